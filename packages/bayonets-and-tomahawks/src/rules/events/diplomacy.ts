/** 7.4 Events of Indian Diplomacy (8.0), and of trade. */
import { done, type Play } from '@carillon/kernel'
import type { Faction, Nation, Space } from '../../data/map.ts'
import type { State } from '../../state.ts'
import { controller } from '../02-map.ts'
import { joinNation } from '../08-nations.ts'
import { loseRaid, scoreRaid, vpsOf } from '../18-points.ts'

/** 13, 29 */
export const cherokeeDiplomacy = (g: State, f: Faction): Play<boolean> =>
  f === 'british' ? britishDiplomacy(g, 'cherokee') : frenchCherokeeDiplomacy(g)
/** 19, 38 */
export function iroquoisDiplomacy(g: State, f: Faction): Play<boolean> {
  if (f === 'british') return britishDiplomacy(g, 'iroquois')
  return g.nations.iroquois === null && vpsOf(g, 'french') >= 4 ? join(g, 'iroquois', 'french') : done(false)
}

/** 13, 19 With the French below 3 VPs a neutral nation joins the British; one that is not costs the French 2 Raid Points. */
function britishDiplomacy(g: State, nation: Nation): Play<boolean> {
  if (vpsOf(g, 'french') >= 3) return done(false)
  return g.nations[nation] === null ? join(g, nation, 'british') : done(frenchLose(g, 2))
}
function join(g: State, nation: Nation, f: Faction): Play<boolean> {
  joinNation(g, nation, f)
  return done(true)
}

/** 29 British Home Spaces in, or next to, Virginia & South and Pennsylvania & Delaware; Bases cannot be taken. */
export const CHEROKEE_BORDER: readonly Space[] = [
  'charles-town',
  'ninety-six',
  'beverley',
  'wills-creek',
  'winchester',
  'carlisle',
  'easton',
  'rays-town',
  'shamokin',
  'gnadenhutten',
  'minisink',
]
function frenchCherokeeDiplomacy(g: State): Play<boolean> {
  if (g.year < 1757 || g.nations.cherokee === 'british') {
    scoreRaid(g, 'french', 2, '7.4')
    return done(true)
  }
  const joins = g.nations.cherokee === null && countHeld(g, 'french', CHEROKEE_BORDER) >= 2
  return joins ? join(g, 'cherokee', 'french') : done(false)
}

/** 20 Baye de Cataracouy or Niagara in British hands costs the French 3 Raid Points, both together 5. */
export function frenchTradeGoodsDestroyed(g: State): Play<boolean> {
  const held = countHeld(g, 'british', ['baye-de-cataracouy', 'niagara'])
  return done(held > 0 && frenchLose(g, held === 1 ? 3 : 5))
}

function frenchLose(g: State, points: number): boolean {
  if (g.raid.french === 0) return false
  loseRaid(g, 'french', points, '7.4')
  return true
}
const countHeld = (g: State, f: Faction, spaces: readonly Space[]): number =>
  spaces.filter((space) => controller(g, space) === f).length
