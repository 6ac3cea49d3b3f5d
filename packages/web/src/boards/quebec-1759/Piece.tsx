/** A wooden block: standing, it shows its face to its owner and its back to the enemy; lying, its face to all. */
import { type Block, type Side, UNITS, unitName } from '@carillon/quebec-1759/page'
import type { ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'
import { SYMBOLS, shortName } from './symbols.ts'

export const PATTERNS: Readonly<Record<Side, string>> = { british: 'q-hatch', french: 'q-lozenges' }

/** Once a page: how the backs of the two sides are carved. */
export function PieceDefs(): ReactNode {
  return (
    <defs>
      <pattern id={PATTERNS.british} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" className="q-back-british" />
        <path d="M0 3H6M3 0V6" className="q-carve-british" />
      </pattern>
      <pattern id={PATTERNS.french} width="8" height="10.66" patternUnits="userSpaceOnUse">
        <rect width="8" height="10.66" className="q-back-french" />
        <path d="M4 1.33 6.8 5.33 4 9.33 1.2 5.33Z" className="q-carve-french" />
      </pattern>
    </defs>
  )
}

interface PieceProps {
  readonly side: Side
  /** Without one its face is bare wood. */
  readonly block?: Block | undefined
  /** Two or three letters; the full name is elsewhere. */
  readonly short?: string | undefined
  /** The letters are drawn elsewhere. */
  readonly bare?: boolean
  readonly lies?: boolean
}
/** Drawn around 0 0, a face of 32. */
export function Piece({ side, block, short, bare, lies }: PieceProps): ReactNode {
  return (
    <g className={`q-piece q-${side}${lies ? ' q-lies' : ''}`}>
      <path className="q-shadow" d={lies ? 'M-15-13h34v33h-34z' : 'M-15 14h33l5-6v7l-4 4h-34z'} />
      {lies ? (
        <path className="q-edge" d="M-16-14h32v31a2 2 0 0 1-2 2h-28a2 2 0 0 1-2-2z" />
      ) : (
        <>
          <path className="q-top" d="M-15-16l4-4h31l-4 4z" />
          <path className="q-edge" d="M16-16l4-4v31l-4 4z" />
        </>
      )}
      {!block ? (
        <BareFace />
      ) : 'unit' in block ? (
        <Face unit={block.unit} cv={block.cv} short={short ?? ''} bare={bare ?? false} />
      ) : (
        <>
          <rect className="q-back" x="-16" y="-16" width="32" height="32" rx="2" fill={`url(#${PATTERNS[side]})`} />
          <rect className="q-rim" x="-15" y="-15" width="30" height="30" rx="1" />
        </>
      )}
    </g>
  )
}

/** 2.2 As on the wooden blocks: the edge that is up shows the CV, and a loss turns the block by a quarter. */
type FaceProps = Extract<Block, { cv: number }> & { readonly short: string; readonly bare: boolean }
function Face({ unit, cv, short, bare }: FaceProps): ReactNode {
  const { kind, cv: full } = UNITS[unit]
  const edges = [full, full - 1, full - 2, full - 3].filter((n) => n > 0)
  const size = short ? 0.52 : 0.8
  return (
    <>
      <BareFace />
      <g className="q-pips" style={{ transform: `rotate(${(cv - full) * 90}deg)` }}>
        {edges.map((n, i) => (
          <g key={n} transform={`rotate(${i * 90})`} className={n === cv ? 'q-now' : undefined}>
            {PIPS[n]?.map((x) => (
              <circle key={x} cx={x} cy={n === cv ? -11.2 : -12.8} r={n === cv ? 2.1 : 1} />
            ))}
          </g>
        ))}
      </g>
      <path
        className="q-symbol"
        d={SYMBOLS[kind]}
        fillRule="evenodd"
        transform={`translate(0 ${short ? -2.7 : 1}) scale(${size}) translate(-12 -12)`}
      />
      {short && !bare && (
        <text className="q-short" y="11.8">
          {short}
        </text>
      )}
    </>
  )
}
const BareFace = (): ReactNode => (
  <>
    <rect className="q-face" x="-16" y="-16" width="32" height="32" rx="2" />
    <rect className="q-rim" x="-14.5" y="-14.5" width="29" height="29" rx="1" />
  </>
)
const PIPS: readonly (readonly number[])[] = [[], [0], [-2.7, 2.7], [-5.2, 0, 5.2], [-7.8, -2.6, 2.6, 7.8]]

/** As the viewer sees it, for a card that explains. */
export const pictureOf = (side: Side, block: Block, say: Say): ReactNode => (
  <Loose
    key={'unit' in block ? block.unit : block.block}
    {...{ side, block }}
    {...('unit' in block && { short: shortName(block.unit, say(unitName(block.unit))) })}
  />
)
/** A block on its own, in panels and in the battle. */
export function Loose(props: PieceProps): ReactNode {
  return (
    <svg className="q-loose" viewBox="-18 -22 40 42" aria-hidden="true" focusable="false">
      <Piece {...props} />
    </svg>
  )
}
