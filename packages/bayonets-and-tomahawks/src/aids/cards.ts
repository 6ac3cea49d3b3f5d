/** 6 All cards of the year, and where each one is as far as the viewer knows. */
import { type Aid, type AidRow, type Message, OPEN, type Viewer } from '@carillon/kernel'
import { cardTitle, eventOf } from '../captions.ts'
import { CARD, CARDS, type Card, type CardId, type Deck, isOfYear } from '../data/cards.ts'
import { FACTIONS } from '../data/map.ts'
import { apName, factionName, say } from '../messages.ts'
import { factionOfRole, type View } from '../view.ts'

const DECKS: readonly Deck[] = ['british', 'french', 'indian']
type Where = 'play' | 'hand' | 'out' | 'played' | 'gone' | 'other_year'
/** What the view does not name is in a deck, in a hidden hand or discarded unseen. */
function whereIs({ played, seen, gone, hands, year }: View, card: CardId): Where {
  if (DECKS.some((deck) => played[deck] === card)) return 'play'
  if (gone.includes(card)) return 'gone'
  if (seen.includes(card)) return 'played'
  if (FACTIONS.some((f) => Object.values(hands[f]).includes(card))) return 'hand'
  return isOfYear(card, year) ? 'out' : 'other_year'
}
/** Whose hand it is goes without saying where one sees one's own alone. */
function whereText(view: View, viewer: Viewer, card: CardId): Message {
  const where = whereIs(view, card)
  const holder = FACTIONS.find((f) => Object.values(view.hands[f]).includes(card))
  if (where !== 'hand' || !holder) return say(`aid.card.${where === 'hand' ? 'out' : where}`)
  return viewer === OPEN || factionOfRole(viewer) !== holder
    ? say('aid.card.hand', { faction: factionName(holder) })
    : say('aid.card.own')
}

function rowOf(view: View, viewer: Viewer, card: CardId): AidRow {
  const { initiative, aps, buildup, deck, years } = CARD[card] as Card
  return {
    cells: [
      cardTitle(card),
      String(card),
      initiative > 0 ? initiative : '–',
      aps.length > 0 ? aps.map(apName) : say('web.no_aps'),
      say(`web.deck.${deck === 'indian' ? 'indian' : buildup ? 'buildup' : 'campaign'}`),
      years ? years.join(', ') : say('aid.every_year'),
      eventOf(card) ?? say('web.no_event'),
      whereText(view, viewer, card),
    ],
    now: whereIs(view, card) === 'play',
    subject: { card: String(card) },
  }
}

export function cards(view: View, viewer: Viewer): Aid {
  const head = [
    say('aid.head.card'),
    say('aid.head.number'),
    say('aid.head.initiative'),
    say('aid.head.aps'),
    say('aid.head.deck'),
    say('aid.head.years'),
    say('aid.head.event'),
    say('aid.head.where'),
  ]
  const { decks, discards } = view
  const left = {
    british: decks.british.buildup + decks.british.campaign,
    french: decks.french.buildup + decks.french.campaign,
    indian: decks.indian,
  }
  return {
    id: 'cards',
    title: say('aid.cards'),
    tables: DECKS.map((deck) => {
      const all = CARDS.filter((card) => CARD[card]?.deck === deck && isOfYear(card, view.year))
      const out = all.filter((card) => whereIs(view, card) === 'out').length
      return {
        title: say(`aid.cards.${deck}`, { out }),
        head,
        rows: all.map((card) => rowOf(view, viewer, card)),
        note:
          deck === 'indian'
            ? say('aid.cards.left', { left: left.indian })
            : say('aid.cards.left_discarded', { left: left[deck], discarded: discards[deck] }),
      }
    }),
    rules: ['6.0', '7.1', '7.4', '16.4'],
  }
}
