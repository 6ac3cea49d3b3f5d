/** Where those can go who stand on a board, for the decision on the screen; and the clicks that lead there. */
import {
  type Choice,
  findOption,
  imaginedFor,
  letPass,
  type Option,
  Refused,
  type Role,
  type State,
  startsOf,
  type Table,
  type Travel,
  waysFrom,
} from '@carillon/kernel'
import type { Asked, Reach } from '@carillon/protocol'
import type { Line } from './line.ts'

const NOWHERE: Reach = { starts: [], ways: [] }

export async function reached(line: Line, { table: id, seat, place, way }: Asked<'reach'>): Promise<Reach> {
  const { travel } = await line.house.library.whole(line.at(id).open.room.game.id)
  const { open, eyes } = line.at(id)
  const { deciding } = eyes.hands(seat)
  return reachOf(open.room.table, travel, deciding, place, way)
}
export function reachOf(
  table: Table<State>,
  travel: Travel | undefined,
  deciding: Role | undefined,
  place: string | undefined,
  way = 0,
): Reach {
  if (!travel || deciding === undefined) return NOWHERE
  const ways = waysFrom(table, travel, deciding, place, way).map(({ name, routes, open: isOpen }) => ({
    ...(name && { name }),
    ...(isOpen && { open: isOpen }),
    places: routes.map(({ clicks: _, together: __, ...one }) => one),
  }))
  return { starts: place === undefined && ways.length === 0 ? startsOf(table, travel, deciding) : [], ways }
}

/** The position before the last click of a walk, by what the role may know, with that click; nothing where something else comes between. */
export function beforeLast(
  table: Table<State>,
  travel: Travel | undefined,
  role: Role,
  walk: Pick<Asked<'walk'>, 'place' | 'way' | 'to'>,
): { readonly table: Table<State>; readonly choice: Choice; readonly option: Option } | undefined {
  const clicks = clicksOf(table, travel, { seat: role, ...walk })
  const imagined = imaginedFor(table, role)
  if (!imagined || !travel) return undefined
  for (const [i, click] of clicks.entries()) {
    letPass(imagined, travel, role)
    const choice = imagined.decision(role)
    const option = choice && findOption(choice.options, click)
    if (!option) return undefined
    if (i === clicks.length - 1) return { table: imagined, choice, option }
    imagined.answer({ role, option })
  }
  return undefined
}

/** The clicks that lead there; refused if there is no way. */
export function clicksOf(
  table: Table<State>,
  travel: Travel | undefined,
  { seat, place, way = 0, to }: Pick<Asked<'walk'>, 'seat' | 'place' | 'way' | 'to'>,
): readonly Option[] {
  const found = travel && waysFrom(table, travel, seat, place, way)[way]
  const route = found?.routes.find((one) => one.place === to)
  if (!found || (to !== undefined && !route) || found.clicks.length + (route?.clicks.length ?? 0) === 0)
    throw new Refused('not-an-option', `no way leads to ${to ?? place}`)
  // Who is to be left on the way is a decision: the walk ends before it.
  const steps = route?.part ? route.clicks.slice(0, Math.max(1, route.together)) : (route?.clicks ?? [])
  return [...found.clicks, ...steps]
}
