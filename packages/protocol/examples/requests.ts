/** Every request by example. The game is the toy of the kernel's tests: three camps, hidden units. */
import type { Asked, Request } from '../src/index.ts'

export interface Shown<M> {
  /** When it is said, in a few words. */
  readonly text: string
  readonly message: M
}
export type Group<M> = readonly Shown<M>[]

const DEED = { table: 'a1b2c3d4', seat: 'red', revision: 7 } as const
const HEX = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const BESIDE = { table: 'a1b2c3d4', seat: 'red' } as const
const SEATS = { red: { kind: 'human' }, blue: { kind: 'bot', player: 'greedy' } } as const

export const REQUESTS: { readonly [A in Request['ask']]: Group<Asked<A>> } = {
  about: [
    { text: 'What is to be known of a game before it is played.', message: { ask: 'about', game: 'three-camps' } },
  ],
  lessons: [{ text: 'The worked examples of a game.', message: { ask: 'lessons', game: 'three-camps' } }],
  lesson: [
    {
      text: 'One stop of a worked example.',
      message: { ask: 'lesson', game: 'three-camps', example: 'fight', number: 1 },
    },
    {
      text: 'A step of a guided game: `way` has a sign for each choice that was made.',
      message: { ask: 'lesson', game: 'three-camps', example: 'guided', number: 3, way: '02' },
    },
  ],
  overlay: [
    {
      text: 'What the rules say of the table as the seat sees it: supply, control, ranges. `at` is the place pointed at.',
      message: { ask: 'overlay', table: 'a1b2c3d4', seat: 'red', kind: 'control', at: 'ford' },
    },
    {
      text: 'The same of a moment of a replay.',
      message: { ask: 'overlay', table: 'a1b2c3d4', moment: 12, seat: 'red', kind: 'control' },
    },
    {
      text: 'The same of a stop of a lesson.',
      message: { ask: 'overlay', game: 'three-camps', lesson: 'fight', number: 1, seat: 'open', kind: 'control' },
    },
  ],
  why: [
    {
      text: 'Why something that the seat sees is not among what is offered. Moments and lessons as with `overlay`.',
      message: { ask: 'why', table: 'a1b2c3d4', seat: 'red', subject: { unit: 'r2' } },
    },
  ],
  reach: [
    {
      text: 'Where those can go who are under way at the decision on the screen; where nobody is, where something can begin.',
      message: { ask: 'reach', table: 'a1b2c3d4', seat: 'red' },
    },
    {
      text: 'What can begin at a place, and where the way with that number, the first one is 0, leads.',
      message: { ask: 'reach', table: 'a1b2c3d4', seat: 'red', place: 'ford', way: 1 },
    },
  ],
  odds: [
    {
      text: 'What comes of the dice that options of one’s decision lead to. Moments as with `overlay`.',
      message: { ask: 'odds', table: 'a1b2c3d4', seat: 'red' },
    },
    {
      text: 'The same of one option.',
      message: { ask: 'odds', table: 'a1b2c3d4', seat: 'red', option: { do: 'done' } },
    },
    {
      text: 'The same of where a `walk` would end.',
      message: { ask: 'odds', table: 'a1b2c3d4', seat: 'red', walk: { place: 'ford', way: 0, to: 'mill' } },
    },
  ],
  meaning: [
    {
      text: 'What a choice would do, in words: a choice that is held is told so.',
      message: { ask: 'meaning', table: 'a1b2c3d4', seat: 'red', option: { do: 'done' } },
    },
  ],
  hint: [
    {
      text: 'What the strongest player would do for one’s own seat at its decision; where several people play, only over a network and if the game was made so.',
      message: { ask: 'hint', table: 'a1b2c3d4', seat: 'red' },
    },
    {
      text: 'The same at a moment of a replay.',
      message: { ask: 'hint', table: 'a1b2c3d4', moment: 12, seat: 'red' },
    },
  ],
  judgement: [
    {
      text: 'The chance of the seat to win, as far as it can see; after the end of any seat. Moments as with `hint`.',
      message: { ask: 'judgement', table: 'a1b2c3d4', seat: 'red' },
    },
  ],
  list: [{ text: 'The games that are kept. For the owner.', message: { ask: 'list' } }],
  create: [
    {
      text: 'A new game. Every role that plays has a seat; switches that are not named have their default. For the owner.',
      message: {
        ask: 'create',
        setup: { game: 'three-camps', scenario: 'long', options: { dice: 'two' }, seats: SEATS },
        key: 'k-1',
      },
    },
  ],
  import: [
    {
      text: 'A game from a record (record-format.md). For the owner.',
      message: { ask: 'import', text: '{"format":…}', key: 'k-2' },
    },
  ],
  open: [
    {
      text: 'Sits down at a table: scenes come as news. Again, it is shown again.',
      message: { ask: 'open', id: 'a1b2c3d4' },
    },
    { text: 'Takes it over from another window.', message: { ask: 'open', id: 'a1b2c3d4', here: true } },
  ],
  close: [{ text: 'Leaves the table; all that was played is kept.', message: { ask: 'close', table: 'a1b2c3d4' } }],
  remove: [{ text: 'Throws a kept game away. For the owner.', message: { ask: 'remove', id: 'a1b2c3d4' } }],
  export: [
    {
      text: 'The record of a game. Of a running one only for the owner: it holds the seed and every secret.',
      message: { ask: 'export', id: 'a1b2c3d4' },
    },
  ],
  answer: [
    {
      text: 'A choice, by content. One that passes the turn on may be held until it is confirmed (`pace`).',
      message: { ask: 'answer', ...DEED, key: 'k-41', option: { unit: 'r2' } },
    },
    {
      text: 'One that belongs to the choice before it: an `undo` takes both back.',
      message: { ask: 'answer', ...DEED, key: 'k-41b', option: { unit: 'r3' }, joined: true },
    },
  ],
  walk: [
    {
      text: 'All the clicks of a way at once: with those at the place, by the first way to begin there, to the hill. It ends where another decision is asked for.',
      message: { ask: 'walk', ...DEED, key: 'k-41c', place: 'ford', way: 0, to: 'hill' },
    },
  ],
  confirm: [{ text: 'What is held is meant.', message: { ask: 'confirm', ...DEED, key: 'k-42' } }],
  undo: [
    {
      text: 'What is held is let go; else the last choice is taken back, with all that was made with it by one deed.',
      message: { ask: 'undo', ...DEED, key: 'k-43' },
    },
  ],
  restart: [
    { text: 'Back to the first choice that may be taken back.', message: { ask: 'restart', ...DEED, key: 'k-44' } },
  ],
  sit: [
    {
      text: 'Several people at one screen: the named one has sat down behind the curtain. For the owner.',
      message: { ask: 'sit', table: 'a1b2c3d4', seat: 'blue' },
    },
  ],
  pace: [
    {
      text: 'How this line looks on: bots paused, milliseconds between their choices (for the owner), choices held or not.',
      message: { ask: 'pace', paused: false, delay: 600, confirm: true },
    },
    {
      text: 'And how many milliseconds machine players may think about a decision: 200, 1000 or 5000; 1000 if it is not said.',
      message: { ask: 'pace', paused: false, delay: 600, confirm: true, think: 5000 },
    },
    {
      text: 'Over a network: nobody looks at the screen, so that a turn is told by mail, push or hook.',
      message: { ask: 'pace', paused: false, delay: 600, confirm: true, hidden: true },
    },
  ],
  step: [
    {
      text: 'Bots that are paused make one choice. For the owner.',
      message: { ask: 'step', table: 'a1b2c3d4', key: 'k-45' },
    },
  ],
  hurry: [
    {
      text: 'Who thinks stops thinking and plays the best it has found so far. For the owner.',
      message: { ask: 'hurry', table: 'a1b2c3d4' },
    },
  ],
  seat: [
    {
      text: 'From now on another plays the role: a bot takes over, or one of another rank. Scenes show the new seats. For the owner.',
      message: { ask: 'seat', table: 'a1b2c3d4', role: 'red', who: { kind: 'bot', player: 'greedy' } },
    },
    {
      text: 'A person takes a seat back: only the one he had, or where no person plays.',
      message: { ask: 'seat', table: 'a1b2c3d4', role: 'red', who: { kind: 'human' } },
    },
  ],
  replay: [
    {
      text: 'A moment of a game. Before the end only from one’s own seat, and by what that seat could tell apart.',
      message: { ask: 'replay', id: 'a1b2c3d4', at: 12, seat: 'red' },
    },
  ],
  branch: [
    {
      text: 'A new game that goes on from a moment of this one. Before the end everybody keeps his seat. For the owner.',
      message: { ask: 'branch', id: 'a1b2c3d4', at: 12, seat: 'red', seats: SEATS, key: 'k-3' },
    },
  ],
  commit: [
    {
      text: 'Dice by all: what the seat promises, when it knows what the house has promised.',
      message: { ask: 'commit', ...BESIDE, key: 'commit', commitment: HEX },
    },
  ],
  reveal: [
    {
      text: 'Its share, when all have promised. Another than was promised is refused.',
      message: { ask: 'reveal', ...BESIDE, key: 'reveal', share: HEX },
    },
  ],
  resign: [{ text: 'Gives the game up.', message: { ask: 'resign', ...BESIDE, key: 'k-50' } }],
  offer: [
    {
      text: 'Offers a draw, or takes one that was offered. `abort`, `pause`, `rewind` and `dice` (the promises of the dice are begun anew, before the last share is shown) likewise: it is done when all who play have said so.',
      message: { ask: 'offer', what: 'draw', ...BESIDE, key: 'k-51' },
    },
    {
      text: 'To be set back to before the last but one choice of one’s own. Dice that fell are used up.',
      message: { ask: 'offer', what: 'rewind', back: 2, ...BESIDE, key: 'k-52' },
    },
    {
      text: 'Of a seat whose link was lost: agrees that the browser of this word gets it (docs/api.md).',
      message: { ask: 'offer', what: 'link', role: 'blue', code: 'k3m9p2x7', ...BESIDE, key: 'k-57' },
    },
  ],
  withdraw: [
    {
      text: 'Takes an offer back, or says no to one.',
      message: { ask: 'withdraw', what: 'draw', ...BESIDE, key: 'k-53' },
    },
  ],
  claim: [
    {
      text: 'Ends the game of who has no time left: it is won, or with `draw` a draw.',
      message: { ask: 'claim', ...BESIDE, key: 'k-54' },
    },
    {
      text: 'Without a clock, after 14 days in which the other side alone was waited for: `draw`, or broken off.',
      message: { ask: 'claim', abort: true, ...BESIDE, key: 'k-60' },
    },
  ],
  turns: [
    {
      text: 'Where the game could be set back to: the choices of the seat, newest first.',
      message: { ask: 'turns', table: 'a1b2c3d4', seat: 'red' },
    },
  ],
  replace: [
    {
      text: 'In place of that, a bot plays on for who has no time left.',
      message: { ask: 'replace', role: 'blue', player: 'sergeant', ...BESIDE, key: 'k-55' },
    },
  ],
  resume: [{ text: 'Clocks that stand by consent go on.', message: { ask: 'resume', ...BESIDE, key: 'k-56' } }],
  away: [
    {
      text: 'One’s own clock stands until then, out of the vacation that the clock allows; with 0 it goes on.',
      message: { ask: 'away', until: 1767312000000, ...BESIDE, key: 'k-57' },
    },
  ],
  return: [
    {
      text: 'One is back, and plays oneself again where a bot did in one’s place. All are shown it.',
      message: { ask: 'return', ...BESIDE, key: 'k-57b' },
    },
  ],
  pass: [
    {
      text: 'Lets questions of a kind pass until a chapter of the log begins, unless they name one of these things, or a battle has begun. The one that is asked now, too.',
      message: {
        ...{ ask: 'pass', kind: 'ambush', until: 'round', places: ['place.ford'], battle: true },
        ...{ ...BESIDE, key: 'k-57c' },
      },
    },
    {
      text: 'From now on they are asked again.',
      message: { ask: 'pass', kind: 'ambush', ...BESIDE, key: 'k-57d' },
    },
  ],
  say: [{ text: 'Says something to the table.', message: { ask: 'say', text: 'Well met.', ...BESIDE, key: 'k-58' } }],
  hush: [
    {
      text: 'From now on one does not hear a seat, or somebody who watches, by his name. He is told. With `block` it holds everywhere.',
      message: { ask: 'hush', table: 'a1b2c3d4', whom: 'blue', on: true },
    },
  ],
  note: [
    {
      text: "Notes of one's own, kept for the seat; without a text they are read.",
      message: { ask: 'note', table: 'a1b2c3d4', seat: 'red', text: 'The ford is theirs in autumn.' },
    },
  ],
  talk: [{ text: 'What was said at the table.', message: { ask: 'talk', table: 'a1b2c3d4' } }],
  report: [
    {
      text: 'The course of a game that is over: score and strengths, turning points, losses, luck.',
      message: { ask: 'report', id: 'a1b2c3d4' },
    },
  ],
  reason: [
    {
      text: 'What the machine player that acts at a moment of a replay does it for.',
      message: { ask: 'reason', id: 'a1b2c3d4', at: 12, seat: 'red' },
    },
  ],
  film: [
    {
      text: 'A game as one’s own seat has seen it so far: gone to and fro in without asking again.',
      message: { ask: 'film', table: 'a1b2c3d4e5f6', seat: 'red' },
    },
  ],
  lend: [
    {
      text: 'Of the house in the page: a game of elsewhere that is over is looked at under its name (`replay`, `dice`, `report`, `verify`, `branch`), and not kept.',
      message: { ask: 'lend', id: 'a1b2c3d4e5f6', text: '{"format":…}' },
    },
  ],
  dice: [
    { text: 'How the dice have fallen so far; they are for all to see.', message: { ask: 'dice', id: 'a1b2c3d4' } },
  ],
  verify: [
    { text: 'Derives every die again from the seed; after the end.', message: { ask: 'verify', id: 'a1b2c3d4' } },
  ],
}
