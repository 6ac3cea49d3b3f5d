/** What lies over the board and does not move with it: an opened stack, a battle, siege or raid, a march. */
import type { Message } from '@carillon/kernel'
import {
  type Space,
  type SpaceId,
  spaceId,
  spaceName,
  gameText as text,
  type View,
} from '@carillon/wilderness-war/page'
import type { ReactNode } from 'preact/compat'
import type { BoardProps } from '../board.ts'
import { isNews } from '../theatre/fight-log.ts'
import { type FightCard, TheatreLayer } from '../theatre/Layer.tsx'
import type { Over } from '../theatre/MapBoard.tsx'
import type { Choices } from './choices.ts'
import { Fought, titleOf } from './Fought.tsx'
import { AT, FRAME } from './geometry.ts'
import { reachOf } from './MarchScene.tsx'
import { Now } from './Now.tsx'
import { Sheet } from './Sheet.tsx'
import { Strip } from './Strip.tsx'
import { fightsIn } from './story.ts'

interface LayerProps {
  readonly props: BoardProps<View>
  readonly choices: Choices
  readonly over: Over<SpaceId>
}
export function Layer({ props, choices, over }: LayerProps): ReactNode {
  const { view, say, choose, still, refuse } = props
  const { place, host, setLayer, close } = over
  const asking = { view, say, choices, choose }
  return (
    <TheatreLayer {...{ host, setLayer, still, refuse }} fight={view.outcome ? undefined : cardOf(props, choices)}>
      <Strip seat={props.seat} {...asking} />
      {place && <Sheet key={place} {...asking} {...{ place, close }} west={isEast(place)} />}
    </TheatreLayer>
  )
}

/** What is going on; else what was fought since the reader last chose; else a march, if one asks for it. */
function cardOf(props: BoardProps<View>, choices: Choices): FightCard | undefined {
  const { view, say, choose, marked, asked, log = [], news = [] } = props
  const { year, season, march } = view
  const scene = sceneOf(view)
  const words = { title: say(text('web.panel.now')), hide: say(text('web.hide')) }
  const body = <Now {...{ view, say, choices, choose, marked, asked, log }} />
  if (scene) {
    const [space, back] = scene
    const id = `${year} ${season} ${back.key} ${space}`
    return { ...words, id, space: spaceId(space), back: say(back), asks: asked !== undefined, body }
  }
  const fought = fightsIn(log).filter((story) => story.over && isNews(story, log, news))
  const last = fought.at(-1)
  if (last) {
    const id = `${year} ${season} ${fought.length} ${last.space}`
    const told = <Fought {...{ fought, view, say }} />
    // Where one chooses on the map it waits until it is wanted.
    const quiet = choices.places.size > 0
    return { ...words, id, space: last.space, back: titleOf(last, say), asks: false, quiet, body: told }
  }
  if (!march) return undefined
  const back = [text('web.march_now'), ...reachOf(march)].map(say).join(' · ')
  return { ...words, id: `march ${march.origin}`, space: spaceId(march.at), back, asks: false, quiet: true, body }
}
/** Where it is, and how it is called. */
function sceneOf({ battle, siege, sieges, raids }: View): readonly [Space, Message] | undefined {
  const name = (space: Space) => ({ space: spaceName(space) })
  if (battle) return [battle.space, text('web.over.battle', name(battle.space))]
  const level = sieges.find(({ space }) => space === siege?.space)?.level ?? 0
  if (siege) return [siege.space, text('web.siege', { ...name(siege.space), level })]
  const [raid] = raids
  return raid && [raid.space, text('web.raid', name(raid.space))]
}

/** What is about a place in the eastern half lies in the west. */
const isEast = (place: SpaceId): boolean => AT[place].x > FRAME.width / 2
