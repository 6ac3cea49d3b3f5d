/** Which panels there are. */
import { gameText as text } from '@carillon/wilderness-war/page'
import { panelsOf } from '../theatre/panels.tsx'

export const PANELS = panelsOf(
  () => import('./deferred.tsx'),
  [
    ['cards', text('web.panel.cards'), 'Cards'],
    ['tracks', text('web.panel.tracks'), 'Tracks'],
    ['boxes', text('web.panel.boxes'), 'Boxes'],
    ['now', text('web.panel.now'), 'NowPanel'],
  ],
)
