/** Laws that hold in every position. */
import { CARDS } from './data/cards.ts'
import { FACTIONS, SPACE, SPACES } from './data/map.ts'
import { UNIT, UNIT_IDS, type UnitId } from './data/units.ts'
import { BOXES } from './names.ts'
import { isOfYear } from './rules/05-setup.ts'
import { type State, stackAt, unitsAt } from './state.ts'

export function brokenLaws(g: State): readonly string[] {
  const broken: string[] = []
  const seen: UnitId[] = []
  for (const f of FACTIONS) {
    for (const space of SPACES) {
      const units = unitsAt(g, f, space)
      seen.push(...units)
      if (f === 'french' && SPACE[space].kind === 'base' && units.length > 0) broken.push(`2.1.7: French at ${space}`)
      for (const id of units) {
        const { faction, nation, type } = UNIT[id]
        if ((faction ?? (nation && g.nations[nation])) !== f) broken.push(`${id} serves the ${f} at ${space}`)
        if (type === 'fleet' && SPACE[space].seas.length === 0) broken.push(`3.6: ${id} at ${space}`)
      }
      if (units.filter((id) => UNIT[id].type === 'fort').length > 1) broken.push(`3.5: two Forts at ${space}`)
    }
    for (const kind of ['rout', 'oos', 'landing', 'marshal'] as const) {
      const list = g.markers[f][kind]
      if (new Set(list).size !== list.length) broken.push(`${kind} twice: ${list.join()}`)
      for (const spot of list) if (stackAt(g, f, spot).length === 0) broken.push(`${kind} on nobody at ${spot}`)
    }
    if (g.raid[f] < 0 || g.raid[f] > 7) broken.push(`raid points of the ${f}: ${g.raid[f]}`)
  }
  for (const box of BOXES) seen.push(...g.boxes[box])
  if (seen.length !== UNIT_IDS.length || new Set(seen).size !== UNIT_IDS.length) broken.push(`pieces: ${twice(seen)}`)
  for (const id of g.reduced)
    if (UNIT[id].type === 'indian' || UNIT[id].type === 'commander') broken.push(`reduced ${id}`)
  if (g.victory === 0) broken.push('18.1: the track has no 0')
  for (const [space, f] of Object.entries(g.control)) {
    const { kind, home } = SPACE[space as keyof typeof SPACE]
    if (kind === 'wilderness' || kind === 'base' || home === f) broken.push(`2.1.2: ${f} marker at ${space}`)
  }
  const cards = [
    ...FACTIONS.flatMap((f) => {
      const { reserve, drawn, indian } = g.hands[f]
      return [...g.decks[f].buildup, ...g.decks[f].campaign, ...g.discards[f], reserve, drawn, indian]
    }),
    ...g.decks.indian,
    ...g.seen,
  ].filter((id) => id !== null)
  if (new Set(cards).size !== cards.length) broken.push(`cards twice: ${cards.join()}`)
  const all = CARDS.filter((id) => !g.gone.includes(id) && isOfYear(id, g.year))
  if (all.some((id) => !cards.includes(id))) broken.push(`cards missing: ${all.filter((id) => !cards.includes(id))}`)
  return broken
}
const twice = (ids: readonly UnitId[]): string => {
  const missing = UNIT_IDS.filter((id) => !ids.includes(id))
  return `twice ${ids.filter((id, n) => ids.indexOf(id) !== n).join()}, missing ${missing.join()}`
}
