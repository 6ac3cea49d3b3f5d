/** What is written on the map, where, and how much room it takes. */
import { type Box, type Label, RIVERS, type River, ZONE_IDS, ZONES } from './geometry.ts'

interface Inscription extends Label {
  readonly id: string
  /** Waters are in italics and in their own ink. */
  readonly water?: true
}
export const INSCRIPTIONS: readonly Inscription[] = [
  { id: 'map.falls', x: 1036, y: 252, anchor: 'start', water: true },
  { id: 'map.river.st_charles', x: 384, y: 222, anchor: 'end', water: true },
  { id: 'map.river.chaudiere', x: 302, y: 888, anchor: 'start', water: true },
  { id: 'map.river.etchemin', x: 526, y: 886, anchor: 'end', water: true },
  { id: 'map.river.cap_rouge', x: 60, y: 600, anchor: 'start', water: true },
  { id: 'map.channel.north', x: 1172, y: 272, water: true },
  { id: 'map.channel.south', x: 1110, y: 580, angle: 8, water: true },
  { id: 'map.cape_diamond', x: 738, y: 622, angle: -22 },
  { id: 'map.foulon', x: 616, y: 674, angle: -26 },
  { id: 'map.point_levi', x: 962, y: 560, anchor: 'start' },
  { id: 'map.canardiere', x: 664, y: 328 },
  { id: 'map.charlesbourg', x: 392, y: 100, anchor: 'start' },
]
export const QUEBEC: Label = { x: 836, y: 506, anchor: 'start' }
export const RIVER_IDS: readonly River[] = ['bason', 'st_laurent']

const written = (fontSize: number, letterSpacing = 0) => ({ fontSize, letterSpacing })
/** On small screens names are larger, and only those of the game are there. */
export const SIZES = {
  usual: { zone: written(22, 1.2), river: written(31, 3), town: written(24, 2), small: written(14.5) },
  compact: { zone: written(36), river: written(36), town: written(36, 2), small: written(0) },
} as const

/** Longer names take two lines on small screens. */
const LONG = 14
/** Between them. */
export const LINE = 34
export const linesOf = (name: string, compact: boolean): readonly string[] =>
  compact && name.length > LONG ? name.split(/ (.*)/, 2) : [name]

/** What a letter takes of its height, upright and in italics. */
const UPRIGHT = 0.55
const ITALIC = 0.48
/** Pieces of a turned name are as long as this. */
const PIECE = 24

function boxesOf(
  text: string,
  at: Label,
  { fontSize, letterSpacing }: ReturnType<typeof written>,
  wide: number,
): Box[] {
  const width = text.length * (fontSize * wide + letterSpacing)
  const left = at.x - { start: 0, middle: width / 2, end: width }[at.anchor ?? 'middle']
  const [top, height] = [at.y - fontSize * 0.75, fontSize]
  if (!at.angle) return [{ x: left, y: top, width, height }]
  const turn = (at.angle * Math.PI) / 180
  const count = Math.ceil(width / PIECE)
  return Array.from({ length: count }, (_, i) => {
    const along = left + ((i + 0.5) * width) / count - at.x
    const middle = { x: at.x + along * Math.cos(turn), y: at.y + along * Math.sin(turn) - fontSize * 0.3 }
    return { x: middle.x - PIECE / 2, y: middle.y - height / 2, width: PIECE, height }
  })
}
/** What names take of the map, so that nothing is drawn across them. */
export function nameBoxes(names: (id: string) => string, compact: boolean): readonly Box[] {
  const size = SIZES[compact ? 'compact' : 'usual']
  return [
    ...ZONE_IDS.flatMap((id) => {
      const { label } = ZONES[id]
      const lines = linesOf(names(id), compact)
      return lines.flatMap((line, i) =>
        boxesOf(line, { ...label, y: label.y - (lines.length - 1 - i) * LINE }, size.zone, UPRIGHT),
      )
    }),
    ...RIVER_IDS.flatMap((id) => boxesOf(names(id), RIVERS[id].label, size.river, ITALIC)),
    ...boxesOf(names('map.quebec'), QUEBEC, size.town, UPRIGHT),
    ...(compact ? [] : INSCRIPTIONS.flatMap((one) => boxesOf(names(one.id), one, size.small, ITALIC))),
  ]
}
