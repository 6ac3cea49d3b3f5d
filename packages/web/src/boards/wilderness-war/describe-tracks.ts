/** What a track or a box is. */
import type { Message } from '@carillon/kernel'
import { gameText as text } from '@carillon/wilderness-war/page'
import type { Description, Say } from '../board.ts'

type About = readonly [title: Message, about: Message, ...rules: readonly string[]]
const ABOUT: Readonly<Record<string, About>> = {
  years: [text('web.years'), text('web.about.years'), '4.0'],
  victory: [text('web.victory'), text('web.about.victory'), '12.1', '12.11', '12.21'],
  assemblies: [text('web.assemblies'), text('web.about.assemblies'), '5.54'],
  allies: [text('web.allies'), text('web.about.allies'), '5.531', '5.532'],
  raided: [text('web.raided'), text('web.about.raided'), '10.31', '12.22'],
  flags: [text('web.flags'), text('web.about.flags'), '5.51', '12.23'],
  deck: [text('web.deck'), text('web.about.deck'), '5.21', '5.24', '5.25'],
  militia: [text('web.militia'), text('web.about.militia'), '3.12', '7.3'],
  pool: [text('board.box.pool'), text('web.about.pool'), '5.55'],
  available: [text('web.available_head'), text('web.about.available'), '5.52'],
  aside: [text('web.aside_head'), text('web.about.aside'), '5.55'],
  out: [text('web.out_head'), text('web.about.out'), '5.52'],
}
export function describeTrack(track: string, say: Say): Description | undefined {
  const found = ABOUT[track]
  if (!found) return undefined
  const [title, about, ...rules] = found
  return { title: say(title), lines: [say(about)], rules }
}
