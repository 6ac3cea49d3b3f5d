/** How much of the kernel's suite is played, and what games need not reach. */
import { readSources, readWays, type TestPlan } from '@carillon/kernel/testing'
import { FACTIONS } from '../src/data/map.ts'
import { SCENARIO } from '../src/data/scenarios.ts'
import type { State } from '../src/state.ts'
import { factionOfRole } from '../src/view.ts'

/** What not even games that seek it came to. The tests of the chapters and the worked examples say these. */
const RARE = [
  // 9.1: there are two ways for a raid, and neither is better in all that counts.
  'text:prompt.hop',
  // 13.2.3: two Reduced units of a kind stand together.
  'text:log.combined',
  'text:prompt.combine_lose',
  'text:prompt.combine_flip',
  // 13.9.4: a stack that has no other way retreats into enemies of less than a third of its number.
  'text:log.retreat_overwhelm',
  'text:prompt.retreat_victim',
  // 13.8 #3: a Fort is taken when the enemy's pool has none left.
  'text:log.fort_removed',
  // 13.5.1: a Commander who leads is lost, and several others could take his place.
  'text:prompt.new_leader',
  // 15.3: with this option, who has no Artillery at all draws a Fleet.
  'text:prompt.swap_fleet',
  'text:log.swap_fleet',
  // 16.3: the French hold every Colony Home Space that Colonials could muster in.
  'text:log.no_colony',
  // 17.2: Indians of a nation with more free villages than units. Card 21, when units in several places are Out of Supply
  // or Routed.
  'text:prompt.home_village',
  'text:prompt.battoemen.oos',
  'text:prompt.battoemen.rout',
  // 17.3.1: on one of several shortest ways home a garrison could be left.
  'text:prompt.way',
  // 17.5, 18.2: in the extended war the British are a few VPs short at the end of 1759; both want more, or somebody does not.
  'text:prompt.play_on',
  'text:log.play_on',
  'do:play_on',
  'do:end_war',
  'text:prompt.pool_1760',
  'text:log.pool_1760',
]

export const PLAN: TestPlan<State> = {
  // Cards the others hold, as they are named in the log. In later years they may have been played before.
  secrets: (g, viewer) =>
    g.year !== SCENARIO[g.scenario].years[0]
      ? []
      : FACTIONS.filter((f) => factionOfRole(viewer) !== f).flatMap((f) => {
          const { reserve, drawn, indian } = g.hands[f]
          return [reserve, drawn, indian].flatMap((card) => (card === null ? [] : [`card.${card}`]))
        }),
  // Its board in the browser says some of the texts.
  sources: [
    ...readSources(new URL('../src/', import.meta.url)),
    ...readSources(new URL('../../web/src/boards/bayonets-and-tomahawks/', import.meta.url)),
    ...readSources(new URL('../../web/src/boards/theatre/', import.meta.url)),
  ],
  ways: readWays(new URL('./sought.json.gz', import.meta.url)),
  games: 1,
  closely: 0.25,
  combinations: 2,
  positions: 500,
  mutations: 3000,
  contentGames: 120,
  // Fewer futures and more games: it takes half as long.
  futures: 4,
  // Which sections are tested is counted by title (`npm run uncovered`).
  unreached: [
    'section:*',
    // Said by the board in the browser: its own words, what is printed on a card, the names of the seas.
    'text:web.*',
    'text:event.*',
    // Said by machine players alone.
    'text:aim.*',
    'family:sea',
    // These have lines of their own in the log, which do not name the event.
    'event:construction-frenzy',
    'event:surprise-landing',
    'event:forced-march',
    ...RARE,
  ],
}
