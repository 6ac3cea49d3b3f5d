/** What a track, a box or a pool is. */
import { BOXES, type Box, boxName, gameText as text, type View } from '@carillon/bayonets-and-tomahawks/page'
import type { Message } from '@carillon/kernel'
import type { Description, Say } from '../board.ts'

type About = readonly [title: Message, about: Message, ...rules: readonly string[]]
const ABOUT: Readonly<Record<string, About>> = {
  rounds: [text('web.rounds'), text('web.about.rounds'), '4.1', '4.2', '4.3'],
  victory: [text('web.victory'), text('web.about.victory'), '18.1', '18.2'],
  goals: [text('web.goals'), text('web.about.goals'), '18.2', '18.2.1'],
  raid: [text('web.raids'), text('web.about.raid'), '9.3', '18.1'],
  battle: [text('web.battle_track'), text('web.about.battle_track'), '13.3.1', '13.3.2', '13.5'],
  europe: [text('web.europe'), text('web.about.europe'), '18.3', '18.3.1', '18.3.2'],
  nations: [text('web.nations'), text('web.about.nations'), '8.0', '8.1'],
  seas: [text('web.seas_head'), text('web.about.seas'), '10.6.2'],
  'in-play': [text('web.in_play'), text('web.about.in_play'), '7.1', '7.3', '7.4'],
  decks: [text('web.decks'), text('web.about.decks'), '6.0', '6.0.1', '16.4'],
  pools: [text('board.pools'), text('web.about.pools'), '5.2', '15.2', '15.2.1', '16.2'],
}
const BOX: Readonly<Partial<Record<Box, readonly [about: Message, ...rules: readonly string[]]>>> = {
  arriving: [text('web.about.arriving'), '15.3', '16.3'],
  'sail-british': [text('web.about.sail'), '2.3', '10.6'],
  'sail-french': [text('web.about.sail'), '2.3', '10.6'],
  'losses-british': [text('web.about.losses'), '13.4.3', '17.2'],
  'losses-french': [text('web.about.losses'), '13.4.3', '17.2'],
  disbanded: [text('web.about.disbanded'), '17.2', '16.3'],
  removed: [text('web.about.removed'), '17.2'],
}
const POOL = [text('web.about.pool'), '5.2', '15.2', '16.2'] as const

export function describeTrack(track: string, view: View, say: Say): Description | undefined {
  const found = ABOUT[track]
  if (found) {
    const [title, about, ...rules] = found
    return { title: say(title), lines: [say(about)], rules }
  }
  const box = BOXES.find((one) => track === `box-${one}`)
  if (!box) return undefined
  const [about, ...rules] = BOX[box] ?? POOL
  return {
    title: say(text('web.pool_of', { box: boxName(box), count: view.boxes[box].length })),
    lines: [say(about)],
    rules,
  }
}
