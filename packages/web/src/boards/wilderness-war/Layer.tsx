/** What lies over the board and does not move with it: an opened stack, a battle, siege or raid, a march. */
import type { Message } from '@carillon/kernel'
import {
  type CardId,
  SPACE,
  type Space,
  type SpaceId,
  spaceId,
  spaceName,
  gameText as text,
  type View,
} from '@carillon/wilderness-war/page'
import type { BoardProps } from '../board.ts'
import { type FightCard, layerOf, reportOf } from '../theatre/Layer.tsx'
import { CardFace } from './CardFace.tsx'
import type { Choices } from './choices.ts'
import { Fought, titleOf } from './Fought.tsx'
import { AT, FRAME } from './geometry.ts'
import { reachOf } from './MarchScene.tsx'
import { Now } from './Now.tsx'
import { tellsPlayed } from './played-cards.ts'
import { Sheet } from './Sheet.tsx'
import { Strip } from './Strip.tsx'
import { fightsIn } from './story.ts'

export const Layer = layerOf({
  title: text('web.panel.now'),
  Strip,
  Sheet,
  fightOf,
  name: (place: SpaceId) => spaceName(SPACE[place]),
  isEast: (place: SpaceId) => AT[place].x > FRAME.width / 2,
  tellsPlayed,
  face: (card, asking) => <CardFace card={Number(card) as CardId} {...asking} />,
})

/** What is going on; else what was fought since the reader last chose; else a march, if one asks for it. */
function fightOf(props: BoardProps<View>, choices: Choices): FightCard | undefined {
  const { view, say, choose, marked, asked, log = [] } = props
  const { year, season, march } = view
  const scene = sceneOf(view)
  const body = <Now {...{ view, say, choices, choose, marked, asked, log }} />
  if (scene) {
    const [space, back] = scene
    const id = `${year} ${season} ${back.key} ${space}`
    return { id, space: spaceId(space), back: say(back), asks: asked !== undefined, body }
  }
  const report = reportOf(
    props,
    fightsIn(log).filter(({ over }) => over),
    {
      when: `${year} ${season}`,
      busy: choices.places.size > 0,
      card: (last, fought) => ({ back: titleOf(last, say), body: <Fought {...{ fought, view, say }} /> }),
    },
  )
  if (report || !march) return report
  const back = [text('web.march_now'), ...reachOf(march)].map(say).join(' · ')
  return { id: `march ${march.origin}`, space: spaceId(march.at), back, asks: false, quiet: true, body }
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
