import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { labelOf, optionText, renderer } from '../src/catalogue.ts'
import type { Example } from '../src/example.ts'
import type { Game } from '../src/game.ts'
import { catalogueProblems } from '../src/testing/index.ts'
import { examples, toy } from './toy.ts'

const en = {
  plain: 'Done.',
  moved: '{units} {number, plural, one {moves} other {move}} to {place}.',
  odd: 'a < b, <b>',
  broken: 'no {end',
  'unit.r1': 'the Rangers',
  'unit.r2': 'Otway’s',
  'unit.r3': 'Lascelles’',
  'space.levis': 'Lévis',
  'way.boat': 'by boat',
  'field.count': '{n, plural, one {# ship} other {# ships}}',
  'do.pass': 'Pass',
  stands: 'In the years 1755-1760: {score} ({n, plural, one {# more} other {# more}}, {n, number})',
}
const say = renderer(en, 'en')
const unit = (id: string) => ({ key: `unit.${id}` })

describe('rendering', () => {
  test('arguments that are messages, and lists of them', () => {
    const args = { units: [unit('r1'), unit('r2'), unit('r3')], number: 3, place: { key: 'space.levis' } }
    expect(say({ key: 'moved', args })).toBe('the Rangers, Otway’s, and Lascelles’ move to Lévis.')
    expect(say({ key: 'moved', args: { ...args, units: [unit('r1')], number: 1 } })).toBe('the Rangers moves to Lévis.')
    const fr = renderer({ liste: '{units} : {n, number}', 'unit.r1': 'l’un', 'unit.r2': 'l’autre' }, 'fr')
    expect(fr({ key: 'liste', args: { units: [unit('r1'), unit('r2')], n: 1.5 } })).toBe('l’un et l’autre : 1,5')
  })
  test('what is missing is seen, and throws nothing', () => {
    expect(say({ key: 'nowhere' })).toBe('⟦nowhere⟧')
    expect(say({ key: 'toString' })).toBe('⟦toString⟧')
    expect(say({ key: 'broken' })).toBe('⟦broken⟧')
    expect(say({ key: 'moved' })).toBe('⟦moved⟧')
    expect(say({ key: 'moved', args: { number: 1, place: 'x' } })).toBe('⟦moved⟧')
    expect(say({ key: 'moved', args: { units: unit('r9'), number: 1, place: 'x' } })).toBe('⟦unit.r9⟧ moves to x.')
  })
  test('numbers below zero have a minus sign, in every language', () => {
    const args = { score: -3, n: -2 }
    expect(say({ key: 'stands', args })).toBe('In the years 1755-1760: −3 (−2 more, −2)')
    expect(renderer(en, 'fr')({ key: 'stands', args })).toContain('−3 (−2 more, −2)')
    expect(say({ key: 'stands', args: { score: 'br-44', n: 1 } })).toContain('br-44 (1 more, 1)')
  })
  test('text is not markup', () => {
    expect(say({ key: 'odd' })).toBe('a < b, <b>')
    expect(say({ key: 'plain' })).toBe('Done.')
  })
  test('options are named by their fields', () => {
    expect(optionText(say, { do: 'pass' })).toBe('Pass')
    expect(optionText(say, { space: 'levis', way: 'boat' })).toBe('Lévis, by boat')
    expect(optionText(say, { count: 2 })).toBe('2 ships')
    expect(labelOf({ unit: 'r1', count: 1 })).toEqual([unit('r1'), { key: 'field.count', args: { n: 1 } }])
  })
})

describe('the check of catalogues', () => {
  const complete: Record<string, string> = {
    'game.name': 'N',
    'game.blurb': 'B',
    'role.red': 'R',
    'scenario.short': 'S',
    'step.walk': 'W',
    'option.dice': 'D',
    'option.dice.help': 'H',
    'option.dice.one': '1',
    'unit.r1': 'U',
    'log.won': '{role} wins {n, plural, one {# point} other {{n} points}}',
    'log.end': 'The end',
    'field.count': '{n} ships',
    'example.a': 'T',
    'example.a.1': 'S',
  }
  const game: Game = {
    ...(toy as unknown as Game),
    roles: ['red'],
    scenarios: [{ id: 'short' }],
    sequence: { walk: { rule: '1', *play() {} } },
    switches: [{ id: 'dice', values: ['one'], default: 'one', rule: '1' }],
    names: { unit: ['r1'] },
    texts: { 'log.won': ['role', 'n:number'], 'log.end': [], 'field.count': ['n'] },
    catalogues: { en: complete, fr: complete },
  }
  const lessons = [{ ...examples[0], id: 'a', title: 'example.a', stops: [{ text: 'example.a.1' }] } as Example]
  const sources = [
    `const TEXTS = { 'log.won': ['role', 'n:number'], 'log.end': [], 'field.count': ['n'] }`,
    `say('log.won', { role, n }); const end = over ? 'log.end' : undefined; offer({ count: 2 })`,
  ]
  const check = (change: Record<string, string | undefined>, texts = game.texts) => {
    const fr = Object.fromEntries(Object.entries({ ...complete, ...change }).filter(([, text]) => text !== undefined))
    return catalogueProblems(
      { ...game, texts, catalogues: { en: complete, fr } as Game['catalogues'] },
      sources,
      lessons,
    )
  }

  test('finds nothing wrong in complete ones', () => {
    expect(check({ 'log.won': '{role} : {n}' })).toEqual([])
  })
  test('every key a language lacks', () => {
    for (const key of Object.keys(complete)) expect(check({ [key]: undefined })).toContain(`fr ${key}: missing`)
  })
  test('a key that nothing wants', () => {
    expect(check({ 'log.more': 'x' })).toContain('fr log.more: unused')
    expect(check({ 'unit.r2': 'x' })).toContain('fr unit.r2: unused')
  })
  test('a text that no rule says', () => {
    const texts = { ...game.texts, 'log.never': [] }
    expect(catalogueProblems({ ...game, texts }, [...sources, `x = { 'log.never': [] }`], lessons)).toContain(
      "log.never: in the game's texts, but no rule says it",
    )
    const made = (source: string) => catalogueProblems({ ...game, texts }, [...sources, source], lessons)
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a game.
    expect(made('say(`log.${what}`)')).not.toContainEqual(expect.stringContaining('no rule says it'))
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a game.
    expect(made('say(`log.other.${what}`)')).toContainEqual(expect.stringContaining('no rule says it'))
    expect(catalogueProblems({ ...game, texts }, [...sources, `case 'log.never':`], lessons)).not.toContainEqual(
      expect.stringMatching(/no rule says/),
    )
    expect(
      catalogueProblems(game, sources.slice(0, 1), lessons).filter((problem) => problem.includes('no rule')),
    ).toHaveLength(2)
  })
  test('arguments, also those inside a plural', () => {
    expect(check({ 'log.won': '{role}' })).toContain('fr log.won: the argument {n} is missing')
    expect(check({ 'log.won': '{role} {n, plural, other {{m}}}' })).toContain('fr log.won: the argument {m} is unknown')
    expect(check({ 'unit.r1': '{x}' })).toContain('fr unit.r1: the argument {x} is unknown')
  })
  test('what is not an ICU message, or empty', () => {
    expect(check({ 'log.end': 'no {end' })).toContainEqual(expect.stringMatching(/^fr log.end: not an ICU message/))
    expect(check({ 'log.end': ' ' })).toContain('fr log.end: empty')
  })
  test('sentences that were not translated', () => {
    const same = { ...complete, 'log.end': 'This is the end' }
    const problems = catalogueProblems({ ...game, catalogues: { en: same, fr: same } }, sources, lessons)
    expect(problems).toContain('log.end: the same in English and French: "This is the end"')
    expect(problems.filter((problem) => problem.includes('the same'))).toHaveLength(2)
  })
})

test('the main entry does not load the formatter', () => {
  const seen = new Set<string>()
  const follow = (url: URL): string[] => {
    if (seen.has(url.href)) return []
    seen.add(url.href)
    const imports = [...readFileSync(url, 'utf8').matchAll(/from '([^']+)'/g)].map((match) => match[1] as string)
    return imports.flatMap((name) => (name.startsWith('.') ? follow(new URL(name, url)) : name))
  }
  const packages = follow(new URL('../src/index.ts', import.meta.url))
  expect(seen.size).toBeGreaterThan(5)
  expect([...seen].filter((file) => file.includes('message-format'))).toEqual([])
  expect(packages).not.toContain('vitest')
})
