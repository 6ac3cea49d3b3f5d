/** The links of a game: one for each seat, to be sent to who sits there; and one's own, to go on elsewhere. */
import type { Role } from '@carillon/kernel'
import { Fragment, lazy, type ReactNode, Suspense } from 'preact/compat'
import { Button, useAbout, useApp, useWords } from '../shell/context.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { CopyBox } from './CopyBox.tsx'
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
            <InviteSomebody token={game.links[role] as string} side={name(role)} last={role === others.at(-1)} />
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
  const { t } = useApp()
  const url = seatAddress(token)
  const send = () => void navigator.share({ title: t('app.name'), url }).catch(() => undefined)
  return (
    <CopyBox label={label} text={url}>
      {share && 'share' in navigator && (
        <Button small onClick={send}>
          {t('network.share')}
        </Button>
      )}
    </CopyBox>
  )
}
