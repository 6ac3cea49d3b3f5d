/** How good a position looks to a faction, by weights. Reads only what that faction may know. */
import { type Evaluation, remembered, type Weights } from '@carillon/kernel'
import type { Ap } from '../data/cards.ts'
import { type Faction, spaceOf } from '../data/map.ts'
import { CHITS, type UnitId, unitOf } from '../data/units.ts'
import { enemyOf, type State, sideOf } from '../state.ts'
import { factionOfRole, factionPlaying } from '../view.ts'
import { actionWorth } from './actions.ts'
import { battlesWorth, landingWorth } from './battles.ts'
import { BONUS_SPACES, numberAt } from './map.ts'
import { approach, count, danger } from './prospects.ts'
import { type Scales, scalesOf, worthAt, worthOfCard } from './scales.ts'
import { holderOf, questWorth, type Survey, surveyBy } from './survey.ts'
import { WIN } from './weights.ts'

type BoxWorth = (units: readonly UnitId[]) => number
/** What an evaluation has of its own: all that was made from its weights, and what it counted last. */
export interface Book {
  readonly scales: Scales
  readonly survey: Survey
  /** Units that may come back. */
  readonly lost: Readonly<Record<Faction, BoxWorth>>
  readonly disbanded: BoxWorth
}
export function bookBy(weights: Weights): Book {
  const scales = scalesOf(weights)
  const counted = (share: number, indians: number): BoxWorth =>
    remembered((units: readonly UnitId[]) => {
      let sum = 0
      for (const id of units) {
        const { n, type } = unitOf(id)
        sum += worthAt(scales, n) * (type === 'indian' ? indians : share)
      }
      return sum
    })
  const { lost, lostIndian, disbanded } = scales
  return {
    scales,
    survey: surveyBy(scales),
    lost: { british: counted(lost, lostIndian), french: counted(lost, lostIndian) },
    disbanded: counted(disbanded, disbanded),
  }
}

export const evaluationIn = (book: Book): Evaluation<State> => ({
  evaluate: (g, role) => evaluate(book, g, factionPlaying(role)),
})
export const evaluationBy = (weights: Weights): Evaluation<State> => evaluationIn(bookBy(weights))
function evaluate(book: Book, g: State, f: Faction): number {
  if (g.outcome) return factionOfRole(g.outcome.winner) === f ? WIN : -WIN
  const { survey } = book
  count(g, survey)
  const british =
    trackWorth(book, g) +
    bonusWorth(book, g) +
    battlesWorth(g, survey) +
    sideWorth(book, g, 'british') -
    sideWorth(book, g, 'french')
  return (f === 'british' ? british : -british) + ownWorth(book, g, f)
}

/** 18.1 The track has no 0. */
export const flat = (victory: number): number => (victory > 0 ? victory - 1 : victory)
const trackWorth = ({ scales }: Book, g: State): number =>
  scales.vp * flat(g.victory) +
  scales.raidPoint * (g.raid.british - g.raid.french) +
  scales.road * g.roads.length +
  scales.roadwork * g.roadworks.length

/** 18.2.1 To the British, who take what the French hold. */
function bonusWorth({ scales, survey }: Book, g: State): number {
  const extra = scales.extra[g.scenario]
  let sum = questWorth(survey.british) - questWorth(survey.french)
  for (const n of BONUS_SPACES[g.scenario]) if (holderOf(survey, n) === 'british') sum += numberAt(extra, n)
  return sum * scales.vp
}

function sideWorth(book: Book, g: State, f: Faction): number {
  const side = sideOf(book.survey, f)
  const enemy = sideOf(book.survey, enemyOf(f))
  return (
    side.material +
    lossesWorth(book, g, f) +
    side.held +
    worksWorth(book, g, f) +
    approach(side) +
    afloatWorth(book, g, f) -
    danger(side, enemy)
  )
}
/** 10.6.1 What those at sea may take. */
export function afloatWorth({ survey }: Book, g: State, f: Faction): number {
  const side = sideOf(survey, f)
  return side.afloat > 0 ? landingWorth(g, side, sideOf(survey, enemyOf(f)), side.afloat, side.guns) : 0
}
/** Units that may come back. */
export const lossesWorth = ({ lost, disbanded }: Book, g: State, f: Faction): number =>
  f === 'british'
    ? lost.british(g.boxes['losses-british']) + disbanded(g.boxes.disbanded)
    : lost.french(g.boxes['losses-french'])
/** Forts begun. */
export function worksWorth({ scales, survey }: Book, g: State, f: Faction): number {
  let sum = 0
  for (const space of g.fortworks) {
    const { n } = spaceOf(space)
    const holder = holderOf(survey, n) ?? (sideOf(g.map, f)[n]?.length ? f : null)
    if (holder === f) sum += scales.fortwork
  }
  return sum
}

/** What only the faction itself can count: its cards, its chit, what it is about to do. */
function ownWorth({ scales, survey }: Book, g: State, f: Faction): number {
  const { reserve, drawn, chosen } = g.hands[f]
  let sum = 0
  if (chosen !== null) {
    sum += worthOfCard(scales, chosen)
    const kept = chosen === reserve ? drawn : reserve
    if (kept !== null && g.round < 9) sum += scales.kept * worthOfCard(scales, kept)
  } else if (reserve !== null) sum += scales.kept * worthOfCard(scales, reserve)
  const chit = g.chits[f]
  if (chit !== null) sum += scales.chit + scales.chitPoint * (CHITS[chit] as number)
  if (g.chits[enemyOf(f)] !== null) sum -= scales.chit + scales.chitPoint
  sum += scales.ap * (apsWorth(scales, g.aps[f]) + (f === 'french' ? apsWorth(scales, g.aps.indian) : 0))
  if (g.reaction && g.first === f) sum += scales.ap * scales.held * scales.apWorth[g.reaction]
  if (g.action?.faction === f) sum += actionWorth(g, g.action, survey)
  return sum
}
/** 7.3 So that of two APs that serve as well the one that is better for nothing else is used. */
export function apsWorth({ apWorth }: Scales, aps: readonly Ap[]): number {
  let sum = 0
  for (const ap of aps) sum += apWorth[ap]
  return sum
}
