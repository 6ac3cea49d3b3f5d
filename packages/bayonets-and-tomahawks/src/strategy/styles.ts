/** Ways to play beyond what wins: what each likes, in log odds for a unit of an input of the judge. */
import type { Weights } from '@carillon/kernel'

export const STYLES: Readonly<Record<string, Weights>> = {
  bold: { 'battles.count': 0.12, 'battles.even': 0.03, 'approach.own': 0.1 },
  cautious: { 'battles.count': -0.1, 'battles.even': -0.06, 'danger.own': -0.1 },
  raider: { 'raid.hope': 0.12, 'raid.own-points': 0.2, 'raid.own-raided': 0.2 },
}
