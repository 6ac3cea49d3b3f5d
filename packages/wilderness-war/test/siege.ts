/** Positions for sieges, assaults and raids in one line. */
import type { CardId } from '../src/data/cards.ts'
import { type Side, spaceCalled } from '../src/data/map.ts'
import { pieceCalled } from '../src/data/pieces.ts'
import type { PositionSpec } from '../src/position.ts'
import { type Activation, both, type March, type Siege } from '../src/state.ts'
import { only, play, type Rehearsal } from './help.ts'

export const ACTIVATION: Activation = {
  value: 3,
  use: 'force',
  filling: false,
  groups: [],
  done: [],
  infiltrated: [],
  coehorns: both(false, false),
}
/** All responses of sieges and raids that are not named lie in the discards: nobody may hold them. */
const RESPONSES: readonly CardId[] = [6, 7, 8, 13]

interface Hands {
  readonly british?: readonly CardId[]
  readonly french?: readonly CardId[]
}
/** Cards held; the others of chapters 8 to 10 are known to be elsewhere. */
export function holding(hands: Hands): Pick<PositionSpec, 'hands' | 'discards'> {
  const british = [...(hands.british ?? []), 60]
  const french = [...(hands.french ?? []), 55]
  return { hands: { british, french }, discards: RESPONSES.filter((card) => ![...british, ...french].includes(card)) }
}
export const siegeOf = (space: string, besieger: Side, commander: string, rolled = false): Siege => ({
  space: spaceCalled(space),
  besieger,
  commander: pieceCalled(commander),
  rolled,
})
/** The force under the commander besieges the place; only these pieces and forts are on the map. */
export function besieging(
  side: Side,
  commander: string,
  space: string,
  level: 0 | 1 | 2,
  spec: PositionSpec,
  settings = {},
): Rehearsal {
  return play(
    {
      clear: true,
      step: 'siege',
      active: side,
      vp: 0,
      sieges: { [space]: level },
      ...holding({}),
      ...spec,
      more: { activation: ACTIVATION, siege: siegeOf(space, side, commander), ...spec.more },
    },
    'annus-mirabilis',
    settings,
    only('siege', 'assault', 'captured'),
  )
}

/** A move that ended: who moved, where to, where from. */
export const marchOf = (side: Side, pieces: string, at: string, from: string, more: Partial<March> = {}): March => {
  const moved = pieces.split(' ').filter(Boolean).map(pieceCalled)
  return {
    side,
    commander: null,
    pieces: moved,
    value: 3,
    origin: spaceCalled(from),
    at: spaceCalled(at),
    from: spaceCalled(from),
    land: true,
    boat: false,
    naval: false,
    spent: 1,
    portaged: false,
    alone: moved.length === 1,
    halt: false,
    stopped: true,
    foul: false,
    scouted: false,
    landing: false,
    infiltrating: false,
    dropped: [],
    fought: [],
    entry: null,
    tried: [],
    ...more,
  }
}
/** The move has ended; the pieces are put where it ended. With militia the steps of a battle are played too. */
export function raiding(march: March, spec: PositionSpec, settings = {}, steps = RAID_STEPS): Rehearsal {
  return play(
    {
      clear: true,
      step: 'march_end',
      active: march.side,
      vp: 0,
      ...holding({}),
      ...spec,
      more: { activation: ACTIVATION, march, ...spec.more },
    },
    'annus-mirabilis',
    settings,
    only(...steps),
  )
}
const RAID_STEPS = ['march_end', 'raid', 'raid_roll', 'battle', 'fire', 'return_fire', 'battle_end', 'retreat']
