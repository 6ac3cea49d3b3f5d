/**
 * Going far: what is shown can be come to by the clicks that are told, all that can be come to is shown, and nothing of it
 * depends on what the role cannot know.
 */
import type { Choice, Role } from '../ask.ts'
import type { Game, State } from '../game.ts'
import type { Random } from '../random.ts'
import type { Table } from '../table.ts'
import {
  type Going,
  imaginedFor,
  type Route,
  routesFrom,
  startsOf,
  type Travel,
  type Way,
  waysFrom,
} from '../travel.ts'
import type { Start } from './start.ts'
import { randomInput, report, type Walker, walk } from './walk.ts'

/** One decision in so many is looked at; where nobody is under way, ways to begin, of them one in so many. */
const [ONE_IN, BEGIN_ONE_IN] = [8, 2]
/** So many steps every way there is is gone. */
const DEEP = 3

export function travelProblems<S extends State>(
  game: Game<S>,
  starts: readonly Start[],
  walker: Walker<S> = randomInput,
): string[] {
  const { travel } = game
  if (!travel) return []
  const seen = { shown: 0, far: 0, begun: 0, others: 0 }
  const problems = starts.flatMap((start) =>
    walk(
      game,
      start,
      ({ table, random }) => {
        if (random.below(ONE_IN) > 0) return
        for (const { role } of table.decisions) {
          const going = travel.going(table.state, role)
          if (!going && random.below(BEGIN_ONE_IN) > 0) continue
          const place = going ? undefined : anyStart(table, travel, role, random)
          const ways = waysFrom(table, travel, role, place)
          report(wrongWays(table, travel, role, ways, place))
          if (going && ways[0]) report(missing(table, travel, role, ways[0].routes, random))
          report(leaked(table, travel, role, ways, place, random, () => (seen.others += 1)))
          if (place !== undefined) seen.begun += ways.length
          for (const { routes } of ways) {
            seen.shown += routes.length
            seen.far += routes.filter(({ clicks }) => clicks.length > 1).length
          }
        }
      },
      { walker },
    ),
  )
  if (problems.length === 0 && Object.values(seen).some((count) => count === 0))
    problems.push(`the test could not fail: ${JSON.stringify(seen)}`)
  return problems
}

function anyStart<S extends State>(table: Table<S>, travel: Travel<S>, role: Role, random: Random): string | undefined {
  const places = startsOf(table, travel, role)
  return places[random.below(places.length || 1)]
}

/** Played on the table itself, with others letting it pass, each way comes to where it is said to lead. */
function wrongWays<S extends State>(
  table: Table<S>,
  travel: Travel<S>,
  role: Role,
  ways: readonly Way[],
  place: string | undefined,
): string | undefined {
  for (const { clicks, routes } of ways) {
    const out = table.fork()
    for (const option of clicks) {
      letThrough(out, travel, role)
      out.answer({ role, option })
    }
    letThrough(out, travel, role)
    if (place !== undefined && travel.begun(out.state) !== place) return `nothing begins at ${place}`
    const who = travel.going(out.state, role)?.who ?? []
    for (const route of routes) {
      const there = out.fork()
      for (const option of route.clicks) {
        there.answer({ role, option })
        letThrough(there, travel, role)
      }
      const came = who.filter((one) => travel.isAt(there.state, role, one, route.place))
      if (came.length === 0 || came.length < who.length !== (route.part ?? false))
        return `${JSON.stringify(route)}: ${came.length} of ${who.length} come there`
    }
  }
  return undefined
}

function letThrough<S extends State>(table: Table<S>, { lets }: Travel<S>, role: Role): void {
  for (let [other] = table.decisions; other && other.role !== role && !table.chance; [other] = table.decisions) {
    const option = other.options.find((one) => Object.keys(one).length === 1 && lets.includes(String(one.do)))
    if (!option) return
    table.answer({ role: other.role, option })
  }
}

/** Something that a few steps of any kind lead to, and that is not shown, or as costing more than it does. */
function missing<S extends State>(
  table: Table<S>,
  travel: Travel<S>,
  role: Role,
  routes: readonly Route[],
  random: Random,
): string | undefined {
  const first = travel.going(table.state, role)
  const shown = new Map(routes.map((route) => [route.place, route]))
  const imagined = first && imaginedFor(table, role)
  if (!first || !imagined) return undefined
  let ring: Table<S>[] = [imagined]
  for (let deep = 0; deep < DEEP; deep += 1) {
    const next: Table<S>[] = []
    for (const from of ring) {
      const choice = from.decision(role) as Choice
      const going = travel.going(from.state, role)
      if (!going) continue
      for (const option of choice.options) {
        const place = travel.step(choice, option)
        if (place === undefined) continue
        const there = from.fork()
        there.answer({ role, option })
        letThrough(there, travel, role)
        const came = first.who.filter((one) => travel.isAt(there.state, role, one, place))
        if (came.length === 0) continue
        const route = shown.get(place)
        const whole = came.length === first.who.length
        if (place !== first.at && (!route || (whole && (route.part || route.cost > going.spent + 1))))
          return `${JSON.stringify(option)} leads to ${place} for ${going.spent + 1}, shown: ${JSON.stringify(route)}`
        if (there.decision(role) && travel.going(there.state, role)?.at === place) next.push(there)
      }
    }
    const one = next[random.below(next.length || 1)]
    // And wherever one goes first, what is shown from there on was shown before.
    for (const { place, cost, part } of one && !isParted(one, travel, role, first) ? routesFrom(one, travel, role) : [])
      if (place !== first.at && !part && !((shown.get(place)?.cost ?? 99) <= cost))
        return `${place} is shown for ${cost} after a step, before it: ${JSON.stringify(shown.get(place))}`
    ring = next
  }
  return undefined
}
/** Some were left behind; or others are under way now, who may begin where these came to. */
const isParted = <S extends State>({ state }: Table<S>, travel: Travel<S>, role: Role, { who }: Going): boolean =>
  travel.going(state, role)?.who.join() !== who.join()

/** With what he cannot know dealt anew he is shown the same. */
function leaked<S extends State>(
  table: Table<S>,
  travel: Travel<S>,
  role: Role,
  ways: readonly Way[],
  place: string | undefined,
  random: Random,
  compared: () => void,
): string | undefined {
  const { game } = table
  const other = table.imagine(role, (state) => game.reshuffleHidden(state, role, random))
  if (!other?.decision(role)) return undefined
  compared()
  const [here, there] = [ways, waysFrom(other, travel, role, place)].map((one) => JSON.stringify(one))
  return here === there ? undefined : `a leak to ${role}, who is shown other ways in another deal: ${here} ${there}`
}
