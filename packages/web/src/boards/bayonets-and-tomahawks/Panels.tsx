/** The panels beside the board: cards, tracks, boxes and pools, the battle. */
import {
  type Ap,
  apName,
  BOXES,
  type Box,
  boxName,
  CARD,
  type CardId,
  cardName,
  connectionName,
  type Deck,
  FACTIONS,
  type Faction,
  factionName,
  HIDDEN,
  NATIONS,
  nationName,
  SCENARIO,
  gameText as text,
  type View,
} from '@carillon/bayonets-and-tomahawks/facts'
import type { Message } from '@carillon/kernel'
import { type ReactNode, useMemo } from 'react'
import type { PanelProps, Say } from '../board.ts'
import { fromTo, Track } from '../theatre/Track.tsx'
import { sortChoices } from './choices.ts'
import { eventText } from './event.ts'
import { Fight } from './Fight.tsx'
import { FORM } from './Stacks.tsx'
import { type Asking, Units } from './Units.tsx'

type Props = PanelProps<View>
function useAsking({ view, say, options, choose }: Props): Asking {
  const choices = useMemo(() => sortChoices(options, view), [options, view])
  return { view, say, choices, choose }
}

// --- cards -----------------------------------------------------------------------------------------------------

const DECKS: readonly Deck[] = ['british', 'french', 'indian']
export function Cards(props: Props): ReactNode {
  const { view, say } = props
  const asking = useAsking(props)
  const inPlay = DECKS.filter((deck) => view.played[deck] !== null)
  return (
    <div className="th-panel">
      {FACTIONS.map((f) => (
        <Hand key={f} faction={f} {...asking} />
      ))}
      <h2>{say(text('web.in_play'))}</h2>
      {inPlay.length === 0 && <p className="soft">{say(text('web.none_in_play'))}</p>}
      {inPlay.map((deck) => (
        <CardOf key={deck} card={view.played[deck] as CardId} left={view.aps[deck]} {...asking} />
      ))}
      {view.reaction && (
        <p>{say(text('board.reaction', { faction: factionName(view.first), ap: apName(view.reaction) }))}</p>
      )}
      {view.warships && <p>{say(text('board.warships', { connection: connectionName(view.warships) }))}</p>}
      <h2>{say(text('web.decks'))}</h2>
      <ul>
        {FACTIONS.map((f) => (
          <li key={f}>{say(text('web.deck', { faction: factionName(f), ...view.decks[f] }))}</li>
        ))}
        <li>{say(text('web.deck_indian', { count: view.decks.indian }))}</li>
      </ul>
      {view.seen.length > 0 && (
        <>
          <h2>{say(text('web.seen'))}</h2>
          <ul>
            {view.seen.map((card) => (
              <li key={card} data-card={card}>
                {say(cardName(String(card)))}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const SLOTS = ['reserve', 'drawn', 'indian', 'chosen'] as const
function Hand({ faction, ...asking }: Asking & { readonly faction: Faction }): ReactNode {
  const { view, say } = asking
  const hand = view.hands[faction]
  const held = SLOTS.filter((slot) => hand[slot] !== null)
  if (held.length === 0) return null
  return (
    <section>
      <h2>{say(text('web.hand', { faction: factionName(faction) }))}</h2>
      {held.map((slot) => (
        <CardOf key={slot} card={hand[slot] as CardId} slot={text(`web.slot.${slot}`)} {...asking} />
      ))}
    </section>
  )
}

interface CardProps extends Asking {
  readonly card: CardId
  readonly slot?: Message
  /** APs that are left of a card in play. */
  readonly left?: readonly Ap[]
}
function CardOf({ card, slot, left, say, choices, choose }: CardProps): ReactNode {
  const note = slot && <small>{say(slot)}</small>
  if (card === HIDDEN)
    return (
      <div className="th-paper th-back">
        {say(text('web.face_down'))} {note}
      </div>
    )
  const { deck, initiative, aps, start, event } = CARD[card] as (typeof CARD)[number]
  const option = choices.cards.get(String(card))
  const body = (
    <>
      <b>{say(cardName(String(card)))}</b> {note}
      <span className="bt-aps">
        {signsOf(aps, left ?? aps).map(({ key, ap, used }) => (
          <ApSign key={key} {...{ ap, used, say }} />
        ))}
        {aps.length === 0 && say(text('web.no_aps'))}
      </span>
      {initiative > 0 && <span className="th-fact">{say(text('web.initiative', { initiative }))}</span>}
      {event && start && <span className="th-fact">{say(text('web.start'))}</span>}
      {eventText(card, say).map((line) => (
        <span key={line} className="th-event">
          {line}
        </span>
      ))}
    </>
  )
  const look = `th-paper th-${deck}`
  return option ? (
    <button type="button" className={`${look} th-can`} data-card={card} onClick={() => choose(option)}>
      {body}
    </button>
  ) : (
    <div className={look} data-card={card}>
      {body}
    </div>
  )
}
/** Of equal APs the first ones are used up. */
function signsOf(all: readonly Ap[], left: readonly Ap[]): { key: string; ap: Ap; used: boolean }[] {
  const open = [...left]
  return all
    .toReversed()
    .map((ap, n) => {
      const at = open.indexOf(ap)
      if (at >= 0) open.splice(at, 1)
      return { key: `${ap} ${n}`, ap, used: at < 0 }
    })
    .toReversed()
}

/** Shape and words: a triangle for Light, a square for Army, a ship's circle for Sail. */
function ApSign({ ap, used, say }: { ap: Ap; used: boolean; say: Say }): ReactNode {
  const forms = [
    ...(/light|indian/.test(ap) ? (['triangle'] as const) : []),
    ...(/sail/.test(ap) ? (['circle'] as const) : []),
    ...(/army/.test(ap) ? (['square'] as const) : []),
  ]
  const name = say(apName(ap))
  return (
    <span className={`bt-ap${used ? ' bt-used' : ''}`}>
      {forms.map((form) => (
        <svg key={form} viewBox="-6 -6 12 12" aria-hidden="true">
          <path d={FORM[form]} />
        </svg>
      ))}
      {used ? <s>{name}</s> : name}
    </span>
  )
}

// --- tracks ----------------------------------------------------------------------------------------------------

const ROUNDS = fromTo(1, 9)
const VICTORY = [...fromTo(-10, -1), ...fromTo(1, 10)]
const RAID = fromTo(0, 8)
export function Tracks({ view, say }: Props): ReactNode {
  const { year, round, victory, raid, nations, chits, openSeas, scenario } = view
  const limits = SCENARIO[scenario].thresholds[year]
  const leader: Faction = victory > 0 ? 'british' : 'french'
  const at = Math.max(-10, Math.min(10, victory))
  return (
    <div className="th-panel">
      <h2>{say(text('web.rounds'))}</h2>
      <p>{say(text('board.round', { year: String(year), round }))}</p>
      <Track boxes={ROUNDS} now={round} />
      <h2>{say(text('web.victory'))}</h2>
      <p>{say(text('board.victory', { faction: factionName(leader), vps: Math.abs(victory) }))}</p>
      <Track boxes={VICTORY} now={at} show={Math.abs} look={(n) => `th-${n > 0 ? 'british' : 'french'}`} />
      {limits && (
        <p className="soft">
          {say(
            text('web.thresholds', {
              year: String(year),
              british: position(limits.british),
              french: position(limits.french),
            }),
          )}
        </p>
      )}
      <h2>{say(text('web.raids'))}</h2>
      {FACTIONS.map((f) => (
        <div key={f} className={`bt-raid th-${f}`}>
          <p>{say(text('web.pool_of', { box: factionName(f), count: raid[f] }))}</p>
          <Track boxes={RAID} now={raid[f]} />
        </div>
      ))}
      <h2>{say(text('web.nations'))}</h2>
      <ul>
        {NATIONS.map((nation) => {
          const friend = nations[nation]
          const name = nationName(nation)
          return (
            <li key={nation}>
              {say(
                friend
                  ? text('board.joined', { nation: name, faction: factionName(friend) })
                  : text('board.neutral', { nation: name }),
              )}
            </li>
          )
        })}
        <li>{say(text(openSeas ? 'board.seas.open' : 'board.seas.french'))}</li>
      </ul>
      <h2>{say(text('web.europe'))}</h2>
      <ul>
        {FACTIONS.map((f) => {
          const chit = chits[f]
          const value = chit === null ? '—' : chit === 'hidden' ? text('board.hidden_chit') : String(chit)
          return <li key={f}>{say(text('web.pool_of', { box: factionName(f), count: value }))}</li>
        })}
      </ul>
    </div>
  )
}
/** A position of the Victory track. */
const position = (at: number): Message =>
  text(at > 0 ? 'track.british' : 'track.french', { position: String(Math.abs(at)) })

// --- boxes -----------------------------------------------------------------------------------------------------

const OPEN: readonly Box[] = ['arriving', 'sail-british', 'sail-french', 'losses-british', 'losses-french', 'disbanded']
const POOLS: readonly Box[] = BOXES.filter((box) => !OPEN.includes(box) && box !== 'unused')
export function Boxes(props: Props): ReactNode {
  const { view, say } = props
  const asking = useAsking(props)
  const filled = (boxes: readonly Box[]) => boxes.filter((box) => view.boxes[box].length > 0)
  const open = filled(OPEN)
  return (
    <div className="th-panel">
      {open.length === 0 && <p className="soft">{say(text('web.empty_boxes'))}</p>}
      {open.map((box) => (
        <section key={box}>
          <h2>{say(boxName(box))}</h2>
          <Units units={view.boxes[box]} {...asking} />
        </section>
      ))}
      <h2>{say(text('board.pools'))}</h2>
      {filled(POOLS).map((box) => (
        <details key={box} open={view.boxes[box].some((unit) => asking.choices.units.has(unit))}>
          <summary>{say(text('web.pool_of', { box: boxName(box), count: view.boxes[box].length }))}</summary>
          <Units units={view.boxes[box]} {...asking} />
        </details>
      ))}
    </div>
  )
}

export function BattlePanel(props: Props): ReactNode {
  const asking = useAsking(props)
  return (
    <div className="th-panel">
      <Fight {...asking} />
    </div>
  )
}
