/** The menu of the table, and what it opens. */

import type { Role } from '@carillon/kernel'
import type { About, Scene, Seat } from '@carillon/protocol'
import { type ReactNode, useEffect, useState } from 'preact/compat'
import type { GameBoard, Say } from '../boards/board.ts'
import { Button, ButtonLink, link, useApp } from '../shell/context.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { ExportDialog } from '../shell/ExportDialog.tsx'
import { giveFile, giveView } from '../shell/files.ts'
import { hasGuided } from '../shell/guided.ts'
import { useBoardText } from './BoardText.tsx'
import { DiceStatistics } from './DiceStatistics.tsx'
import { Fairness } from './Fairness.tsx'
import { Help } from './Help.tsx'
import Minute from './Minute.tsx'
import { humansIn } from './people.ts'
import { Seats } from './Seats.tsx'

export type TableDialog = 'menu' | 'minute' | 'dice' | 'fairness' | 'text' | 'help' | 'export' | 'seats'

interface TableMenuProps {
  readonly dialog: TableDialog | undefined
  open(dialog: TableDialog | undefined): void
  readonly scene: Scene
  readonly board: GameBoard
  readonly about: About
  readonly say: Say
  seat(role: Role, who: Seat): Promise<unknown>
  /** Whether the chances of the sides may be shown here. */
  readonly judged: boolean
}
export default function TableMenu(props: TableMenuProps): ReactNode {
  const { dialog, open, scene, board, about, say, seat, judged } = props
  const { t, client, network, settings, setSettings } = useApp()
  const [failed, fail] = useState<string>()
  const tell = useBoardText(board)
  const close = () => open(undefined)
  const { id, setup, observation } = scene
  const over = observation.outcome !== undefined || scene.company?.ended !== undefined
  const exporting = dialog === 'export' && over
  useEffect(() => {
    // After the end there is no secret in it: no question.
    if (!exporting) return
    open(undefined)
    giveFile(client, id).catch((error: Error) => fail(error.message))
  }, [exporting, open, client, id])
  const give = () => {
    close()
    giveFile(client, id).catch((error: Error) => fail(error.message))
  }
  const giveSeen = () => {
    close()
    return giveView(client, scene).catch((error: Error) => fail(error.message))
  }
  const own: TableDialog[] = ['text', 'dice', 'fairness', 'help', 'export']
  const listed = network || over ? own : own.toSpliced(1, 0, 'seats')
  return (
    <>
      <Dialog open={dialog === 'menu'} title={t('table.menu')} onClose={close}>
        <ul className="menu-list">
          {[...(hasGuided(about.id) ? (['minute'] as const) : []), ...listed].map((one) => (
            <li key={one}>
              <Button look="quiet" onClick={() => open(one)}>
                {t(`table.menu.${one}`)}
              </Button>
            </li>
          ))}
          {judged && (
            <li>
              <Button
                look="quiet"
                onClick={() => {
                  setSettings({ judgement: !settings.judgement })
                  close()
                }}
              >
                {t(settings.judgement ? 'table.judgement.hide' : 'table.judgement.show')}
              </Button>
            </li>
          )}
          {network?.invite && (
            <li>
              <Button
                look="quiet"
                onClick={() => {
                  close()
                  network.invite?.()
                }}
              >
                {t('network.invite')}
              </Button>
            </li>
          )}
          {network && (
            <>
              <li>
                <ButtonLink look="quiet" href={link.notices()}>
                  {t('network.notices')}
                </ButtonLink>
              </li>
              <li>
                <ButtonLink look="quiet" href={link.report(id)}>
                  {t('network.report')}
                </ButtonLink>
              </li>
            </>
          )}
          <li>
            <ButtonLink look="quiet" href={link.replay(id)}>
              {t('table.menu.replay')}
            </ButtonLink>
          </li>
          <li>
            <ButtonLink look="quiet" href={link.rules(setup.game)}>
              {t('table.menu.rules')}
            </ButtonLink>
          </li>
          <li>
            <ButtonLink look="quiet" href={link.home()}>
              {t('table.menu.leave')}
            </ButtonLink>
          </li>
        </ul>
        {network && humansIn(setup).length > 1 && !over && !scene.company?.hints && (
          <p className="small soft">{t('network.unadvised')}</p>
        )}
      </Dialog>
      {hasGuided(about.id) && <Minute about={about} open={dialog === 'minute'} onClose={close} />}
      <Dialog open={dialog === 'dice'} title={t('table.menu.dice')} onClose={close} wide>
        {dialog === 'dice' && <DiceStatistics id={id} say={say} />}
      </Dialog>
      <Dialog open={dialog === 'fairness'} title={t('table.menu.fairness')} onClose={close} wide>
        {dialog === 'fairness' && <Fairness {...{ scene, over, say }} />}
      </Dialog>
      <Dialog open={dialog === 'text'} title={t('table.menu.text')} onClose={close} wide>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys. */}
        <pre className="board-text" tabIndex={0}>
          {dialog === 'text' && tell?.(observation.view, say)}
        </pre>
      </Dialog>
      <Dialog open={dialog === 'help'} title={t('table.menu.help')} onClose={close} wide>
        {dialog === 'help' && <Help judged={about.judged} layers={board.layers} say={say} />}
      </Dialog>
      <Dialog open={dialog === 'seats'} title={t('table.seats.title')} onClose={close}>
        {dialog === 'seats' && <Seats scene={scene} about={about} say={say} change={seat} />}
      </Dialog>
      {network ? (
        <Dialog
          open={dialog === 'export' && !over}
          title={t('export.title')}
          onClose={close}
          actions={
            <Button look="primary" icon="export" onClick={() => void giveSeen()}>
              {t('network.export.seen')}
            </Button>
          }
        >
          <p>{t('network.export.later')}</p>
          <p>{t('network.export.seen.text')}</p>
        </Dialog>
      ) : (
        <ExportDialog open={dialog === 'export' && !over} give={give} onClose={close} />
      )}
      <Dialog open={failed !== undefined} title={t('refused.failed')} onClose={() => fail(undefined)}>
        <p>{failed}</p>
      </Dialog>
    </>
  )
}
