/** A game that is over, told as a whole: its course, turning points, losses and luck; to be looked at again, and sent to a friend. */
import type { Message } from '@carillon/kernel'
import {
  type Report as GameReport,
  lossesOf,
  percent,
  reportText,
  rolesIn,
  tenths,
  turningPoint,
} from '@carillon/protocol'
import { type ReactNode, useEffect, useMemo, useState } from 'preact/compat'
import type { GameBoard, Say } from '../boards/board.ts'
import { Button, link, Notice, useApp } from '../shell/context.tsx'
import { saveFile } from '../shell/files.ts'
import { troubleOf } from '../shell/trouble.ts'
import '../styles/table-report.css'
import { Chart } from './Chart.tsx'
import { coursesOf, pictureOf, pngOf, svgText } from './course-picture.ts'
import { shortList } from './pieces.ts'
import { useReading } from './reading-context.ts'

interface ReportProps {
  readonly id: string
  readonly board: GameBoard
  readonly say: Say
}
export function Report({ id, board, say }: ReportProps): ReactNode {
  const { client, t } = useApp()
  const [report, set] = useState<GameReport>()
  const [failed, fail] = useState<unknown>()
  useEffect(() => {
    client.ask('report', { ask: 'report', id }).then((reply) => set(reply.report), fail)
  }, [client, id])
  if (failed) return <Notice kind="problem">{troubleOf(failed, t).text}</Notice>
  if (!report) return <p className="soft">{t('report.reckoned')}</p>
  return <Whole {...{ id, report, board, say }} />
}

function Whole({ id, report, board, say }: ReportProps & { readonly report: GameReport }): ReactNode {
  const { t, locale } = useApp()
  const { counted } = useReading(board)
  const courses = useMemo(() => coursesOf(report, { say, t }), [report, say, t])
  const list = useMemo(() => new Intl.ListFormat(locale, { style: 'short', type: 'unit' }), [locale])
  const side = (role: string): string => say({ key: `role.${role}` })
  const lost = (names: readonly Message[]): string => list.format(shortList(names, counted).map(say))
  return (
    <section className="report" aria-label={t('report.heading')}>
      <h3>{t('report.heading')}</h3>
      <div className="course-row">
        {courses.map((course) => (
          <Chart key={course.title} {...{ course, report, say, t }} />
        ))}
      </div>
      {report.chance && report.turning.length > 0 && (
        <>
          <h3>{t('report.turning')}</h3>
          <ul className="report-turning">
            {report.turning.map((point) => (
              <li key={point.at}>
                <span>
                  {t('report.turning-line', {
                    what: turningPoint(point, say, (key, args) => t(`report.${key}`, args)),
                    side: side(report.chance?.role ?? ''),
                    from: percent(point.from),
                    to: percent(point.to),
                  })}
                </span>
                <a href={link.replay(id, point.at, 'open')}>{t('report.replay')}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <dl className="report-sums">
        {rolesIn(report).map((role) => {
          const names = lossesOf(report, role)
          const luck = report.luck[role]
          return (
            <div key={role}>
              <dt>
                <span className="side-sign" data-side={role} aria-hidden="true" /> {side(role)}
              </dt>
              <dd>
                {names.length === 0
                  ? t('report.lost.none')
                  : t('report.lost', { count: names.length, names: lost(names) })}
              </dd>
              {luck && (
                <dd>
                  {t('report.luck.told', {
                    hits: Math.round(luck.hits * 10) / 10,
                    expected: tenths(luck.expected, locale),
                  })}
                </dd>
              )}
            </div>
          )
        })}
      </dl>
      <Share {...{ id, report, say }} />
    </section>
  )
}

function Share({ id, report, say }: Pick<ReportProps, 'id' | 'say'> & { readonly report: GameReport }): ReactNode {
  const { t, locale, announce } = useApp()
  const [trouble, setTrouble] = useState<string>()
  const words = useMemo(() => ({ say, t }), [say, t])
  const text = (): string => `${reportText(report, say, (key, args) => t(`report.${key}`, args), locale).join('\n')}\n`
  const name = (ending: string): string => `carillon-${report.setup.game}-${id}.${ending}`
  const trying = (act: () => Promise<unknown>) => () => {
    setTrouble(undefined)
    // Whoever closes the sheet that shares has changed his mind: nothing is wrong.
    act().catch((error: Error) => error.name !== 'AbortError' && setTrouble(t('report.share.failed')))
  }
  const copy = trying(async () => {
    await navigator.clipboard.writeText(text())
    announce(t('report.copied'))
    setTrouble(t('report.copied'))
  })
  const png = trying(async () => saveFile(name('png'), await pngOf(pictureOf(report, words))))
  const svg = () => saveFile(name('svg'), new Blob([svgText(pictureOf(report, words))], { type: 'image/svg+xml' }))
  const save = () => saveFile(name('txt'), new Blob([text()], { type: 'text/plain;charset=utf-8' }))
  const send = trying(async () => {
    const picture = new File([await pngOf(pictureOf(report, words))], name('png'), { type: 'image/png' })
    const files = navigator.canShare?.({ files: [picture] }) ? [picture] : []
    await navigator.share({ text: text(), ...(files.length > 0 && { files }) })
  })
  return (
    <div className="report-share">
      <h3>{t('report.share')}</h3>
      <div className="row">
        {'share' in navigator && (
          <Button small onClick={send}>
            {t('report.send')}
          </Button>
        )}
        <Button small onClick={copy}>
          {t('report.copy')}
        </Button>
        <Button small onClick={save}>
          {t('report.save')}
        </Button>
        <Button small onClick={png}>
          {t('report.png')}
        </Button>
        <Button small onClick={svg}>
          {t('report.svg')}
        </Button>
      </div>
      {trouble && <p className="small soft">{trouble}</p>}
    </div>
  )
}
