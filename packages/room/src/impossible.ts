/** What was asked cannot be done, and nothing has changed. */
import { Refused } from '@carillon/kernel'
import type { Reply, Said } from '@carillon/protocol'

export class Impossible extends Error {
  readonly reason: string
  constructor(reason: string, detail: string) {
    super(detail)
    this.reason = reason
  }
}

/** Never throws: what goes wrong is said. */
export async function replied(act: () => Reply | Promise<Reply>): Promise<Reply> {
  try {
    return await act()
  } catch (error) {
    return { said: 'refused', reason: reasonOf(error), detail: wordsOf(error), ...moreOf(error) }
  }
}
/** Who has not kept his promise; of what is too much, which limit it is and how long to wait. */
function moreOf(error: unknown): Pick<Said<'refused'>, 'who' | 'bucket' | 'seconds'> {
  const { liar, bucket, seconds } = Object(error) as Readonly<Record<string, unknown>>
  return {
    ...(typeof liar === 'string' && { who: liar }),
    ...(typeof bucket === 'string' && typeof seconds === 'number' && { bucket, seconds }),
  }
}
function reasonOf(error: unknown): string {
  if (error instanceof Refused || error instanceof Impossible) return error.reason
  // By its name: who reads no records does not load what reads them.
  return error instanceof Error && error.name === 'RecordError' ? 'record' : 'failed'
}
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
