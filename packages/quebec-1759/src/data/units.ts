/** 2 Pieces. One foot battalion has CV 3; which one is not known, the weakest of the 1759 returns is taken (docs/rulings.md). */
export type Side = 'british' | 'french'
export const SIDES: readonly Side[] = ['british', 'french']
export type Edition = 'first' | 'second'
type Kind =
  | 'foot'
  | 'light_infantry'
  | 'rangers'
  | 'grenadiers'
  | 'regular'
  | 'militia'
  | 'indian'
  | 'decoy'
  | 'detachment'
  | 'leader'
export interface UnitFacts {
  readonly side: Side
  readonly kind: Kind
  readonly cv: number
  /** 6.8, 8.1 Militia goes home by group. */
  readonly group?: 'quebec' | 'montreal'
  /** Only in this edition (11.1). */
  readonly edition?: Edition
}

const british = (kind: Kind, cv: number, edition?: Edition): UnitFacts => ({
  side: 'british',
  kind,
  cv,
  ...(edition && { edition }),
})
const french = (kind: Kind, cv: number, edition?: Edition): UnitFacts => ({
  side: 'french',
  kind,
  cv,
  ...(edition && { edition }),
})
const militia = (group: 'quebec' | 'montreal'): UnitFacts => ({ side: 'french', kind: 'militia', cv: 2, group })

const TABLE = {
  b_15: british('foot', 4),
  b_28: british('foot', 4),
  b_35: british('foot', 4),
  b_43: british('foot', 4),
  b_47: british('foot', 4),
  b_48: british('foot', 4),
  b_58: british('foot', 4),
  b_60_3: british('foot', 4),
  b_78: british('foot', 4),
  b_60_2: british('foot', 3),
  b_light: british('light_infantry', 3),
  b_rangers: british('rangers', 3),
  b_gren: british('grenadiers', 2),
  b_decoy_1: british('decoy', 0, 'first'),
  b_decoy_2: british('decoy', 0, 'first'),
  b_decoy_3: british('decoy', 0, 'first'),
  b_decoy_4: british('decoy', 0, 'first'),
  b_decoy_5: british('decoy', 0, 'first'),
  b_decoy_6: british('decoy', 0, 'first'),
  b_decoy_7: british('decoy', 0, 'first'),
  b_decoy_8: british('decoy', 0, 'first'),
  b_wolfe: british('leader', 1, 'second'),
  b_det_1: british('detachment', 1, 'second'),
  b_det_2: british('detachment', 1, 'second'),
  b_det_3: british('detachment', 1, 'second'),
  b_det_4: british('detachment', 1, 'second'),
  b_det_5: british('detachment', 1, 'second'),
  b_det_6: british('detachment', 1, 'second'),
  b_det_7: british('detachment', 1, 'second'),
  f_sarre: french('regular', 3),
  f_roussillon: french('regular', 3),
  f_languedoc: french('regular', 3),
  f_guyenne: french('regular', 3),
  f_bearn: french('regular', 3),
  f_marine: french('regular', 3),
  f_quebec_1: militia('quebec'),
  f_quebec_2: militia('quebec'),
  f_quebec_3: militia('quebec'),
  f_quebec_4: militia('quebec'),
  f_quebec_5: militia('quebec'),
  f_quebec_6: militia('quebec'),
  f_montreal_1: militia('montreal'),
  f_montreal_2: militia('montreal'),
  f_montreal_3: militia('montreal'),
  f_montreal_4: militia('montreal'),
  f_montreal_5: militia('montreal'),
  f_montreal_6: militia('montreal'),
  f_trois_rivieres: militia('montreal'),
  f_indians: french('indian', 4),
  f_decoy_1: french('decoy', 0, 'first'),
  f_decoy_2: french('decoy', 0, 'first'),
  f_decoy_3: french('decoy', 0, 'first'),
  f_decoy_4: french('decoy', 0, 'first'),
  f_decoy_5: french('decoy', 0, 'first'),
  f_montcalm: french('leader', 1, 'second'),
  f_det_1: french('detachment', 1, 'second'),
  f_det_2: french('detachment', 1, 'second'),
  f_det_3: french('detachment', 1, 'second'),
  f_det_4: french('detachment', 1, 'second'),
} as const

export type UnitId = keyof typeof TABLE
export const UNIT_IDS = Object.keys(TABLE) as UnitId[]
export const INDIANS: UnitId = 'f_indians'

const factsOf = (id: UnitId): UnitFacts => TABLE[id]
const listed = (side: Side, edition: Edition): readonly UnitId[] =>
  UNIT_IDS.filter((id) => factsOf(id).side === side && (factsOf(id).edition ?? edition) === edition)
const LISTS: Readonly<Record<Edition, Readonly<Record<Side, readonly UnitId[]>>>> = {
  first: { british: listed('british', 'first'), french: listed('french', 'first') },
  second: { british: listed('british', 'second'), french: listed('french', 'second') },
}
const placed = (id: UnitId): UnitFacts & { readonly place: number } => {
  const { side, kind, cv, group, edition } = factsOf(id)
  const place = LISTS[edition ?? 'first'][side].indexOf(id)
  return { side, kind, cv, place, ...(group && { group }), ...(edition && { edition }) }
}
/** Facts of every unit, and its place in the list of its army, which is the same in both editions. */
export const UNITS = Object.fromEntries(UNIT_IDS.map((id) => [id, placed(id)])) as Readonly<
  Record<UnitId, ReturnType<typeof placed>>
>
/** 2.1, 11.1 The army of a side. */
export const unitsOf = (side: Side, edition: Edition): readonly UnitId[] => LISTS[edition][side]

export const TURNS = 16
/** 2.1 */
export const SHIPS = 4
/** 6.3.1 */
export const UPRIVER_LIMIT = 2
/** 6.4.6 */
export const SCOUT_LIMIT = 4
/** 9.3, 10.2 Below this the British are broken; below this the Indians leave the French. */
export const BRITISH_MINIMUM = 20
export const FRENCH_MINIMUM = 10
/** 7.5.2 */
export const COLUMNS = ['left', 'centre', 'right'] as const
export type Column = (typeof COLUMNS)[number]

// --- dice ----------------------------------------------------------------------------------------------------------

/**
 * What a die must show to hit: 7.7.1 in battle, 7.7.4 against a landing in its first battle turn, 6.4.3 in a raid of the
 * Indians, 6.4.4 in the answer to it, 7.8.6 at those who retreat, 7.10 at those who rout over
 * water, 7.10.4 from Indians in a pursuit.
 */
export const HITS_ON = { fire: 6, landing: 5, raid: 5, answer: 6, retreat: 6, pursuit: 5, indians: 5 } as const
/** 11.1.1, R-20 Dice of a leader; every other unit has one a CV. */
export const LEADER_DICE = 2
/** 6.2.1 On a roll of this the tide is contrary. */
export const CONTRARY_TIDE = 1
/** 10.3 The Indians leave with this CV. */
export const INDIANS_LEAVE = 1
