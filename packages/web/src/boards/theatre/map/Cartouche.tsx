/** The title of the map and what its signs mean, in a frame of scrolls and leaves. */

import type { ReactNode } from 'preact/compat'
import { UNREAD } from '../../pointing.ts'
import { LEAVES, RIBS, SCROLLS, SHELL } from '../../scrollwork.ts'
import type { Box } from '../sheet.ts'

/** A sign about 40 wide round its own middle, and what it means. */
export interface Sign {
  readonly id: string
  readonly sign: ReactNode
  readonly words: string
}
interface CartoucheProps {
  readonly box: Box
  readonly title: string
  /** In small letters over and under the title. */
  readonly above: string
  readonly below: string
  /** Two columns. */
  readonly legend: readonly [readonly Sign[], readonly Sign[]]
}
const WIDE = 258
const [TOP, BOTTOM] = [-152, 192]
const PANEL = `M${-WIDE} ${TOP + 22}c12 0 22-10 22-22H${WIDE - 22}c0 12 10 22 22 22V${BOTTOM - 22}c-12 0-22 10-22 22H${22 - WIDE}c0-12-10-22-22-22z`
const ROW = 28
/** The scrolls are made for a panel 216 wide. */
const HALF = `translate(${108 * 1.8 - WIDE} ${(TOP + BOTTOM) / 2}) scale(1.8)`

export function Cartouche({ box, title, above, below, legend }: CartoucheProps): ReactNode {
  const half = (
    <g transform={HALF}>
      <path className="map-leaves" d={LEAVES} />
      <path className="map-scroll" d={SCROLLS} />
      <path className="map-gilt" d={SCROLLS} />
    </g>
  )
  return (
    <g
      className="map-cartouche"
      transform={`translate(${box.x + box.width / 2} ${box.y + box.height / 2})`}
      {...UNREAD}
    >
      <path className="map-panel" d={PANEL} />
      <path className="map-line" transform="translate(0 20) scale(.972 .955) translate(0 -20)" d={PANEL} />
      {half}
      <g transform="scale(-1 1)">{half}</g>
      <g transform={`translate(0 ${TOP + 112}) scale(1.25)`}>
        <path className="map-panel" d={SHELL} />
        <path className="map-line" d={RIBS} />
      </g>
      <text className="map-above" y={TOP + 34}>
        {above}
      </text>
      <text className="map-title" y={TOP + 72}>
        {title}
      </text>
      <text className="map-above" y={TOP + 98}>
        {below}
      </text>
      {legend.map((column, side) => (
        <g key={column[0]?.id} transform={`translate(${side === 0 ? -WIDE + 52 : 40} ${TOP + 128})`}>
          {column.map(({ id, sign, words }, row) => (
            <g key={id} transform={`translate(0 ${row * ROW})`}>
              <g>{sign}</g>
              <text className="map-sign" x="32" y="7">
                {words}
              </text>
            </g>
          ))}
        </g>
      ))}
    </g>
  )
}
