/** A far place, typed: "montreal" for those who are under way, "albany to montreal" for those who stand at Albany. */
import { meant, type Name } from '@carillon/kernel/typed-words'
import type { Reach } from './reply.ts'
import type { Asked } from './request.ts'

export type TypedWalk = Pick<Asked<'walk'>, 'place' | 'way' | 'to'>
type Asking = (place?: string, way?: number) => Promise<Reach> | Reach

/** The way that is meant; nothing if none is. `label` is the name of a place. */
export async function walkMeant(
  typed: string,
  label: (place: string) => string,
  reach: Asking,
): Promise<TypedWalk | undefined> {
  // A number is one of the list.
  if (/^#?\d+$/.test(typed.trim())) return undefined
  const one = (text: string, places: readonly string[]) => {
    const found = meant(
      text,
      places.map((place): Name => ({ label: label(place), ids: place })),
    )
    return found.kind === 'one' ? { place: places[found.index] as string, rest: found.rest } : undefined
  }
  const goals = ({ ways }: Reach, way: number): readonly string[] => ways[way]?.places.map(({ place }) => place) ?? []
  const now = await reach()
  const goal = one(typed, goals(now, 0))
  if (goal?.rest === '') return { to: goal.place }
  const start = one(typed, now.starts)
  if (!start || start.rest === '') return undefined
  const { place, rest } = start
  const first = await reach(place, 0)
  for (const way of first.ways.keys()) {
    const to = one(rest, goals(way === 0 ? first : await reach(place, way), way))
    if (to?.rest === '') return { place, way, to: to.place }
  }
  return undefined
}
