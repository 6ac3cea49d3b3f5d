/** Taking back: possible exactly within the policy, and back to an equal position. */
import type { Role } from '../ask.ts'
import type { Game, State, Viewer } from '../game.ts'
import { mismatch } from '../mismatch.ts'
import { logFor } from '../observe.ts'
import { pickOne, type Random } from '../random.ts'
import { Refused } from '../refused.ts'
import type { ChoiceInput, Input } from '../saved.ts'
import type { Table } from '../table.ts'
import { fingerprint, seen, viewersOf } from './same.ts'
import type { Start } from './start.ts'
import { Found, randomInput, report, type Walker, walk } from './walk.ts'
import { type Watched, watch } from './watch.ts'

/** A choice that could still be taken back, and the position it was made in. */
interface Choice {
  readonly input: ChoiceInput
  readonly before: string
}
/**
 * The policy once more, on its own: it walks along and keeps a player's choices since the last draw, revealed secret,
 * end of secret play or choice of another; at the end of the game nothing is taken back. Of these he may take back the last; in secret play each takes back his own.
 */
interface Policy {
  open: Choice[]
  sealed: boolean
  before: string
}

/** A refusal is looked at through all that the table is one time in so many: it is the same for every position. */
const REFUSED_ONE_IN = 5

export function undoProblems<S extends State>(
  game: Game<S>,
  starts: readonly Start[],
  walker: Walker<S> = randomInput,
): string[] {
  return starts.flatMap((start) => {
    const watched = watch(game)
    const policy: Policy = { open: [], sealed: false, before: '' }
    let shown = 0
    return walk(
      watched.game,
      start,
      ({ table, last, random, number }) => {
        if (last) follow(policy, last, barriers(watched) > shown || table.over)
        policy.sealed = table.sealed
        report(wrongRight(table, policy, number % REFUSED_ONE_IN === 0))
        const able = game.roles.filter((role) => table.canUndo(role))
        if (able.length > 0 && random.below(3) === 0) {
          if (table.sealed) sealedAndAgain(table, pickOne(able, random))
          else backAndAgain(table, policy, random)
        }
        policy.before = positionOf(table)
        shown = barriers(watched)
      },
      { walker },
    )
  })
}

const barriers = <S extends State>(watched: Watched<S>): number => watched.reveals + watched.opened + watched.unsealed

function follow(policy: Policy, input: Input, shown: boolean): void {
  // What another has chosen closes all that came before, even if he takes it back.
  if ('chance' in input || (!policy.sealed && policy.open.at(-1)?.input.role !== input.role)) policy.open = []
  if ('role' in input) policy.open.push({ input, before: policy.before })
  if (shown) policy.open = []
}

/** May each role take back exactly when the policy says so? If not, trying is refused and changes nothing. */
function wrongRight<S extends State>(table: Table<S>, policy: Policy, closely: boolean): string | undefined {
  const { roles } = table.game
  const may = (role: Role): boolean =>
    policy.sealed ? policy.open.some(({ input }) => input.role === role) : policy.open.at(-1)?.input.role === role
  const wrong = roles.find((role) => table.canUndo(role) !== may(role))
  if (wrong) return `${wrong} ${may(wrong) ? 'cannot' : 'can'} take back, against the policy`
  const before = closely && fingerprint(table)
  for (const role of roles) if (!may(role) && !refusesUndo(table, role)) return `${role} took back, against the policy`
  return (closely && fingerprint(table)) === before ? undefined : 'a refused undo changed the position'
}

function refusesUndo<S extends State>(table: Table<S>, role: Role): boolean {
  try {
    table.undo(role)
    return false
  } catch (error) {
    if (error instanceof Refused) return true
    throw error
  }
}

/** Back through some or all of the player's last choices, each time to an equal position; then the same choices again. */
function backAndAgain<S extends State>(table: Table<S>, policy: Policy, random: Random): void {
  const role = (policy.open.at(-1) as Choice).input.role
  const here = positionOf(table)
  const undone: Choice[] = []
  const most = 1 + random.below(4)
  while (undone.length < most && policy.open.at(-1)?.input.role === role) {
    const choice = policy.open.pop() as Choice
    undone.push(choice)
    table.undo(role)
    const problem = otherPosition(choice.before, table)
    if (problem)
      throw new Found(`${role} took ${JSON.stringify(choice.input.option)} back, but not to where it was: ${problem}`)
  }
  report(wrongRight(table, policy, false))
  for (const choice of undone.reverse()) {
    table.answer(choice.input)
    policy.open.push(choice)
  }
  const problem = otherPosition(here, table)
  if (problem) throw new Found(`taken back and done again it is not the same: ${problem}`)
}

/** In secret play: nobody else sees anything of it, and done again it is the same. */
function sealedAndAgain<S extends State>(table: Table<S>, role: Role): void {
  const here = positionOf(table)
  const input = table.inputs.findLast((one) => 'role' in one && one.role === role) as ChoiceInput
  const others = viewersOf(table.game).filter((viewer) => viewer !== role)
  const { lines } = table.settled
  const before = others.map((viewer) => toldTo(table, viewer, lines))
  table.undo(role)
  const told = others.find((viewer, i) => toldTo(table, viewer, lines) !== before[i])
  if (told) throw new Found(`${told} sees that ${role} takes back in secret play`)
  table.answer(input)
  const problem = otherPosition(here, table)
  if (problem) throw new Found(`taken back and done again it is not the same: ${problem}`)
}

/** All that leaves the game for a viewer, of the log what can still change. */
const toldTo = <S extends State>(table: Table<S>, viewer: Viewer, lines: number): string =>
  JSON.stringify([seen(table, viewer, 'no log'), logFor(table.logFrom(lines), viewer)])

/** What a position is, apart from the revision; as text: a copy shares what may not be changed, and is if it is. */
const positionOf = <S extends State>({ state, decisions, chance, count, draws }: Table<S>): string =>
  JSON.stringify({ state, decisions, chance: chance ?? null, count, draws })

function otherPosition<S extends State>(before: string, table: Table<S>): string | undefined {
  const now = positionOf(table)
  return before === now ? undefined : mismatch(JSON.parse(before), JSON.parse(now), 'position')
}
