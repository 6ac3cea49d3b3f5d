/** What happened since one's last decision, in a few lines. */
import { isHeading, type LogLine } from '@carillon/kernel'
import { memo, type ReactNode, useMemo, useState } from 'preact/compat'
import type { Say } from '../boards/board.ts'
import { useApp } from '../shell/context.tsx'
import { Line } from './LogLine.tsx'

interface NewsProps {
  readonly log: readonly LogLine[]
  readonly from: number
  readonly say: Say
  openLog(): void
}
/** So many at most; the log has them all. */
const SHOWN = 12

export const News = memo(function News({ log, from, say, openLog }: NewsProps): ReactNode {
  const { t } = useApp()
  const news = useMemo(() => log.slice(from).filter((line) => !isHeading(line)), [log, from])
  const [open, setOpen] = useState(false)
  const last = news.at(-1)
  if (!last) return null
  const shown = news.slice(-SHOWN)
  return (
    <details className="news" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="news-last">{say(last.text)}</span>
        <span className="news-count" title={t('table.news', { count: news.length })}>
          {t('table.news.count', { count: news.length })}
        </span>
      </summary>
      <ol>
        {(open ? shown : []).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their number.
          <Line key={log.length - shown.length + i} line={line} say={say} />
        ))}
      </ol>
      {news.length > shown.length && (
        <button type="button" className="inline-link small" onClick={openLog}>
          {t('table.news.more', { count: news.length - shown.length })}
        </button>
      )}
    </details>
  )
})
