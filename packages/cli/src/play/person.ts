/** People at the terminal: the room tells whom it wants, he is shown the table and asked. */
import { existsSync } from 'node:fs'
import { type Choice, type Observation, observe, type Role } from '@carillon/kernel'
import { meant } from '@carillon/kernel/typed-words'
import type { News } from '@carillon/protocol'
import { type Eyes, Sitting } from '@carillon/room'
import { Curtain } from '@carillon/room/curtain'
import { nameOf } from '../find.ts'
import { out, paint, wipe } from '../terminal.ts'
import { ORDERS, type Order, orderOf } from './commands.ts'
import { keep, showBreak, showEnd } from './end.ts'
import type { Lines } from './lines.ts'
import { Told } from './news.ts'
import { type Listed, listed } from './options.ts'
import { type Played, save } from './played.ts'
import { boardText, logLines, type Screen, show, turnOver } from './screen.ts'

/** Does the position have to be shown again, asked again, or is it enough for today? */
type Next = 'show' | 'ask' | 'quit'
/** A person who is asked: what he sees of it, and his hands. */
interface Asked {
  readonly played: Played
  readonly decision: Choice
  readonly eyes: Eyes
}

/** `leave` is called when nobody looks at secrets any more. */
export async function playAtTable(screen: Screen, played: Played, lines: Lines, leave: () => void): Promise<void> {
  const { room } = played
  const [first] = room.people as readonly [Role]
  const told = new Told()
  const tell = (news: News) => told.add(news)
  const curtain = room.people.length > 1 ? new Curtain(room, tell, { confirm: false }) : undefined
  const eyes = curtain ?? new Sitting(room, first, tell, false)
  room.join(eyes)
  void room.run()
  let last: Role | undefined
  let moved = room.moved
  for (;;) {
    const news = await told.next()
    if (news.news === 'failed') throw new Error(news.detail)
    if (news.news === 'curtain') {
      keep(screen, played)
      if (last !== undefined) turnOver(screen, last)
      last = news.next
      moved = room.moved
      if (!(await handOver(screen, lines, last))) break
      curtain?.sit(last)
    }
    if (news.news !== 'scene') continue
    const { deciding, observation } = news.scene
    if (observation.outcome) {
      keep(screen, played)
      leave()
      return showEnd(screen, played, last ?? first)
    }
    const { decision } = observation
    if (deciding === undefined || !decision) continue
    keep(screen, played)
    if (last !== undefined && moved < room.moved) turnOver(screen, last)
    last = deciding
    show(screen, played, last, decision)
    moved = room.moved
    if (!(await askPerson(screen, lines, { played, decision, eyes }))) break
  }
  room.close()
  leave()
  showBreak(screen, played)
}

/** The other player's secrets leave the screen before the next one looks. */
async function handOver({ context, say }: Screen, lines: Lines, role: Role): Promise<boolean> {
  wipe()
  out(paint.bold(context.words('play.hand-over', { role: nameOf(say, 'role', role) })))
  lines.complete([])
  return (await lines.next('')) !== undefined
}

/** Until the position has changed; false if the person leaves. */
async function askPerson(screen: Screen, lines: Lines, asked: Asked): Promise<boolean> {
  const { role, options } = asked.decision
  const list = listed(screen.say, options)
  lines.complete([...list.map(({ label }) => label.toLowerCase()), ...ORDERS])
  for (;;) {
    const typed = await lines.next(`${nameOf(screen.say, 'role', role)}> `)
    if (typed === undefined) return false
    const next = answer(screen, asked, list, typed, lines)
    if (next !== 'ask') return next === 'show'
  }
}

function answer(screen: Screen, asked: Asked, list: readonly Listed[], typed: string, lines: Lines): Next {
  const { words } = screen.context
  const text = typed.trim()
  if (text === '') return 'ask'
  const command = orderOf(text, words)
  if (command) return obey(screen, asked, command.order, command.rest)
  const found = meant(text, list)
  if (found.kind === 'one') {
    // "levis to etchemin": what follows answers the next question.
    if (found.rest !== '') lines.unread(found.rest)
    const { role } = asked.decision
    asked.eyes.hands(role).answer(role, (list[found.index] as Listed).option, revisionOf(asked))
    return 'show'
  }
  if (found.kind === 'several') {
    const some = found.indexes.slice(0, 8).map((index) => `${index + 1} ${list[index]?.label}`)
    out(words('play.several', { typed: text, list: some.join(', ') }))
  } else out(words('play.none', { typed: text, most: list.length }))
  return 'ask'
}
const revisionOf = ({ played, decision }: Asked): number => played.room.table.revision(decision.role)

function obey(screen: Screen, asked: Asked, order: Order, rest: string): Next {
  const { words } = screen.context
  const { played, decision, eyes } = asked
  const { role, rule, prompt } = decision
  const { table } = played.room
  const look = (): Observation => observe(table, role)
  switch (order) {
    case 'quit':
      return 'quit'
    case 'undo':
    case 'restart':
      if (!table.canUndo(role)) {
        out(words('play.no-undo'))
        return 'ask'
      }
      eyes.hands(role).undo(role, order === 'restart', revisionOf(asked))
      return 'show'
    case 'board':
      out(boardText(screen, played, look()))
      return 'ask'
    case 'log': {
      const { log } = look()
      const lines = logLines(screen, rest === '' ? log : log.slice(-Number(rest) || 0))
      out(lines.length > 0 ? lines.join('\n') : words('play.no-log'))
      return 'ask'
    }
    case 'why':
      out(words('play.why', { rule, prompt: screen.say(prompt) }))
      return 'ask'
    case 'save':
      return saveAs(screen, played, rest)
    case 'help':
      out(words('play.help'))
      return 'ask'
  }
}

function saveAs({ context: { words } }: Screen, played: Played, file: string): Next {
  if (file !== '' && existsSync(file)) out(words('play.exists', { file }))
  else {
    try {
      save(played, file || played.file)
      out(words('play.saved', { file: file || played.file }))
    } catch (error) {
      out(words('play.not-saved', { why: (error as Error).message }))
    }
  }
  return 'ask'
}
