/** What follows from weights alone: tables, worked out once for each evaluation. */
import type { Weights } from '@carillon/kernel'
import { APS, type Ap, CARD, type CardId } from '../data/cards.ts'
import { type Faction, factsAt } from '../data/map.ts'
import type { ScenarioId } from '../data/scenarios.ts'
import { UNIT, UNIT_IDS } from '../data/units.ts'
import {
  type Aim,
  AROUND_WAYS,
  aimsOf,
  byScenario,
  COUNT,
  EXTRA,
  FAR,
  GOALS,
  goalAt,
  HEAVY_WAYS,
  LIGHT_WAYS,
  numberAt,
} from './map.ts'
import { GENERAL_NAMES, type General, WEIGHTS } from './weights.ts'

/** 18.2.1 A bonus of the year for holding some spaces of the enemy: which, how many, and the VPs for each of them. */
export interface Quest extends Aim {
  readonly share: number
}
export interface Scales extends Readonly<Record<General, number>> {
  /** By number of the unit. */
  readonly worth: Float64Array
  /** 9.2 What a raider is worth who goes home. */
  readonly raider: number
  /** How much each goal counts from each space, for Light and for other units: `n * GOALS.length + goal`. */
  readonly lightNear: Float64Array
  readonly heavyNear: Float64Array
  /** How much each space of `AROUND` counts for the danger of its Victory Space. */
  readonly aroundFade: Float64Array
  /** 18.2.1 VPs at the end for holding a space. 2.1.9 The same with those of now. By number of the space. */
  readonly extra: Readonly<Record<ScenarioId, Float64Array>>
  readonly vps: Readonly<Record<ScenarioId, Float64Array>>
  /** By year, from 1755. */
  readonly quests: Readonly<Record<Faction, Readonly<Record<ScenarioId, readonly (Quest | null)[]>>>>
  readonly apWorth: Readonly<Record<Ap, number>>
  /** By number of the card. */
  readonly cardWorth: Float64Array
}

/** A weight that is not given is that set by hand. */
export function scalesOf(weights: Weights): Scales {
  const weight = (name: string): number => weights[name] ?? WEIGHTS[name] ?? 0
  const general = Object.fromEntries(GENERAL_NAMES.map((name) => [name, weight(name)])) as Record<General, number>
  // What is farther counts less, whatever the weights are.
  const fade = Math.min(0.99, general.fade)
  const fades = Float64Array.from({ length: 256 }, (_, d) => (d >= FAR ? 0 : fade ** d))
  const near = (ways: Uint8Array): Float64Array =>
    Float64Array.from({ length: COUNT * GOALS.length }, (_, i) => {
      const goal = goalAt(i % GOALS.length)
      return numberAt(fades, ways[Math.floor(i / GOALS.length) * COUNT + goal] as number)
    })
  const extra = byScenario((id) => EXTRA[id].map((vps) => vps * general.bonus))
  const quests = (f: Faction) =>
    byScenario((id) =>
      aimsOf(id, f).map((aim): Quest | null => aim && { ...aim, share: (aim.vp * general.bonus) / aim.least }),
    )
  const apWorth = Object.fromEntries(
    APS.map((ap) => {
      const double = ap.endsWith('-2x')
      const single = weight(`ap.${double ? ap.slice(0, -3) : ap}`)
      return [ap, double ? general.double * single : single]
    }),
  ) as Record<Ap, number>
  return {
    ...general,
    worth: Float64Array.from(UNIT_IDS, (id) => {
      const { type, rating } = UNIT[id]
      return weight(`unit.${type}`) * (type === 'commander' ? rating : 1)
    }),
    raider: weight('unit.indian'),
    lightNear: near(LIGHT_WAYS),
    heavyNear: near(HEAVY_WAYS),
    aroundFade: Float64Array.from(AROUND_WAYS, (d) => numberAt(fades, d)),
    extra,
    vps: byScenario((id) => extra[id].map((vps, n) => vps + factsAt(n).victory)),
    quests: { british: quests('british'), french: quests('french') },
    apWorth,
    cardWorth: cardWorths(apWorth, general.initiative, (event) => weights[event] ?? WEIGHTS[event] ?? weight(OTHER)),
  }
}
export const worthAt = ({ worth }: Scales, unit: number): number => numberAt(worth, unit)
export const worthOfCard = ({ cardWorth }: Scales, card: CardId): number => numberAt(cardWorth, card)

const OTHER = 'event.other'
function cardWorths(aps: Scales['apWorth'], initiative: number, events: (name: string) => number): Float64Array {
  const table = new Float64Array(Object.keys(CARD).length + 1)
  for (const [id, card] of Object.entries(CARD)) {
    const worth = card.aps.reduce((sum, ap) => sum + aps[ap], 0)
    table[Number(id) as CardId] =
      worth + (card.event ? events(`event.${card.event}`) : 0) + initiative * card.initiative
  }
  return table
}
