/** What readers of the log are told of the things it names; nothing until the board has said it. */
import { createContext, useEffect, useState } from 'preact/compat'
import type { GameBoard, Reading } from '../boards/board.ts'

const NOTHING: Reading = { sideOf: () => undefined, counted: () => undefined }
export const ReadingContext = createContext<Reading>(NOTHING)

export function useReading(board: GameBoard): Reading {
  const [reading, set] = useState(NOTHING)
  useEffect(() => {
    let wanted = true
    board.reading?.().then(
      (loaded) => wanted && set(loaded),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [board])
  return reading
}
