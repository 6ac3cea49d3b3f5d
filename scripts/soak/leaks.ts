/** The bytes on a socket, of the game and of a world in which everything hidden from its seat lies elsewhere: they are the same. */
import {
  type Game,
  type Input,
  type Role,
  rolesIn,
  SPECTATOR,
  type State,
  seeded,
  type Table,
  type Viewer,
} from '@carillon/kernel'
import { isSameFor, randomInput, settingSets, type Visit, walk } from '@carillon/kernel/testing'
import type { ClockRules, FromHouse, NewGame, Seat } from '@carillon/protocol'
import { type Clock, clockAfter, newClock, newPatience } from '../../packages/server/src/clock.ts'
import type { Origin } from '../../packages/server/src/kept-position.ts'
import { Live } from '../../packages/server/src/live.ts'
import { waitingFor } from '../../packages/server/src/origin.ts'
import { Visitor } from '../../packages/server/src/visitor.ts'
import { type Late, NEVER_LATE } from './hours.ts'

export interface Leaking {
  /** Positions compared, and those for which no other deal fitted. */
  positions: number
  skipped: number
  leaks: number
  readonly problems: string[]
}

/** Inputs that both worlds are played on with. */
const AHEAD = 3
const RULES: ClockRules = { kind: 'live', bank: 36_000_000, add: 5000, cap: 36_000_000, flag: 'auto' }

export function leak(game: Game, positions: number, late: Late = NEVER_LATE): Leaking {
  const found: Leaking = { positions: 0, skipped: 0, leaks: 0, problems: [] }
  const isOver = () => found.positions >= positions || late()
  for (let seed = 1; !isOver() && found.leaks === 0; seed++)
    for (const { id: scenario } of game.scenarios) {
      const sets = settingSets(game, scenario, 2, seeded(seed))
      const settings = sets[seed % sets.length] as NewGame['options']
      const seats: Record<Role, Seat> = {}
      for (const role of rolesIn(game, settings)) seats[role] = { kind: 'human' }
      const setup: NewGame = { game: game.id, scenario, options: settings, seats }
      const origin: Origin = {
        id: 'soak',
        game,
        cores: new Map(),
        setup,
        commitment: '0',
        seed: '0',
        chance: undefined,
      }
      const visit = ({ table, random, number }: Visit<State>): void => {
        if (number % 3 !== seed % 3 || table.over || isOver()) return
        for (const viewer of [...Object.keys(seats), SPECTATOR]) {
          const real = table.fork()
          const other = table.imagine(viewer, (state) => game.reshuffleHidden(state, viewer, random))
          if (!other || !isSameFor(real, other, viewer, [0, 0])) {
            found.skipped += 1
            continue
          }
          found.positions += 1
          // By turns with a clock, and with none but that nobody waits for ever.
          const clock = (roles: readonly Role[]) =>
            found.positions % 2 === 0 ? newClock(RULES, roles, 0) : newPatience(roles, 0)
          const problem = compared({ origin, clock }, real, other, viewer, () => randomInput(real, random))
          if (problem === undefined) continue
          found.leaks += 1
          found.problems.push(`${game.id} ${scenario} seed ${seed} after ${table.count}, ${viewer}: ${problem}`)
        }
      }
      const problems = walk(game, { scenario, settings, seed }, visit, { until: isOver })
      found.problems.push(...problems)
      found.leaks += problems.length
      if (isOver()) break
    }
  return found
}

interface World {
  readonly origin: Origin
  clock(roles: readonly Role[]): Clock
}
/** A seat at each of both worlds; what it is sent. */
function compared(
  world: World,
  real: Table<State>,
  other: Table<State>,
  viewer: Viewer,
  next: () => ReturnType<typeof randomInput>,
): string | undefined {
  // In one of them the others let questions pass in advance: that is their business.
  const here = eyesOn(world, real, viewer, 1000, true)
  const there = eyesOn(world, other, viewer, 7)
  const differ = () =>
    here.sent.join('\n') === there.sent.join('\n') ? undefined : firstDifference(here.sent, there.sent)
  here.look()
  there.look()
  for (let i = 0; i < AHEAD; i++) {
    const problem = differ()
    if (problem) return problem
    if (real.over || other.over) return undefined
    const input = next()
    if (!input) return undefined
    const secret = real.sealed && 'role' in input && input.role !== viewer
    try {
      here.answer(input)
      // What others do in secret is done in one of the two only: it must not show, nor that its clock was stopped, nor that they go.
      if (!secret) there.answer(input)
      real.answer(input)
      if (!secret) other.answer(input)
      here.pass(secret ? input.role : undefined)
      if (!secret) there.pass(undefined)
    } catch {
      return undefined
    }
    if (secret && !real.sealed) return undefined
    if (!isSameFor(here.table, there.table, viewer, [0, 0])) return undefined
    here.look()
    there.look()
  }
  return differ()
}

function eyesOn({ origin, clock }: World, table: Table<State>, viewer: Viewer, seq: number, passing = false) {
  const roles = Object.keys(origin.setup.seats)
  const { kinds = [], until: [until = 'turn'] = [] } = origin.game.windows ?? {}
  const all = passing ? kinds.map((kind) => ({ kind, until })) : []
  const passes = Object.fromEntries(roles.filter((role) => role !== viewer).map((role) => [role, all]))
  const kept = { saved: table.position(), seats: origin.setup.seats, lines: 0, readable: {}, passes }
  // Those who are done have gone, in a secret moment: nobody is told.
  const gone = new Set(table.sealed ? roles.filter((role) => role !== viewer && !table.decision(role)) : [])
  const seats = Object.fromEntries(roles.map((role) => [role, { joined: true }]))
  const attendance = () => {
    const here = live.table.sealed ? roles.filter((role) => !gone.has(role)) : roles
    return { seats, crowd: { seats: here, watching: 0, accounts: [] }, names: [] }
  }
  let live = Live.restored({ ...origin, attendance }, seq, kept, [])
  let at = 0
  const timed = (before: Clock) => clockAfter(before, waitingFor(live), [], at)
  live.clock = clock(roles)
  live.clock = timed(live.clock)
  const sent: string[] = []
  const outlet = { full: false, send: (message: FromHouse) => void sent.push(JSON.stringify(message)) }
  const visitor = new Visitor(undefined as never, { session: undefined, account: null, bearer: false }, outlet)
  visitor.sitAt(viewer)
  /** A minute later; somebody may be done, and go. */
  const pass = (done: Role | undefined): void => {
    at += 60_000
    if (live.clock) live.clock = timed(live.clock)
    if (done !== undefined) gone.add(done)
  }
  /** What was shown stays as it was, as in a hall. */
  const answer = (input: Input): void => {
    live = live.copy()
    live.table.answer(input)
  }
  return {
    get table() {
      return live.table
    },
    ...{ sent, answer, pass, look: () => visitor.look(live) },
  }
}

function firstDifference(one: readonly string[], other: readonly string[]): string {
  const i = one.findIndex((text, n) => text !== other[n])
  const at = i < 0 ? one.length : i
  const [a = '(nothing)', b = '(nothing)'] = [one[at], other[at]]
  let n = 0
  while (n < a.length && a[n] === b[n]) n++
  return `message ${at}: …${a.slice(Math.max(0, n - 60), n + 60)} | …${b.slice(Math.max(0, n - 60), n + 60)}`
}
