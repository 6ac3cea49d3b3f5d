/** Cards that activate and groups that move, for the tests of chapters 5, 6, 13 and 16. */
import type { Option, Settings } from '@carillon/kernel'
import type { Side } from '../src/data/map.ts'
import { pieceCalled } from '../src/data/pieces.ts'
import type { PositionSpec } from '../src/position.ts'
import { only, play, type Rehearsal } from './help.ts'

const GAME = only('activate', 'next_group', 'set_out', 'march', 'demolish', 'enter', 'stand', 'arrive')
/** A card by its value. */
const CARD = [0, 5, 33, 47]

interface Acting extends PositionSpec {
  readonly side?: Side
  /** Of the card; 1 if not said. */
  readonly value?: 1 | 2 | 3
  /** All as in 1757, not only what is named. */
  readonly whole?: boolean
  readonly settings?: Settings
}
/** The side plays a card to activate. Nothing is on the map but what is named; chapters after the move end the game. */
export function acting({ side = 'french', value = 1, whole = false, settings = {}, ...spec }: Acting): Rehearsal {
  const card = CARD[value] as number
  return play(
    { clear: !whole, step: 'activate', use: 'activate', active: side, card, ...spec },
    'annus-mirabilis',
    settings,
    GAME,
  )
}
export const BASIC = { advanced: 'off' }
export const THIRD = { edition: 'third' }

const sideOf = (sitting: Rehearsal): Side => sitting.state.active
export const button = (what: string): Option => ({ do: what })
/** Names these, one by one, to act: `'fr-mingo-1 fr-shawnee-1'`. */
export function units(sitting: Rehearsal, words: string): Rehearsal {
  sitting.choose(sideOf(sitting), button('units'))
  for (const piece of words.split(' ')) sitting.choose(sideOf(sitting), { piece })
  if (offers(sitting).includes('done')) sitting.choose(sideOf(sitting), button('done'))
  return sitting
}
export const single = (sitting: Rehearsal, piece: string): Rehearsal => {
  sitting.choose(sideOf(sitting), button('single'))
  if (offers(sitting).includes(piece)) sitting.choose(sideOf(sitting), { piece })
  return sitting
}
/** Names a force: the commander, then others, or `all`. */
export function force(sitting: Rehearsal, leader: string, others = 'all'): Rehearsal {
  const side = sideOf(sitting)
  sitting.choose(side, button('force'))
  return lead(sitting, leader, others)
}
export function lead(sitting: Rehearsal, leader: string, others = 'all'): Rehearsal {
  const side = sideOf(sitting)
  if (offers(sitting).includes(leader)) sitting.choose(side, { piece: leader })
  for (const word of others.split(' ').filter(Boolean))
    sitting.choose(side, word === 'all' ? button(word) : { piece: word })
  const { activation } = sitting.state
  if (activation?.filling && activation.groups.at(-1)?.commander === pieceCalled(leader))
    sitting.choose(side, button('done'))
  return sitting
}
/** Through these spaces; `drop:`, `sail:`, `land:`, `infiltrate:` and `act:` (whose turn it is) before a name. */
export function go(sitting: Rehearsal, words: string): Rehearsal {
  for (const word of words.split(' ')) {
    const [what, name] = word.includes(':') ? (word.split(':') as [string, string]) : ['', word]
    const side = sideOf(sitting)
    if (what === 'act') sitting.choose(side, { piece: name })
    else if (what === 'drop') sitting.choose(side, { do: what, piece: name })
    else if (what === 'demolish') sitting.choose(side, { do: what }, { do: what, space: name })
    else sitting.choose(side, what ? { do: what, space: name } : { space: name })
  }
  return sitting
}
/** What is offered, in words, sorted: pieces, spaces, `sail:halifax`, buttons. */
export function offers(sitting: Rehearsal, side = sideOf(sitting)): readonly string[] {
  return sitting
    .offers(side)
    .map(({ do: what, space, piece, card }) => {
      const name = space ?? piece ?? card
      return name === undefined ? String(what) : what === undefined ? String(name) : `${what}:${name}`
    })
    .sort()
}
/** Where they may go next, in words. */
export const ways = (sitting: Rehearsal): string =>
  offers(sitting)
    .filter((word) => !/^(drop:|demolish$|stop$|\d)/.test(word))
    .join(' ')
