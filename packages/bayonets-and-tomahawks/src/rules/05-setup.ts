/** 5 Set-up. */

import { given } from '@carillon/kernel'
import { copyState } from '../copy.ts'
import { CARD, CARDS, type CardId, isOfYear } from '../data/cards.ts'
import { type Faction, SPACES } from '../data/map.ts'
import { SCENARIO, type ScenarioId } from '../data/scenarios.ts'
import { INDIANS, isCalled, type Pieces, pieceOf, SET_UP } from '../data/set-ups.ts'
import type { Rules } from '../data/switches.ts'
import { TOKEN_IDS, type TokenId, UNIT_IDS, type UnitId, unitOf } from '../data/units.ts'
import { tableOf } from '../lookup-table.ts'
import { entriesOf } from '../records.ts'
import type { Box, Markers, State } from '../state.ts'
import { NO_CARDS } from './06-cards.ts'

/** The counters and tokens named, taken from those not yet used: `royal-artillery*2` is two of them. */
export function take(pieces: Pieces, unused: UnitId[], tokens: TokenId[]): { units: UnitId[]; tokens: TokenId[] } {
  const found: { units: UnitId[]; tokens: TokenId[] } = { units: [], tokens: [] }
  for (const word of pieces.split(' ').filter(Boolean)) {
    const { name, count } = pieceOf(word)
    for (let n = 0; n < count; n += 1) {
      const unit = pull(unused, name)
      if (unit) found.units.push(unit)
      else found.tokens.push(pull(tokens, name) ?? fail(name))
    }
  }
  return found
}
function pull<T extends string>(from: T[], name: string): T | undefined {
  const at = from.findIndex((id) => isCalled(id, name))
  return at < 0 ? undefined : from.splice(at, 1)[0]
}
const fail = (name: string): never => {
  throw new Error(`no counter ${name} is left`)
}

/** 5.3, 17.4 The decks of a year. */
export function decksOf(year: number, gone: readonly CardId[]): State['decks'] {
  const used = CARDS.filter((id) => !gone.includes(id) && isOfYear(id, year))
  const deck = (f: Faction, buildup: boolean) =>
    used.filter((id) => CARD[id]?.deck === f && CARD[id]?.buildup === buildup)
  return {
    british: { buildup: deck('british', true), campaign: deck('british', false) },
    french: { buildup: deck('french', true), campaign: deck('french', false) },
    indian: used.filter((id) => CARD[id]?.deck === 'indian'),
  }
}
const noMarkers = (): Markers => ({ rout: [], oos: [], landing: [], marshal: [] })
// Written out, for an object made of a list of names is slow to copy.
const emptyBoxes = (): Record<Box, readonly UnitId[]> => ({
  'sail-british': [],
  'sail-french': [],
  'losses-british': [],
  'losses-french': [],
  disbanded: [],
  arriving: [],
  fleets: [],
  'british-metropolitan': [],
  'french-metropolitan': [],
  'colonial-brigades': [],
  'neutral-indians': [],
  'british-commanders': [],
  'french-commanders': [],
  'colonial-light': [],
  'british-light': [],
  'british-artillery': [],
  'french-artillery': [],
  'british-forts': [],
  'french-forts': [],
  'vow-bonus': [],
  removed: [],
  unused: [],
})
const nobody = (): (readonly UnitId[])[] => SPACES.map(() => [])

const SETUPS = new Map<ScenarioId, State>()
/** A scenario is set up once, whatever the options; every game of it begins with a copy. */
export function setup(scenario: ScenarioId, rules: Rules): State {
  let start = SETUPS.get(scenario)
  if (!start) {
    start = setUp(scenario, rules)
    SETUPS.set(scenario, start)
  }
  return copyState({ ...start, rules })
}
function setUp(scenario: ScenarioId, rules: Rules): State {
  const facts = { ...SCENARIO[scenario], ...SET_UP[scenario] }
  const year = given(facts.years[0], 'year')
  const boxes = emptyBoxes()
  const bag: TokenId[] = []
  const map = { british: nobody(), french: nobody() }
  const g: State = {
    step: 'reserve',
    log: [],
    scenario,
    rules,
    year,
    round: 1,
    victory: facts.victory,
    raid: { british: 0, french: 0 },
    openSeas: false,
    map,
    boxes,
    tokens: bag,
    reduced: [],
    spent: [],
    control: tableOf(facts.control),
    nations: { iroquois: null, cherokee: null },
    markers: { british: noMarkers(), french: noMarkers() },
    raided: { british: [], french: [] },
    battles: [],
    fought: [],
    apart: [],
    fortworks: [...facts.forts],
    roadworks: [],
    fresh: [],
    roads: [...facts.roads],
    used: { british: [], french: [] },
    entries: [],
    began: { british: [], french: [] },
    captured: [],
    decks: decksOf(year, []),
    hands: { british: NO_CARDS, french: NO_CARDS },
    played: { british: null, french: null, indian: null },
    seen: [],
    discards: { british: [], french: [] },
    gone: [],
    first: 'french',
    active: 'french',
    aps: { british: [], french: [], indian: [] },
    reaction: null,
    usedEvents: [],
    warships: null,
    wintering: false,
    action: null,
    split: null,
    battle: null,
    muster: null,
    garrison: [],
    bonuses: [],
    chits: { british: null, french: null },
    voice: { british: 'british', french: 'french' },
    outcome: null,
  }
  const unused = [...UNIT_IDS]
  const tokens = [...TOKEN_IDS]
  for (const sheet of [facts.setup, INDIANS]) {
    for (const [space, pieces] of entriesOf(sheet)) {
      const at = SPACES.indexOf(space)
      for (const id of take(pieces, unused, tokens).units) {
        const side = map[given(unitOf(id).faction, 'faction')]
        side[at] = [...given(side[at], 'stack'), id]
      }
    }
  }
  for (const [pool, pieces] of entriesOf(facts.pools)) {
    const found = take(pieces, unused, tokens)
    boxes[pool] = found.units
    bag.push(...found.tokens)
  }
  boxes.unused = unused
  return g
}
