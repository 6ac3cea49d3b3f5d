/** 5 Scenarios: their years, with draws, thresholds and bonuses. What stands where is in set-ups.ts. */
import type { Faction, Space } from './map.ts'
import type { Draws } from './units.ts'

export type Sheet = '1' | '2' | '3' | '4'
export type ScenarioId = Sheet | '1B' | '3B' | '4B'
/** 15.2, 16.2 How many pieces are drawn in a year. */
export interface YearDraws extends Readonly<Record<Draws, number>> {}
const draws = (fleets: number, british: number, french: number, colonial: number): YearDraws => ({
  fleets,
  'british-metropolitan': british,
  'french-metropolitan': french,
  'colonial-brigades': colonial,
})
export type Wanted = 'victory-spaces' | 'settled-spaces' | 'home-spaces'
/** 18.2.1 What a bonus is given for; `colonies` and `holds` give it for each. */
export type Condition =
  | { readonly kind: 'controls'; readonly of: Wanted; readonly home: Faction; readonly least: number }
  | { readonly kind: 'colonies'; readonly least: number }
  | { readonly kind: 'holds'; readonly spaces: readonly Space[] }
const controls = (of: Wanted, home: Faction, least: number): Condition => ({ kind: 'controls', of, home, least })
const colonies = (least: number): Condition => ({ kind: 'colonies', least })
const holds = (spaces: readonly Space[]): Condition => ({ kind: 'holds', spaces })
export interface Bonus {
  readonly faction: Faction
  readonly year: number
  readonly vp: number
  readonly when: Condition
}
export interface ScenarioFacts {
  readonly years: readonly number[]
  /** 18.1 Where the Victory marker starts: British positions above 0, French below; there is no 0. */
  readonly victory: number
  readonly draws: Readonly<Record<number, YearDraws>>
  /** 18.2 Positions at which a faction wins at the end of a year. */
  readonly thresholds: Readonly<Record<number, Readonly<Record<Faction, number>>>>
  readonly bonuses: readonly Bonus[]
}

const SHEETS: Readonly<Record<Sheet, ScenarioFacts>> = {
  '1': {
    years: [1755],
    victory: -1,
    draws: {
      1755: draws(5, 3, 3, 8),
    },
    thresholds: { 1755: { british: 1, french: -1 } },
    bonuses: [
      { faction: 'british', year: 1755, vp: 2, when: controls('victory-spaces', 'french', 2) },
      { faction: 'french', year: 1755, vp: 2, when: controls('settled-spaces', 'british', 1) },
    ],
  },
  '2': {
    years: [1757],
    victory: -1,
    draws: {
      1757: draws(7, 6, 3, 8),
    },
    thresholds: { 1757: { british: 1, french: -1 } },
    bonuses: [
      { faction: 'british', year: 1757, vp: 2, when: controls('settled-spaces', 'french', 1) },
      { faction: 'french', year: 1757, vp: 2, when: controls('victory-spaces', 'british', 3) },
    ],
  },
  '3': {
    years: [1758, 1759],
    victory: -5,
    draws: {
      1758: draws(9, 5, 3, 12),
      1759: draws(9, 2, 3, 3),
    },
    thresholds: { 1758: { british: 3, french: -5 }, 1759: { british: 3, french: 2 } },
    bonuses: [
      { faction: 'british', year: 1758, vp: 2, when: controls('settled-spaces', 'french', 2) },
      { faction: 'french', year: 1758, vp: 2, when: controls('home-spaces', 'british', 3) },
      { faction: 'british', year: 1759, vp: 2, when: colonies(2) },
      { faction: 'french', year: 1759, vp: 2, when: holds(['louisbourg', 'montreal', 'quebec']) },
    ],
  },
  '4': {
    years: [1755, 1756, 1757, 1758, 1759],
    victory: -1,
    draws: {
      1755: draws(5, 3, 3, 8),
      1756: draws(5, 3, 3, 2),
      1757: draws(7, 6, 3, 2),
      1758: draws(9, 5, 2, 2),
      1759: draws(9, 2, 2, 2),
    },
    thresholds: {
      1756: { british: 1, french: -8 },
      1757: { british: 1, french: -8 },
      1758: { british: 3, french: -5 },
      1759: { british: 3, french: 2 },
    },
    bonuses: [
      { faction: 'british', year: 1755, vp: 2, when: controls('victory-spaces', 'french', 2) },
      { faction: 'french', year: 1755, vp: 2, when: controls('settled-spaces', 'british', 1) },
      { faction: 'british', year: 1756, vp: 1, when: controls('victory-spaces', 'french', 2) },
      { faction: 'french', year: 1756, vp: 1, when: controls('settled-spaces', 'british', 1) },
      { faction: 'british', year: 1757, vp: 2, when: controls('settled-spaces', 'french', 1) },
      { faction: 'french', year: 1757, vp: 2, when: controls('victory-spaces', 'british', 3) },
      { faction: 'british', year: 1758, vp: 2, when: controls('settled-spaces', 'french', 2) },
      { faction: 'french', year: 1758, vp: 2, when: controls('home-spaces', 'british', 3) },
      { faction: 'british', year: 1759, vp: 2, when: colonies(2) },
      { faction: 'french', year: 1759, vp: 2, when: holds(['louisbourg', 'montreal', 'quebec']) },
    ],
  },
}

/** 1B: two years. What was lost of it is read as the same things of scenario 4. */
const EARLY_WAR: ScenarioFacts = {
  ...SHEETS['1'],
  years: [1755, 1756],
  draws: { 1755: draws(5, 3, 3, 8), 1756: draws(5, 3, 3, 8) },
  thresholds: { 1756: { british: 1, french: -1 } },
  bonuses: SHEETS['4'].bonuses.filter(({ year }) => year <= 1756),
}

/** 3B: the first year of scenario 3 alone. R-105 The thresholds are lost: the British need what they begin with. */
const BRITISH_OFFENSIVE: ScenarioFacts = {
  ...SHEETS['3'],
  years: [1758],
  draws: { 1758: draws(9, 5, 3, 12) },
  thresholds: { 1758: { british: -5, french: -6 } },
  bonuses: SHEETS['3'].bonuses.filter(({ year }) => year === 1758),
}

/** 4B, R-106: scenario 4 with the units that came in history: none are drawn. */
const HISTORY: ScenarioFacts = {
  ...SHEETS['4'],
  draws: {},
  thresholds: {
    ...SHEETS['4'].thresholds,
    1758: { british: 5, french: -5 },
    1759: { british: 5, french: 4 },
  },
}

export const SCENARIO: Readonly<Record<ScenarioId, ScenarioFacts>> = {
  ...SHEETS,
  '1B': EARLY_WAR,
  '3B': BRITISH_OFFENSIVE,
  '4B': HISTORY,
}
