/** Who sits in a seat: a person, or a rank of the machine and how it plays. */
import type { Seat } from '@carillon/protocol'
import type { ReactNode } from 'preact/compat'
import { botName, botOf, playerOf, ranksIn, styleName, stylesIn, withRank } from '../shell/bots.ts'
import { useApp } from '../shell/context.tsx'

/** Nobody but a person has no name. */
export const playerIn = (seat: Seat | undefined): string => (seat?.kind === 'bot' ? seat.player : '')
export const seatFor = (player: string): Seat => (player === '' ? { kind: 'human' } : { kind: 'bot', player })

interface SeatChoiceProps {
  /** Of the side. */
  readonly name: string
  readonly player: string
  readonly players: readonly string[]
  /** What a person is called here; nothing if none may sit down. */
  readonly person?: string | undefined
  readonly disabled?: boolean
  sit(player: string): void
}
export function SeatChoice({ name, player, players, person, disabled = false, sit }: SeatChoiceProps): ReactNode {
  const { t } = useApp()
  const { rank, style } = botOf(player)
  const styles = stylesIn(players, rank)
  return (
    <>
      <label className="field">
        <span>{name}</span>
        <select
          value={rank}
          disabled={disabled}
          onChange={({ currentTarget: { value } }) => sit(value && withRank(players, player, value))}
        >
          {person && <option value="">{person}</option>}
          {ranksIn(players).map((one) => (
            <option key={one} value={one}>
              {t('new.bot', { level: botName(one, t) })}
            </option>
          ))}
        </select>
      </label>
      {styles.length > 0 && (
        <label className="field">
          <span>{t('new.style', { side: name })}</span>
          <select
            value={style}
            disabled={disabled}
            onChange={({ currentTarget: { value } }) => sit(playerOf({ rank, style: value }))}
          >
            {styles.map((one) => (
              <option key={one} value={one}>
                {styleName(one, t)}
              </option>
            ))}
          </select>
        </label>
      )}
      {styles.length > 0 && <p className="field-line small soft">{t(`style.${style || 'plain'}.line`)}</p>}
    </>
  )
}
