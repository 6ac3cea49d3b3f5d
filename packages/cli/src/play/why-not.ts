/** Why something on the board is not among the choices: `why fort carillon`. */
import { type Choice, observe, type Subject } from '@carillon/kernel'
import { labelOf } from '@carillon/kernel/catalogue'
import { meant, type Name } from '@carillon/kernel/typed-words'
import { width, wrap } from '../terminal.ts'
import { capital } from './options.ts'
import type { Played } from './played.ts'
import type { Screen } from './screen.ts'

const MOST = 8
interface Named extends Name {
  readonly subject: Subject
}

/** Undefined if nothing on the board is called so. */
export function whyNotLines(
  { context, say }: Pick<Screen, 'context' | 'say'>,
  { game, room }: Pick<Played, 'game' | 'room'>,
  decision: Choice,
  typed: string,
): readonly string[] | undefined {
  const { words } = context
  const { view, viewer } = observe(room.table, decision.role)
  // What has no name of its own, as a block that nobody knows, cannot be typed.
  const named = (game.subjects?.(view, viewer) ?? []).flatMap((subject): Named[] => {
    const [[field, id] = [], ...more] = Object.entries(subject)
    if (field === undefined || more.length > 0 || !game.names[field]?.includes(String(id))) return []
    return [{ subject, label: labelOf(subject).map(say).join(', '), ids: String(id) }]
  })
  const found = meant(typed, named)
  if (found.kind === 'none') return undefined
  if (found.kind === 'several') {
    const list = found.indexes.slice(0, MOST).map((index) => named[index]?.label)
    return [words('play.several', { typed, list: list.join(', ') })]
  }
  const { subject, label } = named[found.index] as Named
  const name = capital(label)
  const not = game.why?.(view, decision, subject)
  if (!not) return [words('play.offered', { name })]
  return wrap(`${words('pair', { name, value: say(not.text) })} (${words('play.rule', { rule: not.rule })})`, width())
}
