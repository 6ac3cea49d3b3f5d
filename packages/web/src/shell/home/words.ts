/** Words about a saved game. */
import type { Locale, Role } from '@carillon/kernel'
import type { Say } from '@carillon/kernel/catalogue'
import type { SavedGame } from '@carillon/protocol'
import type { App } from '../app.tsx'
import { botName } from '../bots.ts'

/** When it was, in the words of the language: today and yesterday by name. */
export function when(time: number, locale: Locale, now = Date.now()): string {
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(time)
  const days = Math.round((midnight(time) - midnight(now)) / 86_400_000)
  if (days === 0 || days === -1)
    return `${new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')}, ${clock}`
  return `${new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(time)}, ${clock}`
}
const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0)

/** “Turn 3 · Orders”; once it is over the turn alone. How many moves there were is not told: some were secret. */
export function howFar({ turn, step, outcome }: SavedGame, say: Say): readonly string[] {
  return [...(turn ? [say(turn).replace(/\.$/, '')] : []), ...(outcome || !step ? [] : [say({ key: `step.${step}` })])]
}

/** “British: you · French: bot (officer)”. */
export function whoPlays(game: SavedGame, roles: readonly Role[], say: Say, t: App['t']): string {
  const people = roles.filter((role) => game.seats[role]?.kind === 'human').length
  return roles
    .map((role) => {
      const seat = game.seats[role]
      const who =
        seat?.kind === 'bot'
          ? t('saved.bot', { level: botName(seat.player, t) })
          : t(people === 1 ? 'saved.you' : 'saved.person')
      return t('saved.seat', { side: say({ key: `role.${role}` }), who })
    })
    .join(' · ')
}
