/** Ways to play beyond what wins: what each likes, in log odds for a unit of an input of the judge. */
import type { Weights } from '@carillon/kernel'

export const STYLES: Readonly<Record<string, Weights>> = {
  bold: { 'battle.odds': 0.3, 'battle.stake': 0.3, 'assault.pressed': 0.3, 'sieges.count': 0.4, 'goals.best': 0.3 },
  cautious: { cares: -0.3, 'battle.stake': -0.2, 'walls.stockades': 0.3, 'walls.forts': 0.3 },
  raider: { 'action.raids': 0.6, 'raiders.near': 0.5, 'raiders.marked': 0.5, 'raiders.best': 0.3 },
}
