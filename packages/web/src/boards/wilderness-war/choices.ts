/** What may be chosen, sorted by where on the board one finds it; and how it is called. */
import type { Message, Option } from '@carillon/kernel'
import {
  type Department,
  departmentName,
  NORTHERN_MILITIA,
  optionLabel,
  type Piece,
  pieceCalled,
  pieceName,
  pieceOf,
  SOUTHERN_MILITIA,
  SPACE,
  type SpaceId,
  ST_LAWRENCE_MILITIA,
  spaceName,
  gameText as text,
  type View,
} from '@carillon/wilderness-war/page'
import type { Say } from '../board.ts'
import { add } from '../theatre/options.ts'
import { isActing, isReduced, placeOf } from './find.ts'

type Use = 'activate' | 'build' | 'event'
/** All fields an option of this game may have. */
interface Fields {
  readonly do?: string
  readonly piece?: string
  readonly space?: SpaceId
  readonly card?: string
  readonly use?: Use
  readonly department?: Department
  readonly points?: number
}

export interface Choices {
  readonly options: readonly Option[]
  /** Of look-alikes one is offered: choosing another of them chooses that one. */
  readonly pieces: ReadonlyMap<Piece, readonly Option[]>
  readonly spaces: ReadonlyMap<SpaceId, readonly Option[]>
  readonly cards: ReadonlyMap<number, readonly Option[]>
  /** Of a space: its own, and those of the pieces there. */
  readonly places: ReadonlyMap<SpaceId, readonly Option[]>
}

export function sortChoices(options: readonly Option[], view: View): Choices {
  const pieces = new Map<Piece, Option[]>()
  const spaces = new Map<SpaceId, Option[]>()
  const cards = new Map<number, Option[]>()
  const places = new Map<SpaceId, Option[]>()
  for (const option of options) {
    const { piece: id, space, card } = option as Fields
    const piece = id === undefined ? undefined : pieceCalled(id)
    if (piece !== undefined) add(pieces, piece, option)
    else if (space) add(spaces, space, option)
    else if (card) add(cards, Number(card), option)
    const place = piece === undefined ? space : placeOf(view, piece)
    if (place) add(places, place, option)
  }
  for (const [piece, offers] of [...pieces])
    for (const twin of twinsOf(piece, view)) if (!pieces.has(twin)) pieces.set(twin, offers)
  return { options, pieces, spaces, cards, places }
}
/** Pieces that are as good as this one, where they are and in what they do. */
function twinsOf(piece: Piece, view: View): readonly Piece[] {
  const { side, alike } = pieceOf(piece)
  const fights = (one: Piece) => view.battle?.pieces[side].includes(one) ?? false
  return (view.map[side][view.at[piece] as number] ?? []).filter(
    (one) =>
      pieceOf(one).alike === alike &&
      isReduced(view, one) === isReduced(view, piece) &&
      isActing(view, one) === isActing(view, piece) &&
      fights(one) === fights(piece),
  )
}

/** Short and clear, and different for each of the options at hand. */
export const label = (option: Option, view: View, say: Say): string => say(labelOf(option, view))
function labelOf(option: Option, view: View): Message {
  const { do: verb, piece, space, department, points } = option as Fields
  const action: Message = { key: `do.${verb}` }
  if (piece !== undefined) {
    const name = pieceLabel(pieceCalled(piece), view)
    return verb ? text('web.do', { action, name }) : name
  }
  const named = optionLabel(option, view)
  if (named) return named
  if (space) return text('web.do', { action, name: spaceName(SPACE[space]) })
  if (points !== undefined) return text('field.points', { n: points })
  return department ? departmentName(department) : action
}

/** Its name, whether it is reduced, and where it is unless all is about one place. */
function pieceLabel(piece: Piece, view: View): Message {
  const name = withState(piece, view)
  const found = view.at[piece] as number
  const place = whereName(found)
  return place && found !== spaceAsked(view) ? text('web.piece_at', { piece: name, place }) : name
}
/** Where all is decided that is decided now: of a battle, a march, a siege, a force that is being filled. */
function spaceAsked({ battle, march, siege, activation }: View): number | undefined {
  const filled = activation?.filling ? activation.groups.at(-1)?.space : undefined
  return battle?.space ?? filled ?? march?.at ?? siege?.space
}
export function withState(piece: Piece, view: View): Message {
  const name = pieceName(piece)
  return isReduced(view, piece) ? text('web.with', { name, state: text('board.reduced') }) : name
}
const BOX_NAMES: Readonly<Record<number, Message>> = {
  [NORTHERN_MILITIA]: text('board.box.northern'),
  [SOUTHERN_MILITIA]: text('board.box.southern'),
  [ST_LAWRENCE_MILITIA]: text('board.box.st-lawrence'),
}
/** Counters that are not in play are nowhere. */
export const whereName = (place: number): Message | undefined => BOX_NAMES[place] ?? spaceName(place)

/** Under which heading it stands in the list. */
export function group(option: Option): Message | undefined {
  const { do: verb, piece, space, card, use } = option as Fields
  if (verb && (piece || space)) return { key: `do.${verb}` }
  if (piece !== undefined) return text(pieceOf(pieceCalled(piece)).leader ? 'web.group.leaders' : 'web.group.units')
  if (space) return text('web.group.spaces')
  if (use) return { key: `use.${use}` }
  // What ends or tears down something stands last, not where a first click falls.
  if (verb === 'demolish' || verb === 'hold') return text('web.group.also')
  return card ? text('web.group.cards') : undefined
}

/** Leaders first, then by kind. */
export const inOrder = (pieces: readonly Piece[]): readonly Piece[] =>
  [...pieces].sort((a, b) => Number(pieceOf(b).leader) - Number(pieceOf(a).leader) || a - b)
