/** How good a position looks to a faction: what `greedy` maximises. Reads only what that faction may know. */
import type { Strategy } from '@carillon/kernel'
import { type Ap, CARD, type CardId } from './data/cards.ts'
import { type Faction, spaceOf } from './data/map.ts'
import { CHITS, type UnitId, unitOf } from './data/units.ts'
import { type Box, enemyOf, type State, sideOf } from './state.ts'
import { actionWorth } from './strategy/actions.ts'
import { battlesWorth, landingWorth } from './strategy/battles.ts'
import { BONUS_SPACES, extraAt } from './strategy/map.ts'
import { playbook } from './strategy/playbook.ts'
import { approach, danger, holderOf, questWorth, type Survey, survey, WORTH } from './strategy/survey.ts'
import { AP_WORTH, EVENT_WORTH, WEIGHTS } from './strategy/weights.ts'
import { factionOfRole } from './view.ts'

export const strategy: Strategy<State> = {
  evaluate(g, role) {
    const f = factionOfRole(role) as Faction
    if (g.outcome) return factionOfRole(g.outcome.winner) === f ? WEIGHTS.win : -WEIGHTS.win
    const s = survey(g)
    const british =
      trackWorth(g) + bonusWorth(g, s) + battlesWorth(g, s) + sideWorth(g, s, 'british') - sideWorth(g, s, 'french')
    return (f === 'british' ? british : -british) + ownWorth(g, s, f)
  },
  players: { playbook },
}

/** 18.1 The track has no 0. */
const trackWorth = (g: State): number =>
  WEIGHTS.vp * (g.victory > 0 ? g.victory - 1 : g.victory) +
  WEIGHTS.raidPoint * (g.raid.british - g.raid.french) +
  WEIGHTS.road * g.roads.length +
  WEIGHTS.roadwork * g.roadworks.length

/** 18.2.1 To the British, who take what the French hold. */
function bonusWorth(g: State, s: Survey): number {
  let sum = questWorth(s.british) - questWorth(s.french)
  for (const space of BONUS_SPACES[g.scenario])
    if (holderOf(spaceOf(space).n) === 'british') sum += extraAt(g.scenario, space)
  return sum * WEIGHTS.vp
}

function sideWorth(g: State, s: Survey, f: Faction): number {
  const side = s[f]
  const enemy = s[enemyOf(f)]
  const afloat = side.afloat > 0 ? landingWorth(g, side, enemy, side.afloat, side.guns) : 0
  return (
    side.material + lossesWorth(g, f) + side.held + worksWorth(g, f) + approach(side) + afloat - danger(side, enemy)
  )
}

/** Units that may come back. */
const lossesWorth = (g: State, f: Faction): number =>
  f === 'british' ? boxWorth(g, BRITISH_LOSSES) + boxWorth(g, DISBANDED) : boxWorth(g, FRENCH_LOSSES)

/** A box that was counted last, and what it came to: its list is never changed in place. */
interface Counted {
  readonly box: Box
  readonly share: number
  readonly indians: number
  list: readonly UnitId[] | null
  worth: number
}
const counted = (box: Box, share: number, indians = share): Counted => ({ box, share, indians, list: null, worth: 0 })
const BRITISH_LOSSES = counted('losses-british', WEIGHTS.lost, WEIGHTS.lostIndian)
const FRENCH_LOSSES = counted('losses-french', WEIGHTS.lost, WEIGHTS.lostIndian)
const DISBANDED = counted('disbanded', WEIGHTS.disbanded)
function boxWorth(g: State, c: Counted): number {
  const units = g.boxes[c.box]
  if (units === c.list) return c.worth
  c.list = units
  c.worth = 0
  for (const id of units) {
    const { n, type } = unitOf(id)
    c.worth += (WORTH[n] as number) * (type === 'indian' ? c.indians : c.share)
  }
  return c.worth
}
/** Forts begun. */
function worksWorth(g: State, f: Faction): number {
  let sum = 0
  for (const space of g.fortworks) {
    const { n } = spaceOf(space)
    const holder = holderOf(n) ?? (sideOf(g.map, f)[n]?.length ? f : null)
    if (holder === f) sum += WEIGHTS.fortwork
  }
  return sum
}

/** What only the faction itself can count: its cards, its chit, what it is about to do. */
function ownWorth(g: State, s: Survey, f: Faction): number {
  const { reserve, drawn, chosen } = g.hands[f]
  let sum = 0
  if (chosen !== null) {
    sum += cardWorth(chosen)
    const kept = chosen === reserve ? drawn : reserve
    if (kept !== null && g.round < 9) sum += WEIGHTS.kept * cardWorth(kept)
  } else if (reserve !== null) sum += WEIGHTS.kept * cardWorth(reserve)
  const chit = g.chits[f]
  if (chit !== null) sum += WEIGHTS.chit + WEIGHTS.chitPoint * (CHITS[chit] as number)
  if (g.chits[enemyOf(f)] !== null) sum -= WEIGHTS.chit + WEIGHTS.chitPoint
  sum += WEIGHTS.ap * (apsWorth(g.aps[f]) + (f === 'french' ? apsWorth(g.aps.indian) : 0))
  if (g.reaction && g.first === f) sum += WEIGHTS.ap * WEIGHTS.held * (AP_WORTHS[g.reaction] as number)
  if (g.action?.faction === f) sum += actionWorth(g, g.action, s)
  return sum
}

const AP_WORTHS = Object.fromEntries(
  Object.entries(AP_WORTH).flatMap(([ap, worth]) => [
    [ap, worth],
    [`${ap}-2x`, 1.5 * worth],
  ]),
) as Readonly<Record<Ap, number>>
/** 7.3 So that of two APs that serve as well the one that is better for nothing else is used. */
function apsWorth(aps: readonly Ap[]): number {
  let sum = 0
  for (const ap of aps) sum += AP_WORTHS[ap]
  return sum
}
const CARD_WORTH: Readonly<Record<CardId, number>> = Object.fromEntries(
  Object.entries(CARD).map(([id, { aps, event, initiative }]) => {
    const worth = aps.reduce((sum, ap) => sum + AP_WORTHS[ap], 0)
    return [id, worth + (event ? (EVENT_WORTH[event] ?? 3) : 0) + WEIGHTS.initiative * initiative]
  }),
)
const cardWorth = (card: CardId): number => CARD_WORTH[card] as number
