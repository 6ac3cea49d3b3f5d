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
} from '@carillon/quebec-1759/facts'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
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
  const here = space in view.zones ? view.zones[space as Zone] : undefined
  const empty = here ? here.british.length + here.french.length === 0 : false
  return (
    <section
      ref={box}
      className={`q-card q-sheet${isEast(space) ? ' q-west' : ''}`}
      aria-label={say(spaceName(space))}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && close()}
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
  return option ? (
    <button type="button" className={`q-entry q-can${same(option, marked) ? ' q-marked' : ''}`} {...data}>
      {body}
    </button>
  ) : (
    <div className="q-entry" data-read="" {...data}>
      {body}
    </div>
  )
}
