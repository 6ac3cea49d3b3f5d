/** What the kernel's suite is told of Wilderness War. */
import { readSources, type TestPlan } from '@carillon/kernel/testing'
import { CARDS_OF, type CardId, cardOf } from '../src/data/cards.ts'
import { SIDES } from '../src/data/map.ts'
import type { State } from '../src/state.ts'

/** Cards of which there is one only, so that its name in the log is that card's. */
const isSingle = (card: CardId): boolean => CARDS_OF[cardOf(card).event].length === 1

export const PLAN: TestPlan<State> = {
  // Cards the other side holds, as they are named in the log; those that were played and came back have been seen.
  secrets: (g, viewer) =>
    g.season === 'early' && g.discards.length === 0
      ? SIDES.filter((side) => side !== viewer).flatMap((side) =>
          g.hands[side].filter(isSingle).map((card) => `card.${card}`),
        )
      : [],
  // Its board in the browser says some of the texts.
  sources: [
    ...readSources(new URL('../src/', import.meta.url)),
    ...readSources(new URL('../../web/src/boards/wilderness-war/', import.meta.url)),
  ],
  games: 1,
  combinations: 2,
  positions: 200,
  mutations: 3000,
  contentGames: 60,
  unreached: ['section:*', 'text:web.*', 'text:event.*', 'event:*'],
}
