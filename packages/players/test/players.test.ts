import {
  type Choice,
  type Option,
  type State,
  type Strategy,
  seeded,
  seededChance,
  startTable,
  type Table,
} from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { type ToyState, toy } from '../../kernel/test/toy.ts'
import {
  instant,
  type Outlook,
  PLAYERS,
  type Player,
  playersOf,
  playGame,
  playOn,
  TableOutlook,
  thought,
  Wits,
  witsOf,
} from '../src/index.ts'

const player = (id: string): Player => PLAYERS.get(id) as Player
const all = (one: Player) => ({ red: one, blue: one, gold: one })
const match = (one: Player, seed: number) => ({
  game: toy,
  scenario: 'long',
  settings: { dice: 'one', nights: 'no' },
  players: all(one),
  chance: seededChance(seeded(seed)),
  random: seeded(seed + 1),
})
const decide = (id: string, outlook: Outlook): Option => thought(player(id).sit().think(outlook, seeded(1), {}))

/** A table at its first decision. */
function atOrders(): Table<State> {
  const table: Table<State> = startTable(toy, toy.setup('long', {}))
  table.answer({ chance: ['calm'] })
  return table
}
const STRATEGY = toy.strategy as Strategy<State>
const seatOf = (table: Table<State>, role: string, strategy = STRATEGY): TableOutlook =>
  new TableOutlook(table, table.decision(role) as Choice, new Wits(strategy))

describe('the loop', () => {
  test.each([...PLAYERS.keys()])('%s plays whole games to a legal end', (id) => {
    for (let seed = 0; seed < 30; seed++) {
      const table = playGame(match(player(id), seed))
      expect(table.over).toBe(true)
      expect(toy.outcome(table.state as never)).toBeDefined()
    }
  })
  test('the same luck gives the same game', () => {
    for (const id of PLAYERS.keys())
      expect(playGame(match(player(id), 3)).inputs).toEqual(playGame(match(player(id), 3)).inputs)
  })
  test('side by side, roles play in their order', () => {
    const asked: string[] = []
    const spy = instant('spy', ({ decision, role }) => {
      asked.push(role)
      return decision.options.at(-1) as Option
    })
    playGame(match(spy, 1))
    expect(asked.slice(0, 3)).toEqual(['red', 'blue', 'gold'])
  })
  test('a game without an end is a failure, and the table shows where', () => {
    const table: Table<State> = startTable(toy, toy.setup('long', {}))
    expect(() => playOn(table, { ...match(player('random'), 1), wits: new Wits(STRATEGY), bound: 5 })).toThrow(
      'no end after 5 inputs',
    )
    expect(table.count).toBe(5)
  })
  test('a role without a player is a clear error', () => {
    const { red } = all(player('random'))
    expect(() => playGame({ ...match(player('random'), 1), players: { red } })).toThrow('nobody plays blue')
  })
})

describe('what was learned', () => {
  const plain = [...PLAYERS.values()].filter(({ learned }) => !learned)
  test.each(plain)('$id plays without it, and does not look for it', (one) => {
    const wits = new Wits(STRATEGY)
    Object.defineProperty(wits, 'brain', {
      get() {
        throw new Error(`${one.id} looks for what was learned`)
      },
    })
    expect(playGame({ ...match(one, 3), wits }).over).toBe(true)
  })
  test('is for the ranks that are above clicks', () => {
    expect(plain.map(({ id }) => id)).toEqual(['random', 'playbook', 'act', 'greedy', 'recruit', 'sergeant'])
  })
  test('is loaded once, when it is wanted; again if that failed', async () => {
    let loads = 0
    const brain = async () => {
      loads += 1
      if (loads === 1) throw new Error('no way there')
      return { weights: {} }
    }
    const strategy = { ...STRATEGY, brain }
    expect((await witsOf(strategy, false)).brain).toBeUndefined()
    expect(loads).toBe(0)
    await expect(witsOf(strategy)).rejects.toThrow('no way there')
    const wits = await witsOf(strategy)
    expect(wits.brain).toEqual({ weights: {} })
    expect(await witsOf(strategy)).toBe(wits)
    expect(loads).toBe(2)
  })
})

describe('a seat', () => {
  test('shows what the role may see', () => {
    const seat = seatOf(atOrders(), 'blue')
    expect(seat.observe()).toMatchObject({
      viewer: 'blue',
      view: { places: { camp: { red: { known: [], hidden: 3 } } } },
    })
  })
  test('does not hand out the table', () => {
    const table = atOrders()
    const seat = seatOf(table, 'blue')
    const within = (value: unknown): boolean =>
      value === table ||
      value === table.state ||
      (typeof value === 'object' && value !== null && value !== toy && Object.values(value).some(within))
    expect(within({ ...seat })).toBe(false)
  })
  test('imagines tables that look the same to the role, without what others do in secret', () => {
    const table = atOrders()
    table.answer({ role: 'red', option: { unit: 'r1' } })
    table.answer({ role: 'red', option: { place: 'hill' } })
    table.answer({ role: 'blue', option: { unit: 'b2' } })
    const seat = seatOf(table, 'blue')
    let peeked = 0
    for (let i = 0; i < 20; i++) {
      const imagined = seat.imagine(seeded(i)) as Table<State>
      expect(imagined.decision('blue')).toEqual(seat.decision)
      expect(toy.view(imagined.state as never, 'blue')).toEqual(seat.observe().view)
      if ((imagined.state as unknown as ToyState).sealed.red.r1 === 'hill') peeked += 1
    }
    expect(peeked).toBeLessThan(20)
  })
  test('what is done on an imagined table does not touch the real one', () => {
    const table = atOrders()
    const before = JSON.stringify(table.state)
    const imagined = seatOf(table, 'red').imagine(seeded(1)) as Table<State>
    imagined.answer({ role: 'red', option: { unit: 'r1' } })
    imagined.answer({ role: 'red', option: { place: 'hill' } })
    expect(JSON.stringify(table.state)).toBe(before)
    expect(table.count).toBe(1)
  })
})

describe('greedy', () => {
  /** Red would rather have its units where `evaluate` says. */
  const valued = (evaluate: (state: never) => number): typeof toy => ({ ...toy, strategy: { evaluate } })

  test('takes the option its game values most', () => {
    const game = valued(({ sealed }: { sealed: { red: Record<string, string> } }) => (sealed.red.r2 === 'mill' ? 1 : 0))
    const table: Table<State> = startTable(game, game.setup('long', {}))
    table.answer({ chance: ['calm'] })
    table.answer({ role: 'red', option: { unit: 'r2' } })
    expect(decide('greedy', seatOf(table, 'red', game.strategy))).toEqual({ place: 'mill' })
  })
  test('leaves ties to luck', () => {
    const seat = seatOf(atOrders(), 'red')
    const picks = new Set(
      Array.from({ length: 40 }, (_, i) => JSON.stringify(thought(player('greedy').sit().think(seat, seeded(i), {})))),
    )
    expect(picks.size).toBe(seat.decision.options.length)
  })
  test('takes anything when nothing can be imagined', () => {
    const { game, role, decision, wits } = seatOf(atOrders(), 'red')
    const blind: Outlook = {
      game,
      role,
      decision,
      wits,
      asked: 1,
      observe: () => expect.unreachable(),
      begun: () => expect.unreachable(),
      imagine: () => undefined,
    }
    expect(decision.options).toContainEqual(decide('greedy', blind))
  })
  test('random asks its seat for nothing but the decision', () => {
    const { game, role, decision, wits } = seatOf(atOrders(), 'red')
    const blind: Outlook = {
      game,
      role,
      decision,
      wits,
      asked: 1,
      observe: () => expect.unreachable(),
      begun: () => expect.unreachable(),
      imagine: () => expect.unreachable(),
    }
    expect(decision.options).toContainEqual(decide('random', blind))
  })
})

describe('playbook', () => {
  test('sits only at tables of games that name it', () => {
    expect(playersOf(toy)).not.toContain('playbook')
    expect(playersOf({ players: ['playbook'] })).toContain('playbook')
  })
  test('the strongest is offered last, yardsticks only where players are measured', () => {
    expect(playersOf(toy).at(-1)).toBe('general')
    expect(playersOf(toy)).not.toContain('act')
    expect(playersOf(toy, true)).toContain('act')
  })
  test('takes the best of what the procedure of its game leaves', () => {
    const game = (leaves: (unit: unknown) => boolean): typeof toy => ({
      ...toy,
      players: ['playbook'],
      strategy: {
        evaluate: () => 0,
        players: { playbook: { advise: (_state, _role, options) => options.filter(({ unit }) => leaves(unit)) } },
      },
    })
    const seat = seatOf(atOrders(), 'red', game((unit) => unit === 'r2' || unit === 'r3').strategy as Strategy<State>)
    const picks = new Set(
      Array.from({ length: 40 }, (_, i) => thought(player('playbook').sit().think(seat, seeded(i), {})).unit),
    )
    expect([...picks].toSorted()).toEqual(['r2', 'r3'])
    const one = seatOf(atOrders(), 'red', game((unit) => unit === 'r3').strategy as Strategy<State>)
    expect(decide('playbook', one)).toEqual({ unit: 'r3' })
  })
})
