/** 6 Movement. One pass of the step is one choice: the next space, a piece left behind, a card, or no further. */
import { ask, choose, commit, given, NOTHING, note, type Option, offer, type Play } from '@carillon/kernel'
import { cardCalled } from '../data/cards.ts'
import { type Space, spaceCalled } from '../data/map.ts'
import { type Piece, pieceCalled, pieceOf } from '../data/pieces.ts'
import { pieceName, pieceNames, say, sideName, spaceName } from '../messages.ts'
import { countUnits, enemyOf, type Group, hasDrilled, hasUnit, type March, marchOf, type State } from '../state.ts'
import { distinct, drop, forceWords, putAll } from './03-pieces.ts'
import { canDemolish } from './05-construction.ts'
import { forceFits } from './05-force.ts'
import { heldCard, isSilent, mayHold, respond, window } from './05-responses.ts'
import { type Crew, crewOf, mayEnter } from './06-entering.ts'
import { retreatLoneLeaders } from './06-lone-leaders.ts'
import { canSail, landsAt, maySail, sailsTo } from './06-naval.ts'
import { after, hopsFrom, mayMarch, mayPaddle, mayPartGoOn, mayRow } from './06-ways.ts'
import { isInfiltrator, mayInfiltrate, mayStopHere } from './13-infiltration.ts'
import { BUTTON, cardOption, dropOption, infiltrateOption, landOption, sailOption, spaceOption } from './options.ts'

/** 5.36 The group sets out, if only to stay where it is. */
export function startMarch(g: State, group: Group): void {
  g.march = newMarch(g, group)
  g.step = 'set_out'
}
export function newMarch(g: State, { commander, pieces, space }: Group): March {
  const value = g.activation?.value ?? 0
  return {
    side: g.active,
    commander,
    pieces,
    value,
    origin: space,
    at: space,
    from: null,
    land: true,
    boat: true,
    naval: maySail(pieces, value),
    spent: 0,
    portaged: false,
    alone: countUnits(pieces) === 1,
    halt: false,
    stopped: false,
    foul: false,
    scouted: false,
    landing: false,
    infiltrating: false,
    dropped: [],
    fought: [],
    entry: null,
    tried: [],
  }
}
/**
 * Foul Weather (card 14): before anything else, the other side may hold the group down to two spaces, and off the sea.
 * R-153 Not one that cannot go.
 */
export function setOut(g: State): Play {
  const m = marchOf(g)
  g.step = 'march'
  const mayGo = hopsFrom(m.at).length > 0 || canSail(g, m)
  const enemy = enemyOf(m.side)
  if (!mayGo || !mayHold(g, enemy, 'foul-weather')) return NOTHING
  return isSilent(g, enemy, 'foul-weather') ? commit() : foulWeather(g, m)
}
function* foulWeather(g: State, m: March): Play {
  const prompt = say('prompt.foul_weather', { pieces: forceWords(g, m.pieces, m.commander), space: spaceName(m.at) })
  const played = yield* window(g, enemyOf(m.side), '5.56', prompt, ['foul-weather'])
  if (!played) return
  m.foul = true
  m.naval = false
  note(g, '5.56', say('log.foul_weather', { pieces: pieceNames(m.pieces) }))
}

export function march(g: State): Play {
  const m = marchOf(g)
  const options: Option[] = []
  const landing = m.stopped ? false : listWays(g, m, options)
  if (options.length > 0 || landing) listCards(g, m, options)
  listDrops(g, m, options)
  // 5.46, R-113 At any time; here where they are asked anyway, but not among the enemy: the way out must stay open (13.1).
  if (options.length > 0 && !m.infiltrating && canDemolish(g, m.side)) {
    options.push(BUTTON.demolish)
    g.news = false
  }
  if (mayStopHere(g, m)) options.push(BUTTON.stop)
  const prompt = say('prompt.march', {
    pieces: forceWords(g, m.pieces, m.commander),
    space: spaceName(m.at),
    spent: m.spent,
  })
  // A landing that is possible as everybody sees is asked about, whether the card is there or not.
  return ask(g, (landing ? offer : choose)(m.side, '6.1', prompt, options), goOn)
}
function goOn(g: State, picked: Option): Play {
  const m = marchOf(g)
  if (picked === BUTTON.stop) return stop(g, m)
  if (picked.do === 'drop') return leave(g, m, pieceCalled(picked.piece))
  if (picked === BUTTON.demolish) g.step = 'demolish'
  else if (picked.card !== undefined) scout(g, m, cardCalled(picked.card))
  else enterBy(g, m, picked)
  return NOTHING
}
function enterBy(g: State, m: March, { do: what, space }: Option): void {
  const to = spaceCalled(space)
  if (what === undefined) enterSpace(g, m, to, false)
  else if (what === 'infiltrate') enterSpace(g, m, to, true)
  else if (what === 'sail') sail(g, m, to)
  else land(g, m, to)
}

// --- what may be done ----------------------------------------------------------------------------------------------

/** Spaces that may be next. True if a landing is possible for all that the other side knows. */
function listWays(g: State, m: March, options: Option[]): boolean {
  const crew = crewOf(m.pieces)
  const sly = isInfiltrator(g, m)
  const march = mayMarch(g, m)
  const row = mayRow(m)
  for (const hop of hopsFrom(m.at)) {
    if (!march && !(row && mayPaddle(g, m, hop))) continue
    if (mayEnter(g, m.side, crew, hop.to)) options.push(spaceOption(hop.to))
    if (sly && mayInfiltrate(g, m, hop)) options.push(infiltrateOption(hop.to))
  }
  if (!m.naval || m.spent > 0) return false
  return listNaval(g, m, crew, options)
}
function listNaval(g: State, m: March, crew: Crew, options: Option[]): boolean {
  for (const space of sailsTo(g, m, crew)) options.push(sailOption(space))
  const beaches = landsAt(g, m, crew)
  if (heldCard(g, m.side, 'amphibious-landing') !== undefined)
    for (const space of beaches) options.push(landOption(space))
  return beaches.length > 0
}
/** George Croghan (card 16): the British, before the first space, with drilled troops. */
function listCards(g: State, m: March, options: Option[]): void {
  if (m.side !== 'british' || m.spent > 0 || m.scouted || !hasDrilled(m.pieces)) return
  const card = heldCard(g, m.side, 'george-croghan')
  if (card !== undefined) options.push(cardOption(card))
}
/**
 * 6.1, 10.13 Who may be left here: anybody but the commander, as long as the rest can go on as a force (5.34). Not where
 * they set out, for the force was named there; nor among the enemy (13.0).
 */
function listDrops(g: State, m: March, options: Option[]): void {
  const { commander, pieces } = m
  if (m.spent === 0 || commander === null || pieces.length === 1 || m.infiltrating || !mayPartGoOn(m)) return
  for (const piece of distinct(g, pieces))
    if (piece !== commander && forceFits(g, commander, drop(pieces, piece))) options.push(dropOption(piece))
}

// --- what is done ----------------------------------------------------------------------------------------------------

function scout(g: State, m: March, card: number): void {
  respond(g, m.side, '5.56', card)
  m.scouted = true
}
/** By land or boat, openly or as an infiltrator (13). */
function enterSpace(g: State, m: March, to: Space, infiltrating: boolean): void {
  const hop = given(
    hopsFrom(m.at).find((one) => one.to === to),
    'way',
  )
  const { land, boat, halt, portaged, stopped } = after(g, m, hop)
  m.land = land
  m.boat = boat
  m.naval = false
  m.halt = halt
  m.portaged = portaged
  m.stopped = stopped
  m.infiltrating = infiltrating
  noteMove(g, m, infiltrating ? '13.0' : boat && !land ? '6.3' : '6.2', to)
  arriveAt(g, m, to)
}
function noteMove(g: State, m: March, rule: string, to: Space): void {
  const from = spaceName(m.at)
  if (m.spent > 0) note(g, rule, say('log.goes_on', { side: sideName(m.side), from, to: spaceName(to) }))
  else note(g, rule, say('log.moves', { pieces: pieceNames(m.pieces), from, to: spaceName(to) }))
}
/** 6.51 What the enemy does about it comes next. */
function arriveAt(g: State, m: March, to: Space): void {
  const from = m.at
  putAll(g, m.pieces, to)
  m.from = from
  m.at = to
  m.spent += 1
  m.entry = { space: to, from, intercepted: false, interceptors: [], inside: [] }
  g.step = 'enter'
}
/** 6.4 That is the whole move. */
function sail(g: State, m: March, to: Space): void {
  note(g, '6.4', say('log.sails', { pieces: pieceNames(m.pieces), from: spaceName(m.at), to: spaceName(to) }))
  m.land = false
  m.boat = false
  m.stopped = true
  arriveAt(g, m, to)
}
/** 6.431 */
function land(g: State, m: March, to: Space): void {
  respond(g, m.side, '6.431', given(heldCard(g, m.side, 'amphibious-landing'), 'card'))
  note(g, '6.431', say('log.lands', { space: spaceName(to) }))
  g.amphib = [...g.amphib, to]
  m.landing = true
  sail(g, m, to)
}
/** 6.1 Done for this phase; auxiliaries, and leaders with them, may have to raid there (10.13). */
function* leave(g: State, m: March, piece: Piece): Play {
  m.pieces = drop(m.pieces, piece)
  if (g.activation) g.activation.done = [...g.activation.done, piece]
  note(g, '6.1', say('log.left', { piece: pieceName(piece), space: spaceName(m.at) }))
  yield* leadersMakeWay(g, m, [piece])
  if (pieceOf(piece).drilled) return
  const here = m.dropped.find(({ space }) => space === m.at) ?? {
    space: m.at,
    from: given(m.from, 'space they came from'),
    pieces: [],
  }
  m.dropped = [...m.dropped.filter((left) => left !== here), { ...here, pieces: [...here.pieces, piece] }]
}

/** No further. 13.4 An infiltrator that stays fights, as if it had come openly. */
function stop(g: State, m: March): Play {
  const fights = m.infiltrating
  m.stopped = true
  m.infiltrating = false
  g.step = fights ? 'stand' : 'march_end'
  return fights ? NOTHING : leadersMakeWay(g, m, m.pieces)
}
/** 6.53 Enemy leaders alone leave a space where units stay. */
const leadersMakeWay = (g: State, m: March, staying: readonly Piece[]): Play =>
  hasUnit(staying) ? retreatLoneLeaders(g, enemyOf(m.side), m.at, m.from) : NOTHING
