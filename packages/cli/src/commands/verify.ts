import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Core, type GameRecord, isHex256, RecordError, readRecord, rulesOf, verifyRecord } from '@carillon/kernel'
import { stringOf } from '../arguments.ts'
import type { Command, Context, Values } from '../context.ts'
import { findGame } from '../find.ts'
import { readText } from '../records.ts'
import { out, paint } from '../terminal.ts'
import { Usage } from '../usage.ts'

/**
 * Every die of a record is derived again from its seed; one line a record. That the seed was fixed before the game is proved
 * only by the commitment that was published then, which is given beside the record.
 */
export const verify: Command = {
  name: 'verify',
  options: { commitment: { type: 'string' }, data: { type: 'string' } },
  takes: [1, Number.POSITIVE_INFINITY],
  async run(context, files, values) {
    const promised = findCommitment(context, values, files.length)
    const texts = files.map((file) => readText(context, file))
    let code = 0
    let told = false
    for (const [i, file] of files.entries()) {
      const wrong = await check(context, file, texts[i] as string, promised, stringOf(values, 'data'))
      if (wrong) code = 1
      else told = promised === undefined
    }
    if (told) out(context.words('verify.note'))
    return code
  },
}

function findCommitment({ words }: Context, values: Values, records: number): string | undefined {
  const value = stringOf(values, 'commitment')
  if (value === undefined) return undefined
  if (records > 1) throw new Usage(words('error.commitment-one'))
  const commitment = value.toLowerCase()
  if (!isHex256(commitment)) throw new Usage(words('error.commitment', { value }))
  return commitment
}

/** Where a game was played by other rules than those here, a house may have kept them. */
async function rulesFor(context: Context, record: GameRecord, data: string | undefined): Promise<Core> {
  const game = await findGame(context, record.game)
  if (data === undefined || rulesOf(record) === game.rules) return game
  if (!existsSync(join(data, 'carillon.db'))) throw new Usage(context.words('error.no-data', { data }))
  const { keptCore } = await import('@carillon/server')
  return (await keptCore({ data }, game.id, rulesOf(record))) ?? game
}

async function check(
  context: Context,
  file: string,
  text: string,
  promised: string | undefined,
  data: string | undefined,
): Promise<boolean> {
  const { words } = context
  try {
    const record = readRecord(text)
    const { draws, dice } = verifyRecord(await rulesFor(context, record, data), record)
    const { commitment = '' } = record
    if (promised !== undefined && promised !== commitment)
      throw new RecordError('commitment', words('verify.other', { found: commitment, promised }))
    const said = { draws, dice, inputs: record.inputs.length, commitment }
    const proved = promised !== undefined
    out(
      `${paint.green(words(proved ? 'verify.ok' : 'verify.fits'))} ${file}: ` +
        words(proved ? 'verify.proof' : 'verify.own', said),
    )
    return false
  } catch (error) {
    if (!(error instanceof RecordError || error instanceof Usage)) throw error
    out(`${paint.red(words('verify.bad'))} ${file}: ${error.message}`)
    return true
  }
}
