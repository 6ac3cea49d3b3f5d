/** What is asked, by who answers for it: one list for a house in the page and for one over a network. */
import { type Asked, type Reply, type Request, wrongRequest } from '@carillon/protocol'
import { Impossible, replied } from './impossible.ts'

/** Each request stands once, with whoever answers it. */
const ASKED = {
  enter: ['open'],
  goOut: ['close'],
  paced: ['pace'],
  /** Something done in the game, for a seat that is asked. */
  deed: ['answer', 'walk', 'confirm', 'undo', 'restart'],
  /** A game is made: for the owner of the machine. */
  make: ['create', 'import', 'branch'],
  /** How a table is run: for the owner of the machine. */
  run: ['sit', 'step', 'hurry', 'seat'],
  /** Beside the game, at a table over a network. */
  beside: [
    ...(['commit', 'reveal', 'resign', 'offer', 'withdraw', 'claim', 'replace', 'return', 'resume'] as const),
    ...(['away', 'pass'] as const),
  ],
  /** What is said there, notes of one's own, where one could go back to. */
  speak: ['say', 'talk', 'hush', 'note', 'turns'],
  /** About games rather than done at the open table: lists, files, replays, what the rules say. */
  inquire: [
    ...([
      'about',
      'lessons',
      'lesson',
      'list',
      'remove',
      'lend',
      'export',
      'replay',
      'film',
      'dice',
      'verify',
    ] as const),
    ...(['report', 'overlay', 'why', 'meaning', 'reach', 'odds', 'hint', 'judgement', 'reason'] as const),
  ],
} as const satisfies Readonly<Record<string, readonly Request['ask'][]>>
type Door = keyof typeof ASKED
type AskedAt<D extends Door> = Asked<(typeof ASKED)[D][number]>
export type Deed = AskedAt<'deed'>
export type Making = AskedAt<'make'>
export type Running = AskedAt<'run'>
export type Beside = AskedAt<'beside'>
export type Aside = AskedAt<'speak'>
export type Inquiry = AskedAt<'inquire'>

/** Somebody's end of the house. */
export type Front = { [D in Door]: (request: AskedAt<D>) => Promise<Reply> }

/** A request that has no door does not compile below. */
const DOORS = new Map<(typeof ASKED)[Door][number], Door>(
  (Object.keys(ASKED) as Door[]).flatMap((door) => ASKED[door].map((ask) => [ask, door] as const)),
)

/** Never throws: what goes wrong is said, and nothing has changed. The request may be anything. */
export function answered(front: Front, request: unknown, may: (request: Request) => void = () => {}): Promise<Reply> {
  return replied(() => {
    const wrong = wrongRequest(request)
    if (wrong !== undefined) throw new Impossible('request', wrong)
    const asked = request as Request
    may(asked)
    // The list says that this one takes it.
    const answer = front[DOORS.get(asked.ask) as Door] as (this: Front, request: Request) => Promise<Reply>
    return answer.call(front, asked)
  })
}
