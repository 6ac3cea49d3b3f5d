/** 15 to 17 Why something cannot be chosen when units come, and in winter. */
import { given, isOffered } from '@carillon/kernel'
import { type Space, spaceOf } from '../data/map.ts'
import { BIT, UNIT, type UnitFacts, unitOf } from '../data/units.ts'
import { isKeyOf } from '../records.ts'
import { isColonyHome, isFriendlyHome, isFriendlySea } from '../rules/02-map.ts'
import { spaceUnder } from '../rules/03-units.ts'
import { landings } from '../rules/15-fleets-arrive.ts'
import { mayStay } from '../rules/17-garrisons.ts'
import { has, isCommander, lossesBox } from '../state.ts'
import { type Asked, away, elsewhere, firstOf, foreign, plain, type Reason, type Reasons, unlisted } from './asked.ts'

/** 15.3 Fleets first; other units only where Fleets were placed, or all to one space. */
function arrivalReason({ g, f }: Asked, space: Space): Reason {
  const ports = g.muster?.ports[f] ?? []
  const fleets = g.boxes.arriving.some((id) => unitOf(id).faction === f && unitOf(id).bit === BIT.fleet)
  if (!fleets && ports.length > 0) return ports.includes(space) ? undefined : plain('no.ports', '15.3')
  if (landings(g, f).includes(space)) return undefined
  return isFriendlySea(g, f, space) ? plain('no.harbour', '15.3') : plain('no.coastal', '10.6.2')
}
/** 16.3 A Colonial Brigade in its own Colony, a Light unit in any. */
function musterReason({ g, choice }: Asked, space: Space): Reason {
  const { colony } = unitOf(given(g.boxes.arriving[0], 'unit'))
  if (colony && spaceOf(space).colony !== colony) return plain('no.colony', '16.3')
  if (isOffered(choice, { space })) return undefined
  return plain('no.colony_home', '16.3')
}

/** 17.2 #3 */
function homeportReason(asked: Asked, space: Space): Reason {
  const { g, f } = asked
  if (spaceOf(space).seas.length === 0) return plain('no.no_coast', '17.2')
  if (isOffered(asked.choice, { space })) return undefined
  return isFriendlyHome(g, f, space) ? plain('no.haven', '17.2') : plain('no.no_home', '17.2')
}
/** 17.3.1 All who are asked about stand on one space. */
function garrisonReason(asked: Asked, unit: UnitFacts): Reason {
  const { g, f, choice } = asked
  const units = choice.options.map((option) => option.unit)
  const space = spaceUnder(
    g,
    given(
      units.find((id) => isKeyOf(UNIT, id)),
      'unit',
    ),
  )
  const strange = foreign(asked, unit) ?? away(g, unit) ?? elsewhere(asked, unit, space)
  if (strange) return strange
  if (g.garrison.includes(unit.id)) return plain('no.stays', '17.3.1')
  if (!mayStay(g, f, unit.id, space)) return plain('no.garrison', '17.3.1')
  return unlisted(asked, { unit: unit.id }, 'no.not_returning', '17.3')
}
/** 15.3, 16.3, 17.3 #1, #2 */
function returnReason(asked: Asked, space: Space): Reason {
  const { g, f, choice } = asked
  if (isOffered(choice, { space })) return undefined
  if (choice.rule === '15.3') return plain('no.haven', '15.3')
  if (g.step === 'ship' && spaceOf(space).seas.length === 0) return plain('no.no_coast', '17.3')
  const home = isColonyHome(g, f, space) || (g.step === 'return' && has(g, f, space, 'fleet'))
  return plain(home ? 'no.nearest' : 'no.return_to', choice.rule)
}
/** 17.3 #3 */
function redeployReason(asked: Asked, unit: UnitFacts): Reason {
  const { g } = asked
  return (
    foreign(asked, unit) ??
    away(g, unit) ??
    firstOf([
      [!isCommander(unit.id), 'no.commander', '17.3'],
      [g.garrison.includes(unit.id), 'no.redeployed', '17.3'],
    ]) ??
    unlisted(asked, { unit: unit.id }, 'no.redeploy_to', '17.3')
  )
}
/** 17.2 #8 */
function recoupReason(asked: Asked, unit: UnitFacts): Reason {
  const { g, f } = asked
  const strange = foreign(asked, unit)
  if (strange) return strange
  if (!g.boxes[lossesBox(f)].includes(unit.id)) return plain('no.not_lost', '17.2')
  return unlisted(asked, { unit: unit.id }, 'no.recoup', '17.2')
}
/** 17.2 #8 */
function comebackReason({ g, f }: Asked, space: Space): Reason {
  return spaceOf(space).kind === 'settled' && isFriendlyHome(g, f, space) ? undefined : plain('no.settled_home', '17.2')
}

export const YEAR = {
  'prompt.pick': { unit: (asked, { id }) => unlisted(asked, { unit: id }, 'no.pick') },
  'prompt.swap_fleet': { unit: (asked, { id }) => unlisted(asked, { unit: id }, 'no.swap') },
  'prompt.arrive': { space: arrivalReason },
  'prompt.enlist': { space: musterReason },
  'prompt.sail_home': { space: homeportReason },
  'prompt.home_village': { space: (asked, space) => unlisted(asked, { space }, 'no.village') },
  'prompt.garrison': { unit: garrisonReason },
  'prompt.return': { space: returnReason },
  'prompt.way': { space: (asked, space) => unlisted(asked, { space }, 'no.shortest') },
  'prompt.redeploy': { unit: redeployReason },
  'prompt.redeploy_to': { space: (asked, space) => unlisted(asked, { space }, 'no.redeploy_to') },
  'prompt.recoup': { unit: recoupReason },
  'prompt.recoup_to': { space: comebackReason },
  'prompt.pool_1760': { unit: (asked, { id }) => unlisted(asked, { unit: id }, 'no.pool_1760') },
  'prompt.play_on': {},
  'prompt.chit': {},
} satisfies Record<string, Reasons>
