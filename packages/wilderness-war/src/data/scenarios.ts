/** The scenarios: set-ups of 1757 and 1755, how long they last, how they are won. */
import type { CardId } from './cards.ts'
import type { SpaceId } from './map.ts'

export type ScenarioId = 'annus-mirabilis' | 'early-war' | 'late-war' | 'full-campaign'
/** Pieces by kind, several of one as `name*2`. */
type Words = string
export interface Setup {
  readonly cards: CardId
  readonly hand: number
  /** French positive. */
  readonly vp: number
  readonly pool: Words
  /** They may come later. */
  readonly aside: Words
  /** Not used at all. */
  readonly out: Words
  readonly militia: Words
  readonly spaces: Readonly<Partial<Record<SpaceId, Words>>>
  readonly forts: Readonly<Record<'british' | 'french', readonly SpaceId[]>>
  readonly stockades: Readonly<Record<'british' | 'french', readonly SpaceId[]>>
  readonly works: readonly SpaceId[]
}

const SETUP_1757: Setup = {
  cards: 62,
  hand: 9,
  vp: 4,
  pool: 'amherst bradstreet forbes murray wolfe',
  aside: '',
  out: 'dieskau beaujeu braddock shirley',
  militia: 'br-colonial-militia',
  spaces: {
    louisbourg: 'drucour fr-marine-regular fr-artois fr-bourgogne fr-boishebert-acadian',
    quebec: 'levis fr-marine-regular fr-guyenne fr-la-reine',
    montreal: 'montcalm vaudreuil fr-bearn fr-la-sarre fr-repentigny fr-huron fr-potawatomi fr-ojibwa fr-mississauga',
    'crown-point': 'fr-marine-detachment fr-periere',
    ticonderoga: 'rigaud bougainville fr-languedoc fr-royal-roussillon fr-marin',
    cataraqui: 'villiers fr-marine-detachment fr-lery',
    niagara: 'fr-marine-detachment fr-joncaire',
    'presqu-ile': 'fr-marine-detachment',
    'french-creek': 'fr-marine-detachment',
    venango: 'fr-langlade',
    'ohio-forks': 'dumas fr-marine-detachment*2 fr-ligneris',
    logstown: 'fr-shawnee',
    'mingo-town': 'fr-mingo',
    winchester: 'br-virginia-provincial',
    'shepherds-ferry': 'br-maryland-provincial',
    carlisle: 'br-pennsylvania-provincial',
    shamokin: 'br-pennsylvania-provincial',
    philadelphia: 'br-1-60th',
    'new-york': 'loudoun abercromby br-22nd br-27th br-35th br-2-60th br-3-60th br-4-60th',
    albany: 'dunbar br-44th br-48th',
    'hudson-carry-south':
      'webb br-rogers br-massachusetts-provincial br-connecticut-provincial br-rhode-island-provincial',
    'hudson-carry-north': 'br-new-hampshire-provincial br-new-jersey-provincial',
    schenectady: 'johnson br-new-york-provincial br-1-42nd',
    halifax: 'monckton br-40th br-45th br-47th',
  },
  forts: {
    british: ['hudson-carry-south', 'hudson-carry-north', 'wills-creek', 'shamokin'],
    french: ['ticonderoga', 'crown-point', 'niagara', 'ohio-forks'],
  },
  stockades: {
    british: [
      'schenectady',
      'hoosic',
      'charlestown',
      'augusta',
      'woodstock',
      'carlisle',
      'harriss-ferry',
      'lancaster',
      'reading',
      'easton',
    ],
    french: ['ile-aux-noix', 'st-jean', 'oswegatchie', 'cataraqui', 'toronto', 'presqu-ile', 'french-creek', 'venango'],
  },
  works: ['winchester', 'shepherds-ferry'],
}
const SETUP_1755: Setup = {
  cards: 70,
  hand: 8,
  vp: 0,
  pool: 'abercromby bradstreet loudoun murray webb',
  aside: 'montcalm levis bougainville amherst forbes wolfe',
  out: '',
  militia: '',
  spaces: {
    louisbourg: 'drucour fr-marine-regular fr-artois fr-bourgogne',
    quebec: 'dieskau vaudreuil fr-bearn fr-guyenne fr-la-reine fr-languedoc',
    montreal: 'rigaud fr-marine-regular fr-repentigny fr-periere fr-caughnawaga fr-abenaki',
    'ile-aux-noix': 'fr-marine-detachment',
    'crown-point': 'fr-marine-detachment fr-marin',
    cataraqui: 'villiers fr-marine-detachment fr-lery',
    niagara: 'fr-marine-detachment fr-joncaire',
    'presqu-ile': 'fr-marine-detachment',
    'french-creek': 'fr-marine-detachment',
    venango: 'fr-langlade',
    'ohio-forks': 'beaujeu dumas fr-marine-detachment fr-ligneris fr-ottawa fr-potawatomi',
    oswego: 'br-new-york-provincial',
    albany:
      'shirley johnson br-rhode-island-provincial br-connecticut-provincial br-new-hampshire-provincial br-massachusetts-provincial*2 br-mohawk*2',
    halifax: 'monckton br-47th',
    alexandria: 'braddock dunbar br-44th br-48th',
    'wills-creek': 'br-virginia-provincial br-maryland-provincial',
  },
  forts: { british: ['hudson-carry-south', 'wills-creek', 'oswego'], french: ['crown-point', 'niagara', 'ohio-forks'] },
  stockades: {
    british: ['oneida-carry-west', 'oneida-carry-east', 'schenectady', 'hoosic', 'charlestown'],
    french: ['ile-aux-noix', 'st-jean', 'oswegatchie', 'cataraqui', 'toronto', 'presqu-ile', 'french-creek', 'venango'],
  },
  works: [],
}

export const SCENARIO: Readonly<
  Record<ScenarioId, { readonly setup: Setup; readonly from: number; readonly to: 1759 | 1762 }>
> = {
  'annus-mirabilis': { setup: SETUP_1757, from: 1757, to: 1759 },
  'early-war': { setup: SETUP_1755, from: 1755, to: 1759 },
  'late-war': { setup: SETUP_1757, from: 1757, to: 1762 },
  'full-campaign': { setup: SETUP_1755, from: 1755, to: 1762 },
}
export const SCENARIOS = Object.keys(SCENARIO) as readonly ScenarioId[]
