/** 16 Colonials enlist: after the third action round the Colonial units are drawn and mustered. */

import { choose, given, NOTHING, note, type Play } from '@carillon/kernel'
import { COLONIES, COLONY_IDS, type Colony, FACTS_AT } from '../data/map.ts'
import { SET_UP } from '../data/set-ups.ts'
import { unitOf } from '../data/units.ts'
import { factionName, say, spaceName, unitName } from '../messages.ts'
import { holderIn } from '../occupancy.ts'
import { recordOf } from '../records.ts'
import type { State } from '../state.ts'
import { enterAll, rebox, reboxAll, setReduced } from './03-units.ts'
import { nextRound } from './14-end-of-round.ts'
import { drawPool, newMuster } from './15-draws.ts'
import { placeListed } from './15-history.ts'
import { placements } from './options.ts'
import { letSpeak } from './teams.ts'

/** 16.1 The draw, then one placement at a time. */
export function colonialsEnlist(g: State): Play {
  letSpeak(g, 'british', 'local')
  if (!g.muster) return begin(g)
  if (g.boxes.arriving.length > 0) return enlist(g)
  g.muster = null
  toCampaignDeck(g)
  nextRound(g)
  return NOTHING
}
function* begin(g: State): Play {
  g.muster = newMuster(null)
  const listed = SET_UP[g.scenario].enlistments !== undefined
  if (listed) yield* placeListed(g, 'enlistments')
  else yield* drawPool(g, 'colonial-brigades', '16.2')
  const { disbanded } = g.boxes
  if (g.reduced.length > 0) for (const id of disbanded) setReduced(g, id, false)
  if (disbanded.length > 0) reboxAll(g, disbanded, 'disbanded', 'arriving')
}

/** By Colony: its Home Spaces. */
const BY_COLONY = recordOf(COLONY_IDS, (id) => FACTS_AT.filter(({ colony, home }) => colony === id && home !== null))
const ANY_COLONY = FACTS_AT.filter(
  ({ colony, home }) => colony !== null && COLONIES[colony] === 'british' && home === 'british',
)
/** 16.3, R-97 A Colonial Brigade goes to its own Colony, a Light unit to any. */
function musterSpaces(g: State, colony: Colony | null): number[] {
  const found: number[] = []
  for (const { n } of colony ? BY_COLONY[colony] : ANY_COLONY) if (holderIn(g, n) === 'british') found.push(n)
  return found
}

function* enlist(g: State): Play {
  const { arriving } = g.boxes
  const first = given(arriving[0], 'unit')
  const { colony } = unitOf(first)
  const spaces = musterSpaces(g, colony)
  if (spaces.length === 0) {
    note(g, '16.3', say('log.no_colony', { unit: unitName(first) }))
    rebox(g, first, 'arriving', colony ? 'disbanded' : 'losses-british')
    return
  }
  const alike = colony ? arriving.filter((id) => unitOf(id).colony === colony) : [first]
  const options = placements(spaces, alike.length > 1 && spaces.length > 1)
  const chosen = yield* choose(g.voice.british, '16.3', say('prompt.enlist', { unit: unitName(first) }), options)
  const { space } = chosen
  const units = 'do' in chosen ? alike : [first]
  enterAll(g, 'british', units, 'arriving', space)
  const place = spaceName(space)
  note(g, '16.3', say('log.place', { faction: factionName('british'), units: units.map(unitName), place }))
}

/** 16.4 The last Buildup card of each is discarded unseen. */
function toCampaignDeck(g: State): void {
  const { discards, decks } = g
  const { british, french, indian } = decks
  g.discards = {
    british: [...discards.british, ...british.buildup],
    french: [...discards.french, ...french.buildup],
  }
  g.decks = {
    british: { buildup: [], campaign: british.campaign },
    french: { buildup: [], campaign: french.campaign },
    indian,
  }
  note(g, '16.4', say('log.campaign'))
}
