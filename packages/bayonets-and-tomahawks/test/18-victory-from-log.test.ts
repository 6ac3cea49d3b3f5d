/** Whoever reads the log of a game can recompute its tracks: no VP, Raid Point or control marker moves in silence. */
import { type LogEntry, type Message, seeded } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import { randomSettings, walk } from '@carillon/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Space } from '../src/data/map.ts'
import { bayonetsAndTomahawks as game } from '../src/index.ts'
import { ledgerProblems } from '../src/ledger.ts'
import { boxName, factionName, say, spaceName, tokenName } from '../src/messages.ts'
import { setup } from '../src/rules/05-setup.ts'
import { onTrack, scoreVps } from '../src/rules/18-points.ts'
import type { State } from '../src/state.ts'

/** The end of a random game with any options. */
function played(scenario: string, seed: number): { state: State; log: readonly LogEntry[] } {
  let end: { state: State; log: readonly LogEntry[] } | undefined
  const settings = randomSettings(game, scenario, seeded(seed).split(1))
  const problems = walk(game, { scenario, settings, seed }, ({ table: { over, state, log } }) => {
    if (over) end = { state, log }
  })
  if (!end) throw new Error(problems.join())
  return end
}

const keysOf = (log: readonly LogEntry[]): string[] => log.flatMap(({ text }) => text?.key ?? [])
/** Lines that move something on the tracks or on the map. */
const BOOKED = ['log.vps', 'log.raid_points', 'log.raid_lost', 'log.control']

describe('18.1 the tracks are what the log says', () => {
  test.each(game.scenarios.map(({ id }) => id))('18.1 after random games of scenario %s', (scenario) => {
    const keys = new Set<string>()
    for (let seed = 0; seed < 24; seed += 1) {
      const { state, log } = played(scenario, 1755 + seed)
      expect(ledgerProblems(state, log), `seed ${1755 + seed}`).toEqual([])
      for (const key of keysOf(log)) keys.add(key)
    }
    expect(BOOKED.filter((key) => !keys.has(key))).toEqual([])
  })

  test('18.1 a line that is missing, or has another number, is noticed', () => {
    const { state, log } = played('4', 1755)
    const booked = log.flatMap(({ text }, at) => (text && BOOKED.includes(text.key) ? at : []))
    expect(booked.length).toBeGreaterThan(20)
    for (const at of booked) {
      expect(ledgerProblems(state, log.toSpliced(at, 1)), `without line ${at}`).not.toEqual([])
      const { rule, text } = log[at] as { rule: string; text: Message }
      for (const name of ['vps', 'victory', 'points', 'total'])
        if (typeof text.args?.[name] === 'number') {
          const args = { ...text.args, [name]: text.args[name] + 1 }
          const wrong = log.with(at, { rule, text: { key: text.key, args } })
          expect(ledgerProblems(state, wrong), `${name} of line ${at}`).not.toEqual([])
        }
    }
  })
})

describe('18.1 reading the log', () => {
  const line = (rule: string, text: Message): LogEntry => ({ rule, text })
  const vps = (f: 'british' | 'french', n: number, victory: number, rule: string) =>
    line(rule, say('log.vps', { faction: factionName(f), vps: n, at: onTrack(victory), victory }))
  const points = (n: number, total: number) =>
    line('9.3', say('log.raid_points', { faction: factionName('french'), points: n, total }))
  const control = (f: 'british' | 'french', space: Space) =>
    line('2.1.2', say('log.control', { faction: factionName(f), space: spaceName(space) }))
  /** Scenario 2 begins at French 1. */
  const start = (change: Partial<State>): State => ({ ...setup('2', {} as State['rules']), ...change })
  const french = (n: number) => ({ raid: { british: 0, french: n } })

  test.each([
    ['en', '3 VPs for the French: the Victory marker stands at French 4.'],
    ['fr', '3 PV pour les Français ; marqueur Victoire : Français 4.'],
  ] as const)('18.1 where the marker stands is said as the status strip says it (%s)', (locale, words) => {
    const g = start({})
    scoreVps(g, 'french', 3, '18.1')
    const { text } = g.log.at(-1) as { text: Message }
    expect(text.args).toMatchObject({ vps: 3, victory: -4 })
    expect(renderer(game.catalogues[locale], locale)(text)).toBe(words)
  })
  test('18.1 the track has no 0', () => {
    const held = { ...setup('2', {} as State['rules']).control, niagara: 'british' } as const
    const log = [control('british', 'niagara'), vps('british', 1, 1, '2.1.9')]
    expect(ledgerProblems(start({ victory: 1, control: held }), log)).toEqual([])
    expect(ledgerProblems(start({ victory: 2, control: held }), log)).toEqual(['18.1: victory 2, by the log 1'])
    expect(ledgerProblems(start({ victory: 1 }), log)).toEqual([
      '2.1.2: niagara is not of the british, as the log says',
    ])
  })
  test('9.3 eight Raid Points are a VP, those beyond stay', () => {
    const log = [points(7, 7), points(2, 9), vps('french', 1, -2, '9.3')]
    expect(ledgerProblems(start({ victory: -2, ...french(1) }), log)).toEqual([])
    expect(ledgerProblems(start({ victory: -2, ...french(0) }), log)).not.toEqual([])
    expect(ledgerProblems(start({ victory: -1, ...french(1) }), log.slice(0, 2))).toEqual([
      '9.3: 1 VPs of the french are not scored',
    ])
  })
  test('18.1 VPs without a cause, or for another one, are noticed', () => {
    expect(ledgerProblems(start({ victory: -2 }), [vps('french', 1, -2, '9.3')])).toEqual([
      '9.3: 1 VPs of the french, and no line says what for',
    ])
    const chits = line('18.3.2', say('log.chits', { british: 0, french: 2 }))
    expect(ledgerProblems(start({ victory: -3 }), [chits, vps('french', 2, -3, '18.3.2')])).toEqual([])
    expect(ledgerProblems(start({ victory: -2 }), [chits, vps('french', 1, -2, '18.3.2')])).not.toEqual([])
    expect(ledgerProblems(start({}), [chits, chits])).not.toEqual([])
  })
  test('18.2.1 a bonus is worth what the sheet says', () => {
    const bonus = line('18.2.1', say('log.bonus', { faction: factionName('french'), count: 1, year: '1757' }))
    expect(ledgerProblems(start({ victory: -3 }), [bonus, vps('french', 2, -3, '18.2.1')])).toEqual([])
    expect(ledgerProblems(start({ victory: -8 }), [bonus, vps('french', 7, -8, '18.2.1')])).not.toEqual([])
  })
  test('7.4 no more Raid Points are lost than there are', () => {
    const lost = line('7.4', say('log.raid_lost', { faction: factionName('french'), points: 2, total: -1 }))
    expect(ledgerProblems(start(french(0)), [points(1, 1), lost])).not.toEqual([])
  })
  test('15.2.1 a token leaves its pool when it is drawn, unless it goes back', () => {
    const { tokens } = start({})
    const draw = (id: (typeof tokens)[number]) =>
      line('15.2', say('log.draw', { pool: boxName('fleets'), pieces: [tokenName(id)] }))
    const away = tokens.find((id) => !id.includes('put-back') && id !== 'french-navy-losses') as (typeof tokens)[number]
    const left = tokens.filter((id) => id !== away)
    expect(ledgerProblems(start({ tokens: left }), [draw(away)])).toEqual([])
    expect(ledgerProblems(start({}), [draw(away)])).toEqual([`15.2.1: ${away} is in its pool, against the log`])
    expect(ledgerProblems(start({ tokens: left }), [])).toEqual([`15.2.1: ${away} is not in its pool, against the log`])
    expect(ledgerProblems(start({}), [draw('french-navy-losses')])).toEqual([])
  })
})
