/** On a small screen: what a side has in a zone as one large block, with how many they are. A tap opens it. */

import { type UnitId, unitName, type View } from '@carillon/quebec-1759/page'
import type { ReactNode } from 'preact/compat'
import { button, UNREAD } from '../pointing.ts'
import type { Stack } from './layout.ts'
import { ZONES } from './map/geometry.ts'
import { Piece } from './Piece.tsx'
import { EMBLEM, liesOpen, moving, type StacksProps, stackName, totalOf } from './Stacks.tsx'
import { shortName } from './symbols.ts'

/** So many times a block's size; where both sides stand, so far from the middle. */
const SIZE = 3.1
const ASIDE = 57
/** Room for a finger: 44 pixels on a screen 390 wide. Where both stand, each has its own half of the zone. */
const TOUCH = 46
const ALONE = `M${-TOUCH / 2}${-TOUCH / 2}h${TOUCH}v${TOUCH}h${-TOUCH}z`
const HALF = `M${-ASIDE / SIZE}${-TOUCH / 2}h${TOUCH}v${TOUCH}h${-TOUCH}z`

export function Piles(props: StacksProps): ReactNode {
  return props.stacks.map((stack) => <Pile key={`${stack.zone} ${stack.side}`} stack={stack} {...props} />)
}

function Pile({ stack, ...props }: StacksProps & { stack: Stack }): ReactNode {
  const { view, seat, say, choices, held, away, marked } = props
  const { zone, side, blocks } = stack
  const { x, y } = ZONES[zone].centre
  const both = view.zones[zone].british.length > 0 && view.zones[zone].french.length > 0
  const aside = both ? (side === 'british' ? -ASIDE : ASIDE) : 0
  const units = blocks.flatMap((b) => ('unit' in b ? [b.unit] : []))
  const cv = totalOf(blocks)
  const known = cv !== undefined
  const [first] = blocks
  const single = known && blocks.length === 1 ? units[0] : undefined
  const scouted = view.scouting?.zone === zone && side === 'british'
  const can = units.some((u) => choices.units.has(u)) || (scouted && choices.blocks.size > 0)
  const isMarked = marked && (units.includes(marked.unit as UnitId) || (scouted && marked.block !== undefined))
  const gone = known && units.every((u) => away.has(u))
  const state = `${can ? ' q-can' : ''}${units.some((u) => held.has(u)) ? ' q-held' : ''}${gone ? ' q-away' : ''}${isMarked ? ' q-marked' : ''}`
  const style = { transform: `translate(${x + aside - 5}px, ${y + 8}px) scale(${SIZE})` }
  const body = {
    side,
    lies: blocks.every((b) => liesOpen(view, seat, side, b)),
    bare: true,
    block: single ? first : known ? undefined : { block: 0 },
    short: single && shortName(single, say(unitName(single))),
  }
  return (
    <>
      <g
        className={`q-block${state}`}
        style={style}
        data-space={zone}
        {...(!posting(props) && { 'data-stack': side, ...button(stackName(stack, say)) })}
        {...(moving(stack, props) && { 'data-drag': '' })}
      >
        <path
          className="q-touch"
          d={both ? HALF : ALONE}
          {...(both && side === 'british' && { transform: 'scale(-1 1)' })}
        />
        {blocks.length > 1 && (
          <g transform="translate(2.5 -2.5)">
            <Piece {...body} />
          </g>
        )}
        <Piece {...body} />
        {!known && (
          <g className={`q-shield q-${side}`}>
            <path className="q-emblem" d={EMBLEM[side]} transform="scale(.84)" />
          </g>
        )}
        {(can || isMarked) && (
          <>
            <path className="q-ring" d="M-17.5-17.5h35v35h-35z" />
            <path className="q-notch" d="M-5 17h10l-5 7z" />
          </>
        )}
      </g>
      <g className={`q-letters q-pile q-${side}${state}${known ? '' : ' q-unknown'}`} style={style} {...UNREAD}>
        {single ? (
          <text className="q-short" y="12.2">
            {body.short}
          </text>
        ) : (
          <text y={cv ? 0.6 : 5}>{blocks.length}</text>
        )}
        {!!cv && !single && (
          <text className="q-cv" y="13.2">
            {cv}
          </text>
        )}
      </g>
    </>
  )
}

/** 4.2 While pieces are posted a tap on a zone posts there, whoever stands in it. */
const posting = ({ view, choices }: { readonly view: View } & Pick<StacksProps, 'choices'>): boolean =>
  view.step === 'deployment' && choices.spaces.size > 0
