/** A row as it is appended: with it the head of its game, and what is to be done later or not any more. */
import type { Role } from '@carillon/kernel'
import { botIn } from './bots.ts'
import { clockAfter, deadlineOf, hasBegun } from './clock.ts'
import { dueFlag, type Now } from './deals.ts'
import { awaitedIn } from './dice-shares.ts'
import type { Attempt, Live } from './live.ts'
import { turnJobs } from './notices/turns.ts'
import { waitingFor } from './origin.ts'
import type { JournalTable } from './store/schema.ts'
import type { Append, GameUpdate } from './store/store.ts'

/** Milliseconds after which another node looks after a bot. */
const BOT_NET = 15_000
const DAY = 86_400_000

/** The clock after the row: a row that changes it has it. */
export function timed(before: Live, made: Attempt, { at, outages }: Now): Attempt {
  const { next, command } = made
  const { clock } = next
  if (!clock || clock.paused || (!hasBegun(clock) && command.do !== 'begin')) return made
  // A share is no turn.
  const sharing = !clock.patience && (command.do === 'commit' || command.do === 'reveal')
  // Without a clock who still plays has not left; noted once a day.
  const plays = clock.patience && command.do === 'answer' && !before.table.sealed && at - clock.since > DAY
  const going = plays ? { ...clock, since: at } : clock
  const add = sharing ? 0 : clock.rules.add
  const after = clockAfter(going, waitingFor(next), outages, at, add)
  if (after === clock && command.clock === undefined && before.clock === clock) return made
  next.clock = after
  return { ...made, command: { ...command, clock: after } }
}

export function entryOf(
  before: Live,
  { command, next }: Attempt,
  { at, outages }: Now,
  { key, who, isLooking }: Pick<JournalTable, 'key' | 'who'> & { isLooking(role: Role): boolean },
): Append {
  const { clock } = next
  const deadline = clock && !clock.patience && !next.over ? deadlineOf(clock, outages) : null
  // When a flag falls was put with the row that set the clock: as long as it stays the same there is nothing to say.
  const [was, due] = [dueFlag(before, { outages }), dueFlag(next, { outages })]
  // A net under the node that dies while its bot thinks.
  const bot =
    botIn(next) === undefined ? [] : [{ key: `bot:${next.id}`, kind: 'bot', due: at + BOT_NET, body: next.id }]
  const flag = due === null || due === was ? [] : [{ key: `clock:${next.id}`, kind: 'clock', due, body: next.id }]
  // Counted once, whichever node comes to it.
  const rate =
    next.over && !before.over && next.origin.rated
      ? [{ key: `rate:${next.id}`, kind: 'rate', due: at, body: next.id }]
      : []
  const turns = turnJobs(before, next, at, isLooking)
  const jobs = [...bot, ...flag, ...rate, ...turns.jobs]
  const drop = [
    ...turns.drop,
    ...(bot.length === 0 && botIn(before) !== undefined ? [`bot:${next.id}`] : []),
    ...(due === null && was !== null ? [`clock:${next.id}`] : []),
  ]
  return {
    row: { game: next.id, seq: next.seq, at, who, key, body: JSON.stringify(command) },
    ...(!goesOn(before, next) && { head: updateOf(next, deadline) }),
    ...(jobs.length > 0 && { jobs }),
    ...(drop.length > 0 && { drop }),
  }
}

/** The head of the game stays as it was: the same are waited for, the same clocks run. */
function goesOn(before: Live, next: Live): boolean {
  if (before.seq === 0 || before.over || next.over || before.clock !== next.clock) return false
  const [was, is] = [awaitedIn(before), awaitedIn(next)]
  return was.length === is.length && was.every((role, i) => role === is[i])
}
function updateOf(next: Live, deadline: number | null): GameUpdate {
  const { table, ended, over, seq, clock } = next
  const outcome = table.over ? table.game.outcome(table.state) : undefined
  return {
    state: ended?.how === 'abort' ? 'void' : over ? 'over' : 'playing',
    waiting: JSON.stringify(awaitedIn(next)),
    turn: seq,
    clock: clock ? JSON.stringify(clock) : '{}',
    deadline,
    outcome: ended ? JSON.stringify(ended) : outcome ? JSON.stringify(outcome) : null,
  }
}
