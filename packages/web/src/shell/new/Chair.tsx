/** Who sits in a chair: a person, or the machine in one of its ranks. */
import type { Role } from '@carillon/kernel'
import type { About } from '@carillon/protocol'
import { type ReactNode, useState } from 'preact/compat'
import { type App, useApp } from '../app.tsx'
import { Choices } from '../Choices.tsx'
import { inOrder, isBot, opponentIn, type Sitter } from './plan.ts'
import { worthOf } from './strengths.ts'

export const nameOf = (sitter: Sitter, t: App['t']): string =>
  isBot(sitter) ? t('new.bot', { level: t(`bot.${sitter.slice(4)}`) }) : t(`new.${sitter}`)

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
  const rank = isBot(sitter) ? sitter.slice(4) : last
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
        onChange={(to) => sit(to === 'bot' ? `bot:${rank}` : (to as Sitter))}
        choices={(['me', 'friend', 'bot'] as const).map((who) => ({
          value: who,
          label: t(who === 'bot' ? 'new.machine' : `new.${who}`),
        }))}
      />
      {isBot(sitter) && (
        <Choices
          stacked
          legend={t('new.rank', { side: name })}
          value={rank}
          onChange={(player) => {
            keep(player)
            sit(`bot:${player}`)
          }}
          choices={inOrder(about.players).map((player) => ({
            value: player,
            label: t(`bot.${player}`),
            more: [t(`bot.${player}.line`), worthOf(about.id, player, t)].filter(Boolean).join('; '),
          }))}
        />
      )}
    </div>
  )
}
