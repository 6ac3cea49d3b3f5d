/** A board of the theatre: what is printed, what lies on it, what happened there, each over the one before. */
import type { LogLine, Option } from '@carillon/kernel'
import { type ComponentType, type ReactNode, useMemo } from 'preact/compat'
import type { BoardProps, Say } from '../board.ts'
import { MapBoard, type Over } from './MapBoard.tsx'
import type { Standing } from './map/Labels.tsx'
import type { Parts } from './parts.ts'

/** What whoever draws something on the map is given. */
export interface MapLayerProps<V, C> {
  readonly view: V
  readonly say: Say
  readonly choices: C
  readonly marked: Option | undefined
}
interface Offered<P extends string> {
  readonly places: ReadonlyMap<P, readonly Option[]>
  readonly connections?: ReadonlyMap<string, Option>
}
interface News<V> {
  readonly view: V
  readonly news: readonly LogLine[] | undefined
}
interface Overlaid<V> extends Pick<MapLayerProps<V, unknown>, 'view' | 'say'> {
  readonly overlay: NonNullable<BoardProps['overlay']>
  readonly asks: boolean
}
interface Laid<V, C, P extends string> {
  readonly props: BoardProps<V>
  readonly choices: C
  readonly over: Over<P>
}
type Deferred<V, C, P extends string> = Parts<
  News<V>,
  Laid<V, C, P>,
  Overlaid<V>,
  never,
  Pick<BoardProps<V>, 'view' | 'still'>
>
interface Layers<V, C extends Offered<P>, P extends string> extends Omit<Deferred<V, C, P>, 'FewCounters'> {
  readonly className: string
  sortChoices(options: readonly Option[], view: V): C
  isPeopled(view: V, place: P): boolean
  /** Where both sides stand. */
  contested(view: V): readonly string[]
  readonly Printed: ComponentType<Pick<BoardProps, 'say' | 'locale'>>
  readonly Ground: ComponentType<MapLayerProps<V, C>>
  readonly Names: ComponentType<{ readonly standing: Standing }>
  readonly Stacks: ComponentType<MapLayerProps<V, C>>
}

export const boardOf = <V, C extends Offered<P>, P extends string>(game: Layers<V, C, P>) =>
  // biome-ignore lint/correctness/noComponentHookFactories: made once for a game.
  function Board(props: BoardProps<V>): ReactNode {
    const { view, say, options, marked, news, locale, overlay, still } = props
    const choices = useMemo(() => game.sortChoices(options, view), [options, view])
    const standing = useMemo(
      () => ({ contested: game.contested(view), isPeopled: (place: string) => game.isPeopled(view, place as P) }),
      [view],
    )
    const onMap = { view, say, choices, marked }
    // What lies off the map is chosen without looking at it.
    const asks = choices.places.size > 0 || (choices.connections?.size ?? 0) > 0
    return (
      <MapBoard
        props={props}
        className={game.className}
        places={choices.places}
        connections={choices.connections}
        isPeopled={(place) => game.isPeopled(view, place)}
        over={(over) => <game.Layer {...{ props, choices, over }} />}
      >
        <game.Printed say={say} locale={locale} />
        {overlay && <game.Overlays {...{ view, say, overlay }} asks={asks} />}
        <game.Ground {...onMap} />
        <game.Arrows view={view} news={news} />
        <game.Names standing={standing} />
        <game.Stacks {...onMap} />
        <game.Signs view={view} news={news} />
        <game.Slides view={view} still={still} />
        <game.Numbers view={view} still={still} />
      </MapBoard>
    )
  }
