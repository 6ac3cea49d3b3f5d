/** A far place, typed: the clicks that lead there. */
import type { Choice, Option } from '@carillon/kernel'
import { walkMeant } from '@carillon/protocol/typed-walk'
import { clicksOf, reachOf } from '@carillon/room/reach'
import type { Played } from './played.ts'
import type { Screen } from './screen.ts'

/** Nothing if no such way is meant. */
export async function farClicks(
  { say }: Screen,
  { game, room }: Played,
  { role }: Choice,
  typed: string,
): Promise<readonly Option[] | undefined> {
  const { travel } = game
  const { table } = room
  const label = (place: string): string => say({ key: `space.${place}` })
  const walk = await walkMeant(typed, label, (place, way) => reachOf(table, travel, role, place, way))
  return walk && clicksOf(table, travel, { seat: role, ...walk })
}
