/** Who sits in a chair: a person, or the machine in one of its ranks. */
import type { Role } from '@carillon/kernel'
import type { About } from '@carillon/protocol'
import { type ReactNode, useState } from 'preact/compat'
import { type App, useApp } from '../app.tsx'
import { botName, botOf, playerOf, ranksIn, styleName, stylesIn, withRank } from '../bots.ts'
import { Choices } from '../Choices.tsx'
import { isBot, opponentIn, type Sitter } from './plan.ts'
import { worthOf } from './strengths.ts'

export const nameOf = (sitter: Sitter, t: App['t']): string =>
  isBot(sitter) ? t('new.bot', { level: botName(sitter.slice(4), t) }) : t(`new.${sitter}`)

interface ChairProps {
  readonly about: About
  readonly role: Role
  /** Of the side. */
  readonly name: string
  readonly sitter: Sitter
  sit(sitter: Sitter): void
}
export function Chair({ about, role, name, sitter, sit }: ChairProps): ReactNode {
  const { t } = useApp()
  // Who changes his mind finds the rank that he had chosen.
  const [last, keep] = useState(() => (isBot(sitter) ? sitter.slice(4) : opponentIn(about)))
  const player = isBot(sitter) ? sitter.slice(4) : last
  const { rank, style } = botOf(player)
  const styles = stylesIn(about.players, rank)
  const choose = (to: string) => {
    keep(to)
    sit(`bot:${to}`)
  }
  const lineOf = (line: string, one: string): string => {
    const worth = worthOf(about.id, one, t)
    return worth === undefined ? line : t('bot.measured', { line, worth })
  }
  return (
    <div className="chair">
      <Choices
        stacked
        legend={
          <span className="chair-name" data-side={role}>
            {name}
          </span>
        }
        value={isBot(sitter) ? 'bot' : sitter}
        onChange={(to) => sit(to === 'bot' ? `bot:${player}` : (to as Sitter))}
        choices={(['me', 'friend', 'far', 'bot'] as const).map((who) => ({
          value: who,
          label: t(who === 'bot' ? 'new.machine' : `new.${who}`),
        }))}
      />
      {isBot(sitter) && (
        <Choices
          stacked
          legend={t('new.rank', { side: name })}
          value={rank}
          onChange={(to) => choose(withRank(about.players, player, to))}
          choices={ranksIn(about.players).map((one) => ({
            value: one,
            label: t(`bot.${one}`),
            more: lineOf(t(`bot.${one}.line`), one),
          }))}
        />
      )}
      {isBot(sitter) && styles.length > 0 && (
        <Choices
          stacked
          legend={t('new.style', { side: name })}
          value={style}
          onChange={(to) => choose(playerOf({ rank, style: to }))}
          choices={styles.map((one) => ({
            value: one,
            label: styleName(one, t),
            more: lineOf(t(`style.${one || 'plain'}.line`), one && playerOf({ rank, style: one })),
          }))}
        />
      )}
    </div>
  )
}
