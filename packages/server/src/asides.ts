/** What somebody asks of a table beside the game: to be heard or not to hear, his notes, where one could go back to. */
import { SPECTATOR } from '@carillon/kernel'
import type { Asked, Reply } from '@carillon/protocol'
import { type Aside, Impossible } from '@carillon/room'
import type { Hall } from './hall.ts'
import { nameOf } from './ledger.ts'
import { checkVoice } from './moderation/sanctions.ts'
import { noteOf, writeNote } from './notes.ts'
import { type Ears, hush, hushedFor, type Spoken, speak, talkFor } from './talk.ts'

const DONE: Reply = { said: 'done' }

/** The seat is his, and the table is open to him. */
export async function aside(hall: Hall, id: string, ears: Ears, request: Aside): Promise<Reply> {
  const { store } = hall.world
  const { seat } = ears
  switch (request.ask) {
    case 'say':
      return said(hall, id, ears, request)
    case 'talk': {
      const over = await hall.read(id, (live) => live.over)
      const lines = await talkFor(store, id, ears, over)
      return { said: 'talk', lines, hushed: await hushedFor(store, id, ears) }
    }
    case 'hush':
      await hush(store, id, ears, request)
      hall.voices.hushed(id)
      return DONE
  }
  if (seat === SPECTATOR) throw new Impossible('not-yours', 'who watches does nothing')
  switch (request.ask) {
    case 'note':
      if (request.text !== undefined) await writeNote(store, id, seat, request.text)
      return { said: 'note', text: request.text ?? (await noteOf(store, id, seat)) }
    case 'turns':
      return { said: 'turns', turns: await hall.turns(id, seat) }
  }
}

async function said(hall: Hall, id: string, ears: Ears, { key, text }: Asked<'say'>): Promise<Reply> {
  const { store, now } = hall.world
  const { seat, account } = ears
  // Who watches has a name there, so that one need not hear him.
  if (seat === SPECTATOR && account === null) throw new Impossible('sign-in', 'sign in to speak with who watches')
  if (text.trim() === '') throw new Impossible('request', 'text: empty')
  hall.voices.check(account ?? `${id} ${seat}`)
  await checkVoice(store, { account }, { game: id, role: seat }, now())
  const { by } = await hushedFor(store, id, ears)
  const others = await hall.read(id, ({ people }) => people.filter((role) => role !== seat))
  if (seat !== SPECTATOR && others.length > 0 && others.every((role) => by.includes(role)))
    throw new Impossible('unheard', 'nobody here wants to hear you')
  const line: Spoken = {
    ...{ id: `${id} ${seat === SPECTATOR ? account : seat} ${key}`, at: now(), who: account ?? '', role: seat },
    text: text.trim(),
    ...(seat === SPECTATOR && account !== null && { name: await nameOf(store, account) }),
  }
  if (await speak(store, id, line)) hall.voices.spoken(id, line)
  return DONE
}
