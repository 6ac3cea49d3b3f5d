/** 5.2 The cards: the one being played, hands, deck and piles. */
import type { Message } from '@carillon/kernel'
import {
  type CardId,
  cardLabel,
  HIDDEN,
  SIDES,
  type Side,
  sideName,
  gameText as text,
} from '@carillon/wilderness-war/page'
import type { ReactNode } from 'preact/compat'
import { CardBack } from '../theatre/CardFrame.tsx'
import { Head, PanelBox } from '../theatre/PanelBox.tsx'
import { fromTo } from '../theatre/Track.tsx'
import { type Asking, type Props, useAsking } from './asking.ts'
import { CardFace } from './CardFace.tsx'

export function Cards(props: Props): ReactNode {
  const { view, say, explain } = props
  const asking = useAsking(props)
  const { card, deck, discards, removed, unseen, reshuffle } = view
  const piled = [...asking.choices.cards.keys()].filter((id) => !SIDES.some((side) => view.hands[side].includes(id)))
  const open = [...(card === null || piled.includes(card) ? [] : [card]), ...piled]
  return (
    <PanelBox explain={explain} refuse={props.refuse}>
      {open.length > 0 && (
        <section>
          <h2>{say(text(card === null ? 'web.to_take' : 'web.in_play'))}</h2>
          <div className="th-cards">
            {open.map((id) => (
              <CardFace key={id} card={id} {...asking} />
            ))}
          </div>
        </section>
      )}
      {SIDES.map((side) => (
        <Hand key={side} side={side} {...asking} />
      ))}
      <Head track="deck" explain={explain}>
        {say(text('web.deck'))}
      </Head>
      <ul className="th-decks">
        <li>
          <CardBack side="both" count={deck} spoken={say(text('board.cards', { deck, discards: discards.length }))} />
          <span>
            {say(text('board.cards', { deck, discards: discards.length }))}
            {reshuffle && <small>{say(text('web.reshuffle'))}</small>}
          </span>
        </li>
      </ul>
      <Pile title={text('web.discards', { count: discards.length })} cards={discards} {...asking} />
      <Pile title={text('web.removed', { count: removed.length })} cards={removed} {...asking} />
      <Pile title={text('web.unseen', { count: unseen.length })} cards={unseen} {...asking} />
    </PanelBox>
  )
}

function Hand({ side, ...asking }: Asking & { readonly side: Side }): ReactNode {
  const { view, say } = asking
  const hand = view.hands[side]
  const known = hand.filter((card) => card !== HIDDEN)
  const hidden = hand.length - known.length
  return (
    <section>
      <h2>{say(text('web.hand', { side: sideName(side), count: hand.length }))}</h2>
      {view.holding[side] && <p className="th-slot">{say(text('board.held'))}</p>}
      <div className="th-cards">
        {known.map((card) => (
          <CardFace key={card} card={card} {...asking} />
        ))}
      </div>
      {hidden > 0 && (
        <div className="th-backs th-fan">
          {fromTo(1, hidden).map((n) => (
            <CardBack key={n} side={side} spoken={say(text('web.face_down'))} />
          ))}
        </div>
      )}
    </section>
  )
}

interface PileProps extends Asking {
  readonly title: Message
  readonly cards: readonly CardId[]
}
function Pile({ title, cards, view, say }: PileProps): ReactNode {
  if (cards.length === 0) return null
  return (
    <details className="th-fold">
      <summary>{say(title)}</summary>
      <ul className="th-names">
        {cards.map((card) => (
          <li key={card} data-card={card}>
            {say(cardLabel(card, view))}
          </li>
        ))}
      </ul>
    </details>
  )
}
