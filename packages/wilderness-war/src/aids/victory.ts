/** 12 What scores, and where the game is won. */
import type { Aid, AidRow } from '@carillon/kernel'
import { vpText } from '../captions.ts'
import {
  BATTLE_VP,
  CONQUESTS,
  DEMOLISHED_VP,
  FRENCH_LEVEL,
  HOLD_VP,
  LAST_VP,
  MARKERS_A_VP,
  MASSACRE_VP,
  PRIZE,
  SUDDEN_VP,
} from '../data/points.ts'
import { SCENARIO } from '../data/scenarios.ts'
import { say } from '../messages.ts'
import type { View } from '../view.ts'

const signed = (points: number): string => (points > 0 ? `+${points}` : `−${-points}`)

export function victory(view: View): Aid {
  const { to } = SCENARIO[view.scenario]
  const last: AidRow =
    to === 1759
      ? { cells: [String(to), say('aid.wins.1759', { conquests: CONQUESTS })], now: view.year === to }
      : { cells: [String(to), say('aid.wins.1762', LAST_VP)], now: view.year === to }
  const levels = Object.entries(FRENCH_LEVEL).filter(([year]) => Number(year) < to)
  return {
    id: 'victory',
    title: say('aid.victory'),
    tables: [
      {
        title: say('aid.points'),
        head: [say('aid.head.what'), say('aid.head.vp'), say('aid.head.rule')],
        rows: [
          { cells: [say('aid.point.fortress'), signed(PRIZE.fortress), '9.22'] },
          { cells: [say('aid.point.fort'), signed(PRIZE.fort), '9.22'] },
          { cells: [say('aid.point.stockade'), signed(PRIZE.stockade), '5.45'] },
          { cells: [say('aid.point.battle'), signed(BATTLE_VP), '7.81'] },
          { cells: [say('aid.point.holds'), signed(HOLD_VP), '12.23'] },
          { cells: [say('aid.point.raids', { markers: MARKERS_A_VP }), signed(1), '12.22'] },
          { cells: [{ key: 'event.massacre' }, signed(MASSACRE_VP), '5.56'] },
          { cells: [say('aid.point.demolished'), signed(DEMOLISHED_VP), '5.46'] },
        ],
      },
      {
        title: say('aid.wins'),
        head: [say('aid.head.year'), say('aid.head.wins')],
        rows: [
          { cells: [say('aid.any_year'), say('aid.wins.any', { points: SUDDEN_VP })] },
          ...levels.map(([year, points]) => ({
            cells: [year, say('aid.wins.french', { points })],
            now: view.year === Number(year),
          })),
          last,
        ],
        note: say('aid.wins.now', { total: vpText(view.vp) }),
      },
    ],
    rules: ['12.11', to === 1759 ? '12.12' : '12.13', '12.21', '12.22', '12.23'],
  }
}
