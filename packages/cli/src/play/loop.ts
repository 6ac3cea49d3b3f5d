/** Playing at the terminal: people are asked, everything else goes on by itself. */
import { existsSync } from 'node:fs'
import { type Choice, type Observation, observe, type Role } from '@carillon/kernel'
import { nameOf } from '../find.ts'
import { out, paint, wipe } from '../terminal.ts'
import { ORDERS, type Order, orderOf } from './commands.ts'
import { keep, showBreak, showEnd } from './end.ts'
import type { Lines } from './lines.ts'
import { type Meant, meant } from './match.ts'
import { type Listed, listed } from './options.ts'
import { boardText, logLines, type Screen, show, turnOver } from './screen.ts'
import { people } from './seats.ts'
import { advance, personAsked, type Session, save } from './session.ts'

/** Does the position have to be shown again, asked again, or is it enough for today? */
type Next = 'show' | 'ask' | 'quit'

/** `leave` is called when nobody looks at secrets any more. */
export async function playAtTable(screen: Screen, session: Session, lines: Lines, leave: () => void): Promise<void> {
  const several = people(session.seats).length > 1
  let last: Role | undefined
  for (;;) {
    const others = advance(session)
    keep(screen, session)
    const decision = personAsked(session, last)
    if (!decision) break
    const { role } = decision
    if (last !== undefined && (others || last !== role)) turnOver(screen, last)
    const seated = !several || last === role || (await handOver(screen, lines, role))
    last = role
    if (seated) show(screen, session, role, decision)
    if (seated && (await askPerson(screen, session, lines, decision))) continue
    leave()
    return showBreak(screen, session)
  }
  leave()
  showEnd(screen, session, last ?? (people(session.seats)[0] as Role))
}

/** The other player's secrets leave the screen before the next one looks. */
async function handOver({ context, say }: Screen, lines: Lines, role: Role): Promise<boolean> {
  wipe()
  out(paint.bold(context.words('play.hand-over', { role: nameOf(say, 'role', role) })))
  lines.complete([])
  return (await lines.next('')) !== undefined
}

/** Until the position has changed; false if the person leaves. */
async function askPerson(screen: Screen, session: Session, lines: Lines, decision: Choice): Promise<boolean> {
  const list = listed(screen.say, decision.options)
  lines.complete([...list.map(({ name }) => name.toLowerCase()), ...ORDERS])
  for (;;) {
    const typed = await lines.next(`${nameOf(screen.say, 'role', decision.role)}> `)
    if (typed === undefined) return false
    const next = answer(screen, session, decision, list, typed)
    if (next !== 'ask') return next === 'show'
  }
}

function answer(screen: Screen, session: Session, decision: Choice, list: readonly Listed[], typed: string): Next {
  const { words } = screen.context
  const text = typed.trim()
  if (text === '') return 'ask'
  const command = orderOf(text, words)
  if (command) return obey(screen, session, decision, command.order, command.rest)
  const search = (words: (one: Listed) => string): Meant => meant(text, list.map(words))
  const byName = search(({ name }) => name)
  const found = byName.kind === 'none' ? search(({ ids }) => ids) : byName
  if (found.kind === 'one') {
    session.table.answer({ role: decision.role, option: (list[found.index] as Listed).option })
    return 'show'
  }
  if (found.kind === 'several') {
    const some = found.indexes.slice(0, 8).map((index) => `${index + 1} ${list[index]?.name}`)
    out(words('play.several', { typed: text, list: some.join(', ') }))
  } else out(words('play.none', { typed: text, most: list.length }))
  return 'ask'
}

function obey(screen: Screen, session: Session, decision: Choice, order: Order, rest: string): Next {
  const { words } = screen.context
  const { table } = session
  const { role, rule, prompt } = decision
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
      do table.undo(role)
      while (order === 'restart' && table.canUndo(role))
      return 'show'
    case 'board':
      out(boardText(screen, session, look()))
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
      return saveAs(screen, session, rest)
    case 'help':
      out(words('play.help'))
      return 'ask'
  }
}

function saveAs({ context: { words } }: Screen, session: Session, file: string): Next {
  if (file !== '' && existsSync(file)) out(words('play.exists', { file }))
  else {
    try {
      save(session, file || session.file)
      out(words('play.saved', { file: file || session.file }))
    } catch (error) {
      out(words('play.not-saved', { why: (error as Error).message }))
    }
  }
  return 'ask'
}
