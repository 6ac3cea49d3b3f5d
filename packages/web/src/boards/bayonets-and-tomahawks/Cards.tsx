/** 6.0 The cards: hands, what is in play, decks, what was played this year. */
import {
  apName,
  type CardId,
  connectionName,
  type Deck,
  FACTIONS,
  type Faction,
  factionName,
  HIDDEN,
  gameText as text,
} from '@carillon/bayonets-and-tomahawks/page'
import type { Message } from '@carillon/kernel'
import type { ReactNode } from 'preact/compat'
import { CardBack } from '../theatre/CardFrame.tsx'
import { Head, PanelBox } from '../theatre/PanelBox.tsx'
import { type Asking, type Props, useAsking } from './asking.ts'
import { CardFace } from './CardFace.tsx'

export const DECKS: readonly Deck[] = ['british', 'french', 'indian']
export function Cards(props: Props): ReactNode {
  const { view, say, explain } = props
  const asking = useAsking(props)
  const { played, aps, reaction, warships, seen } = view
  const inPlay = DECKS.filter((deck) => played[deck] !== null)
  return (
    <PanelBox explain={explain} refuse={props.refuse}>
      {FACTIONS.map((f) => (
        <Hand key={f} faction={f} {...asking} />
      ))}
      <Head track="in-play" explain={explain}>
        {say(text('web.in_play'))}
      </Head>
      {inPlay.length === 0 && <p className="soft">{say(text('web.none_in_play'))}</p>}
      <div className="th-cards">
        {inPlay.map((deck) => (
          <CardFace key={deck} card={played[deck] as CardId} left={aps[deck]} choose={props.choose} say={say} />
        ))}
      </div>
      {reaction && <p>{say(text('board.reaction', { faction: factionName(view.first), ap: apName(reaction) }))}</p>}
      {warships && <p>{say(text('board.warships', { connection: connectionName(warships) }))}</p>}
      <Head track="decks" explain={explain}>
        {say(text('web.decks'))}
      </Head>
      <Decks {...asking} />
      {seen.length > 0 && (
        <details className="th-fold">
          <summary>{say(text('web.seen_count', { count: seen.length }))}</summary>
          <div className="th-cards">
            {seen.map((card) => (
              <CardFace key={card} card={card} choose={props.choose} say={say} />
            ))}
          </div>
        </details>
      )}
    </PanelBox>
  )
}

const SLOTS = ['reserve', 'drawn', 'indian', 'chosen'] as const
type Slot = (typeof SLOTS)[number]
export interface Held {
  readonly slot: Slot
  /** 7.1 At the beginning of a year there is no Reserve yet: both were drawn. */
  readonly called: Message
  readonly card: CardId
}
/** What a faction holds; the card that was chosen lies still in its place and is not shown twice. */
export function heldBy({ hands, step }: Asking['view'], faction: Faction): readonly Held[] {
  const hand = hands[faction]
  return SLOTS.flatMap((slot) => {
    const card = hand[slot]
    const twice = slot !== 'chosen' && card === hand.chosen && card !== null
    const called = text(`web.slot.${slot === step ? 'drawn' : slot}`)
    return card === null || twice ? [] : [{ slot, called, card }]
  })
}

function Hand({ faction, ...asking }: Asking & { readonly faction: Faction }): ReactNode {
  const { view, say, choices, choose } = asking
  const held = heldBy(view, faction)
  if (held.length === 0) return null
  return (
    <section>
      <h2>{say(text('web.hand', { faction: factionName(faction) }))}</h2>
      <div className={held.some(({ card }) => card === HIDDEN) ? 'th-backs' : 'th-cards'}>
        {held.map(({ slot, called, card }) =>
          card === HIDDEN ? (
            <CardBack
              key={slot}
              side={slot === 'indian' ? 'indian' : faction}
              spoken={say(text('web.face_down_in', { slot: called }))}
            />
          ) : (
            <CardFace key={slot} {...{ card, say, choose }} slot={called} option={choices.cards.get(String(card))} />
          ),
        )}
      </div>
    </section>
  )
}

function Decks({ view, say }: Asking): ReactNode {
  const { decks, discards } = view
  return (
    <ul className="th-decks">
      {FACTIONS.map((f) => (
        <li key={f}>
          <CardBack
            side={f}
            count={decks[f].buildup + decks[f].campaign}
            spoken={say(text('web.deck', { faction: factionName(f), ...decks[f] }))}
          />
          <span>
            {say(text('web.deck', { faction: factionName(f), ...decks[f] }))}
            {discards[f] > 0 && <small>{say(text('web.discarded', { count: discards[f] }))}</small>}
          </span>
        </li>
      ))}
      <li>
        <CardBack side="indian" count={decks.indian} spoken={say(text('web.deck_indian', { count: decks.indian }))} />
        <span>{say(text('web.deck_indian', { count: decks.indian }))}</span>
      </li>
    </ul>
  )
}
