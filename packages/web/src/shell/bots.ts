/** Machine players as people choose them: a rank, and at the upper ranks how it plays. */
import type { App } from './app.tsx'

/** As one chooses among them: the ranks, then those of old, pure chance last. One that is not named stands before it. */
const ORDER = ['recruit', 'sergeant', 'captain', 'colonel', 'general', 'greedy', 'playbook']
const placeOf = (player: string): number =>
  player === 'random' ? ORDER.length + 1 : ORDER.includes(player) ? ORDER.indexOf(player) : ORDER.length

/** `general-bold` is a general, and bold; no style is the plain one. */
export interface Bot {
  readonly rank: string
  readonly style: string
}
export function botOf(player: string): Bot {
  const [rank = '', ...rest] = player.split('-')
  return rest.length > 0 && ORDER.includes(rank) ? { rank, style: rest.join('-') } : { rank: player, style: '' }
}
export const playerOf = ({ rank, style }: Bot): string => (style === '' ? rank : `${rank}-${style}`)

export const ranksIn = (players: readonly string[]): readonly string[] =>
  [...new Set(players.map((player) => botOf(player).rank))].sort((a, b) => placeOf(a) - placeOf(b))
/** How the rank may play, plainly first; none where there is nothing to choose. */
export function stylesIn(players: readonly string[], rank: string): readonly string[] {
  const styles = players.map(botOf).flatMap((bot) => (bot.rank === rank && bot.style !== '' ? bot.style : []))
  return styles.length > 0 ? ['', ...styles] : []
}
/** Another rank plays in the same way, if it can. */
export const withRank = (players: readonly string[], player: string, rank: string): string => {
  const same = playerOf({ rank, style: botOf(player).style })
  return players.includes(same) ? same : rank
}

/** “general”, “general, bold”. */
export function botName(player: string, t: App['t']): string {
  const { rank, style } = botOf(player)
  return style === '' ? t(`bot.${rank}`) : t('bot.styled', { rank: t(`bot.${rank}`), style: styleName(style, t) })
}
export const styleName = (style: string, t: App['t']): string => t(`style.${style || 'plain'}`)
