/** Tests in the words of the game: a position, what is done and rolled, and how things stand then. */
import { checkSettings, type Option, type Role, type Settings, startTable, type Table } from '@carillon/kernel'
import { type Rehearsal as RehearsalOf, rehearse, whyProblem } from '@carillon/kernel/testing'
import { FACES, type Face } from '../src/data/dice.ts'
import { FACTIONS, type Faction, type Space } from '../src/data/map.ts'
import type { UnitId } from '../src/data/units.ts'
import { bayonetsAndTomahawks } from '../src/index.ts'
import type { Piece, PositionSpec } from '../src/position.ts'
import { type Box, type State, unitsAt } from '../src/state.ts'

export interface Rehearsal extends RehearsalOf<State> {
  /** Die faces by name. */
  dice(...faces: readonly Face[]): Rehearsal
  /** Who stands there, British first, in order of the alphabet: `'rogers'`, `'rogers:reduced:spent'`. */
  at(space: Space): Piece[]
  box(box: Box): readonly UnitId[]
}

/** `game` may be one with a sequence of its own, to play a chapter alone. */
export function play(
  spec: PositionSpec = {},
  scenario = '2',
  settings: Settings = {},
  game = bayonetsAndTomahawks,
): Rehearsal {
  const checked = checkSettings(game, scenario, settings)
  if ('problem' in checked) throw new Error(JSON.stringify(checked.problem))
  return sit(startTable(game, game.position(spec as never, scenario, checked.settings)))
}

function sit(table: Table<State>): Rehearsal {
  const here: Rehearsal = rehearse(table, {
    dice(...faces: readonly Face[]) {
      table.answer({ chance: faces.map((face) => FACES.indexOf(face) + 1) })
      return here
    },
    at: (space: Space) => FACTIONS.flatMap((f) => pieces(table.state, f, space)),
    box: (box: Box) => table.state.boxes[box],
  })
  const { choose } = here
  return Object.assign(here, {
    choose(role: Role, ...options: readonly Option[]) {
      for (const option of options) {
        reasoned(table)
        choose(role, option)
      }
      return here
    },
  })
}
/** In every position that a test makes and decides in, the rules say of everything refused why. */
function reasoned(table: Table<State>): void {
  for (const choice of table.decisions) {
    const problem = whyProblem(bayonetsAndTomahawks, table.state, choice)
    if (problem !== undefined) throw new Error(problem)
  }
}

const pieces = (g: State, f: Faction, space: Space): Piece[] =>
  unitsAt(g, f, space)
    .toSorted()
    .map((id) => `${id}${g.reduced.includes(id) ? ':reduced' : ''}${g.spent.includes(id) ? ':spent' : ''}` as Piece)
