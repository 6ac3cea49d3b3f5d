/** What the strongest player says to whoever asks it: what it would do, how the game stands. */
import { type Choice, type Message, type Option, observe, seeded } from '@carillon/kernel'
import { labelOf } from '@carillon/kernel/catalogue'
import { chanceToWin, type Hint } from '@carillon/protocol'
import { chanceFor, hintAt } from '@carillon/room/counsel'
import type { Context } from '../context.ts'
import type { Played } from './played.ts'
import type { Screen } from './screen.ts'

/** What it would do for who is asked, in the words of the options, and why. */
export async function hintLines(screen: Screen, { room, game }: Played, decision: Choice): Promise<string[]> {
  const { words } = screen.context
  if (room.people.length > 1) return [words('play.no-counsel')]
  const hint = await hintAt(room, decision, seeded(1), () => true)
  const { view } = observe(room.table, decision.role)
  const name = (option: Option): string => {
    const label = game.label?.(option, view)
    return (label ? [label] : labelOf(option)).map(screen.say).join(', ')
  }
  return hint ? told(screen, hint, name) : []
}
function told({ context, say }: Screen, hint: Hint, name: (option: Option) => string): string[] {
  const { clicks, chance, ahead = 0, aims, fears } = hint
  const { words } = context
  const all = (texts: readonly Message[]): string => texts.map(say).join(words('semicolon'))
  return [
    words('play.hint', { clicks: clicks.map(name).join(' → ') }),
    ...(chance === undefined ? [] : [sure(context, chance, ahead)]),
    ...(aims.length > 0 ? [words('play.hint-aims', { aims: all(aims) })] : []),
    ...(fears.length > 0 ? [words('play.hint-fears', { fears: all(fears) })] : []),
  ]
}

function sure({ words, locale }: Context, part: number, ahead: number): string {
  const chance = percentIn(locale)(part)
  const points = Math.round(100 * ahead)
  return points === 0 ? words('play.hint-even', { chance }) : words('play.hint-chance', { chance, ahead: points })
}

export async function judgeLine({ context }: Screen, { room }: Played, { role }: Choice): Promise<string> {
  const { words, locale } = context
  if (room.people.length > 1) return words('play.no-counsel')
  const chance = chanceFor(room.table, role, await room.wits())
  return chance === undefined ? words('play.no-judge') : words('play.judge', { chance: percentIn(locale)(chance) })
}

const percentIn = (locale: string): ((part: number) => string) => {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  return (part) => format.format(chanceToWin(part) / 100)
}
