/** Tests in the words of the game: a position, what is done and rolled, and how things stand then. */
import {
  checkSettings,
  type Option,
  problemText,
  Refused,
  type Settings,
  startTable,
  type Table,
  type Viewer,
} from '@carillon/kernel'
import type { Zone } from '../src/data/map.ts'
import { SIDES, type Side, UNITS, type UnitId } from '../src/data/units.ts'
import { quebec1759 } from '../src/index.ts'
import type { BattleSpec, Piece, PositionSpec } from '../src/position.ts'
import { BUTTON } from '../src/rules/options.ts'
import { type State, type Unit, unitOf, unitsAt } from '../src/state.ts'
import type { View } from '../src/view.ts'

export { block, naval } from '../examples/words.ts'
export { BUTTON, INDIAN, INTO, MARCH, SPACE, TO, UNIT } from '../src/rules/options.ts'

export interface Sitting {
  readonly table: Table<State>
  readonly state: State
  /** Makes these choices, one after the other. */
  choose(role: Side, ...options: readonly Option[]): Sitting
  /** Both write their orders; a side that is left out passes. */
  orders(written: Readonly<Partial<Record<Side, readonly Option[]>>>): Sitting
  dice(...faces: readonly number[]): Sitting
  /** So many dice, none of which hits. */
  misses(...counts: readonly number[]): Sitting
  lots(...ids: readonly UnitId[]): Sitting
  /** `'french 7.8.1'`, `'british 6.1.1, french 6.1.1'`, `'6 dice 7.8.6'`, `'over'`. */
  readonly asked: string
  offers(role: Side): readonly Option[]
  /** Whether this answer is refused and changes nothing. */
  refuses(role: Side, option: Option): boolean
  unit(id: UnitId): Unit
  /** Who stands there, British first: `'b_15'` in full strength, `'b_28:3'` with losses. */
  at(zone: Zone): Piece[]
  lost(side: Side): UnitId[]
  view(viewer: Viewer): View
  /** Keys of all that was noted. */
  readonly log: readonly string[]
}

export function play(spec: PositionSpec = {}, settings: Settings = {}): Sitting {
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
): Sitting =>
  play(
    { battle: { attacker: 'british', way: 'road', british: BRITISH, french: FRENCH, ...more }, rest: true, ...spec },
    settings,
  )

/** Where a side may retreat to, in words. */
export const ways = (p: Sitting, side: Side): string[] =>
  p.offers(side).flatMap((o) => ('way' in o ? [`${o.way} ${o.space}`] : []))

function sit(table: Table<State>): Sitting {
  const here: Sitting = {
    table,
    get state() {
      return table.state
    },
    choose(role, ...options) {
      for (const option of options) {
        const why = refusal(table, role, option)
        if (why) throw new Error(`${why}; asked: ${here.asked}`)
        table.answer({ role, option })
      }
      return here
    },
    orders(written) {
      for (const side of SIDES) {
        const order = written[side]
        if (order) here.choose(side, ...order)
        else if (table.decision(side)) here.choose(side, BUTTON.pass)
      }
      return here
    },
    dice(...faces) {
      table.answer({ chance: faces })
      return here
    },
    misses(...counts) {
      for (const count of counts) here.dice(...Array.from({ length: count }, () => 1))
      return here
    },
    lots(...ids) {
      table.answer({ chance: ids })
      return here
    },
    get asked() {
      const { chance, decisions, over } = table
      if (over) return 'over'
      if (chance) return `${chance.count} ${chance.draw} ${chance.rule}`
      return decisions.map(({ role, rule }) => `${role} ${rule}`).join(', ')
    },
    offers: (role) => table.decision(role)?.options ?? [],
    refuses: (role, option) => refusal(table, role, option) !== undefined,
    unit: (id) => unitOf(table.state, id),
    at: (zone) => SIDES.flatMap((side) => unitsAt(table.state, side, zone).map(pieceOf)),
    lost: (side) => unitsAt(table.state, side, 'out').map((u) => u.id),
    view: (viewer) => quebec1759.view(table.state, viewer),
    get log() {
      return table.log.flatMap(({ text, secret }) => [text, secret?.text].flatMap((message) => message?.key ?? []))
    },
  }
  return here
}

const pieceOf = ({ id, cv }: Unit): Piece => (cv === UNITS[id].cv ? id : `${id}:${cv}`)

/** Why the answer is refused, tried on a copy. */
function refusal(table: Table<State>, role: Side, option: Option): string | undefined {
  try {
    table.fork().answer({ role, option })
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error.message
    throw error
  }
}
