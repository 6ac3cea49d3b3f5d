/** What a notice says: which game, which side, where. Nothing of the position. */
import type { Locale, Role } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import type { Library } from '@carillon/room'
import en from '../locales/en.json' with { type: 'json' }
import fr from '../locales/fr.json' with { type: 'json' }

const WORDS = { en, fr }

/** A game that waits for somebody. */
export interface Waiting {
  readonly game: string
  readonly title: string
  readonly role: Role
}
/** The same, in words. */
export interface Told {
  readonly subject: string
  readonly text: string
  /** Within the page; of several games, where they are listed. */
  readonly path: string
}

/** A game and a side of it, as people call them. */
async function namesOf(library: Library, locale: Locale, title: string, role: Role) {
  const own = renderer((await library.whole(title)).catalogues[locale], locale)
  return { game: own({ key: 'game.name' }), side: own({ key: `role.${role}` }) }
}
export async function turnWords(
  library: Library,
  locale: Locale,
  games: readonly Waiting[],
  address: string,
): Promise<Told> {
  const say = renderer(WORDS[locale], locale)
  const lines = await Promise.all(
    games.map(async ({ game, title, role }) => ({
      args: await namesOf(library, locale, title, role),
      path: `#/net/${game}`,
    })),
  )
  const [first] = lines
  if (lines.length === 1 && first)
    return {
      subject: say({ key: 'notice.turn.subject', args: first.args }),
      text: say({ key: 'notice.turn.text', args: { ...first.args, link: address + first.path } }),
      path: first.path,
    }
  const list = lines.map(({ args, path }) => say({ key: 'notice.turns.line', args: { ...args, link: address + path } }))
  return {
    subject: say({ key: 'notice.turns.subject', args: { count: lines.length } }),
    text: say({ key: 'notice.turns.text', args: { list: list.join('\n') } }),
    path: '#/',
  }
}
/** A seat that somebody is invited to. */
export interface Invited extends Waiting {
  /** By whom. */
  readonly name: string
}
export async function invitedWords(
  library: Library,
  locale: Locale,
  seats: readonly Invited[],
  address: string,
): Promise<Told> {
  const say = renderer(WORDS[locale], locale)
  const lines = await Promise.all(
    seats.map(async ({ name, title, role }) => ({ name, ...(await namesOf(library, locale, title, role)) })),
  )
  const path = '#/lobby'
  const link = address + path
  const [first] = lines
  if (lines.length === 1 && first)
    return {
      subject: say({ key: 'notice.invited.subject', args: first }),
      text: say({ key: 'notice.invited.text', args: { ...first, link } }),
      path,
    }
  const list = lines.map((args) => say({ key: 'notice.invited.line', args })).join('\n')
  return {
    subject: say({ key: 'notice.inviteds.subject', args: { count: lines.length } }),
    text: say({ key: 'notice.inviteds.text', args: { list, link } }),
    path,
  }
}
/** A channel was switched off, told by another one; or one is tried out. */
export function plainWords(locale: Locale, what: 'off' | 'trial', args: { readonly to: string }): Told {
  const say = renderer(WORDS[locale], locale)
  return {
    subject: say({ key: `notice.${what}.subject`, args }),
    text: say({ key: `notice.${what}.text`, args }),
    path: '#/notices',
  }
}
