/** 18 Where the factions win, and what scores. */
import type { Aid, AidCell } from '@carillon/kernel'
import { goalText } from '../captions.ts'
import { RAID_TRACK } from '../data/actions.ts'
import { type Faction, SPACE, SPACES } from '../data/map.ts'
import { SCENARIO } from '../data/scenarios.ts'
import { thresholdsOf } from '../data/thresholds.ts'
import { factionName, say, spaceName } from '../messages.ts'
import type { View } from '../view.ts'

const mark = (position: number): AidCell =>
  say(position > 0 ? 'aid.mark.british' : 'aid.mark.french', { vps: Math.abs(position) })

export function victory(view: View): Aid {
  const { bonuses, years } = SCENARIO[view.scenario]
  const limit = (year: number, f: Faction): AidCell => {
    const limits = thresholdsOf(view.scenario, year, view.rules.balance)
    return limits ? mark(limits[f]) : '–'
  }
  return {
    id: 'victory',
    title: say('aid.victory'),
    tables: [
      {
        title: say('aid.thresholds'),
        head: [say('aid.head.year'), say('aid.head.british_wins'), say('aid.head.french_wins')],
        rows: [...new Set([...years, view.year])].map((year) => ({
          cells: [String(year), limit(year, 'british'), limit(year, 'french')],
          now: year === view.year,
        })),
        note: say('aid.marker', {
          faction: factionName(view.victory > 0 ? 'british' : 'french'),
          vps: Math.abs(view.victory),
        }),
      },
      {
        title: say('aid.bonuses'),
        head: [say('aid.head.year'), say('aid.head.what')],
        rows: bonuses.map((bonus) => ({
          cells: [String(bonus.year), goalText(bonus)],
          now: bonus.year === Math.min(view.year, 1759),
        })),
      },
      {
        title: say('aid.victory_spaces'),
        head: [say('aid.head.space'), say('aid.head.home'), say('aid.head.vp'), say('aid.head.holder')],
        rows: SPACES.filter((space) => SPACE[space].victory > 0).map((space) => {
          const { home, victory: vps } = SPACE[space]
          const holder = view.control[space] ?? home
          return {
            cells: [spaceName(space), home && factionName(home), vps, holder && factionName(holder)],
            subject: { space },
          }
        }),
        note: say('aid.raids', { points: RAID_TRACK }),
      },
    ],
    rules: ['18.1', '18.2', '18.2.1', '18.3', '9.3'],
  }
}
