/** A reason with its rule, and what it is given for: a question in a position. */
import { type Choice, idOf, type Message, type WhyNot } from '@carillon/kernel'
import type { Side, Space } from '../data/map.ts'
import { type Piece, pieceCalled } from '../data/pieces.ts'
import { say, spaceName } from '../messages.ts'
import { isHeldBy, isSiege } from '../rules/02-map.ts'
import { enemyOf, type Place, placeOf, type State } from '../state.ts'

export interface Asked {
  readonly g: State
  readonly side: Side
  readonly rule: string
  readonly choice: Choice
  /** The pieces that are offered. */
  readonly offered: readonly Piece[]
}
export const askedOf = (g: State, choice: Choice): Asked => ({
  g,
  side: choice.role as Side,
  rule: choice.rule,
  choice,
  offered: choice.options.flatMap(({ piece }) => (piece === undefined ? [] : [pieceCalled(String(piece))])),
})

export const because = (text: Message, rule: string): WhyNot => ({ text, rule })
export const always = (text: Message, rule: string) => (): WhyNot => because(text, rule)

/** The piece that the question is about. */
export const subjectOf = ({ choice }: Asked): Piece => pieceNamed(choice.prompt.args?.piece)
/** The pieces that the question lists by that name. */
export function listedIn({ choice }: Asked, name: string): readonly Piece[] {
  const list = choice.prompt.args?.[name]
  return Array.isArray(list) ? list.map(pieceNamed) : []
}
const pieceNamed = (name: unknown): Piece =>
  pieceCalled(typeof name === 'object' && name !== null && 'key' in name ? idOf({ key: String(name.key) }) : undefined)
/** All that are offered stand in one place, and the piece in another. */
export function whyElsewhere({ g, rule, offered }: Asked, piece: Piece, place?: Place): WhyNot | undefined {
  const [first] = offered
  const here = place ?? (first === undefined ? undefined : placeOf(g, first))
  if (here === undefined || g.at[piece] === here) return undefined
  return because(say('no.place', { space: spaceName(here) }), rule)
}
/** 5.522 and elsewhere: units or a fortification of the enemy, or a siege. */
export function whyClosed(g: State, side: Side, space: Space, rule: string): WhyNot | undefined {
  if (isSiege(g, space)) return because(say('no.under_siege'), rule)
  return isHeldBy(g, enemyOf(side), space) ? because(say('no.held_enemy'), rule) : undefined
}

/** Such things are not asked for: what is instead. */
export function otherwise({ options, rule }: Choice): WhyNot {
  if (options.some(({ piece }) => piece !== undefined)) return because(say('no.pieces'), rule)
  return because(options.some(({ space }) => space !== undefined) ? say('no.spaces_now') : say('no.buttons'), rule)
}
