/** Where the examples of the year 1757 begin: each where the one before ended. */
import type { PositionSpec } from '../src/position.ts'

/** What has changed since: the places named are as they are now, the others as they were. */
const since = (before: PositionSpec, now: PositionSpec): PositionSpec => ({
  ...before,
  ...now,
  spaces: { ...before.spaces, ...now.spaces },
  british: { ...before.british, ...now.british },
  more: { ...before.more, ...now.more },
})
const NOBODY = { british: {}, french: {} }
const EARLY = [57, 37, 24, 31] as const

/** The early season, before the third French phase. */
export const FRENCH_3: PositionSpec = {
  step: 'phase',
  spaces: {
    'new-york': 'br-15th br-4-60th',
    kahnawake: 'fr-caughnawaga-1',
    'lac-des-deux-montagnes': 'fr-algonquin-1',
    halifax:
      'monckton murray loudoun abercromby br-40th br-45th br-47th br-17th br-1st-royal br-2-60th br-3-60th br-22nd br-27th br-35th',
  },
  hands: { british: [5, 12, 17, 22, 28, 38], french: [14, 32, 36, 41, 44, 46, 48] },
  discards: EARLY,
  removed: [59],
  more: { regulars: { british: true, french: false } },
}
export const BRITISH_4 = since(FRENCH_3, {
  vp: 3,
  active: 'british',
  spaces: {
    montreal: 'montcalm fr-bearn fr-la-sarre fr-repentigny fr-huron fr-potawatomi fr-ojibwa fr-mississauga',
    kahnawake: '',
    'lac-des-deux-montagnes': '',
    'hudson-carry-north': 'br-rogers br-new-hampshire-provincial:reduced br-new-jersey-provincial-1:reduced',
    ticonderoga:
      'rigaud bougainville vaudreuil fr-languedoc:reduced fr-royal-roussillon fr-marin fr-algonquin-1:reduced fr-caughnawaga-1',
  },
  hands: { british: [5, 12, 17, 28, 38], french: [14, 36, 41, 46, 48] },
  discards: [...EARLY, 44, 22, 32],
  more: { silent: { british: { 'foul-weather': 'season', 'lake-schooner': 'season' }, french: {} } },
})
export const FRENCH_7 = since(BRITISH_4, {
  active: 'french',
  assemblies: 0,
  spaces: {
    'new-york': 'br-15th',
    montreal: 'montcalm fr-bearn fr-la-sarre fr-repentigny fr-potawatomi fr-ojibwa',
    'hudson-carry-north': 'br-rogers br-4-60th br-new-hampshire-provincial:reduced br-new-jersey-provincial-1:reduced',
    'oneida-carry-west': 'fr-huron fr-mississauga',
    'allegheny-south': 'fr-mingo-1 fr-shawnee-1',
    available: 'br-maryland-provincial br-pennsylvania-provincial-2',
  },
  british: { fort: 'winchester' },
  hands: { british: [17, 38], french: [46, 48] },
  discards: [...EARLY, 44, 22, 32, 12, 41, 14, 28, 36, 5],
  more: { built: { british: true, french: false } },
})
const EARLY_SEASON = [...EARLY, 44, 22, 32, 12, 41, 14, 28, 36, 5, 46, 38, 48] as const
export const LATE_DEAL = since(FRENCH_7, {
  step: 'deal',
  season: 'late',
  spaces: {
    'new-york': '',
    'hudson-carry-north':
      'br-rogers br-4-60th br-15th br-new-hampshire-provincial:reduced br-new-jersey-provincial-1:reduced',
    ticonderoga:
      'rigaud bougainville vaudreuil fr-languedoc fr-royal-roussillon fr-marin fr-algonquin-1:reduced fr-caughnawaga-1',
    'oneida-carry-west': '',
    'allegheny-south': '',
    'east-delaware': 'fr-mississauga',
    logstown: 'fr-shawnee-1:reduced',
    'mingo-town': 'fr-mingo-1:reduced',
    'pays-d-en-haut': 'fr-huron',
  },
  raided: { french: ['culpeper', 'kinderhook'] },
  hands: { british: [17], french: [] },
  discards: EARLY_SEASON,
  more: {
    built: { british: false, french: false },
    carried: { british: true, french: false },
    regulars: { british: false, french: false },
    silent: NOBODY,
  },
})
export const LATE_FRENCH_3 = since(LATE_DEAL, {
  step: 'phase',
  spaces: {
    albany: '',
    schenectady: 'johnson',
    'hudson-carry-north':
      'br-rogers br-4-60th:reduced br-15th:reduced br-new-hampshire-provincial:reduced br-new-jersey-provincial-1:reduced',
    'hudson-carry-south':
      'webb dunbar br-massachusetts-provincial-1 br-connecticut-provincial-1 br-rhode-island-provincial br-44th br-48th br-new-york-provincial-1 br-1-42nd',
  },
  british: { stockade: 'trenton ashbys-gap' },
  hands: { british: [6, 7, 17, 47, 49, 54, 58], french: [1, 2, 8, 16, 26, 35, 56] },
  discards: [...EARLY_SEASON, 21, 43, 34, 4],
  flags: { noAmphib: true },
})
export const LATE_FRENCH_5 = since(LATE_FRENCH_3, {
  spaces: {
    'new-york': 'loudoun abercromby br-2-60th br-3-60th br-40th br-45th br-47th br-43rd',
    philadelphia: 'forbes br-1-60th br-28th',
    halifax: 'monckton murray br-17th br-1st-royal br-22nd br-27th br-35th br-46th',
    quebec: '',
    montreal: '',
    ticonderoga:
      'montcalm vaudreuil levis rigaud bougainville fr-languedoc fr-royal-roussillon fr-guyenne fr-la-reine fr-marine-regular-2 fr-bearn fr-la-sarre fr-marin fr-repentigny fr-algonquin-1:reduced fr-caughnawaga-1 fr-potawatomi fr-ojibwa',
  },
  hands: { british: [7, 17, 49, 54], french: [2, 8, 16, 26, 56, 6] },
  discards: [...EARLY_SEASON, 21, 43, 34, 4, 1, 47, 35],
  removed: [59, 58],
  more: { regulars: { british: true, french: false } },
})
export const LATE_FRENCH_7 = since(LATE_FRENCH_5, {
  vp: 4,
  spaces: {
    albany: 'bradstreet br-1-95th',
    halifax: 'monckton murray br-17th br-1st-royal br-22nd br-27th br-35th br-46th br-2-95th',
    'hudson-carry-north':
      'montcalm vaudreuil levis rigaud bougainville fr-languedoc fr-royal-roussillon fr-guyenne fr-la-reine fr-marine-regular-2 fr-bearn fr-la-sarre fr-marin fr-repentigny',
    'hudson-carry-south':
      'webb dunbar br-massachusetts-provincial-1 br-connecticut-provincial-1 br-rhode-island-provincial br-44th br-48th br-new-york-provincial-1 br-1-42nd br-rogers br-4-60th:reduced br-15th:reduced br-new-hampshire-provincial:reduced',
    ticonderoga: '',
    available:
      'br-maryland-provincial br-pennsylvania-provincial-2 br-new-jersey-provincial-1 fr-algonquin-1 fr-caughnawaga-1 fr-potawatomi fr-ojibwa',
  },
  british: { stockade: 'trenton ashbys-gap wrights-ferry' },
  french: { fort: 'hudson-carry-north' },
  hands: { british: [49], french: [2, 26, 56] },
  discards: [...EARLY_SEASON, 21, 43, 34, 4, 1, 47, 35, 16, 17, 6, 7, 8, 54],
  more: { reshuffle: true, silent: { british: { 'lake-schooner': 'season' }, french: {} } },
})
export const LATE_FRENCH_9 = since(LATE_FRENCH_7, {
  vp: 3,
  spaces: {
    albany: 'bradstreet johnson br-1-95th br-1-42nd',
    schenectady: '',
    quebec: 'fr-2-berry fr-3-berry',
    montreal:
      'montcalm levis vaudreuil rigaud fr-bearn fr-guyenne fr-la-reine fr-la-sarre fr-marine-regular-2 fr-repentigny',
    cataraqui: 'fr-marine-detachment-2',
    'hudson-carry-north': '',
    'hudson-carry-south':
      'webb dunbar br-massachusetts-provincial-1 br-connecticut-provincial-1 br-rhode-island-provincial br-44th br-48th br-new-york-provincial-1 br-rogers br-4-60th:reduced br-15th:reduced br-new-hampshire-provincial:reduced',
    ticonderoga: 'bougainville villiers fr-languedoc fr-royal-roussillon fr-marin fr-lery:reduced',
  },
  british: { none: 'schenectady hudson-carry-north' },
  french: {},
  raided: { french: ['culpeper', 'kinderhook', 'schenectady'] },
  hands: { british: [], french: [26] },
  discards: [...EARLY_SEASON, 21, 43, 34, 4, 1, 47, 35, 16, 17, 6, 7, 8, 54, 2, 49],
  removed: [59, 58, 56],
  more: { regulars: { british: true, french: true } },
})
