/** A board for a game that has none of its own: the text board of the terminal, drawn. One chooses in the list of options. */
import type { ReactNode } from 'preact/compat'
import type { BoardProps, GameBoard, Say } from '../board.ts'

type Text<V> = (view: V, say: Say) => string
const FRAME = { width: 1200, height: 900 }
const MARGIN = 40
/** Sizes of letters: the largest, the width of one as a part of it, the height of a line. */
const LETTER = { largest: 44, wide: 0.62, high: 1.4 }

/** `text` is what the game's `@carillon/GAME/board` exports. */
export function plainBoard<V>(text: Text<V>): GameBoard<V> {
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: made once for a game.
    Board: ({ view, say }: BoardProps<V>): ReactNode => <Lines lines={text(view, say).split('\n')} />,
    panels: [],
    frame: FRAME,
    describe: async () => () => undefined,
    text: async () => text,
  }
}

/** As large as fits. Those who do not see it have the same words beside the board. */
function Lines({ lines }: { lines: readonly string[] }): ReactNode {
  const columns = Math.max(1, ...lines.map((line) => line.length))
  const size = Math.min(
    LETTER.largest,
    (FRAME.width - 2 * MARGIN) / (columns * LETTER.wide),
    (FRAME.height - 2 * MARGIN) / (lines.length * LETTER.high),
  )
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it has the focus.
    <g className="plain-board" fontSize={size} aria-hidden="true">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text.
        <text key={i} x={MARGIN} y={MARGIN + size * LETTER.high * (i + 0.75)}>
          {line}
        </text>
      ))}
    </g>
  )
}
