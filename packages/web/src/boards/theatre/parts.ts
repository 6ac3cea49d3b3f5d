/** The parts of a board of the theatre that its first picture can do without: see `deferred.tsx` of a game. */
import type { ComponentType } from 'preact/compat'
import { deferredPart } from '../../shell/deferred.tsx'

export interface Parts<News, Over, Shown, Few, Going> {
  readonly Numbers: ComponentType<Going>
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
  Numbers: deferredPart(async () => (await load()).Numbers),
  Arrows: deferredPart(async () => (await load()).Arrows),
  Signs: deferredPart(async () => (await load()).Signs),
  Layer: deferredPart(async () => (await load()).Layer),
  Overlays: deferredPart(async () => (await load()).Overlays),
  FewCounters: deferredPart(async () => (await load()).FewCounters),
  Slides: deferredPart(async () => (await load()).Slides),
})
