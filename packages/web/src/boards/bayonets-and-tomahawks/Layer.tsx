/** What lies over the board and does not move with it: an opened stack, the battle. */
import { factionName, type Space, spaceName, gameText as text, type View } from '@carillon/bayonets-and-tomahawks/page'
import type { ReactNode } from 'preact/compat'
import type { BoardProps } from '../board.ts'
import { signed } from '../theatre/fight.tsx'
import { isNews } from '../theatre/fight-log.ts'
import { type FightCard, TheatreLayer } from '../theatre/Layer.tsx'
import type { Over } from '../theatre/MapBoard.tsx'
import type { Choices } from './choices.ts'
import { Fight } from './Fight.tsx'
import { Fought } from './Fought.tsx'
import { isSpace, type Place } from './find.ts'
import { AT, FRAME } from './geometry.ts'
import { Sheet } from './Sheet.tsx'
import { Strip } from './Strip.tsx'
import { battlesIn } from './story.ts'

interface LayerProps {
  readonly props: BoardProps<View>
  readonly choices: Choices
  readonly over: Over<Place>
}
export function Layer({ props, choices, over }: LayerProps): ReactNode {
  const { view, say, choose, still, refuse } = props
  const { place, host, setLayer, close } = over
  const asking = { view, say, choices, choose }
  return (
    <TheatreLayer {...{ host, setLayer, still, refuse }} fight={view.outcome ? undefined : fightOf(props, choices)}>
      <Strip seat={props.seat} {...asking} />
      {place && <Sheet key={place} {...asking} {...{ place, close }} west={isEast(place)} />}
    </TheatreLayer>
  )
}

/** The battle that is being fought; else those fought since the reader last chose. */
function fightOf(props: BoardProps<View>, choices: Choices): FightCard | undefined {
  const { view, say, choose, asked, marked, log = [], news = [] } = props
  const { battle, year, round } = view
  if (battle) {
    const body = <Fight {...{ view, say, choices, choose, asked, marked, log }} />
    const { british, french } = battle.marks
    const marks = { british: signed(british), french: signed(french) }
    const back = text('web.back', { space: spaceName(battle.space), ...marks })
    return cardOf(`${year} ${round} ${battle.space}`, battle.space, say(back), asked !== undefined, body)
  }
  const fought = battlesIn(log).filter((story) => story.winner && isNews(story, log, news))
  const last = fought.at(-1)
  if (!last) return undefined
  const back = text('web.back_fought', { space: spaceName(last.space), faction: factionName(last.winner ?? 'british') })
  const id = `${year} ${round} ${fought.length} ${last.space}`
  const report = <Fought {...{ fought, view, say }} />
  // Where one chooses on the map it waits until it is wanted.
  return { ...cardOf(id, last.space, say(back), false, report), quiet: choices.places.size > 0 }

  function cardOf(id: string, space: Space, returning: string, asks: boolean, body: ReactNode): FightCard {
    const title = say(text('web.panel.battle'))
    return { id, space, title, hide: say(text('web.hide')), back: returning, asks, body }
  }
}

/** What is about a place in the eastern half lies in the west. */
const isEast = (place: Place): boolean => isSpace(place) && AT[place].x > FRAME.width / 2
