/**
 * A toy game that uses everything the kernel has: hidden units, orders written in secret, dice, lots, a unit shown, an end at once.
 * Three camps walk three places for up to three rounds. 1 the day's event, 2 orders, 3 scouting, 4 fighting, 5 the end.
 */
import { choose, drawLots, leaveFor, offer, optionsOf, type Play, reveal, rollDice, together } from '../src/ask.ts'
import type { Example } from '../src/example.ts'
import { type Catalogue, type Game, OPEN, type Settings, type State, type Viewer } from '../src/game.ts'
import { chapter, namer } from '../src/message.ts'
import { type Random, shuffle } from '../src/random.ts'
import { sayer } from '../src/texts.ts'

export const ROLES = ['red', 'blue', 'gold'] as const
export const PLACES = ['camp', 'ford', 'hill', 'mill'] as const
export const UNITS = ['r1', 'r2', 'r3', 'b1', 'b2', 'b3', 'g1', 'g2', 'g3'] as const
export const EVENTS = ['calm', 'fog', 'storm'] as const
export type ToyRole = (typeof ROLES)[number]
export type Place = (typeof PLACES)[number]
export type Unit = (typeof UNITS)[number]
export type Event = (typeof EVENTS)[number]

export interface ToyState extends State {
  round: number
  last: number
  dice: number
  nights: boolean
  /** Whose turn to scout it is: an index of ROLES. */
  turn: number
  deck: Event[]
  event: Event | null
  at: Record<Unit, Place>
  /** Orders as each role writes them; empty once carried out. */
  sealed: Record<ToyRole, Partial<Record<Unit, Place>>>
  /** Units everybody knows, and those one role has spied. */
  shown: Unit[]
  spied: Record<ToyRole, Unit[]>
  points: Record<ToyRole, number>
}
export interface ToyView {
  round: number
  event: Event | null
  deck: readonly Event[]
  points: Readonly<Record<ToyRole, number>>
  /** By place and role: the units one knows, and how many more there are. */
  places: Record<string, Record<string, { known: Unit[]; hidden: number }>>
  orders: Partial<Record<ToyRole, Partial<Record<Unit, Place>>>>
}

const TEXTS = {
  'what.event': [],
  'what.spy': ['place'],
  'what.fight': ['place', 'role'],
  'ask.order': [],
  'ask.to': ['unit'],
  'ask.act': [],
  'ask.place': [],
  'ask.show': [],
  'log.event': ['#round', 'event'],
  'log.orders': ['role'],
  'log.moved': ['number'],
  'log.spied': ['role', 'place'],
  'log.saw': ['unit', 'place'],
  'log.shows': ['unit', 'place'],
  'log.fight': ['#battle', 'place', 'units:unit[]'],
  'log.won': ['role', 'place'],
  'why.points': ['role', 'points'],
  'why.draw': [],
  'example.fight': [],
  'example.fight.roll': [],
} as const
const NAMES = { role: ROLES, place: PLACES, unit: UNITS, event: EVENTS, do: ['done', 'pass', 'show', 'spy'] } as const
const say = sayer<typeof TEXTS, typeof NAMES>()
const roleName = namer('role', ROLES)
const placeName = namer('place', PLACES)
const unitName = namer('unit', UNITS)
const eventName = namer('event', EVENTS)
const unitOption = optionsOf('unit', UNITS)
const placeOption = optionsOf('place', PLACES)
const button = optionsOf('do', NAMES.do)

export const ownerOf = (unit: Unit): ToyRole =>
  ({ r: 'red', b: 'blue', g: 'gold' })[unit[0] as 'r' | 'b' | 'g'] as ToyRole
const strengthOf = (unit: Unit): number => Number(unit[1])
const unitsOf = (role: ToyRole): Unit[] => UNITS.filter((unit) => ownerOf(unit) === role)
const unitsAt = (g: ToyState, place: Place): Unit[] => UNITS.filter((unit) => g.at[unit] === place)
const knows = (g: ToyState, viewer: Viewer, unit: Unit): boolean =>
  viewer === OPEN ||
  viewer === ownerOf(unit) ||
  g.shown.includes(unit) ||
  (g.spied[viewer as ToyRole]?.includes(unit) ?? false)

/** 1.1 One of the events that are left. A storm in the second round or later ends the game. */
function* event(g: ToyState): Play {
  const [drawn] = (yield* drawLots('1.1', say('what.event'), g.deck)) as [Event]
  g.deck = g.deck.filter((card) => card !== drawn)
  g.event = drawn
  chapter(g, 'round', '1.1', say('log.event', { event: eventName(drawn) }))
  if (drawn === 'storm' && g.round > 1) yield* leaveFor('end')
  g.step = 'orders'
}

/** 2.1 One role writes: unit, place, unit, place, ..., done. */
function* write(g: ToyState, role: ToyRole): Play<number> {
  const orders = g.sealed[role]
  for (;;) {
    const free = unitsOf(role).filter((unit) => !orders[unit])
    const picked = yield* offer(role, '2.1', say('ask.order'), [...free.map((unit) => unitOption[unit]), button.done])
    if (!('unit' in picked)) return Object.keys(orders).length
    const ways = PLACES.filter((place) => place !== g.at[picked.unit]).map((place) => placeOption[place])
    orders[picked.unit] = (yield* choose(role, '2.2', say('ask.to', { unit: unitName(picked.unit) }), ways)).place
  }
}

function* orders(g: ToyState): Play {
  const written = yield* together('2.1', {
    red: () => write(g, 'red'),
    blue: () => write(g, 'blue'),
    gold: () => write(g, 'gold'),
  })
  for (const role of ROLES) {
    Object.assign(g.at, g.sealed[role])
    g.sealed[role] = {}
    g.log.push({ rule: '2.3', text: say('log.orders', { role: roleName(role) }) })
    g.log.push({ rule: '2.3', secret: { roles: [role], text: say('log.moved', { number: written[role] }) } })
  }
  g.turn = 0
  g.step = g.event === 'fog' ? 'fight' : 'scout'
}

/** 3 One role in turn spies on a place (3.2), shows a unit of its own (3.3), or passes. */
function* scout(g: ToyState): Play {
  const role = ROLES[g.turn] as ToyRole
  const places = PLACES.filter((place) => unitsAt(g, place).some((unit) => !knows(g, role, unit)))
  const own = unitsOf(role).filter((unit) => !g.shown.includes(unit))
  const acts = [...(places.length ? [button.spy] : []), ...(own.length ? [button.show] : []), button.pass]
  const act = yield* offer(role, '3.1', say('ask.act'), acts)
  if (act.do === 'spy') {
    const { place } = yield* choose(
      role,
      '3.2',
      say('ask.place'),
      places.map((at) => placeOption[at]),
    )
    const lots = unitsAt(g, place).filter((unit) => !knows(g, role, unit))
    const [unit] = (yield* drawLots('3.2', say('what.spy', { place: placeName(place) }), lots)) as [Unit]
    g.spied[role].push(unit)
    const text = say('log.saw', { unit: unitName(unit), place: placeName(place) })
    const told = say('log.spied', { role: roleName(role), place: placeName(place) })
    g.log.push({ rule: '3.2', text: told, secret: { roles: [role], text } })
  } else if (act.do === 'show') {
    const { unit } = yield* offer(
      role,
      '3.3',
      say('ask.show'),
      own.map((id) => unitOption[id]),
    )
    g.shown.push(unit)
    g.log.push({ rule: '3.3', text: say('log.shows', { unit: unitName(unit), place: placeName(g.at[unit]) }) })
    yield* reveal()
  }
  g.turn += 1
  if (g.turn === ROLES.length) g.step = 'fight'
}

/** 4 Where several roles stand all units are shown and dice decide; two points end the game at once (4.3). */
function* fight(g: ToyState): Play {
  for (const place of PLACES.slice(1)) {
    const units = unitsAt(g, place)
    const sides = ROLES.filter((role) => units.some((unit) => ownerOf(unit) === role))
    if (sides.length < 2) continue
    for (const unit of units) if (!g.shown.includes(unit)) g.shown.push(unit)
    g.log.push({ rule: '4.1', text: say('log.fight', { place: placeName(place), units: units.map(unitName) }) })
    yield* reveal()
    const totals: number[] = []
    for (const role of sides) {
      const what = say('what.fight', { place: placeName(place), role: roleName(role) })
      let total = 0
      for (const face of yield* rollDice(role, '4.1', what, g.dice)) total += face
      for (const unit of units) if (ownerOf(unit) === role) total += strengthOf(unit)
      totals.push(total)
    }
    const best = Math.max(...totals)
    if (totals.indexOf(best) !== totals.lastIndexOf(best)) continue
    const winner = sides[totals.indexOf(best)] as ToyRole
    g.points[winner] += 1
    g.log.push({ rule: '4.2', text: say('log.won', { role: roleName(winner), place: placeName(place) }) })
    if (g.points[winner] === 2) yield* leaveFor('end')
  }
  g.step = g.round === g.last ? 'end' : 'event'
  g.round += 1
}

function setup(scenario: string, settings: Settings): ToyState {
  return {
    step: 'event',
    log: [],
    round: 1,
    last: scenario === 'short' ? 1 : 3,
    dice: settings.dice === 'two' ? 2 : 1,
    nights: settings.nights === 'yes',
    turn: 0,
    deck: [...EVENTS],
    event: null,
    at: Object.fromEntries(UNITS.map((unit) => [unit, 'camp'])) as Record<Unit, Place>,
    sealed: { red: {}, blue: {}, gold: {} },
    shown: [],
    spied: { red: [], blue: [], gold: [] },
    points: { red: 0, blue: 0, gold: 0 },
  }
}

const copy = (g: ToyState): ToyState => ({
  ...g,
  log: [...g.log],
  deck: [...g.deck],
  at: { ...g.at },
  sealed: { red: { ...g.sealed.red }, blue: { ...g.sealed.blue }, gold: { ...g.sealed.gold } },
  shown: [...g.shown],
  spied: { red: [...g.spied.red], blue: [...g.spied.blue], gold: [...g.spied.gold] },
  points: { ...g.points },
})

function view(g: ToyState, viewer: Viewer): ToyView {
  const places: ToyView['places'] = {}
  for (const place of PLACES) {
    const sides: ToyView['places'][string] = {}
    for (const role of ROLES) {
      const units = unitsAt(g, place).filter((unit) => ownerOf(unit) === role)
      const known = units.filter((unit) => knows(g, viewer, unit))
      sides[role] = { known, hidden: units.length - known.length }
    }
    places[place] = sides
  }
  const orders: ToyView['orders'] = {}
  for (const role of ROLES) if (viewer === role || viewer === OPEN) orders[role] = { ...g.sealed[role] }
  return { round: g.round, event: g.event, deck: [...g.deck], points: { ...g.points }, places, orders }
}

/** Units of one owner that the viewer cannot tell apart change places; what others write in secret is dealt anew. */
function reshuffleHidden(g: ToyState, viewer: Viewer, random: Random): ToyState {
  const next = copy(g)
  const twin = {} as Record<Unit, Unit>
  for (const role of ROLES) {
    const own = unitsOf(role)
    const hidden = own.filter((unit) => !knows(g, viewer, unit))
    const dealt = shuffle([...hidden], random)
    // By where they are, so that the deal does not depend on who is there.
    const spot = (unit: Unit): string => [g.at[unit], ...ROLES.map((other) => g.spied[other].indexOf(unit))].join()
    hidden.sort((a, b) => (spot(a) < spot(b) ? -1 : Number(spot(a) > spot(b))))
    for (const unit of own) twin[unit] = dealt[hidden.indexOf(unit)] ?? unit
  }
  for (const unit of UNITS) next.at[twin[unit]] = g.at[unit]
  for (const role of ROLES) {
    next.spied[role] = g.spied[role].map((unit) => twin[unit])
    if (role === viewer || viewer === OPEN || g.step !== 'orders') continue
    next.sealed[role] = {}
    for (const unit of unitsOf(role)) {
      const ways = PLACES.filter((place) => place !== next.at[unit])
      const way = ways[random.below(ways.length + 1)]
      if (way) next.sealed[role][unit] = way
    }
  }
  return next
}

/** A fight: who stands where, and the round is in its last part. */
type Position = Partial<Record<Unit, Place>>
export const examples: readonly Example[] = [
  {
    id: 'fight',
    title: 'example.fight',
    rules: ['4.1', '4.2'],
    scenario: 'short',
    position: { r3: 'ford', b1: 'ford' } satisfies Position,
    stops: [
      { text: 'example.fight.roll', expect: { dice: 1, noted: ['log.fight'] } },
      { drawn: [2] },
      { drawn: [3], expect: { noted: ['log.won'], winner: 'red', view: { gold: { points: { red: 1 } } } } },
    ],
  },
]

const en: Catalogue = {
  'game.name': 'Three Camps',
  'scenario.short': 'One round',
  'scenario.long': 'Three rounds',
  'option.dice': 'Dice',
  'option.dice.help': 'How many dice each side rolls in a fight.',
  'option.dice.one': 'one',
  'option.dice.two': 'two',
  'option.nights': 'Nights',
  'option.nights.help': 'Rounds are played by night.',
  'option.nights.no': 'no',
  'option.nights.yes': 'yes',
  'role.red': 'Red',
  'role.blue': 'Blue',
  'role.gold': 'Gold',
  'place.camp': 'the camp',
  'place.ford': 'the ford',
  'place.hill': 'the hill',
  'place.mill': 'the mill',
  'unit.r1': 'Red 1',
  'unit.r2': 'Red 2',
  'unit.r3': 'Red 3',
  'unit.b1': 'Blue 1',
  'unit.b2': 'Blue 2',
  'unit.b3': 'Blue 3',
  'unit.g1': 'Gold 1',
  'unit.g2': 'Gold 2',
  'unit.g3': 'Gold 3',
  'event.calm': 'calm',
  'event.fog': 'fog',
  'event.storm': 'storm',
  'do.done': 'Done',
  'do.pass': 'Pass',
  'do.show': 'Show a unit',
  'do.spy': 'Spy',
  'what.event': 'The event of the day',
  'what.spy': 'Who is seen at {place}',
  'what.fight': 'Fight at {place}: {role}',
  'ask.order': 'Write an order for a unit',
  'ask.to': 'Where does {unit} go?',
  'ask.act': 'Spy, show a unit, or pass',
  'ask.place': 'Spy on which place?',
  'ask.show': 'Show which unit?',
  'log.event': 'The day brings {event}.',
  'log.orders': '{role} moves.',
  'log.moved': '{number, plural, =0 {Nobody moves.} one {One unit moves.} other {# units move.}}',
  'log.spied': '{role} spies on {place}.',
  'log.saw': 'You see {unit} at {place}.',
  'log.shows': '{unit} shows itself at {place}.',
  'log.fight': 'A fight at {place}: {units}.',
  'log.won': '{role} wins at {place}.',
  'why.points': '{role} leads with {points, plural, one {one point} other {# points}}.',
  'why.draw': 'Nobody leads.',
  'example.fight': 'A fight at the ford',
  'example.fight.roll': 'Each side rolls a die and adds its strength.',
}
const fr: Catalogue = {
  'game.name': 'Trois camps',
  'scenario.short': 'Une manche',
  'scenario.long': 'Trois manches',
  'option.dice': 'Dés',
  'option.dice.help': 'Combien de dés chaque camp lance dans un combat.',
  'option.dice.one': 'un',
  'option.dice.two': 'deux',
  'option.nights': 'Nuits',
  'option.nights.help': 'Les manches se jouent de nuit.',
  'option.nights.no': 'non',
  'option.nights.yes': 'oui',
  'role.red': 'Rouge',
  'role.blue': 'Bleu',
  'role.gold': 'Or',
  'place.camp': 'le camp',
  'place.ford': 'le gué',
  'place.hill': 'la colline',
  'place.mill': 'le moulin',
  'unit.r1': 'Rouge 1',
  'unit.r2': 'Rouge 2',
  'unit.r3': 'Rouge 3',
  'unit.b1': 'Bleu 1',
  'unit.b2': 'Bleu 2',
  'unit.b3': 'Bleu 3',
  'unit.g1': 'Or 1',
  'unit.g2': 'Or 2',
  'unit.g3': 'Or 3',
  'event.calm': 'calme',
  'event.fog': 'brouillard',
  'event.storm': 'tempête',
  'do.done': 'Fini',
  'do.pass': 'Passer',
  'do.show': 'Montrer une unité',
  'do.spy': 'Espionner',
  'what.event': 'L’événement du jour',
  'what.spy': 'Qui l’on voit : {place}',
  'what.fight': 'Combat, {place} : {role}',
  'ask.order': 'Écrivez un ordre pour une unité',
  'ask.to': 'Où va {unit} ?',
  'ask.act': 'Espionnez, montrez une unité ou passez',
  'ask.place': 'Quel lieu espionner ?',
  'ask.show': 'Quelle unité montrer ?',
  'log.event': 'Le jour apporte : {event}.',
  'log.orders': '{role} se déplace.',
  'log.moved': '{number, plural, =0 {Personne ne bouge.} one {Une unité bouge.} other {# unités bougent.}}',
  'log.spied': '{role} espionne : {place}.',
  'log.saw': 'Vous voyez {unit} : {place}.',
  'log.shows': '{unit} se montre : {place}.',
  'log.fight': 'Combat, {place} : {units}.',
  'log.won': '{role} l’emporte : {place}.',
  'why.points': '{role} mène avec {points, plural, one {un point} other {# points}}.',
  'why.draw': 'Personne ne mène.',
  'example.fight': 'Un combat au gué',
  'example.fight.roll': 'Chaque camp lance un dé et ajoute sa force.',
}

export const toy: Game<ToyState, ToyView> = {
  id: 'three-camps',
  rules: '1.0',
  roles: ROLES,
  scenarios: [{ id: 'short' }, { id: 'long' }],
  switches: [
    { id: 'dice', values: ['one', 'two'], default: 'one', rule: '4.1' },
    {
      id: 'nights',
      values: ['no', 'yes'],
      default: 'no',
      rule: '1',
      scenarios: ['long'],
      unless: [{ value: 'yes', other: 'dice', is: ['two'] }],
    },
  ],
  setup,
  sequence: {
    event: { rule: '1.1', play: event },
    orders: { rule: '2.1', play: orders },
    scout: { rule: '3.1', play: scout },
    fight: { rule: '4.1', play: fight },
  },
  copy,
  view,
  reshuffleHidden,
  outcome(g) {
    if (g.step !== 'end') return undefined
    const [first, second] = ROLES.toSorted((a, b) => g.points[b] - g.points[a]) as [ToyRole, ToyRole]
    const margin = g.points[first] - g.points[second]
    if (margin === 0) return { winner: 'draw', margin, why: say('why.draw'), rule: '5.1' }
    const why = say('why.points', { role: roleName(first), points: g.points[first] })
    return { winner: first, margin, why, rule: '5.1' }
  },
  brokenLaws(g) {
    const broken: string[] = []
    for (const unit of UNITS) if (!PLACES.includes(g.at[unit])) broken.push(`${unit} is nowhere`)
    const cards = [...g.deck, ...(g.event ? [g.event] : [])]
    if (new Set(cards).size !== cards.length) broken.push(`an event is in two places: ${cards}`)
    return broken
  },
  bound: 150,
  board: (shown, tell) =>
    PLACES.map((place) => {
      const sides = ROLES.map((role) => {
        const { known, hidden } = shown.places[place]?.[role] ?? { known: [], hidden: 0 }
        return [...known.map((unit) => tell(unitName(unit))), ...(hidden ? [`${tell(roleName(role))} ?${hidden}`] : [])]
      })
      return `${tell(placeName(place))}: ${sides.flat().join(', ')}`
    }).join('\n'),
  hints: {
    evaluate: (g, role) => {
      const others = ROLES.filter((other) => other !== role).map((other) => g.points[other])
      return g.points[role as ToyRole] - Math.max(...others)
    },
  },
  texts: TEXTS,
  names: NAMES,
  catalogues: { en, fr },
  position(spec: Position, scenario, settings) {
    const g = setup(scenario, settings)
    Object.assign(g.at, spec)
    g.deck = ['calm', 'storm']
    g.event = 'fog'
    g.step = 'fight'
    return g
  },
  examples: async () => examples,
  sections: ['1.1', '2.1', '2.2', '2.3', '3.1', '3.2', '3.3', '4.1', '4.2', '4.3', '5.1'],
}
