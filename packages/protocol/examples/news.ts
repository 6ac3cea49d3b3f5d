/** All news by example. */
import type { News, Scene } from '../src/index.ts'
import type { Group } from './requests.ts'
import { ROLL, SEEN, SETUP } from './table.ts'

const SCENE: Scene = {
  id: 'a1b2c3d4',
  setup: SETUP,
  seat: 'red',
  deciding: 'red',
  observation: SEEN,
  logFrom: 4,
  rolls: [ROLL],
  thinking: [],
  paused: false,
  fairness: { commitment: '630dcd29…' },
  watching: false,
}

type Told<N extends News['news']> = Extract<News, { readonly news: N }>
export const NEWS: { readonly [N in News['news']]: Group<Told<N>> } = {
  scene: [
    {
      text: 'The table as this line’s seat sees it now. Of the log only the lines from `logFrom` on: those before were sent.',
      message: { news: 'scene', scene: SCENE },
    },
  ],
  change: [
    {
      text: 'Over a network: what has changed since the scene before. A text, a number, true or false is put in its place, anything else as `[value]`; null takes a field away; of a list fields are places, and `splice` says from where on how many go, and what comes. The log, its number and the dice are new; they are left out if there is nothing new, and if the lines go on from the last one.',
      message: {
        news: 'change',
        id: 'a1b2c3d4',
        change: { observation: { revision: 8, view: { event: 'storm' }, decision: null }, deciding: null },
        log: [{ rule: '1.1', text: { key: 'log.event', args: { event: { key: 'event.storm' } } } }],
      },
    },
  ],
  moving: [
    {
      text: 'The house is being moved: the line is cut, and can be had again at the same address soon. Deeds that were not replied to are sent again, with their keys.',
      message: { news: 'moving' },
    },
  ],
  talk: [
    {
      text: 'Somebody has said something at the table.',
      message: { news: 'talk', id: 'a1b2c3d4', line: { at: 1767225600000, role: 'red', text: 'Well met.' } },
    },
  ],
  hushed: [{ text: 'Who hears whom has changed for the seat.', message: { news: 'hushed', id: 'a1b2c3d4' } }],
  curtain: [
    {
      text: 'Several people at one screen: nothing may be on it now; the named one is next.',
      message: { news: 'curtain', id: 'a1b2c3d4', game: 'three-camps', next: 'blue' },
    },
  ],
  thinking: [
    {
      text: 'A bot thinks: so much of its time is over, from 0 to 1. To those whose scene says that it does, five a second at most.',
      message: { news: 'thinking', id: 'a1b2c3d4', role: 'blue', part: 0.4 },
    },
  ],
  elsewhere: [{ text: 'The game is played in another window now.', message: { news: 'elsewhere', id: 'a1b2c3d4' } }],
  odd: [
    {
      text: 'A file was taken, though a bot in it is not known here: a person plays.',
      message: { news: 'odd', what: 'bot', name: 'montcalm' },
    },
    { text: 'Or though its promise of fair dice does not hold.', message: { news: 'odd', what: 'promise' } },
  ],
  rewound: [
    {
      text: 'The rules have been corrected, and what was played last does not fit them: the step in progress begins again.',
      message: { news: 'rewound', id: 'a1b2c3d4' },
    },
  ],
  mended: [
    {
      text: 'What was stored of the game was damaged. The position was made anew from the moves, which were not.',
      message: { news: 'mended', id: 'a1b2c3d4' },
    },
  ],
  closed: [
    {
      text: 'The owner of the machine throws the game away; over a network, the seat is another’s now: nobody sits there by this line any more.',
      message: { news: 'closed', id: 'a1b2c3d4' },
    },
  ],
  unsaved: [
    {
      text: 'The last move could not be kept. It is held, and tried again with the next.',
      message: { news: 'unsaved', id: 'a1b2c3d4', detail: 'QuotaExceededError' },
    },
  ],
  saved: [{ text: 'What could not be kept is kept now.', message: { news: 'saved', id: 'a1b2c3d4' } }],
  failed: [
    {
      text: 'The game cannot go on: something is wrong with us. What was played is kept.',
      message: { news: 'failed', id: 'a1b2c3d4', detail: 'no end after 150 inputs' },
    },
    {
      text: 'Over a network, with a reason: the line has come back, and the table is closed to who asks. `SocketWire` says so, not the house.',
      message: { news: 'failed', id: 'a1b2c3d4', reason: 'not-yours', detail: 'this game is private' },
    },
  ],
}
