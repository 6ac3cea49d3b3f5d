/** What is asked, by who answers for it: one list for a house in the page and for one over a network. */
import { type Asked, type Reply, type Request, wrongRequest } from '@carillon/protocol'
import { Impossible, replied } from './impossible.ts'

/** Something done in the game, for a seat that is asked. */
export type Deed = Asked<'answer' | 'walk' | 'confirm' | 'undo' | 'restart'>
/** A game is made: for the owner of the machine. */
export type Making = Asked<'create' | 'import' | 'branch'>
/** How a table is run: for the owner of the machine. */
export type Running = Asked<'sit' | 'step' | 'hurry' | 'seat'>
/** Beside the game, at a table over a network. */
export type Beside = Asked<
  | ('commit' | 'reveal' | 'resign' | 'offer' | 'withdraw' | 'claim' | 'replace' | 'return' | 'resume')
  | ('away' | 'pass')
>
/** What is said there, notes of one's own, where one could go back to. */
export type Aside = Asked<'say' | 'talk' | 'hush' | 'note' | 'turns'>
/** About games rather than done at the open table: lists, files, replays, what the rules say. */
export type Inquiry = Asked<
  | ('about' | 'lessons' | 'lesson' | 'overlay' | 'why' | 'odds' | 'meaning' | 'list')
  | (
      | 'reach'
      | 'hint'
      | 'judgement'
      | 'remove'
      | 'export'
      | 'replay'
      | 'dice'
      | 'report'
      | 'verify'
      | 'film'
      | 'lend'
      | 'reason'
    )
>

/** Somebody's end of the house. */
export interface Front {
  enter(request: Asked<'open'>): Promise<Reply>
  goOut(request: Asked<'close'>): Promise<Reply>
  paced(request: Asked<'pace'>): Promise<Reply>
  deed(request: Deed): Promise<Reply>
  make(request: Making): Promise<Reply>
  run(request: Running): Promise<Reply>
  beside(request: Beside): Promise<Reply>
  speak(request: Aside): Promise<Reply>
  inquire(request: Inquiry): Promise<Reply>
}

const WHO: { readonly [A in Request['ask']]: keyof Front } = {
  open: 'enter',
  close: 'goOut',
  pace: 'paced',
  answer: 'deed',
  walk: 'deed',
  confirm: 'deed',
  undo: 'deed',
  restart: 'deed',
  create: 'make',
  import: 'make',
  branch: 'make',
  sit: 'run',
  step: 'run',
  hurry: 'run',
  seat: 'run',
  commit: 'beside',
  reveal: 'beside',
  resign: 'beside',
  offer: 'beside',
  withdraw: 'beside',
  claim: 'beside',
  replace: 'beside',
  return: 'beside',
  resume: 'beside',
  away: 'beside',
  pass: 'beside',
  say: 'speak',
  talk: 'speak',
  hush: 'speak',
  note: 'speak',
  turns: 'speak',
  about: 'inquire',
  lessons: 'inquire',
  lesson: 'inquire',
  overlay: 'inquire',
  why: 'inquire',
  odds: 'inquire',
  meaning: 'inquire',
  list: 'inquire',
  reach: 'inquire',
  hint: 'inquire',
  judgement: 'inquire',
  remove: 'inquire',
  export: 'inquire',
  replay: 'inquire',
  dice: 'inquire',
  report: 'inquire',
  verify: 'inquire',
  film: 'inquire',
  lend: 'inquire',
  reason: 'inquire',
}

/** Never throws: what goes wrong is said, and nothing has changed. The request may be anything. */
export function answered(front: Front, request: unknown, may: (request: Request) => void = () => {}): Promise<Reply> {
  return replied(() => {
    const wrong = wrongRequest(request)
    if (wrong !== undefined) throw new Impossible('request', wrong)
    const asked = request as Request
    may(asked)
    // The list says that this one takes it.
    const answer = front[WHO[asked.ask]] as (this: Front, request: Request) => Promise<Reply>
    return answer.call(front, asked)
  })
}
