/** The places on the board by their names. */
import { plain } from '@carillon/kernel/plain-text'
import type { Point } from './marks.ts'

export interface NamedPlace {
  readonly id: string
  readonly name: string
}
/** Whose names hold what was typed, whatever its accents and capitals; those that begin with it first. */
export function placesCalled(places: readonly NamedPlace[], typed: string): readonly NamedPlace[] {
  const wanted = plain(typed)
  if (wanted === '') return []
  const rank = ({ name }: NamedPlace): number => {
    const at = plain(name)
    if (at.startsWith(wanted)) return 0
    return at.split(/[\s-]/).some((word) => word.startsWith(wanted)) ? 1 : at.includes(wanted) ? 2 : 3
  }
  return places
    .map((place) => ({ place, rank: rank(place) }))
    .filter((one) => one.rank < 3)
    .sort((a, b) => a.rank - b.rank || a.place.name.localeCompare(b.place.name))
    .map(({ place }) => place)
}

const LAYER = '.viewport-layer'
export const elementOf = (window: Element, id: string): SVGGraphicsElement | null =>
  window.querySelector(`${LAYER} [data-space="${CSS.escape(id)}"]`)
/** Each space that is drawn, once. */
export function placesIn(window: Element, nameOf: (id: string) => string | undefined): readonly NamedPlace[] {
  const drawn = [...window.querySelectorAll<SVGElement>(`${LAYER} [data-space]`)]
  const ids = new Set(drawn.flatMap(({ dataset }) => dataset.space ?? []))
  return [...ids]
    .flatMap((id) => {
      const name = nameOf(id)
      return name ? [{ id, name }] : []
    })
    .sort((a, b) => a.name.localeCompare(b.name))
}

const boardOf = (window: Element): SVGSVGElement | null => window.querySelector(`${LAYER} > svg`)
/** A point of the screen, in units of the board. */
export function onBoard(window: Element, { x, y }: Point): Point {
  const point = new DOMPoint(x, y).matrixTransform(boardOf(window)?.getScreenCTM()?.inverse())
  return { x: Math.round(point.x), y: Math.round(point.y) }
}
/** The middle of a place. */
export function middleOf(window: Element, id: string): Point | undefined {
  const box = elementOf(window, id)?.getBoundingClientRect()
  return box && onBoard(window, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
}
/** The place below a point of the screen. */
export function placeAt({ x, y }: Point): string | undefined {
  for (const one of document.elementsFromPoint(x, y)) {
    const found = one.closest<SVGElement>(`${LAYER} [data-space]`)
    if (found) return found.dataset.space
  }
  return undefined
}
