/** Which panels there are. */
import { gameText as text } from '@carillon/bayonets-and-tomahawks/page'
import { panelsOf } from '../theatre/panels.tsx'

export const PANELS = panelsOf(
  () => import('./deferred.tsx'),
  [
    ['cards', text('web.panel.cards'), 'Cards'],
    ['tracks', text('web.panel.tracks'), 'Tracks'],
    ['boxes', text('web.panel.boxes'), 'Boxes'],
    ['battle', text('web.panel.battle'), 'BattlePanel'],
  ],
)
