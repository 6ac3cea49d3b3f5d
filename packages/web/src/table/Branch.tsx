/** “Play on from here”: a new game that begins at a moment of another. */
import { OPEN, type Role } from '@carillon/kernel'
import type { Moment, Seat } from '@carillon/protocol'
import { type ReactNode, useState } from 'preact/compat'
import type { Say } from '../boards/board.ts'
import { freshKey } from '../client.ts'
import { Button, go, link, Notice, useApp } from '../shell/context.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { troubleOf } from '../shell/trouble.ts'
import { humansIn, sideName } from './people.ts'
import { playerIn, SeatChoice, seatFor } from './SeatChoice.tsx'

interface BranchProps {
  readonly id: string
  readonly moment: Moment
  readonly players: readonly string[]
  readonly say: Say
  readonly open: boolean
  close(): void
}
export function Branch({ id, moment, players, say, open, close }: BranchProps): ReactNode {
  const { t, client } = useApp()
  const { setup, seats: viewers, at, seat } = moment
  // Before the end everybody keeps his seat: he would see what he must not know.
  const free = viewers.includes(OPEN)
  const [seats, setSeats] = useState<Record<Role, Seat>>(() => usual(setup.seats, humansIn(setup).length))
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      const { id: made } = await client.ask('opened', { ask: 'branch', id, at, seat, seats, key: freshKey() })
      go(link.play(made))
    } catch (error) {
      setTrouble(troubleOf(error, t).text)
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={open}
      title={t('replay.branch')}
      onClose={close}
      actions={
        <Button look="primary" icon="play" busy={busy} onClick={() => void start()}>
          {t('replay.branch.start')}
        </Button>
      }
    >
      <p>{t('replay.branch.text', { at })}</p>
      {free ? (
        Object.keys(setup.seats).map((role) => (
          <SeatChoice
            key={role}
            name={sideName(say, role)}
            player={playerIn(seats[role])}
            players={players}
            person={t('replay.branch.human')}
            sit={(player) => setSeats({ ...seats, [role]: seatFor(player) })}
          />
        ))
      ) : (
        <p className="soft">{t('replay.branch.seats')}</p>
      )}
      {trouble && <Notice kind="problem">{trouble}</Notice>}
    </Dialog>
  )
}

/** As they sat; where nobody did, the first seat is offered. */
function usual(seats: Readonly<Record<Role, Seat>>, humans: number): Record<Role, Seat> {
  const [first] = Object.keys(seats)
  return humans > 0 || first === undefined ? { ...seats } : { ...seats, [first]: { kind: 'human' } }
}
