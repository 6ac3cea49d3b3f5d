/** A stack, opened: everybody who stands in the zone, and what can be chosen there. */
import type { Option } from '@carillon/kernel'
import {
  type Block,
  type River,
  SIDES,
  type Side,
  sideName,
  spaceName,
  UNITS,
  unitName,
  type View,
  web,
  type Zone,
} from '@carillon/quebec-1759/page'
import { type KeyboardEvent as Key, type ReactNode, useLayoutEffect, useRef } from 'preact/compat'
import type { Say } from '../board.ts'
import { type Choices, label, same } from './choices.ts'
import { describe } from './describe.ts'
import { FRAME, RIVERS, ZONES } from './map/geometry.ts'
import { Loose } from './Piece.tsx'
import { blockName, liesOpen, totalOf } from './Stacks.tsx'
import { shortName } from './symbols.ts'

interface SheetProps {
  readonly space: Zone | River
  readonly view: View
  readonly seat: string
  readonly say: Say
  readonly choices: Choices
  readonly offers: readonly Option[]
  readonly marked: Option | undefined
  choose(option: Option): void
  close(): void
}

export function Sheet({ space, view, seat, say, choices, offers, marked, choose, close }: SheetProps): ReactNode {
  const box = useRef<HTMLElement>(null)
  const before = useRef<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stack that is opened takes the focus.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (!box.current?.contains(activeElement)) before.current = activeElement
    box.current?.focus({ preventScroll: true })
  }, [space])
  // Closed, it gives the focus back, unless that has gone elsewhere.
  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (element?.contains(document.activeElement)) (before.current as HTMLElement)?.focus({ preventScroll: true })
    }
  }, [])
  useLayoutEffect(() => rove(box.current))
  const closing = useRef(close)
  closing.current = close
  // Escape pressed anywhere else; what lies over the board keeps its keys to itself, so the sheet has its own below. With the
  // sheet, not after it: who presses at once closes it.
  useLayoutEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) closing.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  const here = space in view.zones ? view.zones[space as Zone] : undefined
  const empty = here ? here.british.length + here.french.length === 0 : false
  return (
    <section
      ref={box}
      className={`q-card q-sheet${isEast(space) ? ' q-west' : ''}`}
      aria-label={say(spaceName(space))}
      tabIndex={-1}
      onKeyDown={(event) => (event.key === 'Escape' ? close() : walk(event))}
    >
      <header>
        <h2>{say(spaceName(space))}</h2>
        <button type="button" className="q-close" aria-label={say(web.close)} onClick={close}>
          ×
        </button>
      </header>
      {offers.length > 1 && offers.every((option) => option.way) && <p>{say(web.which)}</p>}
      {offers.length > 0 && (
        <div className="q-offers">
          {offers.map((option) => (
            <button
              key={JSON.stringify(option)}
              type="button"
              className="button button-small"
              onClick={() => {
                close()
                choose(option)
              }}
            >
              {label(option, view, say)}
            </button>
          ))}
        </div>
      )}
      {here && SIDES.map((side) => <Rank key={side} {...{ side, view, seat, say, choices, marked, space }} />)}
      {empty && <p className="soft">{say(web.empty)}</p>}
      {!here && describe({ space }, view, say)?.lines.map((line) => <p key={line}>{line}</p>)}
    </section>
  )
}

const entriesOf = (box: Element | null): HTMLElement[] => [...(box?.querySelectorAll<HTMLElement>('.q-entry') ?? [])]
/** One stop for the Tab key; arrow keys go on from there. */
function rove(box: Element | null, to?: HTMLElement): void {
  const all = entriesOf(box)
  const at = to ?? all.find((one) => one === document.activeElement) ?? all.find((one) => one.tabIndex === 0) ?? all[0]
  for (const one of all) one.tabIndex = one === at ? 0 : -1
  to?.focus()
}
function walk(event: Key<HTMLElement>): void {
  const { key, target, currentTarget } = event
  const all = entriesOf(currentTarget)
  const at = all.indexOf((target as Element).closest('.q-entry') as HTMLElement)
  const by = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 0
  const to = key === 'Home' ? all[0] : key === 'End' ? all.at(-1) : by ? all[Math.max(0, at + by)] : undefined
  if (!to) return
  event.preventDefault()
  rove(currentTarget, to)
}

const isEast = (space: Zone | River): boolean =>
  (space in ZONES ? ZONES[space as Zone].centre.x : RIVERS[space as River].label.x) > FRAME.width / 2

type RankProps = Pick<SheetProps, 'view' | 'seat' | 'say' | 'choices' | 'marked' | 'space'> & { readonly side: Side }
function Rank({ side, view, seat, say, choices, marked, space }: RankProps): ReactNode {
  const blocks = view.zones[space as Zone][side]
  if (blocks.length === 0) return null
  const cv = totalOf(blocks)
  return (
    <>
      <h3>{say(cv ? web.standsCv(side, blocks.length, cv) : web.stands(side, blocks.length))}</h3>
      <ul className="q-rank" aria-label={say(sideName(side))}>
        {blocks.map((block) => (
          <li key={'unit' in block ? block.unit : block.block}>
            <Entry
              block={block}
              side={side}
              option={'unit' in block ? choices.units.get(block.unit) : choices.blocks.get(block.block)}
              lies={liesOpen(view, seat, side, block)}
              {...{ say, space, marked }}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

interface EntryProps {
  readonly block: Block
  readonly side: Side
  readonly say: Say
  readonly space: string
  readonly option: Option | undefined
  readonly marked: Option | undefined
  readonly lies: boolean
}
function Entry({ block, side, say, space, option, marked, lies }: EntryProps): ReactNode {
  const known = 'unit' in block ? block : undefined
  const name = blockName(block, say)
  const data = {
    'data-space': space,
    'data-side': side,
    ...('unit' in block ? { 'data-unit': block.unit } : { 'data-block': block.block }),
  }
  const body = (
    <>
      <Loose
        side={side}
        block={block}
        lies={lies}
        {...(known && { short: shortName(known.unit, say(unitName(known.unit))) })}
      />
      <span>
        {name}
        {known && known.cv > 0 && <small>{say(web.strength(known.cv, UNITS[known.unit].cv))}</small>}
      </span>
    </>
  )
  const state = option ? ` q-can${same(option, marked) ? ' q-marked' : ''}` : ''
  // Who cannot be chosen can be asked about, and a click says why not.
  return (
    <button
      type="button"
      className={`q-entry${state}`}
      {...data}
      {...(!option && { 'aria-disabled': true, 'data-read': '' })}
    >
      {body}
    </button>
  )
}
