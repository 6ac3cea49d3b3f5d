/** What lies over the board and does not move with it: an opened stack, the battle. */
import {
  boxName,
  type CardId,
  factionName,
  spaceName,
  gameText as text,
  type View,
} from '@carillon/bayonets-and-tomahawks/page'
import type { BoardProps } from '../board.ts'
import { signed } from '../theatre/fight.tsx'
import { type FightCard, layerOf, reportOf } from '../theatre/Layer.tsx'
import { CardFace } from './CardFace.tsx'
import type { Choices } from './choices.ts'
import { Fight } from './Fight.tsx'
import { Fought } from './Fought.tsx'
import { isSpace, type Place } from './find.ts'
import { AT, FRAME } from './geometry.ts'
import { tellsPlayed } from './played-cards.ts'
import { Sheet } from './Sheet.tsx'
import { Strip } from './Strip.tsx'
import { battlesIn } from './story.ts'

export const Layer = layerOf({
  title: text('web.panel.battle'),
  Strip,
  Sheet,
  fightOf,
  name: (place: Place) => (isSpace(place) ? spaceName(place) : boxName(place)),
  isEast: (place: Place) => isSpace(place) && AT[place].x > FRAME.width / 2,
  tellsPlayed,
  face: (card, { say, choose }) => <CardFace card={Number(card) as CardId} {...{ say, choose }} />,
})

/** The battle that is being fought; else those fought since the reader last chose. */
function fightOf(props: BoardProps<View>, choices: Choices): FightCard | undefined {
  const { view, say, choose, asked, marked, log = [] } = props
  const { battle, year, round } = view
  if (battle) {
    const { space } = battle
    const { british, french } = battle.marks
    const marks = { british: signed(british), french: signed(french) }
    return {
      id: `${year} ${round} ${space}`,
      space,
      back: say(text('web.back', { space: spaceName(space), ...marks })),
      asks: asked !== undefined,
      body: <Fight {...{ view, say, choices, choose, asked, marked, log }} />,
    }
  }
  return reportOf(
    props,
    battlesIn(log).filter(({ winner }) => winner),
    {
      when: `${year} ${round}`,
      busy: choices.places.size > 0,
      card: ({ space, winner }, fought) => ({
        back: say(text('web.back_fought', { space: spaceName(space), faction: factionName(winner ?? 'british') })),
        body: <Fought {...{ fought, view, say }} />,
      }),
    },
  )
}
