/** The protocol: its page is what its types say, and what is no request is refused. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NEWS } from '../examples/news.ts'
import { protocolPage } from '../examples/page.ts'
import { REPLIES } from '../examples/replies.ts'
import { REQUESTS } from '../examples/requests.ts'
import { REASONS, type Request, wrongRequest } from '../src/index.ts'

const PAGE = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')
const ASKED: readonly Request[] = Object.values(REQUESTS).flatMap((group) => group.map(({ message }) => message))

describe('docs/protocol.md', () => {
  test('is made from the examples: npm run docs', () => expect(PAGE).toBe(protocolPage()))
  test('shows every request, reply and news, and every reason', () => {
    for (const groups of [REQUESTS, REPLIES, NEWS])
      for (const [name, group] of Object.entries(groups)) {
        expect(PAGE).toContain(`\n### ${name}\n`)
        expect(group.length, name).toBeGreaterThan(0)
      }
    for (const reason of REASONS) expect(PAGE).toContain(`\n| \`${reason}\` | `)
  })
  test('shows them as they go over a wire', () => {
    const shown = [...PAGE.matchAll(/```json\n([^`]+)```/g)].map(([, text]) => JSON.parse(text as string))
    const all = [REQUESTS, REPLIES, NEWS].flatMap((groups) =>
      Object.values(groups).flatMap((group) => (group as readonly { message: unknown }[]).map((one) => one.message)),
    )
    expect(shown).toEqual(all)
  })
})

describe('what comes from outside', () => {
  test('every example is a request', () => {
    for (const request of ASKED) expect(wrongRequest(request), JSON.stringify(request)).toBeUndefined()
    expect(ASKED.length).toBeGreaterThan(25)
  })
  test('without a field that it needs, or with one more, it is none', () => {
    const OPTIONAL = {
      open: ['here'],
      lesson: ['way'],
      confirm: ['option'],
      offer: ['back', 'role', 'code'],
      claim: ['draw', 'abort'],
      note: ['text'],
      overlay: ['at', 'moment'],
      reach: ['place', 'way'],
      answer: ['joined'],
      walk: ['place', 'way', 'to'],
      odds: ['option', 'walk'],
      hint: ['moment'],
      pace: ['think', 'hidden'],
      pass: ['until', 'places', 'battle'],
      replay: ['seat'],
      branch: ['seat'],
    }
    for (const request of ASKED) {
      expect(wrongRequest({ ...request, extra: 1 })).toBeDefined()
      const optional: readonly string[] = { ...OPTIONAL }[request.ask as keyof typeof OPTIONAL] ?? []
      for (const name of Object.keys(request)) {
        const { [name as 'ask']: _, ...less } = request
        if (!optional.includes(name)) expect(wrongRequest(less), `${request.ask} without ${name}`).toBeDefined()
      }
    }
  })
  test('a field that is something else is named', () => {
    for (const request of ASKED)
      for (const name of Object.keys(request).filter((one) => one !== 'ask'))
        for (const wrong of [null, [], () => 0, Symbol('x'), 10n]) {
          const found = wrongRequest({ ...request, [name]: wrong })
          expect(found, `${request.ask} ${name}`).toBeDefined()
        }
  })
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a word', 'list'],
    ['a list', [{ ask: 'list' }]],
    ['something unknown', { ask: 'cheat' }],
    ['a name of every object', { ask: 'toString' }],
    ['a prototype', { ask: '__proto__' }],
    ['a revision that is none', { ...ASKED.find(({ ask }) => ask === 'undo'), revision: 1.5 }],
    ['a key with a zero in it', { ...ASKED.find(({ ask }) => ask === 'undo'), key: 'a\0b' }],
    ['an empty key', { ...ASKED.find(({ ask }) => ask === 'undo'), key: '' }],
    ['a long key', { ...ASKED.find(({ ask }) => ask === 'undo'), key: 'k'.repeat(65) }],
    ['an option in an option', { ...ASKED.find(({ ask }) => ask === 'answer'), option: { unit: { deep: 1 } } }],
    ['a number without end', { ...ASKED.find(({ ask }) => ask === 'answer'), option: { n: Number.POSITIVE_INFINITY } }],
    ['a hint for a lesson', { ask: 'hint', game: 'x', lesson: 'fight', number: 1, seat: 'red' }],
    ['thinking for ever', { ask: 'pace', paused: false, delay: 0, confirm: true, think: 1e9 }],
    ['a table and a lesson', { ...ASKED.find(({ ask }) => ask === 'overlay'), lesson: 'fight', number: 1 }],
    ['a seat that is a word', { ask: 'branch', id: 'x', at: 0, seats: { red: 'human' } }],
    ['a seat with more', { ask: 'branch', id: 'x', at: 0, seats: { red: { kind: 'human', player: 'x' } } }],
  ])('%s is no request', (_, value) => expect(wrongRequest(value)).toBeTypeOf('string'))
  test('whatever it is, it is judged, and the judgement is short', () => {
    const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withObjectString: true })
    fc.assert(
      fc.property(fc.constantFrom(...ASKED), fc.string(), anything, (request, name, value) => {
        const wrong = wrongRequest({ ...request, [name]: value })
        expect(wrong === undefined || wrong.length < 80).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})
