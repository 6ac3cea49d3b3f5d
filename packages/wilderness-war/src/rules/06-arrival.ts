/** 6.51 Nobody opposes them in the open: a siege begins, a stockade is taken or to be raided, or they go on. */
import { inTurn, NOTHING, type Play } from '@carillon/kernel'
import { enemyOf, hasDrilled, hasUnit, marchOf, type State } from '../state.ts'
import { fortOf, hasOpenFortification, hasStockade, isSiege, strongholdOf } from './02-map.ts'
import { retreatLoneLeaders } from './06-lone-leaders.ts'
import { fallTo } from './08-capture.ts'
import { besiege, settle, vacate } from './08-settle.ts'

/** Step: they are in the space, unopposed, or have won their battle. */
export function arrive(g: State): Play {
  const march = marchOf(g)
  const { at, side, from } = march
  const enemy = enemyOf(side)
  vacate(g)
  // 6.51 An enemy fortification stops them; one that is besieged already does not.
  if (hasUnit(march.pieces) && fortOf(g, enemy, at) > 0 && !isSiege(g, at)) march.stopped = true
  // 6.53 Leaders make way for units that stay, or for those they have freed; who passes leaves them alone (6.54, R-118).
  const stays = march.stopped || hasOpenFortification(g, side, at)
  return inTurn(g, stays ? retreatLoneLeaders(g, enemy, at, from) : NOTHING, takePlace)
}
function takePlace(g: State): Play {
  const march = marchOf(g)
  const { at, side } = march
  const enemy = enemyOf(side)
  march.infiltrating = false
  march.entry = null
  g.step = march.stopped ? 'march_end' : 'march'
  if (!hasUnit(march.pieces)) return NOTHING
  if (strongholdOf(g, enemy, at) && !isSiege(g, at)) besiege(g, at)
  // 5.45 Auxiliaries without drilled troops raid it instead (10.12).
  else if (hasStockade(g, enemy, at) && hasDrilled(march.pieces)) fallTo(g, at, side, 'entry', 'march_end')
  // 5.45, 12.23, R-144 Who passes occupies the space as well.
  else if (!march.stopped) settle(g)
  return NOTHING
}
