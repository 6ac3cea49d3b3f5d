/** 7.4 Events of the sea and the lakes. */
import { choose, done, note, optionsOf, type Play } from '@carillon/kernel'
import { CONNECTIONS, SPACES } from '../../data/map.ts'
import { unitOf } from '../../data/units.ts'
import { connectionName, say, spaceName, unitName } from '../../messages.ts'
import type { State } from '../../state.ts'
import { isFriendly, isFriendlySea } from '../02-map.ts'
import { enter, pool } from '../03-units.ts'
import { spaceOption, unitOption } from '../options.ts'

/**
 * 18 A British Fleet of the pool enters on a British-controlled space of a friendly sea. Played in AR1 or AR2, one piece
 * less is drawn when the Fleets arrive, even if no Fleet was left to enter.
 */
export function* winteringRearAdmiral(g: State): Play<boolean> {
  if (g.round <= 2) g.wintering = true
  const fleets = pool(g, 'fleets').filter((id) => unitOf(id).faction === 'british')
  const harbours = SPACES.filter((space) => isFriendly(g, 'british', space) && isFriendlySea(g, 'british', space))
  if (fleets.length === 0 || harbours.length === 0) return false
  const options = fleets.map((id) => unitOption(id))
  const { unit } = yield* choose(g.voice.british, '7.4', say('prompt.wintering_fleet'), options)
  const spaces = harbours.map((space) => spaceOption(space))
  const { space } = yield* choose(g.voice.british, '7.4', say('prompt.place', { unit: unitName(unit) }), spaces)
  note(g, '7.4', say('log.placed', { unit: unitName(unit), space: spaceName(space) }))
  enter(g, 'british', unit, 'fleets', space)
  return true
}

/** 39 The Highways of Lake Ontario and Lake Champlain. */
export const LAKE_HIGHWAYS = [
  'baye-de-cataracouy--oswego',
  'baye-de-cataracouy--toronto',
  'niagara--toronto',
  'niagara--onyiudaondagwat',
  'onyiudaondagwat--oswego',
  'isle-aux-noix--ticonderoga',
] as const
const HIGHWAY_OPTION = optionsOf('connection', LAKE_HIGHWAYS)
const LAKES = LAKE_HIGHWAYS.map((id) => ({
  id,
  ends: CONNECTIONS.find((connection) => connection.id === id)?.ends ?? [],
}))
/** 39 The French close one of them, with an end that they control, to the British for this round. */
export function* frenchLakeWarships(g: State): Play<boolean> {
  const options = LAKES.filter(({ ends }) => ends.some((end) => isFriendly(g, 'french', end))).map(
    ({ id }) => HIGHWAY_OPTION[id],
  )
  if (options.length === 0) return false
  const { connection } = yield* choose(g.voice.french, '7.4', say('prompt.warships'), options)
  g.warships = connection
  note(g, '7.4', say('log.warships', { connection: connectionName(connection) }))
  return true
}

/** 40 What it forbids is looked up where Fleets sail, move, are marshaled and fight. */
export function roughSeas(g: State): Play<boolean> {
  note(g, '7.4', say('log.rough_seas'))
  return done(true)
}
