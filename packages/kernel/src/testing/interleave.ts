/** Playing side by side: in whatever order the inputs of the roles come, the result is the same, and nobody sees it. */
import type { Role } from '../ask.ts'
import type { Game, State } from '../game.ts'
import { type Random, shuffle } from '../random.ts'
import { Refused } from '../refused.ts'
import type { ChoiceInput } from '../saved.ts'
import type { Table } from '../table.ts'
import { difference } from './data.ts'
import { differ, seen, viewersOf } from './same.ts'
import type { Start } from './start.ts'
import { Found, randomInput, report, walk } from './walk.ts'
import { type Watched, watch } from './watch.ts'

/** Mixed orders tried each time that roles play side by side. */
const MIXED = 3

export interface Interleaved {
  readonly problems: string[]
  /** How often roles played side by side. */
  readonly together: number
}

export function interleavings<S extends State>(game: Game<S>, starts: readonly Start[]): Interleaved {
  let together = 0
  const problems = starts.flatMap((start) => {
    const watched = watch(game)
    let opened = 0
    return walk(watched.game, start, ({ table, random }) => {
      if (table.sealed && watched.opened > opened) {
        together += 1
        tryOrders(watched, table, random)
      }
      opened = watched.opened
    })
  })
  return { problems, together }
}

function tryOrders<S extends State>(watched: Watched<S>, table: Table<S>, random: Random): void {
  const first = table.fork()
  const made: ChoiceInput[] = []
  const before = watched.unsealed
  while (watched.unsealed === before) {
    const input = randomInput(first, random) as ChoiceInput
    made.push(input)
    first.answer(input)
  }
  const roles = [...new Set(made.map(({ role }) => role))]
  const oneByOne = (order: readonly Role[]) => order.flatMap((role) => made.filter((input) => input.role === role))
  const orders = [oneByOne(roles), oneByOne(roles.toReversed())]
  for (let i = 0; i < MIXED; i++) orders.push(mixed(made, random))
  for (const [i, order] of orders.entries()) {
    const other = table.fork()
    // Looking over shoulders takes most of the time: once is enough, where the roles take turns.
    playOrder(watched, other, order, i === orders.length - 1)
    const problem = differ(first, other) ?? difference(first.inputs, other.inputs, 'inputs')
    report(problem && `the order of secret inputs changes the result: ${problem}`)
  }
}

/** The inputs of each role in their own order, otherwise as chance has it. */
function mixed(made: readonly ChoiceInput[], random: Random): ChoiceInput[] {
  const whose = shuffle(
    made.map(({ role }) => role),
    random,
  )
  const left = Map.groupBy(made, ({ role }) => role)
  return whose.map((role) => left.get(role)?.shift() as ChoiceInput)
}

function playOrder<S extends State>(
  watched: Watched<S>,
  table: Table<S>,
  order: readonly ChoiceInput[],
  look: boolean,
): void {
  const before = watched.unsealed
  for (const [i, input] of order.entries()) {
    if (watched.unsealed > before) throw new Found('secret play ended early when the inputs came in another order')
    const others = look ? viewersOf(table.game).filter((viewer) => viewer !== input.role) : []
    const saw = others.map((viewer) => seen(table, viewer))
    try {
      table.answer(input)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      throw new Found(
        `a secret input depends on the order: ${input.role} ${JSON.stringify(input.option)}: ${error.message}`,
      )
    }
    if (i === order.length - 1) return
    const told = others.find((viewer, n) => seen(table, viewer) !== saw[n])
    if (told) throw new Found(`${told} sees that ${input.role} plays in secret`)
  }
}
