/** What the kernel's suite is told of Wilderness War. */
import { readSources, readWays, type TestPlan } from '@carillon/kernel/testing'
import { CARDS_OF, type CardId, cardOf } from '../src/data/cards.ts'
import { SIDES } from '../src/data/map.ts'
import type { State } from '../src/state.ts'

/** Cards of which there is one only, so that its name in the log is that card's. */
const isSingle = (card: CardId): boolean => CARDS_OF[cardOf(card).event].length === 1

/** What not even games that seek it came to. The tests of the chapters say these. */
const RARE = [
  // 12.11, 12.12, 12.14: to hold all that there is, or two conquests at the end of 1759; a draw in a tournament.
  'why.all',
  'why.conquests',
  'why.tournament',
  // 8.13: more units than there is room for are shut in. 8.24: a fortress is taken, and then left.
  'prompt.shut_in',
  'log.fortress_reverts',
  'vp.fortress',
  // 8.231, 18.4, 8.24: a siege gets as far as surrender or assault, with the card for it still to come.
  'prompt.siege_or_surrender',
  'prompt.siege_besieged',
  'prompt.surrendered',
  // 5.45: a force leaves its own fieldworks to the enemy. 18.1: both linked cards are played, and one is dealt again.
  'prompt.leave_fieldworks',
  'log.linked',
  'prompt.assault_coehorns',
  // 5.56: a fort falls to a stack with Indians and drilled troops.
  'prompt.massacre',
  'vp.massacre',
  // 5.51: two sieges of level 1 or 2 at once. 7.5: both sides play an ambush in one battle.
  'prompt.bastions',
  'log.ambush_both',
  // 10.33: the same space is raided twice in a year.
  'log.raided_before',
  // 5.522: every place of entry is lost. 5.55: a third leader of command 7, when both others are besieged.
  'log.no_entry',
  'log.leader_back',
  // 18.2: with this option a department with different militia, or reduced ones, is raided.
  'prompt.wear_militia',
  'log.militia_reduced',
  'log.militia_lost',
]

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
    ...readSources(new URL('../../web/src/boards/theatre/', import.meta.url)),
  ],
  ways: readWays(new URL('./sought.json.gz', import.meta.url)),
  games: 1,
  // The usual options and a few others, which change little on the way.
  closely: 0.2,
  combinations: 2,
  positions: 1500,
  mutations: 3000,
  contentGames: 60,
  // From here seeking comes to more than from the usual start.
  seed: 1762,
  // What a plan is for is said by machine players alone. Which sections are tested is counted by title (`npm run uncovered`). In a game a card has its own name; that of its
  // event, and its text, are said by the board in the browser.
  unreached: [
    'section:*',
    'text:web.*',
    'text:aim.*',
    'text:event.*',
    'event:*',
    ...RARE.map((key) => `text:${key}`),
    // Whether fieldworks are left is asked too seldom for both answers; a lost unit perishes seldom.
    ...['do:yes', 'do:no', 'do:perish'],
  ],
}
