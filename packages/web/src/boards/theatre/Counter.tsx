/**
 * What counters of the theatre have in common: the plate, the core on it, steps, badges and the short name, in a square of
 * 64. British plates are dark and have corners, French ones are light and rounded, those of nobody are cut.
 */
import type { ReactNode } from 'preact/compat'
import { Badge, Picture } from './badges.tsx'
import { LETTERS } from './counter-name.ts'
import { ICONS, type IconName } from './icons.ts'

export type Owner = 'british' | 'french' | 'nobody'
/** Core shapes, about 36 wide around the middle. */
export const CORES = {
  triangle: 'M0-20L21 16H-21Z',
  square: 'M-17-17H17V17H-17Z',
  circle: 'M-18.5 0A18.5 18.5 0 1 0 18.5 0A18.5 18.5 0 1 0-18.5 0Z',
  house: 'M-17 17V-5L0-20 17-5V17Z',
} as const
export type CoreName = keyof typeof CORES
/** Below this size, in pixels, letters could not be read and are left out. */
const LEGIBLE = 46

interface CounterFrameProps {
  readonly owner: Owner
  readonly size?: number | undefined
  /** What it is, for those who do not see it; without it, words beside it say so. */
  readonly name?: string | undefined
  /** Its name in one line or two (`counterName`), where it can be read. */
  readonly short: readonly string[]
  readonly spent?: boolean | undefined
  readonly chosen?: boolean | undefined
  /** Another colour below the name. */
  readonly band?: boolean
  readonly children: ReactNode
}
const isLegible = (size: number): boolean => size >= LEGIBLE
export const SIZE = 48

/** A counter as a picture of its own; it may stand in the page or in another drawing. */
export function CounterFrame(props: CounterFrameProps): ReactNode {
  const { owner, size = SIZE, name, short, spent = false, chosen = false, band = false, children } = props
  const words = isLegible(size)
  const [core, strip] = short.length > 1 ? TWO_LINES : ONE_LINE
  const said = name === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': name }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has its name, or is not read at all.
    <svg
      className={`pc pc-${owner}${spent ? ' pc-spent' : ''}`}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      {...said}
    >
      <path className="pc-plate" d={PLATES[owner]} />
      {words && band && <path className="pc-band" d={strip} />}
      <g transform={words ? core : 'translate(32 32)scale(1.08)'}>{children}</g>
      {words &&
        short.map((line, i) => (
          <text
            key={line}
            className={`pc-short${short.length > 1 ? ' pc-two' : ''}`}
            x="32"
            y={short.length > 1 ? 47.5 + i * 10.2 : 58}
            {...pressed(line, short.length > 1)}
          >
            {line}
          </text>
        ))}
      {chosen && <Badge d={ICONS.tick} look="tick" x={11} y={11} r={10} />}
      {spent && <Badge d={ICONS.hourglass} look="spent" x={53} y={words ? 38 : 50} r={10} />}
    </svg>
  )
}
/** Where the core stands above the name, and the strip of another colour below it. */
const ONE_LINE = ['translate(32 25)', 'M3 47H61V61H3Z'] as const
const TWO_LINES = ['translate(32 20)scale(.8)', 'M3 38.5H61V61H3Z'] as const
/** A line that is too long for the plate is pressed together. */
const pressed = (line: string, two: boolean) =>
  line.length > (two ? LETTERS - 1 : 6) && { textLength: two ? 51 : 55, lengthAdjust: 'spacingAndGlyphs' }
const PLATES: Readonly<Record<Owner, string>> = {
  british: 'M2 2H62V62H2Z',
  french: 'M16 2H48A14 14 0 0 1 62 16V48A14 14 0 0 1 48 62H16A14 14 0 0 1 2 48V16A14 14 0 0 1 16 2Z',
  nobody: 'M14 2H50L62 14V50L50 62H14L2 50V14Z',
}

interface CoreProps {
  readonly core: CoreName
  readonly reduced: boolean
  readonly children?: ReactNode
}
/** The shape that the rules speak of; hollow once a step is lost. */
export function Core({ core, reduced, children }: CoreProps): ReactNode {
  return (
    <g className={reduced ? 'pc-hollow' : 'pc-full'}>
      <path className="pc-core" d={CORES[core]} />
      {children}
    </g>
  )
}

/** A picture around a point. */
export function Icon({ icon, ...at }: { icon: IconName; x?: number; y?: number; size: number }): ReactNode {
  return <Picture d={ICONS[icon]} {...at} />
}

/** Steps left of those it has: filled, and hollow for those that are lost. */
export function Steps({ steps, reduced }: { readonly steps: number; readonly reduced: boolean }): ReactNode {
  return (
    <g className="pc-steps">
      {Array.from({ length: steps }, (_, i) => (
        <circle
          key={i === 0 ? 'first' : 'second'}
          className={reduced && i === steps - 1 ? 'pc-lost' : undefined}
          cx="22.5"
          cy={-14 + i * 11}
          r="3.4"
        />
      ))}
    </g>
  )
}
