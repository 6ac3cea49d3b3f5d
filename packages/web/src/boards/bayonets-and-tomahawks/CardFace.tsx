/** 6.0 The face of a card: deck, initiative, action points, event. */
import { type Ap, CARD, type CardId, cardTitle, gameText as text } from '@carillon/bayonets-and-tomahawks/page'
import type { Message, Option } from '@carillon/kernel'
import type { ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'
import { CardFrame } from '../theatre/CardFrame.tsx'
import { Aps } from './Aps.tsx'
import { eventText } from './event.ts'

interface CardFaceProps {
  readonly card: CardId
  readonly slot?: Message | undefined
  /** APs that are left of a card in play. */
  readonly left?: readonly Ap[] | undefined
  readonly option?: Option | undefined
  choose(option: Option): void
  readonly say: Say
}
export function CardFace({ card, slot, left, option, choose, say }: CardFaceProps): ReactNode {
  const { deck, initiative, aps, start, event, years, buildup } = CARD[card] as (typeof CARD)[number]
  const marks = [
    ...(years ? [yearsText(years)] : []),
    ...(event && start ? [say(text('web.start_tag'))] : []),
    ...(event ? [] : [say(text('web.no_event'))]),
  ]
  const kind = deck === 'indian' ? 'indian' : buildup ? 'buildup' : 'campaign'
  return (
    <CardFrame
      card={card}
      side={deck}
      worth={initiative > 0 ? <Die value={initiative} name={say(text('web.initiative', { initiative }))} /> : null}
      kind={say(text(`web.deck.${kind}`))}
      title={say(cardTitle(card))}
      marks={marks}
      points={<Aps all={aps} left={left} say={say} />}
      text={eventText(card, say)}
      foot={[say(text('web.number', { number: String(card) })), event ? '7.4' : '7.3']}
      slot={slot && say(slot)}
      choose={option && (() => choose(option))}
    />
  )
}
/** A card is for one year or for two that follow each other. */
const yearsText = (years: readonly number[]): string => years.join('–')

/** 7.1 Pips of a die by their number. */
const PIPS = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
] as const satisfies readonly (readonly number[])[]
function Die({ value, name }: { readonly value: number; readonly name: string }): ReactNode {
  return (
    <svg className="bt-initiative" viewBox="0 0 24 24" role="img" aria-label={name}>
      <title>{name}</title>
      <rect x="1" y="1" width="22" height="22" rx="4.500" />
      {PIPS[value]?.map((spot) => (
        <circle key={spot} cx={6 + 6 * (spot % 3)} cy={6 + 6 * Math.floor(spot / 3)} r="2.300" />
      ))}
    </svg>
  )
}
