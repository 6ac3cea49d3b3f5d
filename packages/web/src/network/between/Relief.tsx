/** Seats that a bot plays in place of a person: who plays there is told, and he may come back. */
import type { Role } from '@carillon/kernel'
import type { Company, Scene } from '@carillon/protocol'
import { type ReactNode, useEffect, useRef, useState } from 'preact/compat'
import type { Say } from '../../boards/board.ts'
import { botName, ranksIn } from '../../shell/bots.ts'
import { Button, Notice, useAbout, useApp } from '../../shell/context.tsx'
import { sideName } from '../../table/people.ts'
import { useDealing } from './deal.ts'

interface ReliefProps {
  readonly scene: Scene
  readonly company: Company
  readonly say: Say
}
const NOBODY: readonly Role[] = []

export function Relief({ scene, company, say }: ReliefProps): ReactNode {
  const { t, announceNow } = useApp()
  const { deal, busy, trouble } = useDealing(scene)
  const { replaced = NOBODY } = company
  const { seat, setup } = scene
  const before = useRef<readonly Role[]>(replaced)
  const [back, told] = useState<readonly Role[]>(NOBODY)
  // Whoever comes and goes is told to all, on the screen and aloud.
  useEffect(() => {
    const came = before.current.filter((role) => !replaced.includes(role))
    const went = replaced.filter((role) => !before.current.includes(role))
    before.current = replaced
    for (const role of went) announceNow(t('relief.plays', { side: sideName(say, role), bot: rankIn(setup, role, t) }))
    for (const role of came) announceNow(t('relief.came', { side: sideName(say, role) }))
    if (came.length > 0 || went.length > 0) told(came.filter((role) => role !== seat))
  }, [replaced, seat, setup, say, t, announceNow])
  const own = replaced.includes(seat)
  return (
    <>
      {replaced
        .filter((role) => role !== seat)
        .map((role) => (
          <p key={role} className="small soft">
            {t('relief.plays', { side: sideName(say, role), bot: rankIn(setup, role, t) })}
          </p>
        ))}
      {back.map((role) => (
        <section key={role} className="offer" aria-label={t('relief.back')}>
          <p>{t('relief.came', { side: sideName(say, role) })}</p>
          <p className="offer-acts">
            <Button small onClick={() => told(back.filter((one) => one !== role))}>
              {t('ui.close')}
            </Button>
          </p>
        </section>
      ))}
      {own && (
        <section className="offer" aria-label={t('relief.own')}>
          <p>{t('relief.own.text', { bot: rankIn(setup, seat, t) })}</p>
          <p className="offer-acts">
            <Button small look="primary" busy={busy} onClick={() => void deal({ ask: 'return' })}>
              {t('relief.return')}
            </Button>
          </p>
        </section>
      )}
      {trouble !== undefined && <Notice kind="problem">{trouble}</Notice>}
    </>
  )
}
function rankIn({ seats }: Scene['setup'], role: Role, t: Parameters<typeof botName>[1]): string {
  const seat = seats[role]
  return seat?.kind === 'bot' ? botName(seat.player, t) : ''
}

interface StandInProps {
  readonly game: string
  readonly busy: boolean
  replace(player: string): void
}
/** How strong the bot is to be that plays on for somebody. */
export function StandIn({ game, busy, replace }: StandInProps): ReactNode {
  const { t } = useApp()
  const ranks = ranksIn(useAbout(game)?.players ?? []).filter((rank) => rank !== 'random')
  const [rank, choose] = useState('captain')
  return (
    <span className="stand-in">
      <label>
        <span className="unseen">{t('relief.rank')}</span>
        <select className="entry" value={rank} onChange={(event) => choose(event.currentTarget.value)}>
          {(ranks.length > 0 ? ranks : [rank]).map((one) => (
            <option key={one} value={one}>
              {botName(one, t)}
            </option>
          ))}
        </select>
      </label>
      <Button small busy={busy} onClick={() => replace(rank)}>
        {t('between.claim.bot')}
      </Button>
    </span>
  )
}
