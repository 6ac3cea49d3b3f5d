/** The theatre of the war as drawn by maps/theatre.mjs, bent for a game: everything in units of its frame. */
import type { Box, Point } from '../points.ts'

export type { Box, Point }
export interface Frame {
  readonly width: number
  readonly height: number
  /** Size of the letters of the labels. */
  readonly letters: number
  /** Side of the square round a space that nothing else enters: its mark and its pieces fit there. */
  readonly room: number
  /** Degrees by which north is turned from the upright, clockwise: for the compass. */
  readonly north: number
}
/** The name of a space. It lies in the box; its lines start, end or are centred where `anchor` says. */
export interface Label extends Box {
  readonly lines: readonly string[]
  readonly anchor: 'start' | 'middle' | 'end'
  /** The box is made for letters in italics. */
  readonly italic: boolean
}
/** A connection as a curve from its first space to its second. */
export interface Way {
  /** The words of the game: `highway coastal`, `path iroquois`, `river`, `lake`... */
  readonly kind: string
  readonly path: string
  /** Half-way along it, for markers. */
  readonly middle: Point
  /** The river it follows. */
  readonly river?: string
}
/** Words that no game asks for: waters, rivers, provinces, nations. Centred on its point, then turned. */
export interface Name extends Point {
  readonly id: string
  readonly en: string
  readonly fr: string
  readonly size: number
  readonly spacing: number
  readonly angle: number
  /** In italics and in the ink of water. */
  readonly water: boolean
}
export interface Sheet<Space extends string = string> {
  readonly frame: Frame
  /** What is not land is water: sea, lakes and broad rivers. Its outline is the shore. */
  readonly land: string
  /** The engraver's strokes along the shores; no fill. */
  readonly hachures: string
  /** Rivers too narrow to have two banks, by width of the stroke. */
  readonly rivers: readonly { readonly width: number; readonly path: string }[]
  readonly spaces: Readonly<Record<Space, Point>>
  readonly labels: Readonly<Record<Space, Label>>
  /** By the two spaces, as the game orders them: `albany--kingston`. */
  readonly ways: Readonly<Record<string, Way>>
  readonly names: readonly Name[]
  /** The middle of the foot of each hill, and half its width; from the top down. */
  readonly hills: readonly (Point & { readonly size: number })[]
  /** Feet of the trees, from the top down. */
  readonly woods: readonly Point[]
  /** Rooms kept free in the ocean: `cartouche`, `compass`, and boxes of the game. */
  readonly ornaments: Readonly<Record<string, Box>>
}
/** What the script writes. */
export interface Drawn {
  readonly frame: Frame
  readonly land: string
  readonly hachures: string
  readonly rivers: readonly { readonly width: number; readonly path: string }[]
  readonly spaces: Readonly<Record<string, readonly number[]>>
  readonly labels: Readonly<
    Record<
      string,
      {
        readonly lines: readonly string[]
        readonly anchor: string
        readonly italic?: boolean
        readonly box: readonly number[]
      }
    >
  >
  readonly ways: Readonly<
    Record<
      string,
      { readonly kind: string; readonly path: string; readonly middle: readonly number[]; readonly river?: string }
    >
  >
  readonly names: readonly Name[]
  readonly hills: string
  readonly woods: string
  readonly ornaments: Readonly<Record<string, readonly number[]>>
}

const point = ([x = 0, y = 0]: readonly number[]): Point => ({ x, y })
const box = ([x = 0, y = 0, width = 0, height = 0]: readonly number[]): Box => ({ x, y, width, height })
const each = <From, To>(of: Readonly<Record<string, From>>, make: (from: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(of).map(([id, from]) => [id, make(from)]))
function groups(text: string, size: number): readonly (readonly number[])[] {
  const all = text.split(' ').map(Number)
  return Array.from({ length: Math.floor(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size))
}

export function sheetOf(drawn: Drawn): Sheet {
  return {
    frame: drawn.frame,
    land: drawn.land,
    hachures: drawn.hachures,
    rivers: drawn.rivers,
    spaces: each(drawn.spaces, point),
    labels: each(drawn.labels, (label) => ({
      ...box(label.box),
      lines: label.lines,
      anchor: label.anchor as Label['anchor'],
      italic: label.italic ?? false,
    })),
    ways: each(drawn.ways, (way) => ({ ...way, middle: point(way.middle) })),
    names: drawn.names,
    hills: groups(drawn.hills, 3).map(([x = 0, y = 0, size = 0]) => ({ x, y, size })),
    woods: groups(drawn.woods, 2).map(point),
    ornaments: each(drawn.ornaments, box),
  }
}

/** Whether two boxes share more than an edge. */
export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Between the lines of a label, in sizes of its letters. */
const LEADING = 0.94
/** Where to write a line of a label. */
export const lineAt = ({ x, y, width, anchor }: Label, line: number, { letters }: Frame): Point => ({
  x: anchor === 'start' ? x + 1 : anchor === 'end' ? x + width - 1 : x + width / 2,
  y: y + letters * (0.82 + line * LEADING),
})
/** Whom the shorelines come from; to be named where the game names its sources. */
export const SOURCE = 'Shorelines © OpenStreetMap contributors, ODbL'
