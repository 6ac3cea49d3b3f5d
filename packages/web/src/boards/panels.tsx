/** Panels of a game; what they are made of comes when the first one is opened. */
import type { Message } from '@carillon/kernel'
import { type ComponentType, lazy, Suspense } from 'preact/compat'
import type { Panel, PanelProps } from './board.ts'

type Body<V> = ComponentType<PanelProps<V>>
function whenOpened<V>(load: () => Promise<Body<V>>): Body<V> {
  const Loaded = lazy(async () => ({ default: await load() })) as Body<V>
  return (props) => (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}

export const panelsOf = <V, Name extends string>(
  load: () => Promise<Readonly<Record<Name, Body<V>>>>,
  list: readonly (readonly [id: string, title: Message, name: Name])[],
): readonly Panel<V>[] =>
  list.map(([id, title, name]) => ({ id, title, Body: whenOpened(async () => (await load())[name]) }))
