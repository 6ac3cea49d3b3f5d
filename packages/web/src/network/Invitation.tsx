/** The links of a game: one for each seat, to be sent to who sits there; and one's own, to go on elsewhere. */
import type { Role } from '@carillon/kernel'
import { Fragment, lazy, type ReactNode, Suspense, useState } from 'preact/compat'
import { Button, useAbout, useApp, useWords } from '../shell/context.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { type NetworkGame, seatAddress } from './kept-links.ts'

const InviteSomebody = lazy(() => import('./lobby/InviteSomebody.tsx'))

interface InvitationProps {
  readonly game: NetworkGame
  readonly open: boolean
  onClose(): void
}
export function Invitation({ game, open, onClose }: InvitationProps): ReactNode {
  const { t } = useApp()
  const about = useAbout(game.game)
  const say = useWords(about)
  const roles = Object.keys(game.links)
  const others = roles.filter((role) => role !== game.seat)
  const name = (role: Role) => say({ key: `role.${role}` })
  return (
    <Dialog open={open} title={t('network.invite')} onClose={onClose} wide>
      {others.length > 0 && <p>{t('network.invite.text')}</p>}
      {others.map((role) => (
        <Fragment key={role}>
          <SeatLink label={t('network.seat-of', { side: name(role) })} token={game.links[role] as string} share />
          <Suspense fallback={null}>
            <InviteSomebody token={game.links[role] as string} side={name(role)} />
          </Suspense>
        </Fragment>
      ))}
      {game.seat !== undefined && game.links[game.seat] !== undefined && (
        <>
          <p>{t('network.own.text')}</p>
          <SeatLink label={t('network.own', { side: name(game.seat) })} token={game.links[game.seat] as string} />
        </>
      )}
      <p className="small soft">{t('network.links.warning')}</p>
    </Dialog>
  )
}

interface SeatLinkProps {
  readonly label: string
  readonly token: string
  readonly share?: boolean
}
function SeatLink({ label, token, share = false }: SeatLinkProps): ReactNode {
  const { t, announceNow } = useApp()
  const [copied, setCopied] = useState(false)
  const url = seatAddress(token)
  const copy = async (box: HTMLInputElement | null) => {
    try {
      await navigator.clipboard.writeText(url)
    } catch {
      // Without leave to write there, what is marked can be copied by hand.
      box?.select()
      return
    }
    setCopied(true)
    announceNow(t('network.copied'))
  }
  const send = () => void navigator.share({ title: t('app.name'), url }).catch(() => undefined)
  return (
    <label className="network-link">
      <span className="caps">{label}</span>
      <span className="network-link-row">
        <input readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        <Button
          small
          onClick={(event) =>
            void copy(event.currentTarget.parentElement?.querySelector<HTMLInputElement>('input') ?? null)
          }
        >
          {t(copied ? 'network.copied' : 'network.copy')}
        </Button>
        {share && 'share' in navigator && (
          <Button small onClick={send}>
            {t('network.share')}
          </Button>
        )}
      </span>
    </label>
  )
}
