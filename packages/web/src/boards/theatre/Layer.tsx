/** What lies over a theatre board and does not move with it: an opened place, and what is being fought. */
import type { LogLine, Message, Viewer } from '@carillon/kernel'
import {
  type ComponentType,
  createPortal,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'preact/compat'
import type { BoardProps } from '../board.ts'
import { tried } from '../pointing.ts'
import type { Asking } from './asking.ts'
import { isNews } from './fight-log.ts'
import type { Over } from './MapBoard.tsx'
import { PlayedCard } from './PlayedCard.tsx'
import type { TellsPlayed } from './played-cards.ts'
import { ReachContext } from './reach.ts'
import { Ways } from './Ways.tsx'

/** A card about a fight; it can be put away to see the map. */
export interface FightCard {
  /** While it is the same, what was put away stays away. */
  readonly id: string
  /** The place that is fought for: the card keeps clear of it. */
  readonly space: string
  /** On the button that brings it back: what it is about, and how it stands. */
  readonly back: string
  /** Something is asked: on a small screen it opens by itself only then. */
  readonly asks: boolean
  /** It opens only when it is wanted. */
  readonly quiet?: boolean
  readonly body: ReactNode
}
interface Layered<V, C, P> {
  /** How the card of a fight is called. */
  readonly title: Message
  /** What is always in sight. */
  readonly Strip: ComponentType<Asking<V, C> & { readonly seat: Viewer }>
  /** An opened place. */
  readonly Sheet: ComponentType<Asking<V, C> & { readonly place: P; readonly west: boolean; close(): void }>
  fightOf(props: BoardProps<V>, choices: C): FightCard | undefined
  name(place: P): Message
  /** What is about a place in the eastern half lies in the west. */
  isEast(place: P): boolean
  /** Which lines lay a card open, and its face. */
  readonly tellsPlayed: TellsPlayed
  face(card: string, asking: Asking<V, C>): ReactNode
}
interface LayerProps<V, C, P extends string> {
  readonly props: BoardProps<V>
  readonly choices: C
  readonly over: Over<P>
}
const quiet = (event: Event) => event.stopPropagation()
const NO_LOG: readonly LogLine[] = []

export const layerOf =
  <V extends { readonly outcome: unknown }, C, P extends string>(game: Layered<V, C, P>) =>
  ({ props, choices, over }: LayerProps<V, C, P>): ReactNode => {
    const { view, say, seat, choose, still, refuse, log = NO_LOG } = props
    const { place, host, setLayer, close } = over
    const asking = { view, say, choices, choose }
    const fight = view.outcome ? undefined : game.fightOf(props, choices)
    const words = { title: say(game.title), hide: say({ key: 'web.hide' }) }
    const [wish, setWish] = useState<{ readonly id: string; readonly away: boolean }>()
    const away = wish && wish.id === fight?.id ? wish.away : undefined
    const put = (to: boolean) => fight && setWish({ id: fight.id, away: to })
    const back = fight && away !== false && <Back {...{ fight, away, put }} />
    // One note over the map: of a march what the signs mean, and how it stands.
    const reaching = useContext(ReachContext)
    const isLegend = fight?.quiet === true && reaching.place === undefined && reaching.goals.size > 0
    return createPortal(
      // biome-ignore lint/a11y/noStaticElementInteractions: what can be chosen inside it is a button.
      // biome-ignore lint/a11y/useKeyWithClickEvents: clicks are kept from the map; keys are for the whole table.
      <div
        ref={setLayer}
        className={`th-layer${still ? ' th-still' : ''}`}
        onClick={(event) => {
          quiet(event)
          tried(event, refuse)
        }}
        onPointerDown={quiet}
        onPointerMove={quiet}
        onPointerUp={quiet}
      >
        {fight && <Fight key={fight.id} {...{ host, fight, away, put, ...words }} />}
        {!isLegend && back}
        <game.Strip seat={seat} {...asking} />
        <PlayedCard {...{ log, seat, still }} tells={game.tellsPlayed} face={(card) => game.face(card, asking)} />
        <Ways say={say} host={host} name={(one) => say(game.name(one as P))} note={isLegend && back} />
        {place && <game.Sheet key={place} {...asking} {...{ place, close }} west={game.isEast(place)} />}
      </div>,
      host,
    )
  }

/** Something that was fought to its end. */
interface Ended {
  readonly space: string
  readonly until: number
}
/** What was fought since the reader last chose; where one chooses on the map it waits until it is wanted. */
export function reportOf<S extends Ended>(
  { log = [], news = [] }: Pick<BoardProps, 'log' | 'news'>,
  ended: readonly S[],
  { when, busy, card }: ReportWishes<S>,
): FightCard | undefined {
  const fought = ended.filter((story) => isNews(story, log, news))
  const last = fought.at(-1)
  if (!last) return undefined
  const id = `${when} ${fought.length} ${last.space}`
  return { id, space: last.space, asks: false, quiet: busy, ...card(last, fought) }
}
interface ReportWishes<S> {
  /** The turn. */
  readonly when: string
  /** One chooses on the map. */
  readonly busy: boolean
  card(last: S, fought: readonly S[]): Pick<FightCard, 'back' | 'body'>
}

interface Wished {
  readonly fight: FightCard
  /** Put away, or wanted; without either it opens as it asks for it. */
  readonly away: boolean | undefined
  put(away: boolean): void
}
const lookOf = ({ fight: { asks, quiet: isQuiet }, away }: Pick<Wished, 'fight' | 'away'>): string =>
  away === undefined ? (isQuiet ? ' fi-shy fi-quiet' : asks ? '' : ' fi-shy') : ' fi-wanted'

/** Brings the card. */
function Back({ fight, away, put }: Wished): ReactNode {
  return (
    <button
      type="button"
      className={`button button-small th-return${away ? '' : ' fi-peek'}${lookOf({ fight, away })}`}
      data-covers=""
      onClick={() => put(false)}
    >
      {fight.back}
    </button>
  )
}

interface FightProps extends Wished {
  readonly host: Element
  readonly title: string
  readonly hide: string
}
function Fight({ host, fight, away, put, title, hide }: FightProps): ReactNode {
  const { space, quiet: isQuiet = false, body } = fight
  const card = useRef<HTMLElement>(null)
  const west = useWest(host, space, body)
  useInSight(host, space, isQuiet)
  // What can be chosen in it is in sight between its head and its foot, the last and then the first of it; or else whoever rolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the fight goes on.
  useEffect(() => {
    const box = card.current
    if (!box) return
    // It is seen anew where the card gets another height: on a phone odds come up below it.
    const heights = new ResizeObserver(() => {
      const [head, foot] = ['.fi-head', '.fi-foot'].map((part) => box.querySelector(part)?.clientHeight ?? 0)
      box.style.scrollPaddingBlock = `${head}px ${foot}px`
      const can = [...box.querySelectorAll('.fi-can')]
      for (const wanted of [can.at(-1), can[0] ?? box.querySelector('.fi-now')])
        wanted?.scrollIntoView({ block: 'nearest' })
    })
    heights.observe(box)
    return () => heights.disconnect()
  }, [body])
  if (away === undefined ? isQuiet : away) return null
  return (
    <section
      ref={card}
      data-covers
      className={`th-card th-fight${west ? ' th-west' : ''}${lookOf({ fight, away })}`}
      aria-label={title}
    >
      <button type="button" className="th-close" aria-label={hide} onClick={() => put(true)}>
        ×
      </button>
      {body}
    </section>
  )
}

const placeOf = (host: Element, space: string): Element | null =>
  host.querySelector(`.th-board [data-space="${space}"]`)
/** A fight is brought into sight with what lies around it, once. */
function useInSight(host: Element, space: string, quiet: boolean): void {
  useEffect(() => {
    if (!quiet) placeOf(host, space)?.dispatchEvent(new Event('bring', { bubbles: true }))
  }, [host, space, quiet])
}

function isEast(host: Element, space: string): boolean {
  const place = placeOf(host, space)?.getBoundingClientRect()
  const { x, width } = host.getBoundingClientRect()
  return place !== undefined && place.x + place.width / 2 > x + width / 2
}
/** Until then a map that brings something into sight has come to rest. */
const SETTLED = 600
/** What is about a place in the eastern half lies in the west: narrower than half, it never covers the place. */
function useWest(host: Element, space: string, now: unknown): boolean {
  const [west, set] = useState(() => isEast(host, space))
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever the fight goes on.
  useEffect(() => {
    let timer = 0
    const soon = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => set(isEast(host, space)), SETTLED)
    }
    soon()
    window.addEventListener('resize', soon)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', soon)
    }
  }, [host, space, now])
  return west
}
