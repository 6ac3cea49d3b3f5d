/** 5.1 The face of a card: its value, whose event it is, what the event does, and what it can be used for now. */
import type { Option } from '@carillon/kernel'
import { type CardId, cardName, cardOf, gameText as text } from '@carillon/wilderness-war/page'
import type { ReactNode } from 'preact/compat'
import { CardFrame } from '../theatre/CardFrame.tsx'
import { Offers } from '../theatre/PlaceSheet.tsx'
import type { Asking } from './asking.ts'
import { cardMarks, KIND_RULES, kindOf, SIGNS } from './cards.ts'
import { label } from './choices.ts'

export function CardFace({ card, view, say, choices, choose }: Asking & { readonly card: CardId }): ReactNode {
  const { value, event, sides } = cardOf(card)
  const kind = kindOf(card)
  const options = choices.cards.get(card) ?? []
  const [only] = options
  // With but one thing to do the card itself is the button.
  const plain = only && options.length === 1 && !only.use ? only : undefined
  const marks = cardMarks(card, view.shuffler).map(say)
  const worth = say(text('web.value', { value }))
  return (
    <CardFrame
      {...{ card, marks }}
      title={say(cardName(card))}
      side={sides}
      sign={SIGNS[kind]}
      worth={
        <b className="ww-value" role="img" aria-label={worth} title={worth}>
          {value}
        </b>
      }
      kind={say(text(`web.kind.${kind}`))}
      text={[say({ key: `event.${event}.text` })]}
      foot={[say(text('web.number', { number: String(card) })), KIND_RULES[kind]]}
      choose={plain && (() => choose(plain))}
      can={options.length > 0}
    >
      {!plain && (
        <Offers
          options={options}
          choose={choose}
          label={(option) => (option.use ? say({ key: `use.${option.use}` }) : label(option, view, say))}
          name={(option: Option) => label(option, view, say)}
        />
      )}
    </CardFrame>
  )
}
