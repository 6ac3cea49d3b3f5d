/** Shapes that theatre boards draw alike, and names in lines. */

/** A name in one line or two. */
export function linesOf(name: string): readonly string[] {
  if (name.length <= 12) return [name]
  let best = -1
  for (let i = 1; i < name.length - 1; i++)
    if (/[ -]/.test(name.charAt(i)) && (best < 0 || Math.abs(i - name.length / 2) < Math.abs(best - name.length / 2)))
      best = i
  if (best < 0) return [name]
  const cut = name.charAt(best) === '-' ? best + 1 : best
  return [name.slice(0, cut), name.slice(best + 1)]
}

/** A fortress: a star of bastions. */
export const STAR = star(16, 11.5, 8)
function star(outer: number, inner: number, rays: number): string {
  const point = (i: number) => {
    const r = i % 2 === 0 ? outer : inner
    const angle = (Math.PI * i) / rays - Math.PI / 2
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`
  }
  return `M${Array.from({ length: rays * 2 }, (_, i) => point(i)).join('L')}Z`
}
/** A raid. */
export const FLAME = 'M0-6c5 4 4 6 4 7a4 4 0 0 1-8 0c0-2 2-3 4-7z'
/** About 8 wide, around the middle. */
export const FORM = {
  triangle: 'M0-4.6L4.6 4h-9.2z',
  square: 'M-4-4h8v8h-8z',
  circle: 'M-4.4 0a4.4 4.4 0 1 0 8.8 0 4.4 4.4 0 1 0-8.8 0z',
  star: 'M0-5L1.5-1.6 5-1.4 2.3.9 3.2 4.4 0 2.5-3.2 4.4-2.3.9-5-1.4-1.5-1.6z',
} as const
/** From the foot of its staff: the British flag is square and has a cross, the French one is a pennon. */
export const FLAG = {
  british: 'M0 14V-16h16v13H0M8-16v13M0-9.5h16',
  french: 'M0 14V-16l18 6.5L0-3',
} as const
/** A fort of four bastions, about 20 wide. */
export const WORKS = 'M-10-10l6 2.5h8l6-2.5-2.5 6v8l2.5 6-6-2.5h-8l-6 2.5 2.5-6v-8z'
