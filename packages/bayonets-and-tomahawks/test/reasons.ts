/** What the rules say of something that is pointed at. */
import { isOffered, LOCALES, type Message } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import { bayonetsAndTomahawks as game } from '../src/index.ts'
import type { Rehearsal } from './help.ts'

export const unit = (id: string) => ({ unit: id })
export const to = (space: string) => ({ space })
const SAY = LOCALES.map((locale) => renderer(game.catalogues[locale], locale))

/** To the one who is asked: `'full 10.1'`, `'stuck full 10.1'` for one reason that stands on another; nothing for what is offered. */
export function said({ table }: Rehearsal, subject: Readonly<Record<string, string>>): string | undefined {
  const [choice] = table.decisions
  if (!choice) throw new Error('nobody is asked')
  const found = game.why?.(game.view(table.state, choice.role), choice, subject)
  if (isOffered(choice, subject) !== !found) throw new Error(`${found?.text.key} of what is offered`)
  if (!found) return undefined
  const { text, rule } = found
  for (const say of SAY) if (!/^[^{}]+\.$/.test(say(text))) throw new Error(`no sentence: ${say(text)}`)
  const inner = text.args?.why as Message | undefined
  return `${[text, ...(inner ? [inner] : [])].map(({ key }) => key.slice(3)).join(' ')} ${rule}`
}
