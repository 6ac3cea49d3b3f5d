/** Laws that hold in every position. */
import { countOf, given, type LogEntry } from '@carillon/kernel'
import { BOXES } from './data/boxes.ts'
import { CARD, CARDS, type CardId, type Deck, isOfYear } from './data/cards.ts'
import { CONNECTIONS, FACTIONS, type Faction, SPACE, SPACES } from './data/map.ts'
import { SCENARIO } from './data/scenarios.ts'
import { SET_UP } from './data/set-ups.ts'
import { CHITS, TOKEN, TOKEN_IDS, type TokenId, UNIT, UNIT_IDS, type UnitId } from './data/units.ts'
import { ledgerProblems } from './ledger.ts'
import { entriesOf } from './records.ts'
import { setup } from './rules/05-setup.ts'
import { type Box, lossesBox, type State, stackAt, unitsAt } from './state.ts'

/** With the log of the whole game, also what can be recomputed from it. */
export function brokenLaws(g: State, log?: readonly LogEntry[]): readonly string[] {
  const broken: string[] = []
  pieces(g, broken)
  boxes(g, broken)
  markers(g, broken)
  tracks(g, broken)
  cards(g, broken)
  tokens(g, broken)
  if (log) broken.push(...chapters(g, log), ...ledgerProblems(g, log))
  return broken
}

/** 4.1 Every year so far has its heading, and each that is over those of its nine Action and three Logistics Rounds. */
function chapters({ scenario, year }: State, log: readonly LogEntry[]): string[] {
  const years = year - given(SCENARIO[scenario].years[0], 'year') + 1
  const begun = log.findLastIndex((line) => line.chapter === 'year')
  const rounds = countOf(log.slice(0, Math.max(0, begun)), 'round')
  if (countOf(log, 'year') === years && rounds === (years - 1) * 12) return []
  return [`4.1: ${years} years, ${countOf(log, 'year')} in the log; ${rounds} rounds before the last`]
}

const repeated = <T>(list: readonly T[]): T[] =>
  new Set(list).size === list.length ? [] : list.filter((id, n) => list.indexOf(id) !== n)

// --- 3 units -----------------------------------------------------------------------------------------------------

/** Which faction a unit serves; null: a nation that is neutral. */
const serves = (g: State, id: UnitId): Faction | null => {
  const { faction, nation } = UNIT[id]
  return faction ?? (nation && g.nations[nation])
}

/** All 135 counters and 8 Commanders are in one place each, and where they may be. */
function pieces(g: State, broken: string[]): void {
  const seen: UnitId[] = []
  for (const f of FACTIONS)
    for (const space of SPACES) {
      const units = unitsAt(g, f, space)
      if (units.length === 0) continue
      seen.push(...units)
      if (f === 'french' && SPACE[space].kind === 'base') broken.push(`2.1.7: French at ${space}`)
      for (const id of units) {
        if (serves(g, id) !== f) broken.push(`${id} serves the ${f} at ${space}`)
        if (UNIT[id].type === 'fleet' && SPACE[space].seas.length === 0) broken.push(`3.6: ${id} at ${space}`)
        if (UNIT[id].type === 'bastion' && !SPACE[space].fortress) broken.push(`3.4: ${id} at ${space}`)
      }
      if (units.filter((id) => UNIT[id].type === 'fort').length > 1) broken.push(`3.5: two Forts at ${space}`)
    }
  for (const box of BOXES) seen.push(...g.boxes[box])
  if (seen.length === UNIT_IDS.length && new Set(seen).size === seen.length) return
  const missing = UNIT_IDS.filter((id) => !seen.includes(id))
  broken.push(`pieces: twice ${repeated(seen).join()}, missing ${missing.join()}`)
}

/** What may lie in each box or pool; anything in the others. */
const BELONGS: Readonly<Partial<Record<Box, (g: State, id: UnitId) => boolean>>> = {
  'sail-british': (g, id) => serves(g, id) === 'british',
  'sail-french': (g, id) => serves(g, id) === 'french',
  'losses-british': (g, id) => serves(g, id) === 'british',
  'losses-french': (g, id) => serves(g, id) === 'french',
  fleets: (_, id) => UNIT[id].type === 'fleet',
  'british-metropolitan': (_, id) => UNIT[id].faction === 'british' && UNIT[id].shape === 'square',
  'french-metropolitan': (_, id) => UNIT[id].faction === 'french' && UNIT[id].shape === 'square',
  'colonial-brigades': (_, id) => UNIT[id].colony !== null,
  'neutral-indians': (g, id) => UNIT[id].nation !== null && serves(g, id) === null,
  'british-commanders': (_, id) => UNIT[id].faction === 'british' && UNIT[id].type === 'commander',
  'french-commanders': (_, id) => UNIT[id].faction === 'french' && UNIT[id].type === 'commander',
  'colonial-light': (_, id) => UNIT[id].colonial,
  'british-light': (_, id) => UNIT[id].faction === 'british' && UNIT[id].type === 'light',
  'british-artillery': (_, id) => UNIT[id].faction === 'british' && UNIT[id].type === 'artillery',
  'french-artillery': (_, id) => UNIT[id].faction === 'french' && UNIT[id].type === 'artillery',
  'british-forts': (_, id) => UNIT[id].faction === 'british' && UNIT[id].type === 'fort',
  'french-forts': (_, id) => UNIT[id].faction === 'french' && UNIT[id].type === 'fort',
  'vow-bonus': (_, id) => UNIT[id].colony !== null,
}
function boxes(g: State, broken: string[]): void {
  for (const box of BOXES) {
    const belongs = BELONGS[box]
    if (belongs) for (const id of g.boxes[box]) if (!belongs(g, id)) broken.push(`5.2: ${id} in ${box}`)
  }
  // 13.4.1 Forts, Bastions, Fleets and Commanders never lie with the losses.
  for (const f of FACTIONS)
    for (const id of g.boxes[lossesBox(f)])
      if (['fort', 'bastion', 'fleet', 'commander'].includes(UNIT[id].type))
        broken.push(`13.4.1: ${id} with the losses`)
}

// --- markers -----------------------------------------------------------------------------------------------------

const ROADS = new Set(CONNECTIONS.filter(({ kind }) => kind === 'path').map(({ id }) => id))

function markers(g: State, broken: string[]): void {
  for (const f of FACTIONS)
    for (const kind of ['rout', 'oos', 'landing', 'marshal'] as const) {
      const list = g.markers[f][kind]
      if (repeated<string>(list).length > 0) broken.push(`${kind} twice: ${list.join()}`)
      for (const spot of list) if (stackAt(g, f, spot).length === 0) broken.push(`${kind} on nobody at ${spot}`)
    }
  const lists: Readonly<Record<string, readonly string[]>> = {
    reduced: g.reduced,
    spent: g.spent,
    battles: g.battles,
    fortworks: g.fortworks,
    roads: [...g.roads, ...g.roadworks],
    'British raids': g.raided.british,
    'French raids': g.raided.french,
    bonuses: g.bonuses,
  }
  for (const [name, list] of Object.entries(lists)) {
    const twice = repeated(list)
    if (twice.length > 0) broken.push(`${name} twice: ${twice.join()}`)
  }
  for (const id of g.reduced)
    if (UNIT[id].type === 'indian' || UNIT[id].type === 'commander') broken.push(`reduced ${id}`)
  for (const road of [...g.roads, ...g.roadworks]) if (!ROADS.has(road)) broken.push(`12.2: no road can be at ${road}`)
  for (const space of g.fortworks)
    if (FACTIONS.some((f) => unitsAt(g, f, space).some((id) => UNIT[id].type === 'fort')))
      broken.push(`12.1: a Fort is begun where one stands, at ${space}`)
  for (const [space, f] of entriesOf(g.control)) {
    const { kind, home } = SPACE[space]
    if (kind === 'wilderness' || kind === 'base' || home === f) broken.push(`2.1.2: ${f} marker at ${space}`)
  }
}

// --- tracks, chits -----------------------------------------------------------------------------------------------

function tracks(g: State, broken: string[]): void {
  if (g.victory === 0 || !Number.isInteger(g.victory)) broken.push('18.1: the track has no 0')
  for (const f of FACTIONS) {
    if (!within(g.raid[f], 0, 7)) broken.push(`9.3: raid points of the ${f}: ${g.raid[f]}`)
    // 18.3.1 Of the twelve chits of a faction one may lie on its placeholder; the others are in its pool.
    const chit = g.chits[f]
    if (chit !== null && !within(chit, 0, CHITS.length - 1)) broken.push(`18.3: chit ${chit} of the ${f}`)
  }
  if (!within(g.round, 1, 9)) broken.push(`4.2: action round ${g.round}`)
}
const within = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most

// --- 6 cards -----------------------------------------------------------------------------------------------------

/** Of the 54 cards those of the year are in one place each; the others, and those used up, are in none. */
function cards(g: State, broken: string[]): void {
  const all: CardId[] = []
  const add = (where: string, list: readonly (CardId | null)[], fits: (id: CardId) => boolean): void => {
    for (const id of list) {
      if (id === null) continue
      all.push(id)
      if (!fits(id)) broken.push(`6.0: card ${id} in ${where}`)
    }
  }
  const of = (deck: Deck, buildup?: boolean) => (id: CardId) =>
    CARD[id]?.deck === deck && (buildup === undefined || CARD[id]?.buildup === buildup)
  for (const f of FACTIONS) {
    const { reserve, drawn, chosen, indian } = g.hands[f]
    add(`the Buildup deck of the ${f}`, g.decks[f].buildup, of(f, true))
    add(`the Campaign deck of the ${f}`, g.decks[f].campaign, of(f, false))
    add(`the hand of the ${f}`, [reserve, drawn], of(f))
    add(`the discards of the ${f}`, g.discards[f], of(f))
    add(`the hand of the ${f}`, [indian], f === 'french' ? of('indian') : () => false)
    if (chosen !== null && chosen !== reserve && chosen !== drawn) broken.push(`7.1: the ${f} chose ${chosen}`)
  }
  add('the Indian deck', g.decks.indian, of('indian'))
  add('play', g.seen, () => true)
  for (const card of Object.values(g.played))
    if (card !== null && !g.seen.includes(card)) broken.push(`7.1: card ${card} is in play and was not seen`)
  const twice = repeated(all)
  if (twice.length > 0) broken.push(`6.0: cards twice: ${twice.join()}`)
  const there = new Set(all)
  for (const id of CARDS) {
    const isUsed = isOfYear(id, g.year)
    if (there.has(id) && !isUsed) broken.push(`6.0: card ${id} is not of ${g.year}`)
    if (!there.has(id) && isUsed && !g.gone.includes(id)) broken.push(`6.0: card ${id} is missing`)
  }
}

// --- 15.2.1, 16.2.1 tokens ---------------------------------------------------------------------------------------

/** Each token is in its pool, drawn and going back, or out; one that goes back is never out. */
function tokens(g: State, broken: string[]): void {
  const there = [...g.tokens, ...(g.muster?.back ?? [])]
  const twice = repeated(there)
  if (twice.length > 0) broken.push(`15.2.1: tokens twice: ${twice.join()}`)
  for (const id of g.muster?.back ?? []) if (!TOKEN[id].back) broken.push(`15.2.1: ${id} goes back`)
  const used = tokensOf(g)
  for (const id of TOKEN_IDS) {
    if (!used.has(id)) {
      if (there.includes(id)) broken.push(`5.2: ${id} is not used in ${g.year}`)
    } else if (TOKEN[id].back && !there.includes(id) && !mayStayOut(g, id))
      broken.push(`15.2.1: ${id} was not put back`)
  }
}
/** 16.2.1 That of the Colonial Light units, once there are none. */
const mayStayOut = (g: State, id: TokenId): boolean =>
  id === 'pick-1-colonial-light-put-back' && g.boxes['colonial-light'].length === 0
/** Those of the set-up, and of the additions since; kinds of which there are several may come in any order. */
function tokensOf({ scenario, rules, year }: State): ReadonlySet<string> {
  const key = `${scenario} ${year}`
  let found = TOKENS_OF.get(key)
  if (found) return found
  found = new Set<string>(setup(scenario, rules).tokens)
  for (const [end, pools] of Object.entries(SET_UP[scenario].additions))
    if (Number(end) < year)
      for (const word of Object.values(pools).flatMap((names) => names.split(' '))) {
        const [kind] = word.split('*')
        for (const id of TOKEN_IDS) if (id === kind || id.replace(/-\d$/, '') === kind) found.add(id)
      }
  TOKENS_OF.set(key, found)
  return found
}
const TOKENS_OF = new Map<string, Set<string>>()
