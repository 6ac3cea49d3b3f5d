/** The title, in a frame of scrolls and leaves. Drawn round its own middle; the right half is the left one mirrored. */
import { LEAVES, RIBS, SCROLLS, SHELL } from '../../scrollwork.ts'
import { FACE } from './Names.tsx'
import type { Palette } from './palette.ts'

const PANEL =
  'M-108-70c8 0 14-6 14-14h188c0 8 6 14 14 14 0 10-4 14-4 24v92c0 10 4 14 4 24-8 0-14 6-14 14h-188c0-8-6-14-14-14 0-10 4-14 4-24v-92c0-10-4-14-4-24z'
/** Below, an anchor between sprays. */
const ANCHOR =
  'M0 88v27M-8 94h16M-14 104c1 8 8 12 14 12s13-4 14-12M-14 104l-2.5 5M-14 104l4.5 3M14 104l2.5 5M14 104l-4.5 3M-2.8 85a2.8 2.8 0 1 1 5.6 0 2.8 2.8 0 1 1-5.6 0'

export function Cartouche({ ink, names }: { readonly ink: Palette; readonly names: (id: string) => string }) {
  const half = (
    <>
      <path d={LEAVES} fill={ink.wood} stroke={ink.ink} strokeWidth=".8" />
      <path d={SCROLLS} fill="none" stroke={ink.ink} strokeWidth="2.4" strokeLinecap="round" />
      <path d={SCROLLS} fill="none" stroke={ink.gold} strokeWidth="1" strokeLinecap="round" />
    </>
  )
  return (
    <g transform="translate(157 150)" fontFamily={FACE} textAnchor="middle" fill={ink.ink}>
      <path d={PANEL} fill={ink.paper} stroke={ink.ink} strokeWidth="1.4" />
      <path d={PANEL} transform="scale(.95 .94)" fill="none" stroke={ink.ink} strokeWidth=".6" />
      <g transform="translate(-6 0)">{half}</g>
      <g transform="translate(6 0) scale(-1 1)">{half}</g>
      <path d={SHELL} fill={ink.paper} stroke={ink.ink} strokeWidth="1.1" />
      <path d={RIBS} stroke={ink.ink} strokeWidth=".7" />
      <path d={ANCHOR} fill="none" stroke={ink.ink} strokeWidth="1.8" strokeLinecap="round" />
      <text y="-44" fontSize="15" fontStyle="italic">
        {names('map.title.above')}
      </text>
      <text y="-16" fontSize="20.5">
        {names('map.title')}
      </text>
      <text y="12" fontSize="14.5" fontStyle="italic">
        {names('map.title.below.1')}
      </text>
      <text y="30" fontSize="14.5" fontStyle="italic">
        {names('map.title.below.2')}
      </text>
      <text y="58" fontSize="17" letterSpacing="1">
        {names('map.title.year')}
      </text>
    </g>
  )
}
