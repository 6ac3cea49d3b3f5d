/**
 * The board as text: where the game stands, the cards, then region by region every space with pieces or markers, the
 * boxes, and what is going on. At most 80 columns, nothing drawn that a voice could not read.
 */
import type { Message } from '@carillon/kernel'
import { marksOf, standing, vpText } from './captions.ts'
import { cardOf, HIDDEN } from './data/cards.ts'
import { SIDES, type Side, SPACES, type Space } from './data/map.ts'
import { type Piece, pieceOf } from './data/pieces.ts'
import { assembliesName, cardName, pieceName, seasonName, sideName, spaceName, say as text } from './messages.ts'
import { NORTHERN_MILITIA, type Place, POOL, SOUTHERN_MILITIA, ST_LAWRENCE_MILITIA, stackAt } from './state.ts'
import type { View } from './view.ts'

type Say = (message: Message) => string
const WIDTH = 80

export function board(view: View, say: Say): string {
  return [
    ...header(view, say),
    ...SIDES.flatMap((side) => hand(view, side, say)),
    ...REGIONS.flatMap((region) => regionLines(view, region, say)),
    ...boxes(view, say),
    ...events(view, say),
  ].join('\n')
}

function header(view: View, say: Say): string[] {
  const { year, season, vp, active, assemblies, deck, discards } = view
  const lines: Message[] = [
    text('board.season', { year: String(year), season: seasonName(season) }),
    vpText(vp),
    text('board.active', { side: sideName(active) }),
    text('board.assemblies', { box: assembliesName(assemblies) }),
    text('board.cards', { deck, discards: discards.length }),
  ]
  lines.push(...standing(view).map((one) => one.text))
  return flow('', lines.map(say), 0)
}
/** The cards of a hand, as far as the viewer knows them. */
function hand(view: View, side: Side, say: Say): string[] {
  const cards = view.hands[side]
  const about = { side: sideName(side), count: cards.length }
  const known = cards.filter((card) => card !== HIDDEN)
  const words = known.map((card) => say(text('board.card', { card: cardName(card), value: cardOf(card).value })))
  if (view.holding[side]) words.push(say(text('board.held')))
  return words.length === 0
    ? [say(text('board.hand.hidden', about))]
    : flow(`${say(text('board.hand', about))} `, words, 2)
}

// --- the map -----------------------------------------------------------------------------------------------------

interface Region {
  readonly name: Message
  readonly spaces: readonly Space[]
}
const spacesIn = (department: string | null, cultivated: boolean): Space[] =>
  SPACES.filter((s) => s.department === department && (s.terrain === 'cultivated') === cultivated).map(({ n }) => n)
const REGIONS: readonly Region[] = [
  { name: text('board.canada'), spaces: spacesIn('st-lawrence', true) },
  { name: text('board.north'), spaces: spacesIn('northern', true) },
  { name: text('board.south'), spaces: spacesIn('southern', true) },
  { name: text('board.seaboard'), spaces: spacesIn(null, true) },
  { name: text('board.wilderness'), spaces: spacesIn(null, false) },
]
/** Spaces without pieces and markers are left out, and so are regions without such spaces. */
function regionLines(view: View, { name, spaces }: Region, say: Say): string[] {
  const lines = spaces.flatMap((space) => spaceLines(view, space, say))
  return lines.length > 0 ? ['', say(name), ...lines] : []
}
function spaceLines(view: View, space: Space, say: Say): string[] {
  const stacks = SIDES.flatMap((side) => stackLines(view, side, space, say))
  const marks = marksOf(view, space).map(say)
  if (stacks.length === 0 && marks.length === 0) return []
  return [...flow(`  ${label(spaceName(space), say)}`, marks, 4), ...stacks]
}
const stackLines = (view: View, side: Side, place: Place, say: Say): string[] => {
  const pieces = stackAt(view, side, place)
  return pieces.length > 0 ? flow(`    ${label(sideName(side), say)}`, names(view, pieces, say), 6) : []
}
/** Leaders first; equal names stand together with their number. */
function names(view: View, pieces: readonly Piece[], say: Say): string[] {
  const counts = new Map<string, number>()
  const inOrder = pieces.toSorted((a, b) => Number(pieceOf(b).leader) - Number(pieceOf(a).leader))
  for (const piece of inOrder) {
    const name = say(pieceName(piece))
    const words = view.reduced.includes(piece) ? `${name} (${say(text('board.reduced'))})` : name
    counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  return [...counts].map(([words, count]) => (count > 1 ? `${count} × ${words}` : words))
}

// --- boxes, and what is going on -----------------------------------------------------------------------------------

const BOXES: readonly (readonly [Side, Place, Message])[] = [
  ['british', NORTHERN_MILITIA, text('board.box.northern')],
  ['british', SOUTHERN_MILITIA, text('board.box.southern')],
  ['french', ST_LAWRENCE_MILITIA, text('board.box.st-lawrence')],
  ['british', POOL, text('board.box.pool')],
]
function boxes(view: View, say: Say): string[] {
  const lines = BOXES.flatMap(([side, place, name]) => {
    const pieces = stackAt(view, side, place)
    return pieces.length > 0 ? flow(label(name, say), names(view, pieces, say), 2) : []
  })
  return lines.length > 0 ? ['', ...lines] : []
}
function events({ march, battle }: View, say: Say): string[] {
  const found: string[] = []
  if (march) found.push(say(text('board.march', { side: sideName(march.side), space: spaceName(march.at) })))
  if (battle)
    found.push(say(text('board.battle', { space: spaceName(battle.space), attacker: sideName(battle.attacker) })))
  return found
}

/** What stands before a list. */
const label = (name: Message, say: Say): string => `${say(text('board.label', { name }))} `

/** Words parted by commas, in lines of the width, further lines indented. */
function flow(head: string, words: readonly string[], indent = 2): string[] {
  const lines: string[] = []
  let line = head
  for (const [n, word] of words.entries()) {
    const next = n < words.length - 1 ? `${word}, ` : word
    if (line.length + next.trimEnd().length > WIDTH && line.trim() !== '' && line !== head) {
      lines.push(line.trimEnd())
      line = ' '.repeat(indent)
    }
    line += next
  }
  lines.push(line.trimEnd())
  return lines
}
