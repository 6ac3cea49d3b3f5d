/** 9 Raids, by what they bring and at what odds. */
import { factsAt, spaceAt } from '../data/map.ts'
import { some } from '../data/units.ts'
import { isUnitSpent, readyIn, stackIn } from '../occupancy.ts'
import { raiderKinds, raidReach } from '../rules/09-raid.ts'
import { targetsFrom } from '../rules/09-ways.ts'
import { spaceOptionAt, unitOptionAt } from '../rules/options.ts'
import { isRouted } from '../state.ts'
import { raidWorth } from './actions.ts'
import { standAt } from './survey.ts'
import { among, otherwise, type Scene, type Wish } from './wishes.ts'

export function raids({ g, own, enemy, as, double }: Scene): Wish[] {
  const kinds = raiderKinds(g, as)
  const wishes: Wish[] = []
  for (let i = 0; i < own.count; i += 1) {
    const n = standAt(own, i)
    if (!some(readyIn(g, own.faction, n), kinds) || isRouted(g, own.faction, spaceAt(n))) continue
    const targets = targetsFrom(g, own.faction, n, raidReach(double))
    const types: string[] = []
    for (const raider of stackIn(g, own.faction, n)) {
      // One of a type is as good as the other.
      if (!some(raider.bit, kinds) || isUnitSpent(g, raider) || types.includes(raider.type)) continue
      types.push(raider.type)
      for (const target of targets) {
        const worth = raidWorth(g, enemy, factsAt(target), raider.id, false)
        const [who, where] = [unitOptionAt(raider.n), spaceOptionAt(target)]
        const click: Wish['click'] = ({ options }, { action }) => {
          if (action?.kind !== 'raid' || action.target !== null) return otherwise(options)
          return among(options, action.units.length === 0 ? who : where)
        }
        wishes.push({ worth, keys: [`by ${raider.n}`, `at ${target}`], click })
      }
    }
  }
  return wishes
}
