/** 17 How far from supply a space is: by the stockades that a line to it still wants. Troops in the way are not looked at. */
import { remembered } from '@carillon/kernel'
import { COUNT, isCultivated, isHome, linksOf, type Side, SPACES, type Space } from '../data/map.ts'
import { fortOf } from '../rules/02-map.ts'
import { enemyOf, FORTRESS, isAdvanced, type State } from '../state.ts'

/** No more is looked for. */
const FAR = 3

const NONE = new Uint8Array(COUNT)

/** By space, 0 in supply. */
export function gapsOf(g: State, side: Side): Uint8Array {
  if (!isAdvanced(g)) return NONE
  return side === 'british' ? british(g.forts, g.amphib) : french(g.forts, NOWHERE)
}
export const gapAt = (gaps: Uint8Array, space: Space): number => gaps[space] as number
type Ground = Pick<State, 'forts' | 'amphib'>
const NOWHERE: readonly Space[] = []
interface Known extends Ground {
  readonly gaps: Uint8Array
}
/** No more grounds than this are remembered. */
const MOST = 2000
const [british, french] = [worked('british'), worked('french')]
/** Fortifications change seldom, and plans would build the same ones again and again: known by what is in the lists. */
function worked(side: Side): (forts: State['forts'], amphib: State['amphib']) => Uint8Array {
  const alike = new Map<number, Known>()
  return remembered((forts: State['forts'], amphib: State['amphib']) => {
    const sum = sumOf(sumOf(0, forts), amphib)
    const known = alike.get(sum)
    if (known && areAlike(known.forts, forts) && areAlike(known.amphib, amphib)) return known.gaps
    const gaps = work({ forts, amphib }, side)
    if (alike.size >= MOST) alike.clear()
    alike.set(sum, { forts, amphib, gaps })
    return gaps
  })
}
/** Lists that differ seldom have the same. */
function sumOf(first: number, list: readonly number[]): number {
  let sum = first
  for (const one of list) sum = (Math.imul(sum, 31) + one + 7) | 0
  return sum
}
export function areAlike(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false
  for (let n = 0; n < a.length; n += 1) if (a[n] !== b[n]) return false
  return true
}
/** The least stockades by space, for a line that ends there, and for one that goes on by land. */
function work(g: Ground, side: Side): Uint8Array {
  const end = new Uint8Array(COUNT).fill(FAR)
  const firm = new Uint8Array(COUNT).fill(FAR)
  // Nearest first: so few are looked at twice.
  const todo: Space[] = []
  for (const { n } of SPACES)
    if (isSource(g, side, n)) {
      end[n] = 0
      firm[n] = 0
      todo.push(n)
    }
  for (let next = 0; next < todo.length; next += 1) {
    const space = todo[next] as Space
    const here = gapAt(firm, space)
    const passing = Math.min(here, gapAt(end, space))
    for (const { to, water } of linksOf(space)) {
      const reached = water ? passing : here
      const solid = reached + (isSolid(g, side, to) ? 0 : 1)
      const better = reached < gapAt(end, to) || solid < gapAt(firm, to)
      if (!better) continue
      if (reached < gapAt(end, to)) end[to] = reached
      if (fortOf(g, enemyOf(side), to) > 0) continue
      if (solid < gapAt(firm, to)) firm[to] = solid
      todo.push(to)
    }
  }
  return end
}
const isSource = (g: Ground, side: Side, space: Space): boolean =>
  (isHome(side, space) && fortOf(g, side, space) === FORTRESS) || isAmphib(g, side, space)
const isSolid = (g: Ground, side: Side, space: Space): boolean =>
  isCultivated(space) || fortOf(g, side, space) > 0 || isAmphib(g, side, space)
const isAmphib = (g: Ground, side: Side, space: Space): boolean => side === 'british' && g.amphib.includes(space)
