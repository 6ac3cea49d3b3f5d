/** 7.5, 7.9.1 Lines of battle: one column gone is the battle lost. */
import type { Scales } from './weights.ts'

/** Strength by column, what stands in reserve, and what is still to be put in line. */
export interface Ranks {
  readonly columns: readonly number[]
  readonly reserve: number
  readonly waiting: number
}

const EVEN = [1 / 3, 1 / 3, 1 / 3]
/** Ways to draw up: evenly, or massed in one column. */
const SHARES = [EVEN, [0.44, 0.28, 0.28], [0.28, 0.44, 0.28], [0.28, 0.28, 0.44]]

/** How much stronger the own line is, as a logarithm. */
export function linesLead(scales: Scales, own: Ranks, other: Ranks): number {
  const kept = timely(scales, own.reserve)
  if (other.waiting > 0) return worstLead(levelled(own.columns, EVEN, own.waiting), kept, other.waiting)
  const facing = levelled(other.columns, own.columns, timely(scales, other.reserve))
  if (own.waiting <= 0) return lead(levelled(own.columns, facing, kept), facing)
  let best = lead(levelled(own.columns, facing, own.waiting + kept), facing)
  for (const share of SHARES) {
    const line = levelled(own.columns, share, own.waiting)
    best = Math.max(best, lead(levelled(line, facing, kept), facing))
  }
  return best
}

/** 7.5.1 The defender deploys first: the enemy will draw up as it suits him. */
function worstLead(line: readonly number[], kept: number, enemies: number): number {
  let worst = Number.POSITIVE_INFINITY
  for (const share of SHARES) {
    const facing = [share[0]! * enemies, share[1]! * enemies, share[2]! * enemies]
    worst = Math.min(worst, lead(levelled(line, facing, kept), facing))
  }
  return worst
}

/** 7.6 One unit a turn comes up: a large reserve comes too late. */
const timely = (scales: Scales, reserve: number): number =>
  scales.reserve * Math.min(reserve, scales.reserveMost) +
  scales.reserveLate * Math.max(0, reserve - scales.reserveMost)

/** Adds `more` where the line is weakest against what faces it, until it is as strong everywhere. */
function levelled(line: readonly number[], facing: readonly number[], more: number): number[] {
  const columns = [line[0]!, line[1]!, line[2]!]
  if (more <= 0) return columns
  const against = [Math.max(0.1, facing[0]!), Math.max(0.1, facing[1]!), Math.max(0.1, facing[2]!)]
  const order = [0, 1, 2].sort((x, y) => columns[x]! / against[x]! - columns[y]! / against[y]!)
  let left = more
  let width = 0
  for (let i = 0; i < 3 && left > 0; i++) {
    const at = order[i]!
    const next = order[i + 1]
    width += against[at]!
    const step =
      next === undefined ? Number.POSITIVE_INFINITY : columns[next]! / against[next]! - columns[at]! / against[at]!
    const rise = Math.min(left / width, step)
    for (let j = 0; j <= i; j++) columns[order[j]!]! += rise * against[order[j]!]!
    left -= rise * width
  }
  return columns
}

/** Every column may hold or fall; the weakest counts most. */
function lead(line: readonly number[], facing: readonly number[]): number {
  let hold = 0
  let fall = 0
  for (let i = 0; i < 3; i++) {
    const ratio = Math.max(0.3, line[i]!) / Math.max(0.3, facing[i]!)
    hold += ratio * ratio
    fall += 1 / (ratio * ratio)
  }
  return Math.log(hold / fall) / 4
}
