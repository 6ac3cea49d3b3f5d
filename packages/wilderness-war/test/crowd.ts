/** Warlike games: both sides crowded together, at each other's throats, with forts, sieges and cards. */
import { type Option, outcomeOf, pickOne, type Random, seeded, startTable, type Table } from '@carillon/kernel'
import { randomSettings } from '@carillon/kernel/testing'
import { factsOf, linksOf, type Side, SPACE, type Space } from '../src/data/map.ts'
import { PIECES, type Piece } from '../src/data/pieces.ts'
import { wildernessWar as game } from '../src/index.ts'
import { position } from '../src/position.ts'
import { drop, MILITIA_BOX, put } from '../src/rules/03-pieces.ts'
import { besiege, setFort, settle } from '../src/rules/08-settle.ts'
import { both, enemyOf, FORT, FORTRESS, hasUnit, OUT, STOCKADE, type State, stackAt, unitsOf } from '../src/state.ts'

const CENTRES = [
  SPACE.ticonderoga,
  SPACE.albany,
  SPACE.quebec,
  SPACE.montreal,
  SPACE['ohio-forks'],
  SPACE.niagara,
  SPACE.winchester,
  SPACE['ile-d-orleans'],
]
/** Some spaces that lie together. */
function zoneAround(centre: Space): readonly Space[] {
  const zone = [centre]
  for (const space of zone) {
    if (zone.length > 12) break
    for (const { to } of linksOf(space)) if (!zone.includes(to)) zone.push(to)
  }
  return zone
}
const oneIn = (count: number, random: Random): boolean => random.below(count) === 0

/** A position with two thirds of all pieces in a few spaces. */
export function crowd(seed: number): State {
  const random = seeded(seed)
  const scenario = pickOne(game.scenarios, random).id
  const settings = randomSettings(game, scenario, random)
  const g = position({ clear: true, step: 'phase', vp: 0, year: 1758 }, scenario, settings)
  const zone = zoneAround(pickOne(CENTRES, random))
  const owners = zone.map((): Side => (oneIn(2, random) ? 'british' : 'french'))
  for (const [n, space] of zone.entries()) fortify(g, space, owners[n] as Side, random)
  for (const { n: piece, side, type, leader, group } of PIECES) {
    // 5.533 The Iroquois are on one side only.
    if (group === 'iroquois' && side === 'french') continue
    const homes = zone.filter((_, n) => owners[n] === side)
    if (type === 'militia') enlist(g, piece, side, random)
    else if (homes.length > 0 && !oneIn(3, random)) {
      put(g, piece, pickOne(homes, random))
      if (!leader && oneIn(3, random)) g.reduced = [...g.reduced, piece]
    }
  }
  for (const [n, space] of zone.entries())
    if (oneIn(2, random)) surround(g, space, owners[n] as Side, pickOne(zone, random), random)
  g.amphib = [SPACE['ile-d-orleans'], SPACE.louisbourg].filter(() => oneIn(3, random))
  g.fieldworks = zone.filter(() => oneIn(8, random))
  shuffle(g, random)
  g.active = pickOne(['british', 'french'], random)
  settle(g)
  g.log = []
  return g
}
function fortify(g: State, space: Space, side: Side, random: Random): void {
  const { fortress } = factsOf(space)
  if (fortress) setFort(g, space, side, FORTRESS)
  else if (oneIn(2, random)) setFort(g, space, side, oneIn(3, random) ? STOCKADE : FORT)
}
function enlist(g: State, piece: Piece, side: Side, random: Random): void {
  const box = side === 'french' ? 'st-lawrence' : oneIn(2, random) ? 'northern' : 'southern'
  if (oneIn(2, random)) put(g, piece, MILITIA_BOX[box])
}
/** Those of the other space besiege the fort or fortress, if it is the enemy's; four units stay inside. */
function surround(g: State, space: Space, side: Side, from: Space, random: Random): void {
  const besiegers = stackAt(g, enemyOf(side), from)
  if (Math.abs(g.forts[space] as number) < FORT || !hasUnit(besiegers) || g.sieges.some((one) => one.space === from))
    return
  for (const unit of unitsOf(stackAt(g, side, space)).slice(4)) {
    put(g, unit, OUT)
    g.reduced = drop(g.reduced, unit)
  }
  for (const piece of besiegers) put(g, piece, space)
  besiege(g, space)
  g.sieges = g.sieges.map((one) => (one.space === space ? { space, level: random.below(3) as 0 | 1 | 2 } : one))
}
function shuffle(g: State, random: Random): void {
  const deal = (): number[] =>
    Array.from({ length: 8 }, () => {
      const card = pickOne(g.deck, random)
      g.deck = drop(g.deck, card)
      return card
    })
  g.hands = both(deal(), deal())
}

/** How likely an option is, by what it does: they are here to fight. */
const ODDS: Readonly<Record<string, number>> = {
  demolish: 1,
  build: 5,
  event: 20,
  hold: 5,
  none: 10,
  pass: 25,
  pass_phase: 3,
  pass_season: 1,
  stop: 20,
  done: 20,
}
function pickWarlike(options: readonly Option[], random: Random): Option {
  const odds = options.map((option) => (option.do === undefined ? 50 : (ODDS[option.do] ?? 50)))
  let left = random.below(odds.reduce((sum, one) => sum + one, 0))
  for (const [n, option] of options.entries()) {
    left -= odds[n] as number
    if (left < 0) return option
  }
  throw new Error('a dead end: nothing is offered')
}
/** Plays on from there; `visit` sees every position. */
export function wage(seed: number, inputs: number, visit: (table: Table<State>) => void): Table<State> {
  const random = seeded(seed).split(2)
  const table = startTable(game, crowd(seed))
  for (let n = 0; n < inputs && !table.over; n += 1) {
    const { chance, decisions } = table
    if (chance) table.answer({ chance: outcomeOf(chance, (faces) => random.below(faces)) })
    else {
      const { role, options } = pickOne(decisions, random)
      table.answer({ role, option: pickWarlike(options, random) })
    }
    visit(table)
  }
  return table
}
