/** Ways to play beyond what wins: what each likes, in log odds for a unit of an input of the judge. */
import type { Weights } from '@carillon/kernel'

export const STYLES: Readonly<Record<string, Weights>> = {
  bold: { 'battle.odds': 0.3, 'battle.stake': 0.3, 'assault.pressed': 0.3, 'sieges.count': 0.4, 'goals.best': 0.3 },
  cautious: { cares: -0.03, 'battle.stake': -0.02, 'walls.stockades': 0.04, 'walls.forts': 0.04 },
  raider: { 'action.raids': 0.2, 'raiders.near': 0.15, 'raiders.marked': 0.15, 'raiders.best': 0.1 },
}
