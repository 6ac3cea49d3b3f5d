/** People at the terminal: the room tells whom it wants, he is shown the table and asked. */
import { existsSync } from 'node:fs'
import { type Choice, type Observation, observe, type Role } from '@carillon/kernel'
import { meant } from '@carillon/kernel/typed-words'
import type { News } from '@carillon/protocol'
import { type Eyes, type Room, Sitting } from '@carillon/room'
import { Curtain } from '@carillon/room/curtain'
import { nameOf } from '../find.ts'
import { out, paint, wipe } from '../terminal.ts'
import { Usage } from '../usage.ts'
import { aidLines, cardLines } from './aids.ts'
import { choicesOf } from './choices.ts'
import { type Order, orderOf, orderWords } from './commands.ts'
import { hintLines, judgeLine } from './counsel.ts'
import { keep, showBreak, showEnd } from './end.ts'
import { farClicks } from './far-clicks.ts'
import type { Lines } from './lines.ts'
import { hearWhys, linesWithWhys } from './log-lines.ts'
import { NewsQueue } from './news.ts'
import { oddsLines } from './odds.ts'
import type { Listed } from './options.ts'
import { type Played, save, seatFor } from './played.ts'
import { isRule, ruleLines } from './rule.ts'
import { boardText, type Screen, show, turnOver } from './screen.ts'
import { ME, readSeat, whoSits } from './seats.ts'
import { ThinkingLine } from './thinking-line.ts'
import { whyNotLines } from './why-not.ts'

/** Does the position have to be shown again, asked again, or is it enough for today? */
type Next = 'show' | 'ask' | 'quit'
/** A person who is asked: what he sees of it, and his hands. */
interface Asked {
  readonly played: Played
  readonly decision: Choice
  readonly eyes: Eyes
}

/** `leave` is called when nobody looks at secrets any more. If the last one leaves his seat to the machine: who it was. */
export async function playAtTable(
  screen: Screen,
  played: Played,
  lines: Lines,
  leave: () => void,
): Promise<Role | undefined> {
  const { room } = played
  let told = new NewsQueue()
  let [seats, eyes] = [room.setup.seats, seatedAt(room, told)]
  const [first] = room.people as readonly [Role]
  const thinking = new ThinkingLine(screen, 'play.thinking', lines, (line) => {
    if (line.trim() !== '') return false
    room.hurry()
    return true
  })
  void room.run()
  let last: Role | undefined
  let moved = room.moved
  for (;;) {
    const news = await told.next()
    thinking.hear(news)
    if (news.news === 'failed') throw new Error(news.detail)
    if (news.news === 'curtain') {
      keep(screen, played)
      if (last !== undefined) turnOver(screen, last)
      last = news.next
      moved = room.moved
      if (!(await handOver(screen, lines, last))) break
      if ('sit' in eyes) eyes.sit(last)
    }
    if (news.news !== 'scene') continue
    const { deciding, observation } = news.scene
    hearWhys(screen, news.scene.seat, news.scene)
    if (observation.outcome) {
      keep(screen, played)
      leave()
      await showEnd(screen, played, last ?? first)
      return undefined
    }
    const { decision } = observation
    if (deciding === undefined || !decision) continue
    keep(screen, played)
    if (last !== undefined && moved < room.moved) turnOver(screen, last)
    last = deciding
    show(screen, played, last, decision)
    moved = room.moved
    if (!(await askPerson(screen, lines, { played, decision, eyes }))) break
    if (room.setup.seats === seats) continue
    room.leave(eyes)
    if (room.people.length === 0) return last
    told = new NewsQueue()
    ;[seats, eyes] = [room.setup.seats, seatedAt(room, told, last)]
    void room.show(eyes)
  }
  room.close()
  leave()
  showBreak(screen, played)
  return undefined
}
/** Everybody who plays sits at this terminal; several with a curtain between them. */
function seatedAt(room: Room, told: NewsQueue, front?: Role): Sitting | Curtain {
  const tell = (news: News) => told.add(news)
  const [only] = room.people as readonly [Role]
  const eyes =
    room.people.length > 1 ? new Curtain(room, tell, { confirm: false, front }) : new Sitting(room, only, tell, false)
  room.join(eyes)
  return eyes
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
  const { role } = asked.decision
  const list = choicesOf(screen, asked.played, asked.decision)
  lines.complete([...list.map(({ label }) => label.toLowerCase()), ...orderWords(screen.context.words)])
  for (;;) {
    const typed = await lines.next(`${nameOf(screen.say, 'role', role)}> `)
    if (typed === undefined) return false
    const next = await answer(screen, asked, list, typed, lines)
    if (next !== 'ask') return next === 'show'
  }
}

async function answer(
  screen: Screen,
  asked: Asked,
  list: readonly Listed[],
  typed: string,
  lines: Lines,
): Promise<Next> {
  const { words } = screen.context
  const text = typed.trim()
  if (text === '') return 'ask'
  const command = orderOf(text, words)
  if (command) return obey(screen, asked, command.order, command.rest)
  const found = meant(text, list)
  // A name that fits one option is that option; else it may be a far place.
  const far =
    found.kind === 'one' && found.rest === '' ? undefined : await farClicks(screen, asked.played, asked.decision, text)
  if (far) {
    const { role } = asked.decision
    asked.eyes.hands(role).do({ ask: 'walk', seat: role, revision: revisionOf(asked) }, () => far)
    return 'show'
  }
  if (found.kind === 'one') {
    // "levis to etchemin": what follows answers the next question.
    if (found.rest !== '') lines.unread(found.rest)
    const { role } = asked.decision
    const { option } = list[found.index] as Listed
    asked.eyes.hands(role).do({ ask: 'answer', seat: role, option, revision: revisionOf(asked) })
    return 'show'
  }
  if (found.kind === 'several') {
    const some = found.indexes.slice(0, 8).map((index) => `${index + 1} ${list[index]?.label}`)
    out(words('play.several', { typed: text, list: some.join(', ') }))
  } else out(words('play.none', { typed: text, most: list.length }))
  return 'ask'
}
const revisionOf = ({ played, decision }: Asked): number => played.room.table.revision(decision.role)

async function obey(screen: Screen, asked: Asked, order: Order, rest: string): Promise<Next> {
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
      eyes.hands(role).do({ ask: order, seat: role, revision: revisionOf(asked) })
      return 'show'
    case 'board':
      out(boardText(screen, played, look()))
      return 'ask'
    case 'log': {
      const { log } = look()
      const from = rest === '' ? 0 : Math.max(0, log.length - (Number(rest) || 0))
      const lines = linesWithWhys(screen, role, log, from)
      out(lines.length > 0 ? lines.join('\n') : words('play.no-log'))
      return 'ask'
    }
    case 'why':
      for (const line of rest === '' || isRule(rest)
        ? await ruleLines(screen, played, rest || rule, rest === '' ? prompt : undefined)
        : (whyNotLines(screen, played, decision, rest) ?? [words('play.no-thing', { typed: rest })]))
        out(line)
      return 'ask'
    case 'aid':
      for (const line of aidLines(screen, played, look(), rest)) out(line)
      return 'ask'
    case 'card':
      for (const line of cardLines(screen, played, look(), rest)) out(line)
      return 'ask'
    case 'hint':
      for (const line of await hintLines(screen, played, decision)) out(line)
      return 'ask'
    case 'odds':
      for (const line of await oddsLines(screen, played, decision, rest)) out(line)
      return 'ask'
    case 'judge':
      out(await judgeLine(screen, played, decision))
      return 'ask'
    case 'seat':
      return seat(screen, played, rest)
    case 'save':
      return saveAs(screen, played, rest)
    case 'help':
      out(words('play.help'))
      return 'ask'
  }
}

/** Another plays on. */
function seat({ context, say }: Screen, { game, settings, room }: Played, text: string): Next {
  const { words } = context
  try {
    const [role, who] = readSeat(context, game, settings, say, text)
    if (who === ME && room.people.length > 1) throw new Usage(words('play.seat-people'))
    room.seat(role, seatFor(who))
    const name = nameOf(say, 'role', role)
    out(words('pair', { name, value: whoSits({ [role]: who }, role, context) }))
    return 'show'
  } catch (error) {
    if (!(error instanceof Usage)) throw error
    out(error.message)
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
