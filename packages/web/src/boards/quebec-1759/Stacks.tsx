/** The blocks on the map and the shields that count them. */

import type { Option } from '@carillon/kernel'
import {
  type Block,
  type Side,
  UNITS,
  type UnitId,
  unitName,
  type View,
  web,
  type Zone,
} from '@carillon/quebec-1759/page'
import type { ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'
import { button, UNREAD } from '../pointing.ts'
import { type Choices, label } from './choices.ts'
import type { PlacedBlock, Stack } from './layout.ts'
import { Piece } from './Piece.tsx'
import { shortName } from './symbols.ts'

export interface StacksProps {
  readonly view: View
  readonly seat: string
  readonly say: Say
  readonly choices: Choices
  readonly placed: readonly PlacedBlock[]
  readonly stacks: readonly Stack[]
  /** Whether it can be dragged, by itself or with its stack. */
  draggable(unit: UnitId, zone: Zone): boolean
  /** Chosen, and waiting for a place to go to; or being dragged. */
  readonly held: ReadonlySet<UnitId>
  /** Written into an order: about to go. */
  readonly away: ReadonlySet<UnitId>
  readonly marked: Option | undefined
}

/** 3.2, 7.5.6 Whether all may see its face. */
export function liesOpen({ battle }: View, seat: string, side: Side, block: Block): boolean {
  if (!('unit' in block)) return false
  if (seat !== side && seat !== 'open') return true
  const line = battle?.round ? battle.lines[side] : null
  return (
    !!line && [line.left, line.centre, line.right].some((row) => row.some((b) => 'unit' in b && b.unit === block.unit))
  )
}

export function Stacks(props: StacksProps): ReactNode {
  return (
    <>
      {props.placed.map((one) => (
        <OnMap key={one.key} one={one} {...props} />
      ))}
      {props.stacks.map((stack) => (
        <Shield key={`${stack.zone} ${stack.side}`} stack={stack} {...props} />
      ))}
    </>
  )
}

function OnMap({
  one,
  view,
  seat,
  say,
  choices,
  draggable,
  held,
  away,
  marked,
}: StacksProps & { one: PlacedBlock }): ReactNode {
  const { block, side, zone, at, size } = one
  const unit = 'unit' in block ? block.unit : undefined
  const short = unit ? shortName(unit, say(unitName(unit))) : ''
  const scouted = view.scouting?.zone === zone && side === 'british'
  const option = unit
    ? choices.units.get(unit)
    : scouted && 'block' in block
      ? choices.blocks.get(block.block)
      : undefined
  const isMarked = marked && (unit ? marked.unit === unit : scouted && 'block' in block && marked.block === block.block)
  const is = (set: ReadonlySet<UnitId>) => unit !== undefined && set.has(unit)
  const state = `${option ? ' q-can' : ''}${is(held) ? ' q-held' : ''}${is(away) ? ' q-away' : ''}${isMarked ? ' q-marked' : ''}`
  const style = { transform: `translate(${at.x}px, ${at.y}px) scale(${size})` }
  return (
    <>
      <g
        className={`q-block${state}`}
        style={style}
        data-space={zone}
        data-side={side}
        {...(unit ? { 'data-unit': unit } : { 'data-block': 'block' in block ? block.block : 0 })}
        {...(unit && draggable(unit, zone) && { 'data-drag': '' })}
        {...(option && button(label(option, view, say)))}
      >
        <Piece side={side} block={block} short={short} bare lies={liesOpen(view, seat, side, block)} />
        {(option || isMarked) && (
          <>
            <path className="q-ring" d="M-17.5-17.5h35v35h-35z" />
            <path className="q-notch" d="M-5 17h10l-5 7z" />
          </>
        )}
      </g>
      {short && (
        <g className={`q-letters q-${side}${state}`} style={style} {...UNREAD}>
          <text className="q-short" y="11.8">
            {short}
          </text>
        </g>
      )}
    </>
  )
}

export const EMBLEM: Readonly<Record<Side, string>> = {
  british: 'M-13-15h26v15c0 8-6 13-13 16-7-3-13-8-13-16z',
  french: 'M0-17 14-9V8L0 17-14 8V-9z',
}
/** Counts a stack and opens it; dragged, it takes all along. */
function Shield({ stack, ...props }: StacksProps & { stack: Stack }): ReactNode {
  const { zone, side, blocks, shield } = stack
  const cv = totalOf(blocks)
  const style = { transform: `translate(${shield.x}px, ${shield.y}px)` }
  return (
    <>
      <g
        className={`q-shield q-${side}`}
        style={style}
        data-space={zone}
        data-stack={side}
        {...button(stackName(stack, props.say))}
        {...(moving(stack, props) && { 'data-drag': '' })}
      >
        <path className="q-emblem" d={EMBLEM[side]} />
      </g>
      <g className="q-count" style={style} {...UNREAD}>
        <text y={cv ? 2 : 6}>{blocks.length}</text>
        {!!cv && (
          <text className="q-cv" y="11">
            {cv}
          </text>
        )}
      </g>
    </>
  )
}

export function stackName({ zone, side, blocks }: Stack, say: Say): string {
  const cv = totalOf(blocks)
  return say(cv === undefined ? web.stack(zone, side, blocks.length) : web.stackCv(zone, side, blocks.length, cv))
}
/** Whether the whole stack can be dragged. */
export const moving = ({ zone, blocks }: Stack, { draggable }: Pick<StacksProps, 'draggable'>): boolean =>
  blocks.some((b) => 'unit' in b && draggable(b.unit, zone))

/** Undefined where somebody is not known. */
export function totalOf(blocks: readonly Block[]): number | undefined {
  let sum = 0
  for (const block of blocks) {
    if (!('unit' in block)) return undefined
    sum += block.cv
  }
  return sum
}
/** What a block is called where one reads about it. */
export function blockName(block: Block, say: Say): string {
  // The colonel's name in brackets is for those who ask.
  return 'unit' in block ? say(unitName(block.unit)).replace(/ \(.*\)$/, '') : say(web.hidden(block.block + 1))
}
export const sideOf = (unit: UnitId): Side => UNITS[unit].side
