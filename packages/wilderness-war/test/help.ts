/** Tests in the words of the game: a position, what is done and rolled, and how things stand then. */
import {
  checkSettings,
  type Message,
  type Option,
  Refused,
  type Role,
  type Settings,
  startTable,
  type Table,
} from '@carillon/kernel'
import { wildernessWar } from '../src/index.ts'
import { type PositionSpec, type Words, wordsAt } from '../src/position.ts'
import type { State } from '../src/state.ts'

export interface Rehearsal {
  readonly table: Table<State>
  readonly state: State
  /** Makes these choices, one after the other. */
  choose(role: Role, ...options: readonly Option[]): Rehearsal
  /** What the dice show, 1 to 6. */
  dice(...faces: readonly number[]): Rehearsal
  /** What was drawn. */
  lots(...ids: readonly string[]): Rehearsal
  /** `'french 5.32'`, `'2 dice 7.6'`, `'1 lots 5.21'`, `'over'`. */
  readonly asked: string
  offers(role: Role): readonly Option[]
  /** Whether this answer is refused and changes nothing. */
  refuses(role: Role, option: Option): boolean
  /** Who is at the space or in the box, in words, sorted: `'br-44th br-48th:reduced dunbar'`. */
  at(place: string): Words
  /** Keys of all that was noted. */
  readonly log: readonly string[]
  /** Keys of what was told to change the rolls. */
  readonly reasons: readonly string[]
}

/** `game` may be one with a sequence of its own, to play a chapter alone (see `only`). */
export function play(
  spec: PositionSpec = {},
  scenario = 'annus-mirabilis',
  settings: Settings = {},
  game = wildernessWar,
): Rehearsal {
  const checked = checkSettings(game, scenario, settings)
  if ('problem' in checked) throw new Error(JSON.stringify(checked.problem))
  return sit(startTable(game, game.position(spec as never, scenario, checked.settings)))
}
/** The game with these steps alone: any other ends it, so a test sees where the chapter hands over (`state.step`). */
export const only = (...steps: readonly string[]): typeof wildernessWar => ({
  ...wildernessWar,
  sequence: Object.fromEntries(Object.entries(wildernessWar.sequence).filter(([id]) => steps.includes(id))),
})

function sit(table: Table<State>): Rehearsal {
  const here: Rehearsal = {
    table,
    get state() {
      return table.state
    },
    choose(role, ...options) {
      for (const option of options) {
        const why = refusal(table, role, option)
        if (why) throw new Error(`${why}; asked: ${here.asked}; offered: ${JSON.stringify(here.offers(role))}`)
        table.answer({ role, option })
      }
      return here
    },
    dice(...faces) {
      table.answer({ chance: faces })
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
    at: (place) => wordsAt(table.state, place),
    get log() {
      return table.log.flatMap(({ text, secret }) => [text, secret?.text].flatMap((message) => message?.key ?? []))
    },
    get reasons() {
      return table.log.flatMap(({ text }) => ((text?.args?.reasons ?? []) as Message[]).map(({ key }) => key))
    },
  }
  return here
}
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
