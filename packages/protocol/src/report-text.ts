/** A report as a text that can be sent to a friend: what was played, who won, the story by turns, losses and luck. */
import type { Args, Message, Role } from '@carillon/kernel'
import type { Report, Turning } from './report.ts'

/** The words of a front, by the rest of their keys: `report.title` of its catalogue. */
export type ReportWords = (key: ReportKey, args?: Args) => string
type ReportKey =
  | ('title' | 'won' | 'draw' | 'opening' | 'turning' | 'turning-line' | 'turning-what')
  | ('losses' | 'losses-line' | 'luck' | 'luck-line')
type Say = (message: Message) => string

export const percent = (part: number): number => Math.round(100 * part)
/** A line of the log inside another sentence. */
export const headline = (text: string): string => text.replace(/\.$/, '')
/** One digit after the point, as the language writes it. */
export const tenths = (value: number, locale: string): string =>
  value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Who has lost how many, most of them by name. */
export const lossesOf = ({ losses }: Pick<Report, 'losses'>, role: Role): readonly Message[] =>
  losses.filter((loss) => loss.role === role).map(({ name }) => name)
export const rolesIn = ({ losses, luck }: Pick<Report, 'losses' | 'luck'>): readonly Role[] =>
  [...new Set([...Object.keys(luck), ...losses.map(({ role }) => role)])].sort()

/** When the chances turned, and what happened then. */
export function turningPoint({ text, within, told = [] }: Turning, say: Say, words: ReportWords): string {
  const plain = (message: Message) => headline(say(message))
  const when = text ? [...(within ? [within] : []), text].map(plain) : [words('opening')]
  return [...when, ...told.map(plain)].reduce((first, what) => words('turning-what', { when: first, what }))
}
/** Lines; a heading has an empty one before it. */
export function reportText(report: Report, say: Say, words: ReportWords, locale: string): readonly string[] {
  const { setup, outcome, turning, luck, chance, story } = report
  const side = (role: Role): string => say({ key: `role.${role}` })
  const game = say({ key: 'game.name' })
  const head = words('title', { game, scenario: say({ key: `scenario.${setup.scenario}` }) })
  const won = outcome.winner === 'draw' ? words('draw') : words('won', { side: side(outcome.winner) })
  const lines = [head, `${won} ${say(outcome.cause)}`]
  for (const { title, lines: told } of story) {
    lines.push('', title ? say(title) : words('opening'))
    for (const text of told) lines.push(`- ${say(text)}`)
  }
  if (chance && turning.length > 0) {
    lines.push('', words('turning'))
    for (const point of turning) {
      const { from, to } = point
      const what = turningPoint(point, say, words)
      lines.push(`- ${words('turning-line', { what, side: side(chance.role), from: percent(from), to: percent(to) })}`)
    }
  }
  const roles = rolesIn(report)
  if (report.losses.length > 0) {
    lines.push('', words('losses'))
    for (const role of roles)
      lines.push(`- ${words('losses-line', { side: side(role), count: lossesOf(report, role).length })}`)
  }
  if (Object.keys(luck).length > 0) {
    lines.push('', words('luck'))
    for (const role of roles) {
      const { hits = 0, expected = 0 } = luck[role] ?? {}
      const numbers = { hits: Math.round(hits * 10) / 10, expected: tenths(expected, locale) }
      lines.push(`- ${words('luck-line', { side: side(role), ...numbers })}`)
    }
  }
  return lines
}
