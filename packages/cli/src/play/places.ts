/** Where the units that one can choose from stand, if they do not all stand in one place. */
import type { Choice, Game, Option, Subject, Viewer } from '@carillon/kernel'
import { labelOf, type Say } from '@carillon/kernel/catalogue'

/** The name of its place, for options that need one. */
export type PlaceOf = (option: Option) => string | undefined

export function placesOf(game: Game, view: unknown, viewer: Viewer, { options }: Choice, say: Say): PlaceOf {
  const named = new Set<unknown>(game.names.space)
  const places = (game.subjects?.(view, viewer) ?? []).filter(({ space }) => named.has(space))
  const place = new Map<string, string>()
  for (const one of places) {
    const inside = game.within?.(view, one) ?? []
    if (inside.length === 0) continue
    const name = labelOf({ space: one.space as string })
      .map(say)
      .join('')
    for (const each of inside) for (const key of keysOf(each)) place.set(key, name)
  }
  const found = (option: Option): string | undefined =>
    'space' in option ? undefined : keysOf(option).flatMap((key) => place.get(key) ?? [])[0]
  return new Set(options.flatMap((option) => found(option) ?? [])).size > 1 ? found : () => undefined
}

const keysOf = (thing: Option | Subject): readonly string[] => Object.entries(thing).map((field) => field.join(' '))
