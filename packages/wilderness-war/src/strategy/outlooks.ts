/** What the judge is told of the war: points, time, places that decide it, cards, and what is about to be fought. */
import { type CardId, cardOf } from '../data/cards.ts'
import { FORTRESSES, factsOf, isHome, type Side, SPACE, type Space, type SpaceId } from '../data/map.ts'
import { SCENARIO, SCENARIOS } from '../data/scenarios.ts'
import { codeAt, controlsFortress, strongholdOf } from '../rules/02-map.ts'
import { strengthOfAll } from '../rules/03-pieces.ts'
import { outsideOf } from '../rules/08-inside.ts'
import { type Battle, enemyOf, hasUnit, isAdvanced, isThird, type State, sideOf, stackAt, vpOf } from '../state.ts'
import { bestGoal, CONQUESTS, prizes } from './goals.ts'
import { gapsOf } from './lines.ts'
import { TERMS } from './muster.ts'
import { assaultForecast, battleAhead, battleForecast, battlePromise, pointsOf } from './odds.ts'
import { named, type Page, put } from './page.ts'
import { distance, type Survey } from './survey.ts'
import { fade } from './weights.ts'

// --- 12 points and time ------------------------------------------------------------------------------------------

export const WAR_NAMES = [
  ...named('points', 'now year-end verdict sudden last-level'),
  ...named('conquests', 'held open fortresses'),
  ...named('time', 'year late last own-cards enemy-cards turn'),
  ...named('war', 'assemblies pitt diplomatic quiberon sea blockhouses cherokees landings'),
  ...named('scenario', [...SCENARIOS, 'third', 'advanced', 'tournament'].join(' ')),
]
export function writeWar(page: Page, g: State, side: Side): void {
  writePoints(page, g, side)
  writeConquests(page, g, side)
  writeTime(page, g, side)
  const { flags, rules } = g
  put(page, g.assemblies / 2)
  put(page, flags.pitt ? 1 : 0)
  put(page, flags.diplomatic ? 1 : 0)
  put(page, flags.quiberon ? 1 : 0)
  put(page, (flags.noAmphib ? 1 : 0) - (flags.noFrenchNaval ? 0.5 : 0))
  put(page, (sideOf(g.blockhouses, side) ? 1 : 0) - (sideOf(g.blockhouses, enemyOf(side)) ? 1 : 0))
  put(page, (flags.cherokees ? 1 : 0) - (flags.uprising ? 1 : 0))
  put(page, g.amphib.length / 2)
  for (const scenario of SCENARIOS) put(page, g.scenario === scenario ? 1 : 0)
  put(page, isThird(g) ? 1 : 0)
  put(page, isAdvanced(g) ? 1 : 0)
  put(page, rules.tournament === 'on' ? 1 : 0)
}
/** 12.22 Points as they will be when the raids of the year are counted. */
const yearEnd = (g: State): number =>
  g.vp + Math.ceil(g.raided.french.length / 2) - Math.ceil(g.raided.british.length / 2)
/** 12.11 The French win with so many VPs at the end of the year. */
const levelIn = (year: number): number => (year === 1760 ? 8 : year === 1761 ? 5 : 11)
function writePoints(page: Page, g: State, side: Side): void {
  const sign = side === 'french' ? 1 : -1
  const ahead = yearEnd(g)
  const level = levelIn(g.year)
  put(page, vpOf(g, side) / 10)
  put(page, (sign * ahead) / 10)
  // 12.12, 12.13 What the points would come to at the end of the scenario.
  const short = SCENARIO[g.scenario].to === 1759
  const verdict = short ? Math.sign(ahead) : ahead >= 1 ? 1 : ahead <= -5 ? -1 : 0
  put(page, sign * verdict)
  put(page, sign * (ahead >= level ? 1 : ahead <= -11 ? -1 : 0))
  put(page, (sign * (ahead - (short ? 0 : -2))) / 5)
}
/** 12.12 Two of four, and all fortresses of the British. */
function writeConquests(page: Page, g: State, side: Side): void {
  const sign = side === 'british' ? 1 : -1
  let held = 0
  for (const space of CONQUESTS) if (isConquered(g, space)) held += 1
  let kept = 0
  let all = 0
  for (const space of FORTRESSES)
    if (isHome('british', space)) {
      all += 1
      if (controlsFortress(g, 'british', space)) kept += 1
    }
  put(page, (sign * held) / 2)
  put(page, SCENARIO[g.scenario].to === 1759 ? sign * (held >= 2 && kept === all ? 1 : 0) : 0)
  put(page, sign * (kept - all))
}
const isConquered = (g: State, space: Space): boolean =>
  factsOf(space).fortress
    ? controlsFortress(g, 'british', space)
    : hasUnit(stackAt(g, 'british', space)) && !hasUnit(stackAt(g, 'french', space)) && codeAt(g, space) >= 0
function writeTime(page: Page, g: State, side: Side): void {
  const { from, to, setup } = SCENARIO[g.scenario]
  // 5.21 Before the deal the hands are those that will be dealt.
  const cards = (one: Side) => (g.step === 'deal' ? setup.hand : sideOf(g.hands, one).length)
  put(page, (g.year - from) / (to - from))
  put(page, g.season === 'late' ? 1 : 0)
  put(page, g.year === to ? 1 : 0)
  put(page, cards(side) / 9)
  put(page, cards(enemyOf(side)) / 9)
  put(page, g.active === side ? 1 : 0)
}

// --- places --------------------------------------------------------------------------------------------------------

/** The places that decide wars, each a group of its own. */
export const PLACES = [
  'quebec',
  'montreal',
  'louisbourg',
  'niagara',
  'ohio-forks',
  'ticonderoga',
  'albany',
] as const satisfies readonly SpaceId[]
const SPACES_OF: readonly Space[] = PLACES.map((place) => SPACE[place])
export const PLACE_NAMES = PLACES.flatMap((place) => named(place, 'held siege near threat'))

export function writePlaces(page: Page, g: State, side: Side, own: Survey, enemy: Survey): void {
  const sign = side === 'british' ? 1 : -1
  for (const space of SPACES_OF) {
    const code = codeAt(g, space)
    const holder = code !== 0 ? Math.sign(code) : holderOf(g, space)
    put(page, sign * holder)
    let siege = 0
    if (g.sieges.length > 0) for (const one of g.sieges) if (one.space === space) siege = (one.level + 1) / 3
    put(page, -sign * Math.sign(code) * siege)
    put(page, nearness(g, side, own, space))
    put(page, nearness(g, enemyOf(side), enemy, space))
  }
}
/** 12.23 British above 0. */
const holderOf = (g: State, space: Space): number =>
  space === SPACE.niagara ? half(g.niagara) : space === SPACE['ohio-forks'] ? half(g.ohioForks) : 0
const half = (side: Side): number => (side === 'british' ? 0.5 : -0.5)
/** The strongest force that some leader has there, or on the way. */
function nearness(g: State, side: Side, { stacks }: Survey, space: Space): number {
  let most = 0
  const sea = space === SPACE.louisbourg && side === 'british' && !g.flags.noAmphib
  for (const { leader, drilled, force, space: from } of stacks) {
    if (!leader || drilled === 0) continue
    const steps = sea && factsOf(from).port ? BY_SEA : distance(from, space)
    const value = force * fade(TERMS, steps)
    if (value > most) most = value
  }
  return most / 15
}
/** 6.4 From any port it is as far as so many spaces. */
const BY_SEA = 3

// --- cards ---------------------------------------------------------------------------------------------------------

export const HAND_NAMES = named('hand', 'values threes events best campaigns responses landings built holding carried')
/** The own hand; of the enemy's, how many there are is all that is known (5.24). */
export function writeHand(page: Page, g: State, side: Side): void {
  let values = 0
  let threes = 0
  let events = 0
  let best = 0
  let campaigns = 0
  let responses = 0
  let landings = 0
  for (const card of sideOf(g.hands, side)) {
    const { event, value, sides, response } = cardOf(card)
    values += value
    if (value === 3) threes += 1
    if (event === 'campaign') campaigns += 1
    if (event === 'amphibious-landing') landings += 1
    if (sides !== 'both' && sides !== side) continue
    if (response) responses += 1
    else {
      const worth = TERMS.event[event]
      events += worth
      best = Math.max(best, worth)
    }
  }
  put(page, values / 18)
  put(page, threes / 4)
  put(page, events / 200)
  put(page, best / 100)
  put(page, campaigns / 2)
  put(page, responses / 4)
  put(page, side === 'british' ? landings / 2 : 0)
  put(page, sideOf(g.built, side) ? 1 : 0)
  put(page, (sideOf(g.holding, side) ? 1 : 0) - (sideOf(g.holding, enemyOf(side)) ? 1 : 0))
  put(page, sideOf(g.carried, side) ? 1 : 0)
}

// --- what is about to happen -----------------------------------------------------------------------------------------

export const ACTION_NAMES = [
  ...named('battle', 'odds stake'),
  ...named('assault', 'odds prize pressed'),
  ...named('action', 'raids named hope event'),
]
/** An action that dice or the enemy have interrupted, or that is not over: above 0 what is good for the side. */
export function writeAction(page: Page, g: State, side: Side): void {
  const sign = g.active === side ? 1 : -1
  writeBattle(page, g, side)
  writeAssault(page, g, sign)
  put(page, (sign * g.raids.length) / 2)
  writeActivation(page, g, sign)
  put(page, g.use === 'event' && !g.activation ? sign * eventWorth(g.card) : 0)
}
const eventWorth = (card: CardId | null): number => (card === null ? 0 : TERMS.event[cardOf(card).event] / 100)
function writeBattle(page: Page, g: State, side: Side): void {
  const battle = battleNow(g)
  if (!battle) {
    page.at += 2
    return
  }
  const sign = battle.attacker === side ? 1 : -1
  put(page, sign * (2 * battleForecast(g, battle).win - 1))
  put(page, (sign * battlePromise(TERMS, g, battle)) / 150)
}
/** The battle that is fought, or that a march has come to. */
function battleNow(g: State): Battle | undefined {
  const { battle, march } = g
  if (battle) return battle.result.british === null && battle.result.french === null ? battle : undefined
  if (!march?.entry || (g.step !== 'enter' && g.step !== 'stand')) return undefined
  const enemy = enemyOf(march.side)
  const defenders = outsideOf(g, enemy, march.at)
  // 8.1 Who can go inside will, or has the better of it.
  if (!hasUnit(defenders) || strongholdOf(g, enemy, march.at)) return undefined
  return battleAhead(march, defenders)
}
function writeAssault(page: Page, g: State, sign: number): void {
  const { siege } = g
  if (!siege) {
    page.at += 3
    return
  }
  const prize = pointsOf(g, enemyOf(siege.besieger), siege.space)
  put(page, g.step === 'assault' ? sign * assaultForecast(g, siege).win : 0)
  put(page, (sign * prize) / 3)
  put(page, siege.rolled ? 0 : sign)
}
/** 5.3 Who was named to act and has not yet. */
function writeActivation(page: Page, g: State, sign: number): void {
  const { activation, march } = g
  if (!activation) {
    page.at += 2
    return
  }
  const goals = prizes(TERMS, g, g.active, [])
  const gaps = gapsOf(g, g.active)
  let strength = 0
  let hope = 0
  const add = (space: Space, pieces: readonly number[]) => {
    const force = strengthOfAll(g, pieces)
    strength += force
    hope = Math.max(hope, bestGoal(TERMS, goals, gaps, space, force).value)
  }
  for (const { space, pieces } of activation.groups) add(space, pieces)
  if (march && march.spent === 0) add(march.at, march.pieces)
  put(page, (sign * strength) / 20)
  put(page, sign * hope)
}
