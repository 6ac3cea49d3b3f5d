/** The toy on Carillon's kernel, written as a game of the house is: typed options, messages, log lines, rule numbers. */
import {
  choose,
  type Game,
  type LogEntry,
  type Message,
  type Name,
  namer,
  type Play,
  type Role,
  rollDice,
  type State,
  sayer,
} from '@carillon/kernel'
import {
  BREAK,
  COLUMNS,
  GONE,
  HIT,
  LAST_MOVE,
  LIMIT,
  NEIGHBOURS,
  ROWS,
  SIDE_UNITS,
  SPACES,
  START,
  STEPS,
  UNITS,
} from './board.ts'

type Side = 'red' | 'blue'
const SIDES: readonly Side[] = ['red', 'blue']

export interface Skirmish extends State {
  step: Side | 'end'
  /** Moves made by both sides together. */
  moves: number
  /** By number of unit: its space, and the steps it has left. */
  at: number[]
  strength: number[]
}

const UNIT_IDS = Array.from({ length: UNITS }, (_, n) => `${n < SIDE_UNITS ? 'r' : 'b'}${(n % SIDE_UNITS) + 1}`)
const SPACE_IDS = Array.from({ length: SPACES }, (_, n) => `${'abcdefgh'[n % COLUMNS]}${Math.floor(n / COLUMNS) + 1}`)
export const unitNumber = new Map(UNIT_IDS.map((id, n) => [id, n]))
export const spaceNumber = new Map(SPACE_IDS.map((id, n) => [id, n]))

type Order = { readonly unit: string; readonly move: string } | { readonly unit: string; readonly attack: string }
/** Every order there can be, made once: by unit, then by space. */
const ordersOf = (field: 'move' | 'attack'): readonly (readonly Order[])[] =>
  UNIT_IDS.map((unit) => SPACE_IDS.map((space) => Object.freeze({ unit, [field]: space } as Order)))
const MOVES = ordersOf('move')
const ATTACKS = ordersOf('attack')

const TEXTS = {
  order: [],
  attack: ['unit', 'space'],
  moved: ['unit', 'from', 'to'],
  'attack.hit': ['unit', 'target', 'die'],
  'attack.repelled': ['unit', 'space', 'die'],
  'attack.failed': ['unit', 'space', 'die'],
  'unit.gone': ['unit'],
  'end.broken': [],
  'end.last-move': [],
} as const
const say = sayer<typeof TEXTS, { readonly unit: readonly string[] }>()
const unitName = namer('unit', UNIT_IDS)
const spaceName = namer('space', SPACE_IDS)
const nameOf = (unit: number): Name<'unit'> => unitName(UNIT_IDS[unit] as string)
const placeOf = (space: number): Message => spaceName(SPACE_IDS[space] as string)

function note(g: Skirmish, rule: string, text: Message): void {
  g.log.push({ rule, text } satisfies LogEntry)
}

const firstUnit = (side: Side): number => (side === 'red' ? 0 : SIDE_UNITS)
const enemy = (side: Side): Side => (side === 'red' ? 'blue' : 'red')

const NONE: readonly number[] = SPACE_IDS.map(() => 0)
/** Units of a side in each space. */
function stacks(g: Skirmish, side: Side): number[] {
  const count = NONE.slice()
  const first = firstUnit(side)
  for (let unit = first; unit < first + SIDE_UNITS; unit++) {
    const space = g.at[unit] as number
    if (space !== GONE) count[space] = (count[space] as number) + 1
  }
  return count
}

/** 1.5 A side with too few units left has lost. */
function broken(g: Skirmish): Side | undefined {
  let red = 0
  let blue = 0
  for (let unit = 0; unit < SIDE_UNITS; unit++) if (g.at[unit] !== GONE) red += 1
  for (let unit = SIDE_UNITS; unit < UNITS; unit++) if (g.at[unit] !== GONE) blue += 1
  return red < BREAK ? 'red' : blue < BREAK ? 'blue' : undefined
}

/** 1.2 A unit attacks a next space with enemies, or moves to one where there is room. */
function ordersFor(g: Skirmish, side: Side): Order[] {
  const friends = stacks(g, side)
  const enemies = stacks(g, enemy(side))
  const orders: Order[] = []
  const first = firstUnit(side)
  for (let unit = first; unit < first + SIDE_UNITS; unit++) {
    const from = g.at[unit] as number
    if (from === GONE) continue
    const moves = MOVES[unit] as readonly Order[]
    const attacks = ATTACKS[unit] as readonly Order[]
    for (const to of NEIGHBOURS[from] as readonly number[]) {
      if ((enemies[to] as number) > 0) orders.push(attacks[to] as Order)
      else if ((friends[to] as number) < LIMIT) orders.push(moves[to] as Order)
    }
  }
  return orders
}

/** 1.1 The sides take turns; in its turn a side gives one order to one unit. */
function* turn(g: Skirmish, side: Side): Play {
  const orders = ordersFor(g, side)
  if (orders.length === 0) {
    g.step = 'end'
    return
  }
  const order = yield* choose(side, '1.1', say('order'), orders)
  const unit = unitNumber.get(order.unit) as number
  if ('attack' in order) yield* attack(g, side, unit, spaceNumber.get(order.attack) as number)
  else move(g, unit, spaceNumber.get(order.move) as number)
  g.moves += 1
  g.step = g.moves === LAST_MOVE || broken(g) ? 'end' : enemy(side)
}

function move(g: Skirmish, unit: number, to: number): void {
  const from = g.at[unit] as number
  g.at[unit] = to
  note(g, '1.2', say('moved', { unit: nameOf(unit), from: placeOf(from), to: placeOf(to) }))
}

/** 1.3 One die: from 4 on the first enemy there loses a step, on a 1 the attacker does. */
function* attack(g: Skirmish, side: Side, unit: number, space: number): Play {
  const what = say('attack', { unit: nameOf(unit), space: placeOf(space) })
  const [die] = yield* rollDice(side, '1.3', what, 1)
  if ((die as number) >= HIT) {
    const target = g.at.indexOf(space, firstUnit(enemy(side)))
    note(g, '1.3', say('attack.hit', { unit: nameOf(unit), target: nameOf(target), die: die as number }))
    loseStep(g, target)
  } else if (die === 1) {
    note(g, '1.3', say('attack.repelled', { unit: nameOf(unit), space: placeOf(space), die }))
    loseStep(g, unit)
  } else note(g, '1.3', say('attack.failed', { unit: nameOf(unit), space: placeOf(space), die: die as number }))
}

/** 1.4 A unit without steps is gone. */
function loseStep(g: Skirmish, unit: number): void {
  const left = (g.strength[unit] as number) - 1
  g.strength[unit] = left
  if (left > 0) return
  g.at[unit] = GONE
  note(g, '1.4', say('unit.gone', { unit: nameOf(unit) }))
}

const steps = (g: Skirmish, side: Side): number =>
  g.strength.slice(firstUnit(side), firstUnit(side) + SIDE_UNITS).reduce((a, b) => a + b, 0)

const words = Object.fromEntries(Object.entries(TEXTS).map(([key, args]) => [key, args.map((a) => `{${a}}`).join(' ')]))

export const skirmish: Game<Skirmish> = {
  id: 'toy',
  rules: '1',
  roles: SIDES,
  scenarios: [{ id: 'lines' }],
  switches: [],
  setup: () => ({ step: 'red', log: [], moves: 0, at: [...START], strength: [...STEPS] }),
  sequence: {
    red: { rule: '1.1', play: (g) => turn(g, 'red') },
    blue: { rule: '1.1', play: (g) => turn(g, 'blue') },
  },
  copy: (g) => ({
    step: g.step,
    log: g.log.slice(),
    moves: g.moves,
    at: g.at.slice(),
    strength: g.strength.slice(),
  }),
  view: ({ log: _, ...board }) => board,
  reshuffleHidden: (g) => skirmish.copy(g),
  outcome(g) {
    if (g.step !== 'end') return undefined
    const loser = broken(g)
    const margin = steps(g, 'red') - steps(g, 'blue')
    const winner: Role = loser ? enemy(loser) : margin > 0 ? 'red' : margin < 0 ? 'blue' : 'draw'
    return { winner, margin: Math.abs(margin), cause: say(loser ? 'end.broken' : 'end.last-move'), rule: '1.5' }
  },
  brokenLaws: (g) =>
    UNIT_IDS.filter((_, n) => (g.at[n] === GONE) !== (g.strength[n] === 0)).map((id) => `${id} is half gone`),
  bound: 2 * LAST_MOVE,
  board: (view) => `${ROWS} x ${COLUMNS}: ${JSON.stringify(view)}`,
  strategy: { evaluate: (g, role) => steps(g, role as Side) - steps(g, enemy(role as Side)) },
  texts: TEXTS,
  names: { unit: UNIT_IDS, space: SPACE_IDS },
  catalogues: { en: words, fr: words },
  position: (g: Skirmish) => g,
  examples: async () => [],
  sections: ['1.1', '1.2', '1.3', '1.4', '1.5'],
}
