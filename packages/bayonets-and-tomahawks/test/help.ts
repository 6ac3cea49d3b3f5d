/** Tests in the words of the game: a position, what is done and rolled, and how things stand then. */
import { checkSettings, type Option, Refused, type Role, type Settings, startTable, type Table } from '@carillon/kernel'
import { FACTIONS, type Faction, type Space } from '../src/data/map.ts'
import type { UnitId } from '../src/data/units.ts'
import { bayonetsAndTomahawks } from '../src/index.ts'
import type { Piece, PositionSpec } from '../src/position.ts'
import { type Box, FACES, type Face, type State, unitsAt } from '../src/state.ts'

export interface Sitting {
  readonly table: Table<State>
  readonly state: State
  /** Makes these choices, one after the other. */
  choose(role: Role, ...options: readonly Option[]): Sitting
  /** Die faces by name. */
  dice(...faces: readonly Face[]): Sitting
  /** What was drawn. */
  lots(...ids: readonly string[]): Sitting
  /** `'french 7.2'`, `'british 7.1, french 7.1'`, `'3 dice 13.3.3'`, `'1 lots 15.2'`, `'over'`. */
  readonly asked: string
  offers(role: Role): readonly Option[]
  /** Whether this answer is refused and changes nothing. */
  refuses(role: Role, option: Option): boolean
  /** Who stands there, British first, in order of the alphabet: `'rogers'`, `'rogers:reduced:spent'`. */
  at(space: Space): Piece[]
  box(box: Box): readonly UnitId[]
  /** Keys of all that was noted. */
  readonly log: readonly string[]
}

/** `game` may be one with a sequence of its own, to play a chapter alone. */
export function play(
  spec: PositionSpec = {},
  scenario = '2',
  settings: Settings = {},
  game = bayonetsAndTomahawks,
): Sitting {
  const checked = checkSettings(game, scenario, settings)
  if ('problem' in checked) throw new Error(JSON.stringify(checked.problem))
  return sit(startTable(game, game.position(spec as never, scenario, checked.settings)))
}

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
    dice(...faces) {
      table.answer({ chance: faces.map((face) => FACES.indexOf(face) + 1) })
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
    at: (space) => FACTIONS.flatMap((f) => pieces(table.state, f, space)),
    box: (box) => table.state.boxes[box],
    get log() {
      return table.log.flatMap(({ text, secret }) => [text, secret?.text].flatMap((message) => message?.key ?? []))
    },
  }
  return here
}

const pieces = (g: State, f: Faction, space: Space): Piece[] =>
  unitsAt(g, f, space)
    .toSorted()
    .map((id) => `${id}${g.reduced.includes(id) ? ':reduced' : ''}${g.spent.includes(id) ? ':spent' : ''}` as Piece)

/** Why the answer is refused, tried on a copy. */
function refusal(table: Table<State>, role: Role, option: Option): string | undefined {
  try {
    table.fork().answer({ role, option })
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error.message
    throw error
  }
}
