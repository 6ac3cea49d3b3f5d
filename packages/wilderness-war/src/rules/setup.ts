/** The set-up of a scenario. */
import { given } from '@carillon/kernel'
import { copyState } from '../copy.ts'
import { CARDS } from '../data/cards.ts'
import { COUNT, FORTRESSES, factsOf, SIDES, type SpaceId, spaceCalled } from '../data/map.ts'
import { PIECES, type Piece, pieceOf } from '../data/pieces.ts'
import { SCENARIO, type ScenarioId } from '../data/scenarios.ts'
import type { Rules } from '../data/switches.ts'
import {
  ASIDE,
  AVAILABLE,
  both,
  FORT,
  FORTRESS,
  OUT,
  PLACE_COUNT,
  type Place,
  POOL,
  SOUTHERN_MILITIA,
  STOCKADE,
  type State,
  type StepId,
} from '../state.ts'

const SETUPS = new Map<ScenarioId, State>()
/** A scenario is set up once, whatever the options; every game of it begins with a copy. */
export function setup(scenario: ScenarioId, rules: Rules): State {
  let start = SETUPS.get(scenario)
  if (!start) {
    start = setUp(scenario, rules)
    SETUPS.set(scenario, start)
  }
  // 12.3 Who plays which side comes first.
  return copyState({ ...start, rules, step: firstStep(rules) })
}
function firstStep({ bid, auction }: Rules): StepId {
  if (auction === 'on') return 'auction'
  return bid === 'none' ? 'deal' : 'bid'
}

function setUp(scenario: ScenarioId, rules: Rules): State {
  const { setup, from } = SCENARIO[scenario]
  const at = placesOf(scenario)
  const map = { british: emptyPlaces(), french: emptyPlaces() }
  for (const { n, side } of PIECES) given(map[side][given(at[n], 'place')], 'place').push(n)
  const early = from === 1755
  return {
    step: 'deal',
    log: [],
    scenario,
    rules,
    year: from,
    season: 'early',
    vp: setup.vp,
    map,
    at,
    reduced: [],
    forts: fortsOf(scenario),
    works: both(setup.works.map(spaceCalled), []),
    sieges: [],
    raided: both([], []),
    amphib: [],
    fieldworks: [],
    blockhouses: both(false, false),
    niagara: 'french',
    ohioForks: 'french',
    assemblies: 1,
    flags: {
      pitt: !early,
      diplomatic: !early,
      quiberon: false,
      noAmphib: false,
      noFrenchNaval: false,
      cherokees: false,
      uprising: false,
    },
    deck: CARDS.filter((card) => card <= setup.cards),
    discards: [],
    removed: CARDS.filter((card) => card > setup.cards),
    hands: both([], []),
    carried: both(false, false),
    holding: both(false, false),
    built: both(false, false),
    regulars: both(false, false),
    reshuffle: false,
    first: 'french',
    active: 'french',
    card: null,
    use: null,
    news: false,
    activation: null,
    march: null,
    battle: null,
    siege: null,
    fall: null,
    raids: [],
    silent: both({}, {}),
    outcome: null,
  }
}
const emptyPlaces = (): Piece[][] => Array.from({ length: PLACE_COUNT }, () => [])

function placesOf(scenario: ScenarioId): Place[] {
  const { setup } = SCENARIO[scenario]
  const at: Place[] = PIECES.map(() => AVAILABLE)
  const set = (words: string, place: Place) => {
    for (const word of words.split(' ').filter(Boolean)) {
      const [kind, count = '1'] = word.split('*')
      for (let n = 0; n < Number(count); n += 1) {
        const piece = PIECES.find((one) => one.kind === kind && at[one.n] === AVAILABLE)
        if (!piece) throw new Error(`no counter ${kind} is left`)
        at[piece.n] = place
      }
    }
  }
  set(setup.pool, POOL)
  set(setup.aside, ASIDE)
  set(setup.out, OUT)
  set(setup.militia, SOUTHERN_MILITIA)
  for (const [space, words] of Object.entries(setup.spaces)) set(words, spaceCalled(space))
  for (const { n } of PIECES) if (at[n] === AVAILABLE && pieceOf(n).leader) at[n] = OUT
  return at
}
function fortsOf(scenario: ScenarioId): number[] {
  const { forts, stockades } = SCENARIO[scenario].setup
  const codes: number[] = Array.from({ length: COUNT }, () => 0)
  const set = (space: SpaceId, code: number) => {
    codes[spaceCalled(space)] = code
  }
  for (const side of SIDES) {
    const sign = side === 'british' ? 1 : -1
    for (const space of forts[side]) set(space, sign * FORT)
    for (const space of stockades[side]) set(space, sign * STOCKADE)
  }
  for (const space of FORTRESSES) codes[space] = (factsOf(space).home === 'british' ? 1 : -1) * FORTRESS
  return codes
}
