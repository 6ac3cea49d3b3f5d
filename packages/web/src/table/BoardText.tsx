/** The board in words, always there for those who do not see it. */
import { memo, type ReactNode, useEffect, useMemo, useState } from 'preact/compat'
import type { GameBoard, Say } from '../boards/board.ts'
import { useApp } from '../shell/context.tsx'

interface BoardTextProps {
  readonly board: GameBoard
  readonly view: unknown
  readonly say: Say
}
export const BoardText = memo(function BoardText({ board, view, say }: BoardTextProps): ReactNode {
  const { t } = useApp()
  // A click does not wait for it: it comes after the picture.
  const [seen, see] = useState(view)
  useEffect(() => see(view), [view])
  const tell = useBoardText(board)
  const lines = useMemo(() => tell?.(seen, say).split('\n') ?? [], [tell, seen, say])
  return (
    <section className="unseen" aria-label={t('table.menu.text')}>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text.
        <p key={i}>{line}</p>
      ))}
    </section>
  )
})

/** The words come after the picture: nobody waits for them. */
export function useBoardText(board: GameBoard): ((view: unknown, say: Say) => string) | undefined {
  const [tell, set] = useState<(view: unknown, say: Say) => string>()
  useEffect(() => {
    let wanted = true
    board.text().then(
      (loaded) => wanted && set(() => loaded),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [board])
  return tell
}
