/** 3 All leaders and units with their strengths, and where they are. */
import type { Aid, AidCell, AidTable, Message } from '@carillon/kernel'
import { COUNT, SIDES, type Side } from '../data/map.ts'
import { PIECES, type PieceFacts } from '../data/pieces.ts'
import { pieceName, say, sideName, spaceName } from '../messages.ts'
import { ASIDE, AVAILABLE, OUT, POOL } from '../state.ts'
import type { View } from '../view.ts'

const placeOf = ({ at }: View, { n }: PieceFacts): number => at[n] as number
function whereIs(view: View, piece: PieceFacts): Message {
  const at = placeOf(view, piece)
  if (at < COUNT) return spaceName(at)
  return say(
    at === OUT ? 'aid.at.out' : at === POOL ? 'aid.at.pool' : at === ASIDE ? 'aid.at.aside' : 'aid.at.available',
  )
}
/** As many of them as are where `is` says. */
const count = (view: View, pieces: readonly PieceFacts[], is: (at: number) => boolean): number =>
  pieces.filter((piece) => is(placeOf(view, piece))).length

/** Units of one look are a row: regiments by corps, provincials by colony, Indians by tribe. */
function groupsOf(side: Side): readonly (readonly PieceFacts[])[] {
  const groups = new Map<string, PieceFacts[]>()
  for (const piece of PIECES) {
    if (piece.side !== side || piece.leader) continue
    const { type, corps, strength, kind } = piece
    const key = type === 'indian' || type === 'provincial' ? kind : [type, corps, strength].join()
    groups.set(key, [...(groups.get(key) ?? []), piece])
  }
  return [...groups.values()]
}
function groupName(first: PieceFacts): AidCell {
  const { type, corps, n } = first
  if (type === 'indian' || type === 'provincial') return pieceName(n)
  return corps ? say(`aid.corps.${corps}`) : say(`web.type.${type}`)
}

function units(view: View, side: Side): AidTable {
  return {
    title: say('aid.units', { side: sideName(side) }),
    head: [
      say('aid.head.unit'),
      say('aid.head.strength'),
      say('aid.head.movement'),
      say('aid.head.all'),
      say('aid.head.in_play'),
      say('aid.head.reduced'),
      say('aid.head.to_come'),
      say('aid.head.home'),
    ],
    rows: groupsOf(side).map((group) => {
      const [first] = group as readonly [PieceFacts]
      const { strength, reducedStrength, movement, settlement } = first
      return {
        cells: [
          groupName(first),
          `${strength} / ${reducedStrength}`,
          first.type === 'militia' ? '–' : movement,
          group.length,
          count(view, group, (at) => at < AVAILABLE),
          group.filter(({ n }) => view.reduced.includes(n) && (view.at[n] as number) < AVAILABLE).length,
          count(view, group, (at) => at === AVAILABLE),
          settlement === null ? '–' : spaceName(settlement),
        ],
        subject: { unit: first.id },
      }
    }),
    note: say('aid.units.note'),
  }
}
function leaders(view: View, side: Side): AidTable {
  return {
    title: say('aid.leaders', { side: sideName(side) }),
    head: [
      say('aid.head.leader'),
      say('aid.head.initiative'),
      say('aid.head.command'),
      say('aid.head.tactics'),
      say('aid.head.where'),
    ],
    rows: PIECES.filter((piece) => piece.side === side && piece.leader).map((piece) => ({
      cells: [pieceName(piece.n), piece.initiative, piece.command, piece.tactics, whereIs(view, piece)],
      subject: { unit: piece.id },
    })),
  }
}

export const roster = (view: View): Aid => ({
  id: 'roster',
  title: say('aid.roster'),
  tables: SIDES.flatMap((side) => [leaders(view, side), units(view, side)]),
  rules: ['3.1', '3.11', '3.12', '3.13', '3.2'],
})
