/** A game in a list: what is played, by whom, under which clock. */
import type { Role } from '@carillon/kernel'
import type { ClockRules, ListedGame } from '@carillon/protocol'
import type { ReactNode } from 'preact/compat'
import { botName } from '../../shell/bots.ts'
import { type App, link, useApp } from '../../shell/context.tsx'
import { useNames } from './names.ts'

interface GameRowProps {
  readonly game: ListedGame
  /** What is most to be known, before all else. */
  readonly first?: string
  readonly turn?: boolean
  readonly expires?: number
  readonly children: ReactNode
}
export function GameRow({ game, first, turn = false, expires, children }: GameRowProps): ReactNode {
  const { t, locale } = useApp()
  const names = useNames(game.title)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  return (
    <li>
      <div className="people-game">
        <p>
          {first !== undefined && <span className={turn ? 'people-turn' : 'people-first'}>{first}</span>}{' '}
          <strong>{names.game}</strong> · {names.scenario(game.scenario)}
          {game.rated && <span className="changed">{t('lobby.rated')}</span>}
          {game.hints && <span className="changed">{t('lobby.hints')}</span>}
        </p>
        <p className="small soft">
          {game.people.map(({ role, name, program, bot, free }, i) => (
            <span key={role}>
              {i > 0 && ' · '}
              {t('lobby.side', { side: names.side(role) })}{' '}
              {name !== undefined && <a href={link.player(name)}>{name}</a>}
              {program && ` (${t('lobby.program')})`}
              {name === undefined && (bot !== undefined ? botName(bot, t) : t(free ? 'lobby.free' : 'lobby.somebody'))}
            </span>
          ))}
        </p>
        <p className="small soft">
          {clockText(game.clock, t)} · {t('lobby.made', { day: day.format(game.created) })}
          {expires !== undefined && <> · {t('lobby.expires', { day: day.format(expires) })}</>}
        </p>
      </div>
      <div className="row">{children}</div>
    </li>
  )
}

const [MINUTE, HOUR] = [60_000, 3_600_000]
const DAY = 86_400_000
/** “30 minutes, and 30 seconds a turn”; “5 days, and 1 day a turn”. */
export function clockText(clock: ClockRules | undefined, t: App['t']): string {
  if (!clock) return t('lobby.clock.none')
  const { kind, bank, add } = clock
  if (kind === 'live') return t('lobby.clock.live', { bank: Math.round(bank / MINUTE), add: Math.round(add / 1000) })
  const days = Math.round(bank / DAY)
  return add % DAY === 0
    ? t('lobby.clock.days', { bank: days, add: add / DAY })
    : t('lobby.clock.hours', { bank: days, add: Math.round(add / HOUR) })
}

interface SideNameProps {
  readonly game: string
  readonly role: Role
  /** What is said of the side. */
  readonly words: string
}
export function SideName({ game, role, words }: SideNameProps): ReactNode {
  const { t } = useApp()
  const { side } = useNames(game)
  return <>{t(words, { side: side(role) })}</>
}
