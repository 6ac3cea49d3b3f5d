/** The title, in a frame of scrolls and leaves. Drawn round its own middle; the right half is the left one mirrored. */
import { FACE } from './Names.tsx'
import type { Palette } from './palette.ts'

const PANEL =
  'M-108-70c8 0 14-6 14-14h188c0 8 6 14 14 14 0 10-4 14-4 24v92c0 10 4 14 4 24-8 0-14 6-14 14h-188c0-8-6-14-14-14 0-10 4-14 4-24v-92c0-10-4-14-4-24z'
/** Scrolls of the left half: corners above and below, and the side. */
const SCROLLS =
  'M-84-90c-14-10-32-4-32 10 0 9 8 14 15 11 6-3 6-11 0-13-4-1-7 2-6 5M-84-90c10 2 20-2 26-8 8-8 20-10 28-4M-112-66c-12 8-16 24-10 38 4 9 4 18-2 28M-124 0c6 10 6 19 2 28-6 14-2 30 10 38M-84 90c-14 10-32 4-32-10 0-9 8-14 15-11 6 3 6 11 0 13-4 1-7-2-6-5M-84 90c10-2 20 2 26 8 8 8 20 10 28 4'
const LEAVES =
  'M-116-80c-8-2-14-10-12-18 6 2 10 6 11 12-2-8 2-15 9-18 3 8 0 15-6 20zM-116 80c-8 2-14 10-12 18 6-2 10-6 11-12-2 8 2 15 9 18 3-8 0-15-6-20zM-124 0c-7-3-11-9-10-16 6 1 10 6 11 12-1-1 0 3 0 4 0 1-1 5 0 4-1 6-5 11-11 12-1-7 3-13 10-16zM-58-98c-8 0-14-5-16-12 7-1 13 3 16 9 0-7 4-12 10-14 3 7 0 14-6 17zM-58 98c-8 0-14 5-16 12 7 1 13-3 16-9 0 7 4 12 10 14 3-7 0-14-6-17z'
/** A shell above. */
const SHELL =
  'M-24-90c-6-8-4-18 2-22 2-8 8-13 14-12 3-4 13-4 16 0 6-1 12 4 14 12 6 4 8 14 2 22-8-4-16-6-24-6s-16 2-24 6z'
const RIBS = 'M0-96v-29M-5-96l-5-27M5-96l5-27M-11-95l-10-20M11-95l10-20M-17-93l-8-12M17-93l8-12'
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
