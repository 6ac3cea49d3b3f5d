/** What was asked cannot be done, and nothing has changed. */
import { Refused } from '@carillon/kernel'
import type { Reply } from '@carillon/protocol'

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
    const { liar } = error as { readonly liar?: unknown }
    const who = typeof liar === 'string' ? { who: liar } : {}
    return { said: 'refused', reason: reasonOf(error), detail: wordsOf(error), ...who }
  }
}
function reasonOf(error: unknown): string {
  if (error instanceof Refused || error instanceof Impossible) return error.reason
  // By its name: who reads no records does not load what reads them.
  return error instanceof Error && error.name === 'RecordError' ? 'record' : 'failed'
}
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
