/** Which panels there are; each comes when it is first opened. */
import { gameText as text, type View } from '@carillon/bayonets-and-tomahawks/facts'
import { type ComponentType, lazy, Suspense } from 'react'
import type { Panel, PanelProps } from '../board.ts'

function later(name: 'Cards' | 'Tracks' | 'Boxes' | 'BattlePanel'): ComponentType<PanelProps<View>> {
  const Body = lazy(async () => ({ default: (await import('./Panels.tsx'))[name] }))
  return (props) => (
    <Suspense>
      <Body {...props} />
    </Suspense>
  )
}

export const PANELS: readonly Panel<View>[] = [
  { id: 'cards', title: text('web.panel.cards'), Body: later('Cards') },
  { id: 'tracks', title: text('web.panel.tracks'), Body: later('Tracks') },
  { id: 'boxes', title: text('web.panel.boxes'), Body: later('Boxes') },
  { id: 'battle', title: text('web.panel.battle'), Body: later('BattlePanel') },
]
