/** 18 Points, bonuses and battles that will bring some, for the judge. */
import { type Space, spaceOf } from '../data/map.ts'
import { isLast, lastYear, thresholdsOf } from '../data/thresholds.ts'
import { enemyOf, type State, sideOf } from '../state.ts'
import { actionWorth } from './actions.ts'
import { battlesWorth, chance, edgeAt, gunsAt } from './battles.ts'
import { flat } from './evaluation.ts'
import type { Part, Sight } from './look.ts'
import { BONUS_SPACES, EXTRA, numberAt } from './map.ts'
import { of } from './reasons.ts'
import { forceAt, guardAt, holderOf, prizeAt, questWorth, type Side } from './survey.ts'

/** 18.2 Where the factions win: this year, or at the end of the scenario. */
const limitsOf = (g: State) => {
  const { balance } = g.rules
  return (
    thresholdsOf(g.scenario, g.year, balance) ?? thresholdsOf(g.scenario, lastYear(g.scenario), balance) ?? NO_LIMITS
  )
}
const NO_LIMITS = { british: 1, french: -1 }
const sign = ({ f }: Sight): number => (f === 'british' ? 1 : -1)

/** 18.2.1 VPs that the side would score now, and how much of the way there it has gone. */
const earned = ({ quest, found }: Side): number => (quest && found >= quest.least ? quest.vp : 0)
function extras(g: State, s: Side): number {
  let sum = 0
  for (const n of BONUS_SPACES[g.scenario]) if (holderOf(s, n) === s.faction) sum += numberAt(EXTRA[g.scenario], n)
  return sum
}
/** VPs that it would score now for each space or colony: those of 1759. */
function perPlace(g: State, s: Side): number {
  if (g.year < 1759) return 0
  return s.faction === 'french' ? extras(g, s) : 2 * colonies(g)
}
/** 18.2.1 French Colonies in which the British hold two spaces. */
function colonies(g: State): number {
  let [once, twice] = ['', '']
  let sum = 0
  for (const space in g.control) {
    const { colony } = spaceOf(space as Space)
    if (g.control[space as Space] !== 'british' || colony === null) continue
    if (!once.includes(colony)) once += colony
    else if (!twice.includes(colony)) {
      twice += colony
      sum += 1
    }
  }
  return sum
}
const bonusNow = (g: State, s: Side): number => earned(s) + perPlace(g, s)

const track: Part = {
  inputs: of('track', ['vp', 'margin', 'safety', 'ahead', 'expected', 'late']),
  tell(sight, tell) {
    const { g, f, own, enemy } = sight
    const by = sign(sight)
    const limits = limitsOf(g)
    const vp = flat(g.victory)
    const margin = by * (vp - flat(sideOf(limits, f)))
    const safety = by * (vp - flat(sideOf(limits, enemyOf(f))))
    const expected =
      margin + bonusNow(g, own) - bonusNow(g, enemy) + (sideOf(g.raid, f) - sideOf(g.raid, enemy.faction)) / 8
    const late = isLast(g.scenario, g.year) ? g.round / 9 : 0
    tell((by * vp) / 6)
    tell(margin / 5)
    tell(safety / 5)
    tell(Math.tanh(margin + 0.5))
    tell(Math.tanh((expected + 0.5) / 2))
    tell(Math.tanh(expected + 0.5) * late)
  },
}
const bonus: Part = {
  inputs: of('bonus', ['own-now', 'enemy-now', 'own-way', 'enemy-way', 'own-end', 'enemy-end']),
  tell({ g, own, enemy }, tell) {
    tell(bonusNow(g, own) / 2)
    tell(bonusNow(g, enemy) / 2)
    tell(questWorth(own))
    tell(questWorth(enemy))
    tell(extras(g, own) / 6)
    tell(extras(g, enemy) / 6)
  },
}
const raid: Part = {
  inputs: of('raid', ['own-points', 'enemy-points', 'own-raided', 'enemy-raided', 'hope']),
  tell({ g, f, book, enemy }, tell) {
    const hope = g.action?.kind === 'raid' ? actionWorth(g, g.action, book.survey) / 20 : 0
    tell(sideOf(g.raid, f) / 8)
    tell(sideOf(g.raid, enemy.faction) / 8)
    tell(sideOf(g.raided, f).length / 6)
    tell(sideOf(g.raided, enemy.faction).length / 6)
    tell(g.action?.faction === f ? hope : -hope)
  },
}
/** 13 By the odds: what is won and lost there, on the map and in units. */
const battles: Part = {
  inputs: of('battles', ['gain', 'risk', 'own-loss', 'enemy-loss', 'count', 'even', 'own-guns', 'enemy-guns', 'worth']),
  tell(sight, tell) {
    const { g, f, book, own, enemy } = sight
    let [gain, risk, ownLoss, enemyLoss, even, ownGuns, enemyGuns] = [0, 0, 0, 0, 0, 0, 0]
    for (const space of g.battles) {
      const { n } = spaceOf(space)
      const edge = edgeAt(g, book.survey, space) * sign(sight)
      const win = chance(book.scales, guardAt(own, n), guardAt(enemy, n), edge)
      const holder = holderOf(own, n)
      if (holder === f) risk += (1 - win) * prizeAt(enemy, n)
      else if (holder !== null) gain += win * prizeAt(own, n)
      ownLoss += (1 - win) * forceAt(own, n)
      enemyLoss += win * forceAt(enemy, n)
      even += 4 * win * (1 - win)
      ownGuns += gunsAt(g, f, n)
      enemyGuns += gunsAt(g, enemyOf(f), n)
    }
    tell(gain / 3)
    tell(risk / 3)
    tell(ownLoss / 100)
    tell(enemyLoss / 100)
    tell(g.battles.length / 3)
    tell(even / 2)
    tell(ownGuns / 3)
    tell(enemyGuns / 3)
    tell(Math.tanh((sign(sight) * battlesWorth(g, book.survey)) / 150))
  },
}
export const SCORE: readonly Part[] = [track, bonus, raid, battles]
