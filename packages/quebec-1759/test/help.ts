/** Tests in the words of the game: a position, what is done and rolled, and how things stand then. */
import {
  checkSettings,
  type Option,
  problemText,
  type Settings,
  startTable,
  type Table,
  type Viewer,
} from '@carillon/kernel'
import { type Rehearsal as RehearsalOf, rehearse } from '@carillon/kernel/testing'
import type { Zone } from '../src/data/map.ts'
import { SIDES, type Side, UNITS, type UnitId } from '../src/data/units.ts'
import { quebec1759 } from '../src/index.ts'
import type { BattleSpec, Piece, PositionSpec } from '../src/position.ts'
import { BUTTON } from '../src/rules/options.ts'
import { type State, type Unit, unitOf, unitsAt } from '../src/state.ts'
import type { View } from '../src/view.ts'

export { block, naval } from '../examples/words.ts'
export { BUTTON, INDIAN, INTO, MARCH, SPACE, TO, UNIT } from '../src/rules/options.ts'

export interface Rehearsal extends RehearsalOf<State, Side> {
  /** Both write their orders; a side that is left out passes. */
  orders(written: Written): Rehearsal
  dice(...faces: readonly number[]): Rehearsal
  /** So many dice, none of which hits. */
  misses(...counts: readonly number[]): Rehearsal
  unit(id: UnitId): Unit
  /** Who stands there, British first: `'b_15'` in full strength, `'b_28:3'` with losses. */
  at(zone: Zone): Piece[]
  lost(side: Side): UnitId[]
  view(viewer: Viewer): View
}
type Written = Readonly<Partial<Record<Side, readonly Option[]>>>

export function play(spec: PositionSpec = {}, settings: Settings = {}): Rehearsal {
  const checked = checkSettings(quebec1759, 'campaign', settings)
  if ('problem' in checked) throw new Error(problemText(checked.problem))
  return sit(startTable(quebec1759, quebec1759.position(spec as never, 'campaign', checked.settings)))
}

export const BRITISH = { left: ['b_15'], centre: ['b_28'], right: ['b_35'] } as const
export const FRENCH = { left: ['f_sarre'], centre: ['f_bearn'], right: ['f_guyenne'] } as const
/** The rest of both armies, far from Beauport. */
export const AWAY = { british: 'ile_d_orleans', french: 'cap_rouge' } as const
/** Where the British have come by road. */
export const TO_BEAUPORT = { zone: 'beauport', from: 'montmorency' } as const
export const TO_CAP_ROUGE = { zone: 'cap_rouge', from: 'sillery' } as const

/** A battle in progress, one unit in each column; the British have attacked by road. */
export const battle = (
  more: Partial<BattleSpec> & Pick<BattleSpec, 'zone' | 'from'>,
  spec: PositionSpec = {},
  settings: Settings = {},
): Rehearsal =>
  play(
    { battle: { attacker: 'british', way: 'road', british: BRITISH, french: FRENCH, ...more }, rest: true, ...spec },
    settings,
  )

/** Where a side may retreat to, in words. */
export const ways = (p: Rehearsal, side: Side): string[] =>
  p.offers(side).flatMap((o) => ('way' in o ? [`${o.way} ${o.space}`] : []))

function sit(table: Table<State>): Rehearsal {
  const here: Rehearsal = rehearse(table, {
    orders(written: Written) {
      for (const side of SIDES) {
        const order = written[side]
        if (order) here.choose(side, ...order)
        else if (table.decision(side)) here.choose(side, BUTTON.pass)
      }
      return here
    },
    dice(...faces: readonly number[]) {
      table.answer({ chance: faces })
      return here
    },
    misses(...counts: readonly number[]) {
      for (const count of counts) here.dice(...Array.from({ length: count }, () => 1))
      return here
    },
    unit: (id: UnitId) => unitOf(table.state, id),
    at: (zone: Zone) => SIDES.flatMap((side) => unitsAt(table.state, side, zone).map(pieceOf)),
    lost: (side: Side) => unitsAt(table.state, side, 'out').map((u) => u.id),
    view: (viewer: Viewer) => quebec1759.view(table.state, viewer),
  })
  return here
}

const pieceOf = ({ id, cv }: Unit): Piece => (cv === UNITS[id].cv ? id : `${id}:${cv}`)
