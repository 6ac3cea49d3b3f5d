/** Keys and their arguments; the words are in locales/. */
import { POINTS } from './common.ts'

export const SIEGE = {
  'log.siege_lifted': ['space'],
  'log.fortress_reverts': ['space', 'side'],
  'log.amphib_removed': ['space'],
  'log.works_removed': ['space'],
  'vp.fortress': ['space'],
  'vp.holds': ['space'],
  // 8.23
  'prompt.siege': ['space', 'level'],
  'prompt.siege_assault': ['space', 'level'],
  'prompt.siege_coehorns': ['space'],
  'prompt.siege_or_surrender': ['space'],
  'chance.siege': ['space'],
  'log.siege_roll': ['space', 'die', 'reasons:drm[]', 'modifiers:number', 'gain:number', 'level:number'],
  'drm.tactics_enemy': ['piece', ...POINTS],
  'drm.coehorns': POINTS,
  'drm.coehorns_enemy': POINTS,
  'drm.louisbourg': POINTS,
  'log.surrender': ['space'],
  // 9
  'prompt.assault_coehorns': ['space'],
  'chance.assault': ['space'],
  'log.assault': ['#battle', 'side', 'space'],
  'log.assault_fire': [
    ...(['side', 'strength:number', '(column:number)', 'die', 'reasons:drm[]'] as const),
    ...(['modifiers:number', 'result:number'] as const),
  ],
  'log.assault_fails': ['#battle-over', 'space'],
  // 9.22, 5.45
  'log.captured': ['#battle-over', 'side', 'space', 'what:fortification'],
  'log.destroyed': ['side', 'space', 'what:fortification'],
  'vp.stockade': ['space'],
  'vp.fort': ['space'],
  'vp.massacre': ['space'],
  'prompt.massacre': ['space'],
  'prompt.surrendered': ['space'],
  'log.surrendered': ['side', 'from:space', 'space'],
} as const
