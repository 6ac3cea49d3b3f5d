/** What a thing on the board is: for hover, focus and long-press. */
import type { Message } from '@carillon/kernel'
import {
  ARROWS,
  CARD,
  COUNT,
  cardName,
  cardOf,
  departmentName,
  FORT,
  factsOf,
  isInside,
  LANDINGS,
  marksOf,
  PIECE_IDS,
  PIECES,
  type Piece,
  type PieceType,
  pieceCalled,
  pieceName,
  pieceOf,
  SIDES,
  SPACE,
  type Space,
  type SpaceId,
  STOCKADE,
  sideName,
  spaceName,
  gameText as text,
  type View,
} from '@carillon/wilderness-war/page'
import type { Description, Say, Subject } from '../board.ts'
import { counterRows } from '../counter-rows.ts'
import { pictureOf } from './Counter.tsx'
import { cardFacts, KIND_RULES, kindOf } from './cards.ts'
import { inOrder, whereName, withState } from './choices.ts'
import { describeTrack } from './describe-tracks.ts'
import { CONNECTIONS, isActing, isReduced, isSpace, type Kind, sidesAt, stackAt } from './find.ts'
import { spokenStack } from './Stacks.tsx'

export function describe(subject: Subject, view: View, say: Say): Description | undefined {
  const { unit, space, card, track } = subject as { unit?: string; space?: string; card?: string; track?: string }
  if (unit) return PIECE_IDS.includes(unit) ? describePiece(pieceCalled(unit), view, say) : undefined
  if (card) return CARD[Number(card)] ? describeCard(Number(card), view, say) : undefined
  if (track) return describeTrack(track, say)
  return space && isSpace(space) ? describeSpace(space, view, say) : undefined
}

function describeSpace(id: SpaceId, view: View, say: Say): Description {
  const space = SPACE[id]
  const { terrain, department, home, fortress, port } = factsOf(space)
  const tribes = [...new Set(PIECES.filter(({ settlement }) => settlement === space).map(({ n }) => say(pieceName(n))))]
  const printed: Message[] = [
    text(`web.terrain.${terrain}`),
    ...(department ? [departmentName(department)] : []),
    ...(home ? [text('web.home', { side: sideName(home) })] : []),
    ...(port ? [text('web.port')] : fortress ? [text('web.fortress')] : []),
    ...(tribes.length > 0 ? [text('web.settlement', { tribes: tribes.join(', ') })] : []),
  ]
  const marks = marksOf(view, space).map(say)
  const stacks = sidesAt(view, id).flatMap((side) => {
    const pieces = inOrder(stackAt(view, side, id))
    const names = pieces.map((piece) => say(withState(piece, view))).join(', ')
    return [say(text('web.count', { name: sideName(side), count: spokenStack(view, pieces, say) })), names]
  })
  return {
    title: say(spaceName(space)),
    lines: [
      printed.map(say).join(' · '),
      ...(marks.length > 0 ? [marks.join(' · ')] : []),
      ...stacks,
      ...waysFrom(id).map(say),
    ],
    ...counterRows(
      sidesAt(view, id).map((side) => inOrder(stackAt(view, side, id))),
      (piece) => pictureOf(piece, view, say),
    ),
    rules: ['2.0', ...(fortress ? ['8.11'] : []), ...(tribes.length > 0 ? ['5.531'] : []), ...markRules(view, space)],
  }
}
/** Of what lies there. */
function markRules(view: View, space: Space): string[] {
  const fort = Math.abs(view.forts[space] as number)
  return [
    ...(fort === STOCKADE ? ['5.41'] : fort === FORT ? ['5.42'] : []),
    ...(SIDES.some((side) => view.works[side].includes(space)) ? ['5.44'] : []),
    ...(view.sieges.some((siege) => siege.space === space) ? ['8.21'] : []),
    ...(SIDES.some((side) => view.raided[side].includes(space)) ? ['10.31'] : []),
    ...(view.amphib.includes(space) ? ['6.431'] : []),
    ...(view.fieldworks.includes(space) ? ['7.55'] : []),
  ]
}
const KINDS: readonly Kind[] = ['land', 'river', 'lakeshore']
function waysFrom(id: SpaceId): Message[] {
  const by = (kind: Kind) =>
    CONNECTIONS.flatMap(([one, a, b]) => (one !== kind ? [] : a === id ? [b] : b === id ? [a] : []))
  const to = (list: readonly (readonly [number, number])[]) =>
    list.filter(([from]) => from === SPACE[id]).map(([, space]) => spaceName(space))
  const ways = KINDS.flatMap((kind) => {
    const spaces = by(kind).map((other) => spaceName(SPACE[other]))
    return spaces.length > 0 ? [text(`web.ways.${kind}`, { spaces })] : []
  })
  const [out, landings] = [to(ARROWS), to(LANDINGS)]
  return [
    ...ways,
    ...(out.length > 0 ? [text('web.ways.arrow', { spaces: out })] : []),
    ...(landings.length > 0 ? [text('web.ways.landing', { spaces: landings })] : []),
  ]
}

const PIECE_RULES: Readonly<Record<PieceType, string>> = {
  regular: '3.11',
  'light-infantry': '3.11',
  provincial: '3.11',
  militia: '3.12',
  indian: '3.13',
  coureurs: '3.13',
  ranger: '3.13',
  leader: '3.2',
}
function describePiece(piece: Piece, view: View, say: Say): Description {
  const facts = pieceOf(piece)
  const { type, side, leader, strength, reducedStrength, movement, settlement } = facts
  const place = whereName(view.at[piece] as number)
  const at = view.at[piece] as number
  const besieged = at < COUNT && isInside(view, piece)
  const what = [
    text(`web.type.${type}`),
    sideName(side),
    ...(isReduced(view, piece) ? [text('board.reduced')] : []),
    ...(besieged ? [text('web.is.besieged')] : []),
    ...(isActing(view, piece) ? [text('web.is.active')] : []),
    ...(view.activation?.done.includes(piece) ? [text('web.is.done')] : []),
  ]
  const more = [
    leader
      ? text('web.leader_long', { initiative: facts.initiative, command: facts.command, tactics: facts.tactics })
      : text('web.unit_long', { strength, reduced: reducedStrength, movement }),
    text(`web.can.${type}`),
    ...(settlement === null ? [] : [text('web.goes_home', { space: spaceName(settlement) })]),
    ...(place ? [text('web.at', { place })] : []),
  ]
  return {
    title: say(pieceName(piece)),
    lines: [what.map(say).join(', '), ...more.map(say)],
    rules: [PIECE_RULES[type], ...(leader ? [] : ['3.1']), ...(besieged ? ['8.25'] : [])],
  }
}

function describeCard(card: number, { shuffler }: View, say: Say): Description {
  const rule = KIND_RULES[kindOf(card)]
  return {
    title: say(cardName(card)),
    lines: [cardFacts(card, shuffler).map(say).join(' · '), say({ key: `event.${cardOf(card).event}.text` })],
    rules: ['5.26', '5.12', rule, ...(card === shuffler ? ['5.25'] : [])],
  }
}
