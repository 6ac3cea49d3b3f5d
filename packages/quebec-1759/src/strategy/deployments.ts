/** 4.2 A book of deployments: what part of the strength stands in which zone. */
import type { Choice, Option } from '@carillon/kernel'
import { ZONES, type Zone } from '../data/map.ts'
import { INDIANS, type UnitId } from '../data/units.ts'
import { deployment } from '../rules/04-setup.ts'
import { BUTTON, SPACE, UNIT } from '../rules/options.ts'
import { copyState, isReal, type State } from '../state.ts'
import { groundOf, NO_ORDER } from './inputs.ts'
import { type OrderPlan, planOf } from './plans.ts'
import { survey } from './survey.ts'
import { BY_HAND, byZone } from './weights.ts'

interface Deployment {
  /** Parts of the CV, by zone. */
  readonly parts: readonly number[]
  readonly indians: Zone
  /** Where decoys go, one after the other, as far as real units stand there (4.3). */
  readonly decoys: readonly Zone[]
}
type Six = readonly [number, number, number, number, number, number]
/** From Montmorency up to Cap Rouge, in hundredths. */
const along = (
  [montmorency, beauport, st_charles, abraham, sillery, cap_rouge]: Six,
  indians: Zone,
  ...decoys: readonly Zone[]
): Deployment => ({
  parts: byZone({ montmorency, beauport, st_charles, abraham, sillery, cap_rouge }),
  indians,
  decoys,
})
/** With troops beyond the river. */
const across = (
  parts: Readonly<Partial<Record<Zone, number>>>,
  indians: Zone,
  ...decoys: readonly Zone[]
): Deployment => ({ parts: byZone(parts), indians, decoys })

const BOOK: readonly Deployment[] = [
  // Spread, the west held.
  along([12, 19, 14, 10, 23, 22], 'sillery', 'beauport', 'st_charles', 'abraham'),
  along([17, 17, 17, 17, 16, 16], 'abraham', 'montmorency', 'cap_rouge'),
  along([8, 27, 27, 18, 10, 10], 'ste_foy', 'sillery', 'cap_rouge'),
  along([15, 25, 25, 15, 20, 0], 'sillery', 'montmorency', 'abraham'),
  // The Beauport shore.
  along([40, 30, 20, 5, 3, 2], 'beauport', 'abraham', 'sillery'),
  along([25, 30, 30, 5, 5, 5], 'montmorency', 'abraham', 'sillery', 'cap_rouge'),
  along([20, 30, 30, 10, 0, 10], 'beauport', 'abraham', 'cap_rouge'),
  along([2, 50, 30, 10, 4, 4], 'beauport', 'beauport', 'abraham'),
  along([55, 20, 10, 5, 5, 5], 'montmorency', 'beauport', 'st_charles'),
  // The St. Charles.
  along([10, 35, 40, 5, 5, 5], 'st_charles', 'abraham', 'montmorency'),
  along([0, 40, 40, 10, 5, 5], 'st_charles', 'sillery', 'cap_rouge'),
  along([5, 25, 50, 10, 5, 5], 'beauport', 'montmorency', 'abraham'),
  // Abraham and what lies above it.
  along([10, 20, 30, 25, 10, 5], 'abraham', 'montmorency', 'cap_rouge'),
  along([0, 20, 40, 30, 5, 5], 'ste_foy', 'beauport', 'sillery'),
  along([0, 10, 25, 45, 10, 10], 'abraham', 'beauport', 'st_charles'),
  along([5, 15, 20, 35, 0, 25], 'cap_rouge', 'montmorency', 'beauport'),
  along([0, 10, 20, 20, 20, 30], 'cap_rouge', 'beauport', 'st_charles'),
  across({ levis: 30, etchemin: 20, beauport: 20, abraham: 15, cap_rouge: 15 }, 'levis', 'levis', 'beauport'),
  across({ levis: 10, beauport: 25, st_charles: 25, abraham: 20, cap_rouge: 20 }, 'etchemin', 'levis', 'abraham'),
]

/** Each deployed at once, with its clicks; the ready one of the rules first. */
export const deploymentPlans = (g: State): readonly OrderPlan[] => [
  deployed(g, [{ click: BUTTON.historical }]),
  ...BOOK.map((entry) => deployed(g, placed(g, entry))),
]

interface Placing {
  readonly click: Option
  readonly zone?: Zone
}

/** The rules place them: where they leave no choice nobody clicks. */
function deployed(state: State, wanted: readonly Placing[]): OrderPlan {
  const g = copyState(state)
  const clicks: Option[] = []
  for (const { click, zone } of wanted) {
    const play = deployment(g)
    for (let asked = play.next(); !asked.done; ) {
      const next = (asked.value as Choice).options.includes(click) ? click : SPACE[zone as Zone]
      clicks.push(next)
      asked = play.next(next)
    }
  }
  // All stand: the first turn begins.
  deployment(g).next()
  return planOf(groundOf(g, survey(BY_HAND, g, 'french')), NO_ORDER, () => clicks)
}

/** Unit after unit, the strongest first, to the zone that lacks most of its part; then the Indians, and decoys last. */
function placed(g: State, { parts, indians, decoys }: Deployment): readonly Placing[] {
  const placing: Placing[] = []
  const put = (id: UnitId, zone: Zone) => placing.push({ click: UNIT[id], zone })
  const reals = g.units.french.filter((u) => isReal(u) && u.id !== INDIANS).sort((x, y) => y.cv - x.cv)
  let cv = 0
  let all = 0
  for (const unit of reals) cv += unit.cv
  for (const part of parts) all += part
  const lacking = parts.map((part) => (cv * part) / all)
  const held = new Set<Zone>([indians])
  for (const unit of reals) {
    const most = lacking.indexOf(Math.max(...lacking))
    lacking[most]! -= unit.cv
    held.add(ZONES[most] as Zone)
    put(unit.id, ZONES[most] as Zone)
  }
  put(INDIANS, indians)
  const cover = decoys.filter((zone) => held.has(zone))
  const idle = g.units.french.filter((u) => !isReal(u))
  for (const [i, unit] of idle.entries()) put(unit.id, cover[i % cover.length] ?? indians)
  return placing
}
