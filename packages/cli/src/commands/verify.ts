import { RecordError, readRecord, verifyRecord } from '@carillon/kernel'
import type { Command, Context } from '../context.ts'
import { findGame } from '../find.ts'
import { readText } from '../records.ts'
import { out, paint } from '../terminal.ts'
import { Usage } from '../usage.ts'

/** Proves that every die of a record came from the seed that was promised; one line a record. */
export const verify: Command = {
  name: 'verify',
  options: {},
  takes: [1, Number.POSITIVE_INFINITY],
  async run(context, files) {
    const texts = files.map((file) => readText(context, file))
    let code = 0
    for (const [i, file] of files.entries()) {
      const wrong = await check(context, file, texts[i] as string)
      if (wrong) code = 1
    }
    return code
  },
}

async function check(context: Context, file: string, text: string): Promise<boolean> {
  const { words } = context
  try {
    const record = readRecord(text)
    const { draws, dice } = verifyRecord(await findGame(context, record.game), record)
    const { length } = record.inputs
    out(`${paint.green(words('verify.ok'))} ${file}: ${words('verify.proof', { draws, dice, inputs: length })}`)
    return false
  } catch (error) {
    if (!(error instanceof RecordError || error instanceof Usage)) throw error
    out(`${paint.red(words('verify.bad'))} ${file}: ${error.message}`)
    return true
  }
}
