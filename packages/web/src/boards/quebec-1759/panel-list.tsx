/** Which panels there are; each comes when it is first opened. */
import { type View, web } from '@carillon/quebec-1759/page'
import { type ComponentType, lazy, Suspense } from 'preact/compat'
import type { Panel, PanelProps } from '../board.ts'

function later(name: 'Orders' | 'Forces' | 'Losses' | 'Turns'): ComponentType<PanelProps<View>> {
  const Body = lazy(async () => ({ default: (await import('./Panels.tsx'))[name] }))
  return (props) => (
    <Suspense fallback={null}>
      <Body {...props} />
    </Suspense>
  )
}

export const PANELS: readonly Panel<View>[] = [
  { id: 'orders', title: web.orders, Body: later('Orders') },
  { id: 'forces', title: web.forces, Body: later('Forces') },
  { id: 'losses', title: web.losses, Body: later('Losses') },
  { id: 'turns', title: web.turns, Body: later('Turns') },
]
