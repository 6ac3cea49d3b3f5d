/** Where blocks stand on the map. */
import {
  type Block,
  SIDES,
  type Side,
  UNIT_IDS,
  type View,
  ZONES as ZONE_IDS,
  type Zone,
} from '@carillon/quebec-1759/page'
import { type Point, ZONES } from './map/geometry.ts'

/** Of a block's face; standing, it takes a little more to the right and above. */
const FACE = 32
const STEP = { x: 36, y: 37 }
/** Left of the blocks hangs the shield that counts them. */
const SHIELD = 32
const PER_ROW = 5
const MOST_ROWS = 4
/** Where few stand they are drawn larger. */
const SIZES = [1.4, 1.2, 1] as const

export interface PlacedBlock {
  /** The same from one position to the next as long as it may be the same block. */
  readonly key: string
  readonly side: Side
  readonly zone: Zone
  readonly block: Block
  readonly at: Point
  readonly size: number
}
export interface Stack {
  readonly zone: Zone
  readonly side: Side
  readonly blocks: readonly Block[]
  /** Where its shield hangs. */
  readonly shield: Point
  readonly at: Point
}

interface Rows {
  readonly spots: readonly Point[]
  readonly size: number
  readonly shield: Point
  readonly at: Point
}
/** How much of the zone's height a side gets where both stand: rows as they need them, four in all, each at least one. */
function share(count: number, others: number): number {
  if (others === 0) return 1
  const [own, other] = [Math.ceil(count / PER_ROW), Math.ceil(others / PER_ROW)]
  return Math.min(MOST_ROWS - 1, Math.max(1, Math.round((MOST_ROWS * own) / (own + other)))) / MOST_ROWS
}

/** Rows of blocks with their shield: in the middle of the zone, or on one's own side of it where both stand. */
function rows(zone: Zone, side: Side, count: number, others: number, scale: number): Rows {
  const { box, centre, ...half } = ZONES[zone]
  const room = { x: box.width - SHIELD, y: box.height * share(count, others) }
  const above = half[side].y < centre.y
  const at = { x: centre.x, y: above ? box.y + room.y / 2 : box.y + box.height - room.y / 2 }
  const fits = (size: number) => {
    const wide = Math.floor(room.x / (STEP.x * size))
    return { size, wide, deep: Math.floor(room.y / (STEP.y * size)) }
  }
  const found = [...SIZES.map((size) => size * scale), ...SIZES]
    .map(fits)
    .find(({ wide, deep }) => wide * deep >= count) ?? { ...fits(1), deep: Math.max(1, fits(1).deep) }
  const { size } = found
  const deep = Math.min(found.deep, Math.ceil(count / found.wide))
  const wide = Math.ceil(count / deep)
  const dx = Math.min(STEP.x * size, (room.x - STEP.x * size) / Math.max(1, wide - 1))
  const left = at.x - ((wide - 1) * dx + STEP.x * size + SHIELD) / 2 + SHIELD
  const top = at.y - ((deep - 1) * STEP.y * size) / 2
  const spots = Array.from({ length: count }, (_, i) => ({
    x: left + (FACE / 2) * size + (i % wide) * dx,
    y: top + 2 * size + Math.floor(i / wide) * STEP.y * size,
  }))
  return { spots, size, shield: { x: left - SHIELD / 2 - 1, y: at.y }, at }
}

const numberOf = ({ block }: PlacedBlock): number | undefined => ('block' in block ? block.block : undefined)
const rank = (block: Block): number => ('unit' in block ? UNIT_IDS.indexOf(block.unit) : 1000 + block.block)

export interface Layout {
  readonly placed: readonly PlacedBlock[]
  readonly stacks: readonly Stack[]
}
/** `scale`: larger blocks, where there is room for them. */
export function layout(view: View, scale = 1): Layout {
  const placed: PlacedBlock[] = []
  const stacks: Stack[] = []
  for (const zone of ZONE_IDS)
    for (const side of SIDES) {
      const here = view.zones[zone]
      const blocks = [...here[side]].sort((a, b) => rank(a) - rank(b))
      if (blocks.length === 0) continue
      const others = here.british.length + here.french.length - blocks.length
      const { spots, size, shield, at } = rows(zone, side, blocks.length, others, scale)
      stacks.push({ zone, side, blocks, shield, at })
      for (const [i, block] of blocks.entries())
        placed.push({
          key: 'unit' in block ? block.unit : `${side} ${zone} ${block.block}`,
          side,
          zone,
          block,
          at: spots[i] as Point,
          size,
        })
    }
  return { placed, stacks }
}

/** In the order of the number, which is the order of the row. */
const keyOf = (side: Side, number: number): string => `${side} ${String(number).padStart(2, '0')}`

/**
 * Hidden blocks are counted, not known: so that they can be seen to glide, those that left one zone are taken for those
 * that came to another. It says no more than the counts do. The order is always the same, which keeps the page's elements in place.
 */
export function glide(before: readonly PlacedBlock[], now: readonly PlacedBlock[]): readonly PlacedBlock[] {
  const known = now.filter((s) => 'unit' in s.block)
  const free = before.filter((s) => 'block' in s.block)
  const keep = (fits: (old: PlacedBlock, s: PlacedBlock) => boolean, s: PlacedBlock): string | undefined => {
    const at = free.findIndex((old) => old.side === s.side && fits(old, s))
    return at < 0 ? undefined : free.splice(at, 1)[0]?.key
  }
  const named = now.flatMap((s) => ('block' in s.block ? [{ ...s, key: '' }] : []))
  const taken = new Set<string>()
  // Where it stood, in the same zone, anywhere.
  const fits: readonly ((old: PlacedBlock, s: PlacedBlock) => boolean)[] = [
    (old, s) => old.zone === s.zone && numberOf(old) === numberOf(s),
    (old, s) => old.zone === s.zone,
    () => true,
  ]
  for (const fit of fits) for (const s of named) s.key ||= keep(fit, s) ?? ''
  for (const s of named) taken.add(s.key)
  let fresh = 0
  for (const s of named)
    if (s.key === '') {
      while (taken.has(keyOf(s.side, fresh))) fresh += 1
      s.key = keyOf(s.side, fresh)
      taken.add(s.key)
    }
  known.sort((a, b) => rank(a.block) - rank(b.block))
  named.sort((a, b) => (a.key < b.key ? -1 : 1))
  return [...known, ...named]
}
