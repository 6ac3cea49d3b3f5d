/** Decisions of real games, for tests of the players that meet them. */
import {
  type Brain,
  type Choice,
  checkSettings,
  type Game,
  type Option,
  type Role,
  type State,
  seeded,
  seededChance,
  startTable,
  type Table,
} from '@carillon/kernel'
import { AnswerLoop, type Outlook, PLAYERS, type Player, TableOutlook, thought, Wits } from '@carillon/players'
import { newNet } from '@carillon/players/training'
import { GAMES } from '@carillon/registry'

/** The games in which whole actions are planned: one that is being made has none yet. */
export const PLANNED = (await Promise.all(GAMES.map(({ load }) => load()))).filter(
  ({ strategy }) => strategy.actions,
) as Game[]
if (PLANNED.length < 3) throw new Error('games have lost their actions')

export const playerOf = (id: string): Player => PLAYERS.get(id) as Player

/** With a judge in every case: where none was learned yet, one that says nothing but noise. */
export async function thinkingOf({ strategy }: Game): Promise<Wits> {
  const brain: Brain = (await strategy.brain?.()) ?? { weights: {} }
  const inputs = strategy.actions?.inputs ?? []
  const sides = ['british', 'french']
  const judge = () => Object.fromEntries(sides.map((side, i) => [side, newNet(inputs.length, 8, seeded(i)).data()]))
  return new Wits(strategy, { ...brain, judge: brain.judge ?? judge() })
}

export const usual = (game: Game, scenario: string) => {
  const checked = checkSettings(game, scenario, {})
  if ('problem' in checked) throw new Error(`${scenario}: the usual options do not fit`)
  return checked.settings
}

/**
 * A random game of each scenario; `visit` sees about `visits` of their decisions that have several answers, half of them such
 * that begin a whole action. It ends all by answering true.
 */
export function decisionsOf(
  game: Game,
  wits: Wits,
  visits: number,
  visit: (table: Table<State>, decision: Choice) => boolean,
): void {
  const most = Math.ceil(visits / game.scenarios.length)
  for (const [n, { id }] of game.scenarios.entries()) {
    const table: Table<State> = startTable(game as Game<State>, game.setup(id, usual(game, id)) as State)
    const players = Object.fromEntries(game.roles.map((role) => [role, playerOf('random')]))
    const play = new AnswerLoop(table, { players, chance: seededChance(seeded(40 + n)), random: seeded(60 + n) })
    const luck = seeded(80 + n)
    let left = most
    for (let ask = play.next; ask; ask = play.next) {
      if (ask.kind === 'chance') {
        table.answer(play.drawn(ask))
        continue
      }
      const begins = game.strategy.actions?.begins(table.state, ask.role)
      if (left > 0 && ask.options.length > 1 && luck.below(begins ? 4 : 16) === 0) {
        left -= 1
        if (visit(table, ask)) return
      }
      if (left === 0) break
      table.answer({ role: ask.role, option: thought(play.thinking(ask, wits)) })
    }
  }
}

/** The seat of a role; `peeks` plants a leak: it imagines what is really there. */
export function seatAt(table: Table<State>, role: Role, wits: Wits, peeks = false): Outlook {
  const seat = new TableOutlook(table, table.decision(role) as Choice, wits)
  if (peeks) seat.imagine = () => table.fork()
  return seat
}
export const chosen = (id: string, seat: Outlook, seed: number, nodes = 6): Option =>
  thought(playerOf(id).sit().think(seat, seeded(seed), { nodes }))

/** The same for all the role can tell, with everything that is hidden from it dealt anew. */
export const dealtAnew = (table: Table<State>, role: Role, seed: number): Table<State> | undefined =>
  table.imagine(role, (state) => table.game.reshuffleHidden(state, role, seeded(seed)))
