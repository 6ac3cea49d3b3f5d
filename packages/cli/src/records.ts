/** Records from files, with a clear word where they cannot be read. */
import { readFileSync } from 'node:fs'
import { fromHex, type Game, type GameRecord, RecordError, readRecord } from '@carillon/kernel'
import type { Context } from './context.ts'
import { findGame } from './find.ts'
import { found } from './folders.ts'
import { Usage } from './usage.ts'

export interface Loaded {
  readonly record: GameRecord
  readonly game: Game
  readonly seed?: Uint8Array
}

export function readText({ words }: Context, file: string): string {
  try {
    return readFileSync(found(file), 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new Usage(words('error.no-file', { file }))
    throw new Usage(words('error.unreadable', { file, why: code === 'EISDIR' ? 'EISDIR' : (code ?? message) }))
  }
}

/** The record in a file and its game. A damaged one is a mistake of who gave it: exit 2. */
export async function loadRecord(context: Context, file: string): Promise<Loaded> {
  const text = readText(context, file)
  return asUsage(context, file, async () => {
    const record = readRecord(text)
    const game = await findGame(context, record.game)
    return { record, game, ...(record.seed !== undefined && { seed: fromHex(record.seed) }) }
  })
}

/** What a record says that cannot be, with the file it stands in. */
export async function asUsage<T>({ words }: Context, file: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RecordError || error instanceof Usage)
      throw new Usage(words('error.record', { file, why: error.message }))
    throw error
  }
}
