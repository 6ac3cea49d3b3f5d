/** The board in words, always there for those who do not see it. */
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react'
import type { GameBoard, Say } from '../boards/board.ts'
import { useApp } from '../shell/context.tsx'

interface BoardTextProps {
  readonly board: GameBoard
  readonly view: unknown
  readonly say: Say
}
export const BoardText = memo(function BoardText({ board, view, say }: BoardTextProps): ReactNode {
  const { t } = useApp()
  // A click does not wait for it.
  const seen = useDeferredValue(view)
  const lines = useMemo(() => board.text(seen, say).split('\n'), [board, seen, say])
  return (
    <section className="unseen" aria-label={t('table.menu.text')}>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text.
        <p key={i}>{line}</p>
      ))}
    </section>
  )
})
