/** 18 Victory Points, War in Europe chits, the Victory Check. */
import { drawLots, note, offer, type Play } from '@carillon/kernel'
import type { Faction } from '../data/map.ts'
import { CHITS } from '../data/units.ts'
import { factionName, say } from '../messages.ts'
import type { State } from '../state.ts'

/** 18.1 The track has no 0: positions go ..., -2, -1, 1, 2, ... with the British above. */
export const slide = (position: number, by: number): number => {
  const flat = position > 0 ? position - 1 : position
  const moved = flat + by
  return moved >= 0 ? moved + 1 : moved
}
export function scoreVps(g: State, f: Faction, vps: number, rule: string): void {
  g.victory = slide(g.victory, f === 'british' ? vps : -vps)
  note(g, rule, say('log.vps', { faction: factionName(f), vps, victory: g.victory }))
}
/** VPs of a faction as the track shows them: 0 on the other's side. */
export const vpsOf = (g: State, f: Faction): number => Math.max(0, f === 'british' ? g.victory : -g.victory)

/** 9.3, 18.1 Eight Raid Points are a VP; the rest stays on the track. */
export function scoreRaid(g: State, f: Faction, points: number, rule = '9.3'): void {
  g.raid[f] += points
  note(g, rule, say('log.raid_points', { faction: factionName(f), points, total: g.raid[f] }))
  while (g.raid[f] >= 8) {
    g.raid[f] -= 8
    scoreVps(g, f, 1, '9.3')
  }
}
/** Raid Points lost to an event: never below 0, and no VP is taken back. */
export function loseRaid(g: State, f: Faction, points: number, rule: string): void {
  const lost = Math.min(points, g.raid[f])
  g.raid[f] -= lost
  note(g, rule, say('log.raid_lost', { faction: factionName(f), points: lost, total: g.raid[f] }))
}

const CHIT_IDS: readonly string[] = CHITS.map((_, n) => `chit-${n}`)
/** 18.3.1 The faction draws a chit in secret and keeps it or the one it has. */
export function* drawChit(g: State, f: Faction): Play {
  const held = g.chits[f]
  note(g, '18.3.1', say('log.chit', { faction: factionName(f) }))
  const left = CHIT_IDS.filter((_, n) => n !== held)
  const [drawn] = yield* drawLots('18.3.1', say('chance.chit', { faction: factionName(f) }), left)
  const fresh = CHIT_IDS.indexOf(drawn as string)
  if (held === null) {
    g.chits[f] = fresh
    return
  }
  const values = { held: CHITS[held] as number, drawn: CHITS[fresh] as number }
  const { do: kept } = yield* offer(g.voice[f], '18.3.1', say('prompt.chit', values), [
    { do: 'keep_chit' },
    { do: 'take_chit' },
  ])
  if (kept === 'take_chit') g.chits[f] = fresh
}

// biome-ignore lint/correctness/useYield: being written
export function* victoryCheck(_g: State): Play {
  throw new Error('being written')
}
