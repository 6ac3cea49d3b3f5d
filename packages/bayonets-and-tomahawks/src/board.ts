/**
 * The board as text: where the game stands, the cards, then region by region every space with units or markers, the
 * boxes, and what is going on. At most 80 columns, no colour, nothing drawn that a voice could not read.
 */
import { given, type Message } from '@carillon/kernel'
import { whenText } from './captions.ts'
import { BOXES, POOLS } from './data/boxes.ts'
import type { CardId } from './data/cards.ts'
import { type Colony, FACTIONS, type Faction, LINKS, NATIONS, SPACE, SPACES, type Space } from './data/map.ts'
import type { UnitId } from './data/units.ts'
import {
  apName,
  boxName,
  cardName,
  colonyName,
  connectionName,
  faceName,
  factionName,
  nationName,
  spaceName,
  say as text,
  typeName,
  unitName,
} from './messages.ts'
import type { Action, Battle, Box, Spot } from './state.ts'
import { HIDDEN, type View } from './view.ts'

type Say = (message: Message) => string
const WIDTH = 80
const BETWEEN = ' · '

export function board(view: View, say: Say): string {
  return [
    ...header(view, say),
    ...cards(view, say),
    ...regions(view, say),
    ...works(view, say),
    ...boxes(view, say),
    ...(view.action ? action(view.action, say) : []),
    ...(view.battle ? battle(view.battle, say) : []),
  ].join('\n')
}

// --- where the game stands -------------------------------------------------------------------------------------

function header(view: View, say: Say): string[] {
  const { victory, raid, openSeas } = view
  const leader: Faction = victory > 0 ? 'british' : 'french'
  const score = [
    text('board.victory', { faction: factionName(leader), vps: Math.abs(victory) }),
    text('board.raid', { british: raid.british, french: raid.french }),
  ]
  const sides = NATIONS.map((nation) => {
    const faction = view.nations[nation]
    const name = nationName(nation)
    return faction
      ? text('board.joined', { nation: name, faction: factionName(faction) })
      : text('board.neutral', { nation: name })
  })
  return [
    ...flow('', whenText(view).map(say)),
    ...flow('', score.map(say)),
    ...flow('', [...sides, text(openSeas ? 'board.seas.open' : 'board.seas.french')].map(say)),
  ]
}

// --- cards -----------------------------------------------------------------------------------------------------

function cards(view: View, say: Say): string[] {
  const { played, aps, reaction, first, warships } = view
  const inPlay = (['british', 'french', 'indian'] as const).flatMap((deck) => {
    const card = played[deck]
    if (card === null) return []
    const left = text('board.aps', { count: aps[deck].length, aps: aps[deck].map((ap) => say(apName(ap))).join(', ') })
    return flow('', [say(text(`board.played.${deck}`, { card: nameOf(card) })), say(left)], 2)
  })
  return [
    ...inPlay,
    ...(reaction ? [say(text('board.reaction', { faction: factionName(first), ap: apName(reaction) }))] : []),
    ...(warships ? sentence('', say(text('board.warships', { connection: connectionName(warships) }))) : []),
    ...FACTIONS.flatMap((f) => hand(view, f, say)),
  ]
}
const nameOf = (card: CardId): Message => (card === HIDDEN ? text('board.hidden') : cardName(String(card)))

/** What a player holds, as far as the viewer knows it. */
function hand(view: View, f: Faction, say: Say): string[] {
  const { reserve, drawn, indian, chosen } = view.hands[f]
  const chit = view.chits[f]
  const value = chit === 'hidden' ? text('board.hidden_chit') : String(chit)
  const held = [
    // 7.1 At the beginning of a year there is no Reserve yet: both were drawn.
    ...(reserve === null
      ? []
      : [text(view.step === 'reserve' ? 'board.drawn' : 'board.reserve', { card: nameOf(reserve) })]),
    ...(drawn === null ? [] : [text('board.drawn', { card: nameOf(drawn) })]),
    ...(indian === null ? [] : [text('board.indian', { card: nameOf(indian) })]),
    ...(chosen === null ? [] : [text('board.chosen', { card: nameOf(chosen) })]),
    ...(chit === null ? [] : [text('board.chit', { value })]),
  ]
  return held.length > 0 ? flow(`${say(text('board.hand', { faction: factionName(f) }))} `, held.map(say), 2) : []
}

// --- the map ---------------------------------------------------------------------------------------------------

const COLONY_ORDER: readonly Colony[] = [
  'canada',
  'acadie',
  'nova-scotia',
  'new-england',
  'new-york-new-jersey',
  'pennsylvania-delaware',
  'virginia-south',
  'pays-den-haut',
]
interface Region {
  readonly name: Message
  readonly spaces: readonly Space[]
}
const REGIONS: readonly Region[] = [
  ...COLONY_ORDER.map((colony) => ({
    name: colonyName(colony),
    spaces: SPACES.filter((id) => SPACE[id].colony === colony),
  })),
  ...NATIONS.map((nation) => ({
    name: nationName(nation),
    spaces: SPACES.filter((id) => SPACE[id].nation === nation),
  })),
  { name: text('board.rest'), spaces: SPACES.filter((id) => SPACE[id].colony === null && SPACE[id].nation === null) },
]

/** Spaces without units and markers are left out, and so are regions without such spaces. */
function regions(view: View, say: Say): string[] {
  return REGIONS.flatMap(({ name, spaces }) => {
    const lines = spaces.flatMap((space) => spaceLines(view, space, say))
    return lines.length > 0 ? ['', say(name), ...lines] : []
  })
}

function spaceLines(view: View, space: Space, say: Say): string[] {
  const stacks = FACTIONS.flatMap((f) => stack(view, f, space, given(view.map[f][SPACE[space].n], 'stack'), say))
  const marks = markersOf(view, space)
  if (stacks.length === 0 && marks.length === 0) return []
  const facts = [...printed(space), ...marks].map(say)
  const leads = stacks.length > 0 ? sentence('    ', waysFrom(view, space).map(say).join(BETWEEN)) : []
  return [...flow(`  ${label(say(spaceName(space)), say)} `, facts, 4), ...leads, ...stacks]
}
/** 2.2 Where its Connections lead, by kind. */
function waysFrom({ roads }: View, space: Space): Message[] {
  return WAYS.flatMap(([kind, key]) => {
    const leads = LINKS[space].filter(({ by }) => (roads.includes(by.id) ? 'road' : by.kind) === kind)
    return leads.length > 0 ? [text(key, { spaces: leads.map(({ to }) => spaceName(to)) })] : []
  })
}
const WAYS = [
  ['highway', 'web.highways'],
  ['road', 'web.roads'],
  ['path', 'web.paths'],
] as const
function printed(space: Space): Message[] {
  const { kind, home, value, victory, militia, fortress } = SPACE[space]
  const plain = kind === 'wilderness' || kind === 'village' || kind === 'base'
  return [
    plain
      ? text(`board.${kind}`)
      : text(`board.${kind}`, { home: factionName(given(home, 'home of the space')), value }),
    ...(fortress ? [text('board.fortress')] : []),
    ...(victory > 0 ? [text('board.worth', { vps: victory })] : []),
    ...(militia > 0 ? [text('board.militia', { count: militia })] : []),
  ]
}
function markersOf(view: View, space: Space): Message[] {
  const held = view.control[space]
  return [
    ...(held ? [text('board.taken', { faction: factionName(held) })] : []),
    ...FACTIONS.filter((f) => view.raided[f].includes(space)).map((f) =>
      text('board.raided', { faction: factionName(f) }),
    ),
    ...(view.battles.includes(space) ? [text('board.battle')] : []),
    ...(view.fortworks.includes(space) ? [text('board.fortwork')] : []),
  ]
}

const STACK_MARKERS = ['rout', 'oos', 'landing', 'marshal'] as const
function stack(view: View, f: Faction, spot: Spot, units: readonly UnitId[], say: Say): string[] {
  if (units.length === 0) return []
  const lie = (spots: readonly Spot[]): boolean => spots.includes(spot)
  const marks = STACK_MARKERS.filter((kind) => lie(view.markers[f][kind]))
  const state = marks.length > 0 ? ` (${marks.map((kind) => say(text(`board.${kind}`))).join(', ')})` : ''
  return flow(`    ${label(say(factionName(f)) + state, say)} `, names(view, units, say), 6)
}

/** Units by name; those that differ only in their number stand together: "New England 1, 2 (spent)". */
function names(view: View, units: readonly UnitId[], say: Say): string[] {
  const groups = new Map<string, { kind: string; state: string; numbers: string[] }>()
  for (const id of units) {
    const name = say(unitName(id))
    const [, kind = name, number] = /^(.+) (\d+)$/.exec(name) ?? []
    const words = [
      ...(view.reduced.includes(id) ? [say(text('board.reduced'))] : []),
      ...(view.spent.includes(id) ? [say(text('board.spent'))] : []),
    ]
    const state = words.length > 0 ? ` (${words.join(', ')})` : ''
    const group = groups.get(kind + state) ?? { kind, state, numbers: [] }
    if (number) group.numbers.push(number)
    groups.set(kind + state, group)
  }
  return [...groups.values()].map(({ kind, state, numbers }) => [kind, numbers.join(', ')].join(' ').trimEnd() + state)
}

function works(view: View, say: Say): string[] {
  const list = (head: 'board.roads' | 'board.roadworks', ids: readonly string[]) =>
    ids.length > 0
      ? flow(
          `${say(text(head))} `,
          ids.map((id) => say(connectionName(id))),
          2,
        )
      : []
  const lines = [...list('board.roads', view.roads), ...list('board.roadworks', view.roadworks)]
  return lines.length > 0 ? ['', ...lines] : []
}

// --- off the map -----------------------------------------------------------------------------------------------

/** Boxes whose units are named; of the pools only the number is said. */
const OPEN_BOXES: readonly Box[] = BOXES.slice(0, BOXES.indexOf('fleets'))
function boxes(view: View, say: Say): string[] {
  const lines = OPEN_BOXES.flatMap((box) => {
    const units = view.boxes[box]
    return units.length > 0 ? flow(`${label(say(boxName(box)), say)} `, names(view, units, say), 2) : []
  })
  const pools = POOLS.filter((box) => view.boxes[box].length > 0).map((box) =>
    say(text('board.pool', { box: boxName(box), count: view.boxes[box].length })),
  )
  return ['', ...lines, ...(pools.length > 0 ? flow(`${say(text('board.pools'))} `, pools, 2) : [])]
}

// --- what is going on ------------------------------------------------------------------------------------------

function action({ kind, faction, ap, units, at, spent, target }: Action, say: Say): string[] {
  const lines = [
    text(`board.action.${kind}`, { faction: factionName(faction), ap: apName(ap) }),
    ...(units.length > 0 ? [text('board.action_units', { units: units.map(unitName) })] : []),
    ...(at ? [text('board.action_at', { space: spaceName(at), spent })] : []),
    ...(target ? [text('board.action_target', { space: spaceName(target) })] : []),
  ]
  return ['', ...flow('', lines.map(say), 2)]
}

function battle({ space, attacker, marks, militia, commander, rolling }: Battle, say: Say): string[] {
  const commanders = FACTIONS.flatMap((f) => {
    const leads = commander[f]
    return leads ? [text('board.commander', { unit: unitName(leads.unit), left: leads.left })] : []
  })
  const state = [
    text('board.marks', { british: marks.british, french: marks.french }),
    ...(militia.british + militia.french > 0
      ? [text('board.fight_militia', { british: militia.british, french: militia.french })]
      : []),
    ...commanders,
  ]
  return [
    '',
    ...sentence('', say(text('board.fight', { space: spaceName(space), attacker: factionName(attacker) }))),
    ...flow('  ', state.map(say)),
    ...(rolling ? rolls(rolling, say) : []),
  ]
}
function rolls({ faction, type, units, faces }: NonNullable<Battle['rolling']>, say: Say): string[] {
  const head = say(text('board.rolls', { faction: factionName(faction), type: typeName(type) }))
  const dice = faces.map((face, n) => {
    const unit = units[n]
    return say(unit ? text('board.die', { unit: unitName(unit), face: faceName(face) }) : faceName(face))
  })
  return flow(`  ${head} `, dice, 4)
}

const label = (name: string, say: Say): string => say(text('board.label', { name }))
/** Items one after the other; where the line is full it is broken between two of them, and the next is indented. */
function flow(head: string, items: readonly string[], indent = head.length, between = BETWEEN): string[] {
  const lines: string[] = []
  let line = head
  for (const [i, item] of items.entries()) {
    const more = i > 0 ? between + item : item
    const full = line.length + more.length > WIDTH
    if (full && line.trim() !== '') {
      lines.push(line.trimEnd())
      line = ' '.repeat(indent) + item
    } else line += more
  }
  return [...lines, line.trimEnd()]
}
const sentence = (head: string, words: string, indent = head.length + 2): string[] =>
  flow(head, words.split(' '), indent, ' ')
