/** Who plays: another rank for the machine, the machine in one's own seat, a person in the machine's. */
import { type Role, rolesIn } from '@carillon/kernel'
import type { About, Scene, Seat } from '@carillon/protocol'
import { type ReactNode, useState } from 'preact/compat'
import type { Say } from '../boards/board.ts'
import { Notice, useApp } from '../shell/context.tsx'
import { troubleOf } from '../shell/trouble.ts'
import { humansIn, sideName, sitterName } from './people.ts'
import { playerIn, SeatChoice, seatFor } from './SeatChoice.tsx'

interface SeatsProps {
  readonly scene: Scene
  readonly about: About
  readonly say: Say
  change(role: Role, who: Seat): Promise<unknown>
}

export function Seats({ scene: { setup }, about, say, change }: SeatsProps): ReactNode {
  const { t, announce } = useApp()
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)
  const people = humansIn(setup)
  const sit = async (role: Role, player: string) => {
    const who = seatFor(player)
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
        <SeatChoice
          key={role}
          name={sideName(say, role)}
          player={playerIn(setup.seats[role])}
          players={about.players}
          person={people.length === 0 || people.includes(role) ? t('table.seats.person') : undefined}
          disabled={busy}
          sit={(player) => void sit(role, player)}
        />
      ))}
      {trouble && <Notice kind="problem">{trouble}</Notice>}
    </div>
  )
}
