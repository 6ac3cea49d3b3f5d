/** 18.1 Victory Points and Raid Points. */
import { type Message, note } from '@carillon/kernel'
import { RAID_TRACK } from '../data/actions.ts'
import type { Faction } from '../data/map.ts'
import { slide } from '../data/thresholds.ts'
import { factionName, say } from '../messages.ts'
import { type State, sideOf, withSide } from '../state.ts'

/** The marker, as all say where it stands: British 3, French 4. */
export const onTrack = (position: number): Message =>
  say(position > 0 ? 'track.british' : 'track.french', { position: Math.abs(position) })
export function scoreVps(g: State, f: Faction, vps: number, rule: string): void {
  g.victory = slide(g.victory, f === 'british' ? vps : -vps)
  note(g, rule, say('log.vps', { faction: factionName(f), vps, at: onTrack(g.victory), victory: g.victory }))
}
/** VPs of a faction as the track shows them: 0 on the other's side. */
export const vpsOf = (g: State, f: Faction): number => Math.max(0, f === 'british' ? g.victory : -g.victory)

const setRaid = (g: State, f: Faction, points: number): void => {
  g.raid = withSide(g.raid, f, points)
}
/** 9.3, 18.1 Eight Raid Points are a VP; the rest stays on the track. */
export function scoreRaid(g: State, f: Faction, points: number, rule = '9.3'): void {
  let total = sideOf(g.raid, f) + points
  note(g, rule, say('log.raid_points', { faction: factionName(f), points, total }))
  for (; total >= RAID_TRACK; total -= RAID_TRACK) scoreVps(g, f, 1, '9.3')
  setRaid(g, f, total)
}
/** Raid Points lost to an event: never below 0, and no VP is taken back. */
export function loseRaid(g: State, f: Faction, points: number, rule: string): void {
  const lost = Math.min(points, g.raid[f])
  setRaid(g, f, g.raid[f] - lost)
  note(g, rule, say('log.raid_lost', { faction: factionName(f), points: lost, total: g.raid[f] }))
}
