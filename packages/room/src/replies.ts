/** Replies by the key that was sent with what was asked: the same key again gets the same reply, and counts once. */
import type { Reply } from '@carillon/protocol'
import { replied } from './impossible.ts'

/** So many are remembered. */
const REMEMBERED = 64

export class Replies {
  readonly #replies = new Map<string, Promise<Reply>>()

  once(key: string, act: () => Reply | Promise<Reply>): Promise<Reply> {
    let reply = this.#replies.get(key)
    if (!reply) {
      reply = replied(act)
      this.#replies.set(key, reply)
      if (this.#replies.size > REMEMBERED) this.#replies.delete(this.#replies.keys().next().value as string)
    }
    return reply
  }
}
