/** How good a position looks to a faction: what `greedy` maximises. Reads only what that faction may know. */
import type { Hints } from '@carillon/kernel'
import { type Ap, type ApKind, CARD, type CardId } from './data/cards.ts'
import { type Faction, type Space, spaceOf } from './data/map.ts'
import { CHITS, unitOf } from './data/units.ts'
import { actionWorth } from './hints/actions.ts'
import { battlesWorth, landingWorth } from './hints/battles.ts'
import { BONUS_SPACES, extraAt } from './hints/map.ts'
import { playbook } from './hints/playbook.ts'
import { approach, danger, type Survey, survey, WORTH } from './hints/survey.ts'
import { AP_WORTH, EVENT_WORTH, WEIGHTS } from './hints/weights.ts'
import { controller } from './rules/02-map.ts'
import { enemyOf, lossesBox, type State } from './state.ts'
import { factionOfRole } from './view.ts'

export const hints: Hints<State> = {
  evaluate(g, role) {
    const f = factionOfRole(role) as Faction
    if (g.outcome) return factionOfRole(g.outcome.winner) === f ? WEIGHTS.win : -WEIGHTS.win
    const s = survey(g)
    const british =
      trackWorth(g) + bonusWorth(g) + battlesWorth(g, s) + sideWorth(g, s, 'british') - sideWorth(g, s, 'french')
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
function bonusWorth(g: State): number {
  let sum = 0
  for (const space of BONUS_SPACES[g.scenario])
    if (controller(g, space) === 'british') sum += extraAt(g.scenario, space)
  return sum * WEIGHTS.vp
}

function sideWorth(g: State, s: Survey, f: Faction): number {
  const side = s[f]
  const enemy = s[enemyOf(f)]
  const afloat = side.afloat > 0 ? landingWorth(g, side, enemy, side.afloat) : 0
  return side.material + lossesWorth(g, f) + heldWorth(g, f) + approach(side) + afloat - danger(g, side, enemy)
}

/** Units that may come back. */
function lossesWorth(g: State, f: Faction): number {
  let sum = 0
  for (const id of g.boxes[lossesBox(f)]) {
    const { n, type } = unitOf(id)
    sum += (WORTH[n] as number) * (type === 'indian' ? WEIGHTS.lostIndian : WEIGHTS.lost)
  }
  if (f === 'british') for (const id of g.boxes.disbanded) sum += (WORTH[unitOf(id).n] as number) * WEIGHTS.disbanded
  return sum
}
/** Control markers and Forts begun. */
function heldWorth(g: State, f: Faction): number {
  let sum = 0
  for (const space in g.control)
    if (g.control[space as Space] === f) sum += WEIGHTS.control * Math.max(1, spaceOf(space as Space).value)
  for (const space of g.fortworks) {
    const holder = controller(g, space) ?? ((g.map[f][spaceOf(space).n] ?? []).length > 0 ? f : null)
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
  sum += WEIGHTS.ap * (g.aps[f].length + (f === 'french' ? g.aps.indian.length : 0))
  if (g.reaction && g.first === f) sum += WEIGHTS.ap
  if (g.action?.faction === f) sum += actionWorth(g, g.action, s)
  return sum
}

const apWorth = (ap: Ap): number =>
  ap.endsWith('-2x') ? 1.5 * AP_WORTH[ap.slice(0, -3) as ApKind] : AP_WORTH[ap as ApKind]
const CARD_WORTH: Readonly<Record<CardId, number>> = Object.fromEntries(
  Object.entries(CARD).map(([id, { aps, event, initiative }]) => {
    const worth = aps.reduce((sum, ap) => sum + apWorth(ap), 0)
    return [id, worth + (event ? (EVENT_WORTH[event] ?? 3) : 0) + WEIGHTS.initiative * initiative]
  }),
)
const cardWorth = (card: CardId): number => CARD_WORTH[card] as number
