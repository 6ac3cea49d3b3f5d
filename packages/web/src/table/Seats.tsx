/** Who plays: another rank for the machine, the machine in one's own seat, a person in the machine's. */
import { type Role, rolesIn } from '@carillon/kernel'
import type { About, Scene, Seat } from '@carillon/protocol'
import { type ReactNode, useState } from 'preact/compat'
import type { Say } from '../boards/board.ts'
import { Notice, useApp } from '../shell/context.tsx'
import { inOrder } from '../shell/new/plan.ts'
import { troubleOf } from '../shell/trouble.ts'
import { humansIn, sideName, sitterName } from './people.ts'

interface SeatsProps {
  readonly scene: Scene
  readonly about: About
  readonly say: Say
  change(role: Role, who: Seat): Promise<unknown>
}
const textOf = (seat: Seat | undefined): string => (seat?.kind === 'bot' ? seat.player : '')

export function Seats({ scene: { setup }, about, say, change }: SeatsProps): ReactNode {
  const { t, announce } = useApp()
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)
  const people = humansIn(setup)
  const sit = async (role: Role, player: string) => {
    const who: Seat = player === '' ? { kind: 'human' } : { kind: 'bot', player }
    setBusy(true)
    setTrouble(undefined)
    try {
      await change(role, who)
      announce(sitterName({ ...setup, seats: { ...setup.seats, [role]: who } }, role, say, t))
    } catch (error) {
      setTrouble(troubleOf(error, t).text)
    }
    setBusy(false)
  }
  return (
    <div className="seats">
      <p className="soft">{t('table.seats.text')}</p>
      {rolesIn(about, setup.options).map((role) => (
        <label key={role} className="field">
          <span>{sideName(say, role)}</span>
          <select
            value={textOf(setup.seats[role])}
            disabled={busy}
            onChange={(event) => void sit(role, event.currentTarget.value)}
          >
            {(people.length === 0 || people.includes(role)) && <option value="">{t('table.seats.person')}</option>}
            {inOrder(about.players).map((player) => (
              <option key={player} value={player}>
                {t('new.bot', { level: t(`bot.${player}`) })}
              </option>
            ))}
          </select>
        </label>
      ))}
      {trouble && <Notice kind="problem">{trouble}</Notice>}
    </div>
  )
}
