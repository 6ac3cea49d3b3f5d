/** 14 The end of an action round. */
import { chapter, NOTHING, note, type Play, rollDice } from '@carillon/kernel'
import { CARD } from '../data/cards.ts'
import { faceOf } from '../data/dice.ts'
import { FACTIONS, type Faction } from '../data/map.ts'
import { unitOf } from '../data/units.ts'
import { faceName, factionName, say, spaceName } from '../messages.ts'
import { type Spot, type State, sideOf, stackAt } from '../state.ts'
import { removeMarker, setMarkers, spotName } from './03-units.ts'
import { unsupplied } from './14-supply.ts'

export function roundEnd(g: State): Play {
  discardPlayed(g)
  g.spent = []
  // Who went where this round matters no more (10.1, 13.1).
  g.used = { british: [], french: [] }
  g.entries = []
  for (const f of FACTIONS) {
    setMarkers(g, f, 'landing', [])
    setMarkers(g, f, 'marshal', [])
  }
  for (const f of FACTIONS) checkSupply(g, f)
  if (g.markers.british.rout.length + g.markers.french.rout.length > 0) return rallyAll(g)
  advance(g)
  return NOTHING
}
function* rallyAll(g: State): Play {
  for (const f of FACTIONS) for (const spot of sideOf(g.markers, f).rout) yield* rally(g, f, spot)
  advance(g)
}

/** 14.0 #1; the Smallpox card is used once in a game. */
function discardPlayed(g: State): void {
  const { indian } = g.played
  if (indian !== null && CARD[indian]?.event === 'smallpox-epidemic') g.gone = [...g.gone, indian]
  g.played = { british: null, french: null, indian: null }
}

/** 14.1.1 Out of Supply markers are set anew. */
function checkSupply(g: State, f: Faction): void {
  const before = sideOf(g.markers, f).oos
  const now = unsupplied(g, f)
  for (const space of now)
    if (!before.includes(space))
      note(g, '14.1.1', say('log.unsupplied', { faction: factionName(f), space: spaceName(space) }))
  for (const spot of before)
    if (spot !== 'sail' && !now.includes(spot))
      note(g, '14.1.1', say('log.supplied', { faction: factionName(f), space: spaceName(spot) }))
  setMarkers(g, f, 'oos', now)
}

/** 14.2 A die and one more for each point of the best Commander; one success is enough. */
function* rally(g: State, f: Faction, spot: Spot): Play {
  const stack = stackAt(g, f, spot)
  let rating = 0
  let light = true
  for (const id of stack) {
    const { type, shape } = unitOf(id)
    if (type === 'commander') rating = Math.max(rating, unitOf(id).rating)
    else if (shape !== 'triangle' && type !== 'fort') light = false
  }
  const place = spotName(spot)
  const faction = factionName(f)
  const dice = yield* rollDice(f, '14.2', say('chance.rally', { faction, place }), 1 + rating)
  const faces = dice.map(faceOf)
  const rallied = faces.some((face) => face === 'flag' || (light && face === 'bt'))
  const names = { faction, place, faces: faces.map(faceName), dice }
  note(g, '14.2', say(rallied ? 'log.rally' : 'log.rally_failed', names))
  if (rallied) removeMarker(g, f, 'rout', spot)
}

/** 14.0 #5, 4.2 Where the Round marker goes. */
function advance(g: State): void {
  const year = String(g.year)
  if (g.round === 2) {
    chapter(g, 'round', '15.0', say('log.fleets', { year }))
    g.step = 'fleets_arrive'
  } else if (g.round === 3) {
    chapter(g, 'round', '16.0', say('log.colonials', { year }))
    g.step = 'colonials_enlist'
  } else if (g.round === 9) g.step = 'victory_check'
  else nextRound(g)
}
export function nextRound(g: State): void {
  g.round += 1
  g.step = 'draw'
}
