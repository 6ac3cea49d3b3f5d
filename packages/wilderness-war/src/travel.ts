/** How forces go far: what moves ask, and who can be activated with which card (5.3), for who wants to see it before he chooses. */
import type { Choice, Option, Outset, Travel } from '@carillon/kernel'
import { cardOf } from './data/cards.ts'
import { SIDES, type Side, SPACE, type SpaceId, spaceId } from './data/map.ts'
import { type Piece, pieceOf } from './data/pieces.ts'
import { cardName, type PromptKey, pieceName, say } from './messages.ts'
import { isHeldBy, occupiedBy, strongholdOf } from './rules/02-map.ts'
import { halvesOf } from './rules/05-activation.ts'
import { inSupply } from './rules/17-supply.ts'
import { BUTTON, pieceOption } from './rules/options.ts'
import { enemyOf, hasDrilled, placeOf, type State, stackAt } from './state.ts'

export const travel: Travel<State> = {
  going({ march: m, step }, role) {
    if (!m || m.side !== role || step !== 'march') return undefined
    const { at, land, boat, portaged, halt, stopped, infiltrating } = m
    return {
      at: spaceId(at),
      spent: m.spent,
      who: m.pieces.map(String),
      key: [at, land, boat, portaged, halt, stopped, infiltrating].join(),
    }
  },
  /** By land, boat or sea. To infiltrate (13), or to land with a card (6.43), is a decision of its own. */
  step({ prompt }, { space, do: what }) {
    return prompt.key === 'prompt.march' && (what === undefined || what === 'sail') ? (space as SpaceId) : undefined
  },
  lets: ['pass', 'none'],
  starts(g, { role, prompt }) {
    return isSide(role) && BEGINNINGS.includes(prompt.key) ? occupiedBy(g, role).map(spaceId) : []
  },
  outsets(g, choice, place) {
    if (!isSide(choice.role) || !BEGINNINGS.includes(choice.prompt.key) || !Object.hasOwn(SPACE, place)) return []
    return outsetsAt(choice, stackAt(g, choice.role, SPACE[place as SpaceId]))
  },
  begun({ march, siege }) {
    const space = march?.origin ?? siege?.space
    return space === undefined ? undefined : spaceId(space)
  },
  isAt: (g, _, who, place) => placeOf(g, Number(who)) === SPACE[place as SpaceId],
  signs(before, after, role, place, passed) {
    const side = role as Side
    const space = SPACE[place as SpaceId]
    const enemy = enemyOf(side)
    const mine = stackAt(after, side, space)
    return [
      ...(after.battle?.space === space || isHeldBy(before, enemy, space) ? ['battle'] : []),
      ...(strongholdOf(before, enemy, space) ? ['siege'] : []),
      ...(passed.includes('prompt.intercept') ? ['intercept'] : []),
      ...(hasDrilled(mine) && !inSupply(after, side, space) ? ['out'] : []),
    ]
  },
}
const isSide = (role: string): role is Side => SIDES.includes(role as Side)
const BEGINNINGS: readonly string[] = [
  'prompt.phase',
  'prompt.activate',
  'prompt.commander',
] satisfies readonly PromptKey[]

/** Forces by their leaders with every value of a card that does, then one unit of each type. */
function outsetsAt(choice: Choice, stack: readonly Piece[]): readonly Outset[] {
  const cards = cardsFor(choice)
  const leaders = stack.filter((piece) => pieceOf(piece).leader)
  const units = onePerType(stack)
  return [
    ...cards.flatMap(([click, value]) =>
      leaders.filter((piece) => pieceOf(piece).initiative <= value).flatMap((piece) => forceOf(click, piece)),
    ),
    // Whatever the card, one piece goes as far.
    ...cards.slice(0, 1).flatMap(([click, value]) => units.flatMap((piece) => aloneOf(click, value, piece))),
  ]
}
function onePerType(stack: readonly Piece[]): readonly Piece[] {
  const found = new Map<string, Piece>()
  for (const piece of stack) {
    const { leader, type } = pieceOf(piece)
    if (!leader && !found.has(type)) found.set(type, piece)
  }
  return [...found.values()]
}
interface Click {
  readonly first: readonly Option[]
  /** Which card it is. */
  readonly card?: number
}
/**
 * The cards that may be played, one of each value, the lowest first; a card that is played already is the only one. Of equal
 * ones that is proposed whose event is the enemy's: it is good for nothing else.
 */
function cardsFor({ role, options, prompt }: Choice): readonly (readonly [Click, number])[] {
  if (prompt.key !== 'prompt.phase') return [[{ first: [] }, 3]]
  const found = new Map<number, Click>()
  const isSpare = (card = 0) => cardOf(card).sides === enemyOf(role as Side)
  for (const option of options) {
    if (option.use !== 'activate') continue
    const card = Number(option.card)
    const { value } = cardOf(card)
    const other = found.get(value)
    if (!other || (isSpare(card) && !isSpare(other.card))) found.set(value, { first: [option], card })
  }
  return [...found].map(([value, click]) => [click, value] as const).sort((a, b) => a[1] - b[1])
}
function forceOf({ first, card }: Click, leader: Piece): readonly Outset[] {
  const clicks = [...first, BUTTON.force, pieceOption(leader), BUTTON.all, BUTTON.done]
  const name = pieceName(leader)
  const by = card === undefined ? undefined : { card: cardName(card), value: cardOf(card).value }
  return [
    {
      name: by ? say('way.force_card', { leader: name, ...by }) : say('way.force', { leader: name }),
      clicks: [...clicks, BUTTON.move],
    },
    {
      name: by ? say('way.siege_card', { leader: name, ...by }) : say('way.siege', { leader: name }),
      clicks: [...clicks, BUTTON.siege],
      open: 'asked',
    },
  ]
}
/** 5.32 One unit of drilled troops, or an auxiliary by itself. */
function aloneOf({ first, card }: Click, value: number, piece: Piece): readonly Outset[] {
  const { drilled } = pieceOf(piece)
  if (!drilled && halvesOf(piece) > 2 * value) return []
  const clicks = [...first, drilled ? BUTTON.single : BUTTON.units, pieceOption(piece), BUTTON.done, BUTTON.move]
  const name = pieceName(piece)
  if (card === undefined) return [{ name: say('way.alone', { piece: name }), clicks }]
  return [{ name: say('way.alone_card', { piece: name, card: cardName(card), value: cardOf(card).value }), clicks }]
}
