/** What the house tells by itself. */
import type { Role } from '@carillon/kernel'
import type { Change } from './change.ts'
import type { Talk } from './company.ts'
import type { Fresh, Scene } from './scene.ts'

export type News =
  | { readonly news: 'scene'; readonly scene: Scene }
  /**
   * The same, told as what has changed since the scene before: over a network. `change` is of the scene without the three fields
   * that stand beside it. Those are left out if there is nothing new, and if the lines go on from the last one.
   */
  | ({ readonly news: 'change'; readonly id: string; readonly change: Change } & Partial<Fresh>)
  /** The house is being moved: the line will be cut, and somebody answers at the same address soon. */
  | { readonly news: 'moving' }
  /** Somebody has said something. */
  | { readonly news: 'talk'; readonly id: string; readonly line: Talk }
  /** Who hears whom has changed for one's seat: `talk` says how. */
  | { readonly news: 'hushed'; readonly id: string }
  /** Hot-seat: nothing may be on the screen now; the named seat is next. */
  | { readonly news: 'curtain'; readonly id: string; readonly game: string; readonly next: Role }
  /** A machine player thinks: `part` of its time, from 0 to 1, is over. At most five a second, and only while the scene says so. */
  | { readonly news: 'thinking'; readonly id: string; readonly role: Role; readonly part: number }
  /** The game is played in another window now. All that was played here is kept. */
  | { readonly news: 'elsewhere'; readonly id: string }
  /** A file was taken, but something is odd about it: its promise does not hold; a bot in it is not known here. */
  | { readonly news: 'odd'; readonly what: 'promise' | 'bot'; readonly name?: string }
  /** The rules have been corrected, and what was played last does not fit them: the step in progress begins again. */
  | { readonly news: 'rewound'; readonly id: string }
  /** What was stored of the game was damaged: the position was made anew from the moves, which were not. */
  | { readonly news: 'mended'; readonly id: string }
  /** The owner of the machine throws the game away; over a network, the seat is another's now. Nobody sits there by this line any more. */
  | { readonly news: 'closed'; readonly id: string }
  /** The last move could not be kept: what is wrong. It is tried again with the next one. */
  | { readonly news: 'unsaved'; readonly id: string; readonly detail: string }
  /** What could not be kept is kept now. */
  | { readonly news: 'saved'; readonly id: string }
  /** The game cannot go on: something is wrong with us; or, with a `reason`, this table is closed to who asks. What was played is kept. */
  | { readonly news: 'failed'; readonly id: string; readonly detail: string; readonly reason?: string }
