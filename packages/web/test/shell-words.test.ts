/** The shell's catalogues: both whole, both alike, nothing in them that nobody says. */
import { MessageFormat } from '@carillon/kernel/catalogue'
import { frenchProblems } from '@carillon/kernel/testing'
import { playersOf, STYLES } from '@carillon/players'
import { REASONS } from '@carillon/protocol'
import { describe, expect, test } from 'vitest'
import en from '../src/locales/en.json' with { type: 'json' }
import fr from '../src/locales/fr.json' with { type: 'json' }
import peopleEn from '../src/locales/people/en.json' with { type: 'json' }
import peopleFr from '../src/locales/people/fr.json' with { type: 'json' }
import { READY } from '../src/shell/shelf.ts'

/** All that any game offers. */
const offered = playersOf({ players: ['playbook'] })

const EN: Readonly<Record<string, string>> = { ...en, ...peopleEn }
const FR: Readonly<Record<string, string>> = { ...fr, ...peopleFr }
const SOURCES = Object.values(
  import.meta.glob<string>('../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
)

const argumentsOf = (text: string) => new MessageFormat(text, 'en').names

describe('English and French', () => {
  test('what only people over the network need is said there alone', () =>
    expect(Object.keys(peopleEn).filter((key) => key in en)).toEqual([]))
  test('have the same keys', () => expect(Object.keys(FR).sort()).toEqual(Object.keys(EN).sort()))
  test.each(Object.keys(EN))('%s has the same arguments', (key) =>
    expect(argumentsOf(FR[key] ?? '')).toEqual(argumentsOf(EN[key] as string)),
  )
  test('French is spaced as French is', () => {
    expect(Object.entries(FR).flatMap(([key, text]) => frenchProblems(text).map((what) => `${key}: ${what}`))).toEqual(
      [],
    )
  })
})

describe('every key is said', () => {
  const literals = new Set(
    SOURCES.flatMap((text) => [...text.matchAll(/(['"`])([\w-]+(?:\.[\w-]+)+)\1/g)].map((m) => m[2])),
  )
  /** Keys made of parts, such as `bot.${name}.line`. */
  const patterns = SOURCES.flatMap((text) =>
    [...text.matchAll(/`([\w-]+\.(?:[\w.-]|\$\{[^}`]*\})*)`/g)].map((m) => m[1] as string),
  )
    .filter((pattern) => pattern.includes('${'))
    .map((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[^.]+')}$`))
  test.each(Object.keys(EN))('%s', (key) =>
    expect(literals.has(key) || patterns.some((pattern) => pattern.test(key))).toBe(true),
  )
})

describe('what is said has a key', () => {
  const said = SOURCES.flatMap((text) => [...text.matchAll(/\bt\('([^']+)'/g)].map((match) => match[1] as string))
  test.each([...new Set(said)])('%s', (key) => expect(EN).toHaveProperty([key]))
  test.each(offered)('the bot %s', (bot) => {
    expect(EN).toHaveProperty([`bot.${bot}`])
    expect(EN).toHaveProperty([`bot.${bot}.line`])
  })
  test.each(['plain', ...STYLES])('the style %s', (style) => {
    expect(EN).toHaveProperty([`style.${style}`])
    expect(EN).toHaveProperty([`style.${style}.line`])
  })
  test.each(REASONS)('a refusal: %s', (reason) => {
    expect(EN).toHaveProperty([`refused.${reason}`])
  })
  test.each(READY)('the game $id', ({ id }) => {
    expect(EN).toHaveProperty([`shelf.${id}.name`])
    expect(EN).toHaveProperty([`shelf.${id}.line`])
  })
})
