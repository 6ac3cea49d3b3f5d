/** The panels beside the board: cards, tracks, boxes and pools, what is going on. */

import type { Message } from '@carillon/kernel'
import {
  ASIDE,
  AVAILABLE,
  assembliesName,
  type CardId,
  cardName,
  cardOf,
  HIDDEN,
  NORTHERN_MILITIA,
  OUT,
  type Place,
  POOL,
  SCENARIO,
  SIDES,
  type Side,
  SOUTHERN_MILITIA,
  ST_LAWRENCE_MILITIA,
  seasonName,
  sideName,
  spaceName,
  standing,
  gameText as text,
  type View,
  vpText,
} from '@carillon/wilderness-war/facts'
import { type ReactNode, useMemo } from 'react'
import type { PanelProps } from '../board.ts'
import { Offers } from '../theatre/PlaceSheet.tsx'
import { fromTo, Track } from '../theatre/Track.tsx'
import { cardFacts } from './cards.ts'
import { cardLabel, label, sortChoices } from './choices.ts'
import { Now } from './Now.tsx'
import { type Asking, Pieces } from './Sheet.tsx'

type Props = PanelProps<View>
function useAsking({ view, say, options, choose }: Props): Asking {
  const choices = useMemo(() => sortChoices(options, view), [options, view])
  return { view, say, choices, choose }
}

// --- cards -------------------------------------------------------------------------------------------------------

export function Cards(props: Props): ReactNode {
  const { view, say } = props
  const asking = useAsking(props)
  const { card, deck, discards, removed, unseen } = view
  const chosen = [...asking.choices.cards.keys()].filter((id) => !SIDES.some((side) => view.hands[side].includes(id)))
  return (
    <div className="th-panel">
      {card !== null && (
        <section>
          <h2>{say(text('web.in_play'))}</h2>
          <CardOf card={card} {...asking} />
        </section>
      )}
      {chosen.map((id) => (
        <CardOf key={id} card={id} {...asking} />
      ))}
      {SIDES.map((side) => (
        <Hand key={side} side={side} {...asking} />
      ))}
      <h2>{say(text('web.deck'))}</h2>
      <p>{say(text('board.cards', { deck, discards: discards.length }))}</p>
      <Pile title={text('web.discards', { count: discards.length })} cards={discards} {...asking} />
      <Pile title={text('web.removed', { count: removed.length })} cards={removed} {...asking} />
      <Pile title={text('web.unseen', { count: unseen.length })} cards={unseen} {...asking} />
    </div>
  )
}

function Hand({ side, ...asking }: Asking & { readonly side: Side }): ReactNode {
  const { view, say } = asking
  const hand = view.hands[side]
  const known = hand.filter((card) => card !== HIDDEN)
  return (
    <section>
      <h2>{say(text('web.hand', { side: sideName(side), count: hand.length }))}</h2>
      {view.holding[side] && <p>{say(text('board.held'))}</p>}
      {known.map((card) => (
        <CardOf key={card} card={card} {...asking} />
      ))}
      {known.length < hand.length && <p className="soft">{say(text('web.hidden'))}</p>}
    </section>
  )
}

function CardOf({ card, ...asking }: Asking & { readonly card: CardId }): ReactNode {
  const { view, say, choices, choose } = asking
  const { value, event, sides } = cardOf(card)
  const options = choices.cards.get(card) ?? []
  return (
    <div className={`th-paper th-${sides}${options.length > 0 ? ' th-can' : ''}`} data-card={card}>
      <b>
        <span className="ww-value" aria-hidden="true">
          {value}
        </span>{' '}
        {say(cardName(card))}
      </b>
      <span className="th-fact">{cardFacts(card).map(say).join(' · ')}</span>
      <span className="th-event">{say({ key: `event.${event}.text` })}</span>
      <Offers options={options} choose={choose} label={(option) => use(option.use, label(option, view, say), asking)} />
    </div>
  )
}
/** On the card itself, what it is played for is enough. */
const use = (what: unknown, name: string, { say }: Asking): string => (what ? say({ key: `use.${what}` }) : name)

interface PileProps extends Asking {
  readonly title: Message
  readonly cards: readonly CardId[]
}
function Pile({ title, cards, view, say }: PileProps): ReactNode {
  if (cards.length === 0) return null
  return (
    <details>
      <summary>{say(title)}</summary>
      <ul>
        {cards.map((card) => (
          <li key={card} data-card={card}>
            {say(cardLabel(card, view))}
          </li>
        ))}
      </ul>
    </details>
  )
}

// --- tracks ------------------------------------------------------------------------------------------------------

const VICTORY = fromTo(-11, 11)
export function Tracks({ view, say }: Props): ReactNode {
  const { year, season, vp, assemblies, niagara, ohioForks, scenario, active } = view
  const { from, to } = SCENARIO[scenario]
  const flags = [
    text('web.holds', { space: { key: 'space.niagara' }, side: sideName(niagara) }),
    text('web.holds', { space: { key: 'space.ohio-forks' }, side: sideName(ohioForks) }),
    ...(view.flags.pitt ? [text('web.pitt')] : []),
    ...(view.flags.diplomatic ? [text('web.diplomatic')] : []),
    ...(view.flags.cherokees ? [text('web.cherokees')] : []),
    ...(view.flags.uprising ? [text('web.uprising')] : []),
    ...standing(view),
  ]
  return (
    <div className="th-panel">
      <h2>{say(text('web.years'))}</h2>
      <p>
        {say(text('board.season', { year: String(year), season: seasonName(season) }))} ·{' '}
        {say(text('board.active', { side: sideName(active) }))}
      </p>
      <Track boxes={fromTo(from, to)} now={year} />
      <h2>{say(text('web.victory'))}</h2>
      <p>{say(text('web.score', { score: vpText(vp) }))}</p>
      <Track
        boxes={VICTORY}
        now={Math.max(-11, Math.min(11, vp))}
        show={Math.abs}
        look={(n) => (n === 0 ? '' : `th-${n > 0 ? 'french' : 'british'}`)}
      />
      <h2>{say(text('web.assemblies'))}</h2>
      <p>{say(assembliesName(assemblies))}</p>
      <Track boxes={[0, 1, 2]} now={assemblies} show={(n) => n + 1} />
      <h2>{say(text('web.raided'))}</h2>
      <ul>
        {SIDES.map((side) => {
          const spaces = view.raided[side]
          const name = { side: sideName(side), count: spaces.length }
          return (
            <li key={side}>
              {say(
                spaces.length > 0
                  ? text('web.raided_by', { ...name, spaces: spaces.map(spaceName) })
                  : text('web.raided_none', name),
              )}
            </li>
          )
        })}
      </ul>
      <h2>{say(text('web.flags'))}</h2>
      <ul>
        {flags.map((flag) => (
          <li key={say(flag)}>{say(flag)}</li>
        ))}
      </ul>
    </div>
  )
}

// --- boxes -------------------------------------------------------------------------------------------------------

const BOXES: readonly (readonly [Side, Place, Message])[] = [
  ['british', NORTHERN_MILITIA, text('board.box.northern')],
  ['british', SOUTHERN_MILITIA, text('board.box.southern')],
  ['french', ST_LAWRENCE_MILITIA, text('board.box.st-lawrence')],
  ['british', POOL, text('board.box.pool')],
]
const ELSEWHERE: readonly (readonly [Place, 'web.available' | 'web.aside' | 'web.out'])[] = [
  [AVAILABLE, 'web.available'],
  [ASIDE, 'web.aside'],
  [OUT, 'web.out'],
]
export function Boxes(props: Props): ReactNode {
  const { view, say } = props
  const asking = useAsking(props)
  return (
    <div className="th-panel">
      {BOXES.map(([side, place, name]) => {
        const pieces = view.map[side][place] ?? []
        return (
          <section key={place}>
            <h2>{say(name)}</h2>
            {pieces.length > 0 ? (
              <Pieces pieces={pieces} {...asking} />
            ) : (
              <p className="soft">{say(text('web.empty'))}</p>
            )}
          </section>
        )
      })}
      {ELSEWHERE.flatMap(([place, key]) =>
        SIDES.map((side) => {
          const pieces = view.map[side][place] ?? []
          if (pieces.length === 0) return null
          return (
            <details key={`${key} ${side}`} open={pieces.some((piece) => asking.choices.pieces.has(piece))}>
              <summary>{say(text(key, { side: sideName(side), count: pieces.length }))}</summary>
              <Pieces pieces={pieces} {...asking} />
            </details>
          )
        }),
      )}
    </div>
  )
}

export function NowPanel(props: Props): ReactNode {
  const asking = useAsking(props)
  return (
    <div className="th-panel">
      <Now {...asking} />
    </div>
  )
}
