/** 14.2, 15.0 Who tries to intercept or to avoid battle: one unit, or one force within the limits of 5.34. */
import { choose, given, type Message, type Option, type Play } from '@carillon/kernel'
import type { Side } from '../data/map.ts'
import { JOHNSON, type Piece, pieceCalled, pieceOf } from '../data/pieces.ts'
import { EVASION } from '../data/tables.ts'
import { pieceName, pieceNames, say } from '../messages.ts'
import { hasUnit, isLeader, isUnit, placeOf, type State } from '../state.ts'
import { distinct } from './03-pieces.ts'
import { mayCommand, mayJoin, wholeForce } from './05-force.ts'
import { BUTTON, pieceOption } from './options.ts'

/** Pieces of one space that may try. */
export interface Stack {
  readonly pieces: readonly Piece[]
  /** 14.21 One unit of them only, with or without leaders. */
  readonly single: boolean
}
/** Who tries; a unit alone has no commander. */
export interface Party {
  readonly commander: Piece | null
  readonly pieces: readonly Piece[]
}

/** 14.1, 15.0 Success is a 4 or more with the tactics of who commands. */
export const succeeds = (die: number, { commander }: Party): boolean =>
  die + (commander === null ? 0 : pieceOf(commander).tactics) >= EVASION

/** The owner names the unit or the commander, then who goes with him; null if he lets it be. */
export function* pickParty(
  g: State,
  side: Side,
  rule: string,
  prompt: Message,
  stacks: readonly Stack[],
): Play<Party | null> {
  const options: Option[] = [BUTTON.pass]
  for (const { pieces } of stacks) {
    for (const leader of pieces) if (canLead(g, leader, pieces)) options.push(pieceOption(leader))
    for (const unit of distinct(g, pieces.filter(isUnit))) options.push(pieceOption(unit))
  }
  const picked = yield* choose(side, rule, prompt, options)
  if (picked.piece === undefined) return null
  const first = pieceCalled(picked.piece)
  if (isUnit(first)) return { commander: null, pieces: [first] }
  const stack = given(
    stacks.find(({ pieces }) => pieces.includes(first)),
    'stack',
  )
  return { commander: first, pieces: yield* pickForce(g, side, rule, first, stack) }
}
/** 5.534 Mohawks and British Iroquois follow Johnson, or who has him along. */
export function canLead(g: State, leader: Piece, pieces: readonly Piece[]): boolean {
  if (!isLeader(leader)) return false
  for (const piece of pieces)
    if (isUnit(piece) && mayCommand(g, leader, piece) && (!pieceOf(piece).johnsons || pieces.includes(JOHNSON)))
      return true
  return false
}
/** 5.34 Not everybody in the space need come. */
function* pickForce(g: State, side: Side, rule: string, commander: Piece, stack: Stack): Play<readonly Piece[]> {
  let force: readonly Piece[] = [commander]
  for (;;) {
    const pool = stack.single && hasUnit(force) ? stack.pieces.filter(isLeader) : stack.pieces
    const options: Option[] = []
    for (const piece of distinct(g, mayJoin(g, commander, force, pool))) options.push(pieceOption(piece))
    const whole = stack.single && !hasUnit(force) ? null : wholeForce(g, commander, force, pool)
    if (whole && whole.length > force.length + 1) options.push(BUTTON.all)
    if (hasUnit(force)) options.push(BUTTON.done)
    const prompt = say('prompt.party', { piece: pieceName(commander), force: pieceNames(force) })
    const picked = yield* choose(side, rule, prompt, options)
    if (picked === BUTTON.done) return force
    if (picked === BUTTON.all) return given(whole, 'whole force')
    force = [...force, pieceCalled(picked.piece)]
  }
}
/** Where the party stands. */
export const placeOfParty = (g: State, { pieces }: Party) => placeOf(g, given(pieces[0], 'piece'))
