/** Whoever reads the log of a game can recompute its points: no VP and no Raided marker moves in silence. */
import { type LogEntry, type Message, seeded } from '@carillon/kernel'
import { randomSettings, walk } from '@carillon/kernel/testing'
import { describe, expect, test } from 'vitest'
import { vpText } from '../src/captions.ts'
import { type Side, SPACE, type Space } from '../src/data/map.ts'
import { wildernessWar as game } from '../src/index.ts'
import { ledgerProblems } from '../src/ledger.ts'
import { say, sideName, spaceName, type TextOf } from '../src/messages.ts'
import { setup } from '../src/rules/setup.ts'
import type { State } from '../src/state.ts'
import { crowd, wage } from './crowd.ts'

interface Played {
  readonly state: State
  readonly log: readonly LogEntry[]
}
/** The end of a random game with any options. */
function played(scenario: string, seed: number): Played {
  let end: Played | undefined
  const settings = randomSettings(game, scenario, seeded(seed).split(1))
  const problems = walk(game, { scenario, settings, seed }, ({ table: { over, state, log } }) => {
    if (over) end = { state, log }
  })
  if (!end) throw new Error(problems.join())
  return end
}
const reasonOf = ({ text }: LogEntry): string | undefined => (text?.args?.reason as Message | undefined)?.key

describe('12.21 the points are what the log says', () => {
  test('12.21 after random games', () => {
    const reasons = new Set<string | undefined>()
    for (const { id } of game.scenarios)
      for (let seed = 1755; seed < 1759; seed += 1) {
        const { state, log } = played(id, seed)
        expect(ledgerProblems(state, log), `${id}, seed ${seed}`).toEqual([])
        for (const line of log) reasons.add(reasonOf(line))
      }
    expect(reasons).toContain('vp.demolished')
  })
  test('12.21 after years of war in a small space', () => {
    const reasons = new Set<string | undefined>()
    for (let seed = 1755; seed < 1795; seed += 1) {
      const { state, log } = wage(seed, 800, () => {})
      expect(ledgerProblems(state, log, crowd(seed)), `seed ${seed}`).toEqual([])
      for (const line of log) reasons.add(reasonOf(line))
    }
    for (const reason of ['battle', 'stockade', 'fort', 'fortress', 'raids', 'holds', 'demolished'])
      expect(reasons).toContain(`vp.${reason}`)
  })
  test('12.21 a line that is missing, or has another number, is noticed', () => {
    const { state, log } = played('annus-mirabilis', 1755)
    const booked = log.flatMap(({ text }, at) => (text?.key === 'log.vp' || text?.key === 'log.raided' ? at : []))
    expect(booked.length).toBeGreaterThan(5)
    for (const at of booked) {
      expect(ledgerProblems(state, log.toSpliced(at, 1)), `without line ${at}`).not.toEqual([])
      const { rule, text } = log[at] as { rule: string; text: Message }
      if (text.key !== 'log.vp') continue
      const args = { ...text.args, points: (text.args?.points as number) + 1 }
      expect(ledgerProblems(state, log.with(at, { rule, text: { key: text.key, args } })), `line ${at}`).not.toEqual([])
    }
  })
})

describe('reading the log', () => {
  /** Annus Mirabilis begins at French 4. */
  const start = (change: Partial<State>): State => ({
    ...setup('annus-mirabilis', { bid: 'none' } as State['rules']),
    ...change,
  })
  const vp = (side: Side, points: number, total: number, reason: TextOf<'vp'>): LogEntry => ({
    rule: '12.21',
    text: say('log.vp', { side: sideName(side), points, reason, total: vpText(total) }),
  })
  const raided = (side: Side, space: Space): LogEntry => ({
    rule: '10.31',
    text: say('log.raided', { side: sideName(side), space: spaceName(space) }),
  })
  const holds = say('vp.holds', { space: spaceName(SPACE.niagara) })

  test('12.21 points in silence, another total', () => {
    expect(ledgerProblems(start({}), [])).toEqual([])
    expect(ledgerProblems(start({ vp: 5 }), [])).toEqual(['12.21: VPs 5, by the log 4'])
    const battle = say('vp.battle', { space: spaceName(SPACE.albany) })
    expect(ledgerProblems(start({ vp: 3 }), [vp('british', 1, 3, battle)])).toEqual([])
    expect(ledgerProblems(start({ vp: 3 }), [vp('british', 1, 2, battle)])).not.toEqual([])
    expect(ledgerProblems(start({ vp: 2 }), [vp('british', 2, 2, battle)])).toEqual([
      '12.2: 2 VPs for vp.battle, not 1',
    ])
  })
  test('12.22 half a VP for each marker, rounded up', () => {
    const lines = [raided('french', SPACE.culpeper), raided('french', SPACE.kinderhook), raided('french', SPACE.hoosic)]
    const marked = { british: [], french: [SPACE.culpeper, SPACE.kinderhook, SPACE.hoosic] }
    expect(ledgerProblems(start({ raided: marked }), lines)).toEqual([])
    expect(ledgerProblems(start({ raided: marked }), lines.slice(1))).not.toEqual([])
    const markers = (points: number) => vp('french', points, 4 + points, say('vp.raids', { markers: 3 }))
    expect(ledgerProblems(start({ vp: 6 }), [...lines, markers(2)])).toEqual([])
    expect(ledgerProblems(start({ vp: 5 }), [...lines, markers(1)])).toEqual(['12.2: 1 VPs for vp.raids, not 2'])
    expect(ledgerProblems(start({ vp: 6 }), [...lines.slice(1), markers(2)])).not.toEqual([])
  })
  test('12.23 Niagara changes hands, and nobody takes what he has', () => {
    const once = [vp('british', 1, 3, holds)]
    expect(ledgerProblems(start({ vp: 3, niagara: 'british' }), once)).toEqual([])
    expect(ledgerProblems(start({ vp: 3 }), once)).toEqual(['12.23: niagara is of the french, against the log'])
    const twice = [...once, vp('british', 1, 2, holds)]
    expect(ledgerProblems(start({ vp: 2, niagara: 'british' }), twice)).toEqual([
      '12.23: niagara was of the british already',
    ])
  })
})
