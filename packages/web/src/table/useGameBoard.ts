/** What a game brings to the table, loaded when it is first wanted. */
import { useEffect, useState } from 'preact/compat'
import type { GameBoard } from '../boards/board.ts'
import { SHELF } from '../boards/index.ts'
import { HostRefused } from '../client.ts'

const loaded = new Map<string, GameBoard>()

/** Undefined until it is there; an error where there is no such game or it could not be had. */
export function useGameBoard(game: string | undefined): GameBoard | Error | undefined {
  const [failed, fail] = useState<Error>()
  const [, come] = useState(0)
  useEffect(() => {
    if (game === undefined || loaded.has(game)) return
    const shelf = SHELF.find(({ id }) => id === game)
    if (!shelf) return fail(new HostRefused('unknown-game', game))
    shelf.load().then(
      (board) => {
        loaded.set(game, board)
        come((n) => n + 1)
      },
      (error: unknown) => fail(error instanceof Error ? error : new Error(String(error))),
    )
  }, [game])
  return game === undefined ? undefined : (loaded.get(game) ?? failed)
}
