/** A far place, typed: "montreal" for those who are under way, "albany to montreal" for those who stand at Albany. */
import { type Choice, type Option, startsOf, waysFrom } from '@carillon/kernel'
import { meant, type Name } from '@carillon/kernel/typed-words'
import { clicksOf } from '@carillon/room/reached'
import type { Played } from './played.ts'
import type { Screen } from './screen.ts'

/** The clicks that lead there; nothing if no such way is meant. */
export function farClicks(
  { say }: Screen,
  { game, room }: Played,
  { role }: Choice,
  typed: string,
): readonly Option[] | undefined {
  const { travel } = game
  const { table } = room
  if (!travel) return undefined
  const named = (places: readonly string[]): readonly Name[] =>
    places.map((place) => ({ label: say({ key: `space.${place}` }), ids: place }))
  const one = (text: string, places: readonly string[]) => {
    const found = meant(text, named(places))
    return found.kind === 'one' ? { place: places[found.index], rest: found.rest } : undefined
  }
  const goals = (way: number, place?: string): readonly string[] =>
    waysFrom(table, travel, role, place, way)[way]?.routes.map((route) => route.place) ?? []
  const goal = one(typed, goals(0))
  if (goal?.rest === '') return clicksOf(table, travel, { seat: role, to: goal.place })
  const start = one(typed, startsOf(table, travel, role))
  if (!start || start.rest === '') return undefined
  const { place } = start
  for (const way of waysFrom(table, travel, role, place, 0).keys()) {
    const to = one(start.rest, goals(way, place))
    if (to?.rest === '') return clicksOf(table, travel, { seat: role, place, way, to: to.place })
  }
  return undefined
}
