/** Ways to play beyond what wins: what each likes, in log odds for a unit of an input of the judge. */
import type { Weights } from '@carillon/kernel'

export const STYLES: Readonly<Record<string, Weights>> = {
  bold: { 'battles.count': 0.4, 'battles.even': 0.1, 'approach.own': 0.3 },
  cautious: { 'battles.count': -0.3, 'battles.even': -0.2, 'danger.own': -0.3 },
  raider: { 'raid.hope': 0.4, 'raid.own-points': 0.7, 'raid.own-raided': 0.7 },
}
