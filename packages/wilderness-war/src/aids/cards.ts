/** 5 All cards, and where each one is as far as the viewer knows. */
import { type Aid, type AidRow, type Message, OPEN, type Viewer } from '@carillon/kernel'
import { CARDS, type CardId, cardOf } from '../data/cards.ts'
import { SIDES, type Side } from '../data/map.ts'
import { SCENARIO } from '../data/scenarios.ts'
import { cardName, say, sideName } from '../messages.ts'
import type { View } from '../view.ts'

type Where = 'play' | Side | 'out' | 'discards' | 'removed' | 'unused'
/** Everything here is in the view: what is hidden is `unseen`, in the deck or in a hand. */
export function whereIs(view: View, card: CardId): Where {
  if (view.card === card) return 'play'
  const holder = SIDES.find((side) => view.hands[side].includes(card))
  if (holder) return holder
  if (view.discards.includes(card)) return 'discards'
  if (view.removed.includes(card)) return 'removed'
  return view.unseen.includes(card) ? 'out' : 'unused'
}
export function whereText(view: View, viewer: Viewer, card: CardId): Message {
  const where = whereIs(view, card)
  if (where !== 'british' && where !== 'french') return say(`aid.card.${where}`)
  return viewer === OPEN ? say('aid.card.hand', { side: sideName(where) }) : say('aid.card.own')
}
export const cardRow = (view: View, viewer: Viewer, card: CardId): AidRow => {
  const { value, sides, event } = cardOf(card)
  return {
    cells: [
      cardName(card),
      String(card),
      value,
      say(`web.for.${sides}`),
      { key: `event.${event}.text` },
      whereText(view, viewer, card),
    ],
    now: view.card === card,
    subject: { card: String(card) },
  }
}
export const CARD_HEAD: readonly Message[] = [
  say('aid.head.card'),
  say('aid.head.number'),
  say('aid.head.value'),
  say('aid.head.whose'),
  say('aid.head.event'),
  say('aid.head.where'),
]
const ORDER = ['play', 'british', 'french', 'out', 'discards', 'removed'] as const

export function cards(view: View, viewer: Viewer): Aid {
  const used = CARDS.filter((card) => card <= SCENARIO[view.scenario].setup.cards)
  const by = (where: Where) => used.filter((card) => whereIs(view, card) === where)
  return {
    id: 'cards',
    title: say('aid.cards'),
    tables: ORDER.flatMap((where) => {
      const found = by(where)
      if (found.length === 0) return []
      const title =
        where === 'british' || where === 'french'
          ? say('aid.cards.hand', { side: sideName(where), count: found.length })
          : where === 'play'
            ? say('aid.cards.play')
            : say(`aid.cards.${where}`, { count: found.length })
      return [{ title, head: CARD_HEAD, rows: found.map((card) => cardRow(view, viewer, card)) }]
    }),
    rules: ['5.12', '5.23', '5.24', '5.25', '5.26'],
  }
}
