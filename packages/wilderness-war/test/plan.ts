/** What the kernel's suite is told of Wilderness War. */
import { readSources, type TestPlan } from '@carillon/kernel/testing'
import { CARDS_OF, type CardId, cardOf } from '../src/data/cards.ts'
import { SIDES } from '../src/data/map.ts'
import type { State } from '../src/state.ts'

/** Cards of which there is one only, so that its name in the log is that card's. */
const isSingle = (card: CardId): boolean => CARDS_OF[cardOf(card).event].length === 1

/*
 * Random play seldom comes to a siege and wastes its raids and cards: what follows is said by the tests of the chapters.
 */
/** Sieges, and places that change hands: 8, 9, 12. */
const SIEGES = [
  'log.back_inside',
  'log.fortress_reverts',
  'log.join',
  'log.leader_inside',
  'log.works_removed',
  'prompt.join',
  'prompt.shut_in',
  'prompt.battle_commander',
  'prompt.siege_assault',
  'prompt.siege_coehorns',
  'prompt.siege_or_surrender',
  'chance.siege',
  'log.siege_roll',
  'log.surrender',
  'log.surrendered',
  'prompt.surrendered',
  'prompt.assault_coehorns',
  'chance.assault',
  'log.assault',
  'log.assault_fails',
  'log.assault_fire',
  'log.captured',
  'log.destroyed',
  'prompt.massacre',
  'vp.fort',
  'vp.fortress',
  'vp.holds',
  'vp.massacre',
  'prompt.bastions',
  'log.bastions',
  'why.all',
  'why.conquests',
  'drm.ambush',
  'drm.fieldworks',
  'drm.tactics_enemy',
  'drm.coehorns',
  'drm.coehorns_enemy',
  'drm.louisbourg',
  'drm.rangers',
  'drm.militia',
  'log.ambush',
  'log.ambush_both',
  'log.fieldworks',
  'log.fieldworks_cleared',
  'log.fieldworks_removed',
  'prompt.leave_fieldworks',
]
/** Cards and militia of battles: 7. */
const BATTLES = [
  'drm.landing',
  'prompt.militia',
  'board.fieldworks',
  'log.lake_schooner',
  'log.militia',
  'log.militia_home',
  'board.blockhouses',
  'board.raided',
  'log.blockhouses',
  'log.raid_militia',
  'log.raid_succeeds',
  'log.raided',
  'log.raided_before',
]
/** Raids (10), and reinforcements that find no place (5.5). */
const RAIDS = ['log.stockade_burnt', 'prompt.raid_militia', 'vp.raids', 'log.leader_back', 'log.no_entry']
/** Some optional rules (18). */
const OPTIONAL = ['prompt.wear_militia', 'log.militia_reduced', 'log.militia_lost', 'prompt.siege_besieged']
const BUTTONS = ['assault', 'clear', 'move', 'no', 'perish', 'roll', 'split', 'yes']

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
  // The usual options, the third edition, the basic game: the others change little on the way.
  closely: 0.2,
  combinations: 2,
  positions: 1500,
  mutations: 3000,
  contentGames: 60,
  // Which sections are tested is counted by title (`npm run uncovered`).
  unreached: [
    'section:*',
    'text:web.*',
    // Said of what is not offered.
    'text:no.*',
    'text:event.*',
    'event:*',
    'step:assault',
    'step:return_fire',
    ...[...SIEGES, ...BATTLES, ...RAIDS, ...OPTIONAL].map((key) => `text:${key}`),
    ...BUTTONS.map((id) => `do:${id}`),
  ],
}
