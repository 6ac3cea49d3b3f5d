/** 16 Colonials enlist: after the third action round the Colonial units are drawn and mustered. */
import { choose, note, type Option, type Play } from '@carillon/kernel'
import { type Colony, FACTIONS, SPACES, type Space, spaceOf } from '../data/map.ts'
import { SET_UP } from '../data/set-ups.ts'
import { type UnitId, unitOf } from '../data/units.ts'
import { factionName, say, spaceName, unitName } from '../messages.ts'
import type { State } from '../state.ts'
import { isColonyHome, isFriendly } from './02-map.ts'
import { enterAll, rebox, setReduced } from './03-units.ts'
import { nextRound } from './14-end-of-round.ts'
import { drawPool, newMuster } from './15-draws.ts'
import { placeListed } from './15-history.ts'
import { restOption, spaceOption } from './options.ts'
import { letSpeak } from './teams.ts'

/** 16.1 The draw, then one placement at a time. */
export function* colonialsEnlist(g: State): Play {
  letSpeak(g, 'british', 'local')
  if (!g.muster) {
    g.muster = newMuster(null)
    const listed = SET_UP[g.scenario].enlistments !== undefined
    if (listed) yield* placeListed(g, 'enlistments')
    else yield* drawPool(g, 'colonial-brigades', '16.2')
    for (const id of g.boxes.disbanded) {
      setReduced(g, id, false)
      rebox(g, id, 'disbanded', 'arriving')
    }
    return
  }
  if (g.boxes.arriving.length > 0) {
    yield* enlist(g)
    return
  }
  g.muster = null
  toCampaignDeck(g)
  nextRound(g)
}

/** 16.3 A Colonial Brigade goes to its own Colony, a Light unit to any. */
function musterSpaces(g: State, id: UnitId): Space[] {
  const { colony } = unitOf(id)
  return colony
    ? SPACES_OF[colony].filter((space) => isFriendly(g, 'british', space))
    : COLONIAL.filter((space) => isColonyHome(g, 'british', space))
}
const COLONIAL: readonly Space[] = SPACES.filter((space) => spaceOf(space).colony !== null)
const SPACES_OF = Object.groupBy(COLONIAL, (space) => spaceOf(space).colony as Colony) as Readonly<
  Record<Colony, readonly Space[]>
>

function* enlist(g: State): Play {
  const first = g.boxes.arriving[0] as UnitId
  const alike = unitOf(first).colony
    ? g.boxes.arriving.filter((id) => unitOf(id).colony === unitOf(first).colony)
    : [first]
  const spaces = musterSpaces(g, first)
  if (spaces.length === 0) {
    note(g, '16.3', say('log.no_colony', { unit: unitName(first) }))
    rebox(g, first, 'arriving', unitOf(first).colony ? 'disbanded' : 'losses-british')
    return
  }
  const options: Option[] = spaces.map((space) => spaceOption(space))
  if (alike.length > 1 && spaces.length > 1) for (const space of spaces) options.push(restOption(space))
  const chosen = yield* choose(g.voice.british, '16.3', say('prompt.enlist', { unit: unitName(first) }), options)
  const space = chosen.space as Space
  const units = chosen.do === 'rest' ? alike : [first]
  enterAll(g, 'british', units, 'arriving', space)
  const place = spaceName(space)
  note(g, '16.3', say('log.place', { faction: factionName('british'), units: units.map(unitName), place }))
}

/** 16.4 The last Buildup card of each is discarded unseen. */
function toCampaignDeck(g: State): void {
  for (const f of FACTIONS) {
    g.discards = { ...g.discards, [f]: [...g.discards[f], ...g.decks[f].buildup] }
    g.decks = { ...g.decks, [f]: { ...g.decks[f], buildup: [] } }
  }
  note(g, '16.4', say('log.campaign'))
}
