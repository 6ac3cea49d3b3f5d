/** The parts of a board of the theatre that its first picture can do without: see `deferred.tsx` of a game. */
import type { ComponentType } from 'preact/compat'
import { later } from '../../shell/deferred.tsx'

interface Parts<News, Over, Shown, Few, Going> {
  readonly Numbers: ComponentType
  readonly Arrows: ComponentType<News>
  readonly Signs: ComponentType<News>
  readonly Layer: ComponentType<Over>
  readonly Overlays: ComponentType<Shown>
  readonly FewCounters: ComponentType<Few>
  readonly Slides: ComponentType<Going>
}
export const partsOf = <
  News extends object,
  Over extends object,
  Shown extends object,
  Few extends object,
  Going extends object,
>(
  load: () => Promise<Parts<News, Over, Shown, Few, Going>>,
): Parts<News, Over, Shown, Few, Going> => ({
  Numbers: later(async () => (await load()).Numbers),
  Arrows: later(async () => (await load()).Arrows),
  Signs: later(async () => (await load()).Signs),
  Layer: later(async () => (await load()).Layer),
  Overlays: later(async () => (await load()).Overlays),
  FewCounters: later(async () => (await load()).FewCounters),
  Slides: later(async () => (await load()).Slides),
})
