import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choose, commit, leaveFor, type Play, reveal, rollDice, together } from '../src/ask.ts'
import { seededChance } from '../src/chance.ts'
import { type Game, OPEN, SPECTATOR } from '../src/game.ts'
import { observe } from '../src/observe.ts'
import { pickOne, type Random, seeded } from '../src/random.ts'
import { Refused } from '../src/refused.ts'
import { type ChoiceInput, type Input, packed } from '../src/saved.ts'
import { startTable, Table } from '../src/table.ts'
import { ROLES, type ToyRole, type ToyState, toy } from './toy.ts'

type ToyTable = Table<ToyState>
const json = (value: unknown): string => JSON.stringify(value)
const viewers = [...ROLES, SPECTATOR, OPEN]

const start = (game: Game<ToyState> = toy): ToyTable =>
  startTable(game, game.setup('long', { dice: 'one', nights: 'no' }))
const by = (role: string, option: ChoiceInput['option']): ChoiceInput => ({ role, option })
const does = (role: string, what: string): ChoiceInput => by(role, { do: what })
const send = (role: string, unit: string, place: string): ChoiceInput[] => [by(role, { unit }), by(role, { place })]
const CALM: Input = { chance: ['calm'] }
const ALL_DONE = ROLES.map((role) => does(role, 'done'))

function play(table: ToyTable, ...inputs: readonly Input[]): ToyTable {
  for (const input of inputs) table.answer(input)
  return table
}
/** After a calm day blue has a unit on the hill; red is asked whether to scout. */
const atScouting = (): ToyTable => play(start(), CALM, ...send('blue', 'b1', 'hill'), ...ALL_DONE)

function refusal(act: () => void): string {
  try {
    act()
  } catch (error) {
    if (error instanceof Refused) return error.reason
    throw error
  }
  return 'nothing was refused'
}

/** All that can be told of a table from outside. */
const all = (table: ToyTable) => ({
  state: table.state,
  inputs: table.inputs,
  count: table.count,
  draws: table.draws,
  chance: table.chance,
  decisions: table.decisions,
  over: table.over,
  saved: table.saved(),
  seen: viewers.map((viewer) => observe(table, viewer)),
})
const bytes = (table: ToyTable): string => json(all(table))
/** The position: all but what counts how it came about. */
const position = (table: ToyTable): string => {
  const { saved, ...rest } = all(table)
  return json({ ...rest, seen: rest.seen.map((seen) => ({ ...seen, revision: 0, canUndo: false })) })
}

/** Some input that fits. */
function someInput(table: ToyTable, random: Random): Input {
  if (table.chance) return { chance: seededChance(random).draw(table.chance, table.draws) }
  const { role, options } = pickOne(table.decisions, random)
  return { role, option: pickOne(options, random) }
}
/** Plays random games, and looks at the table before every input. */
function walk(games: number, look: (table: ToyTable, random: Random) => void): void {
  for (let seed = 1; seed <= games; seed++) {
    const random = seeded(seed)
    const table = start()
    while (!table.over) {
      look(table, random)
      table.answer(someInput(table, random))
    }
    look(table, random)
  }
}

/** The toy with a sequence of play of its own; `state.round` may count. */
const tableOf = (...steps: ((g: ToyState) => Play<unknown> | undefined)[]): ToyTable => {
  const sequence = Object.fromEntries(
    steps.map((step, i) => {
      function* run(g: ToyState): Play {
        const rule = step(g)
        if (rule) yield* rule
        g.step = `${i + 1}`
      }
      return [`${i}`, { rule: `${i}`, play: run }]
    }),
  )
  return startTable({ ...toy, sequence }, { ...toy.setup('long', {}), step: '0' })
}
const prompt = { key: 'ask.act' }
const yesNo = (role: string): Play<{ do: string }> => choose(role, '9', prompt, [{ do: 'yes' }, { do: 'no' }])

describe('answering', () => {
  test('an answer counts by what it says, not by which object it is', () => {
    const ways = [
      { place: 'ford', way: 'boat' },
      { place: 'ford', way: 'foot' },
    ]
    const table = tableOf(function* (g) {
      const { way } = yield* choose('red', '9', prompt, ways)
      g.round = way === 'foot' ? 77 : 0
    })
    table.answer({ role: 'red', option: JSON.parse('{"way":"foot","place":"ford"}') })
    expect(table.state.round).toBe(77)
    expect(table.inputs).toEqual([{ role: 'red', option: ways[1] }])
  })

  test('an answer made for an older position is refused as stale', () => {
    const table = atScouting()
    const old = table.revision('red')
    table.answer(does('red', 'pass'), old)
    table.undo('red')
    const before = bytes(table)
    expect(refusal(() => table.answer(does('red', 'pass'), old))).toBe('stale')
    expect(refusal(() => table.undo('red', old))).toBe('stale')
    expect(bytes(table)).toBe(before)
    table.answer(does('red', 'pass'), table.revision('red'))
    expect(table.decision('blue')).toBeDefined()
  })

  test('a revision stands for one question, whatever is taken back', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const random = seeded(seed)
      const table = start()
      const seen = new Map<string, string>()
      while (!table.over) {
        for (const { role, ...question } of table.decisions) {
          const key = `${role} ${table.revision(role)}`
          expect([key, json(question)]).toEqual([key, seen.get(key) ?? json(question)])
          seen.set(key, json(question))
        }
        const back = ROLES.filter((role) => table.canUndo(role))
        if (back.length > 0 && random.below(4) === 0) table.undo(pickOne(back, random))
        else table.answer(someInput(table, random))
      }
    }
  })

  test('what does not fit is refused and changes nothing', () => {
    const wrong: readonly [Input, string][] = [
      [does('red', 'done'), 'not-an-option'],
      [by('red', {}), 'not-an-option'],
      [by('red', { do: 'pass', unit: 'r1' }), 'not-an-option'],
      [by('red', { do: 0 }), 'not-an-option'],
      [by('red', 'pass' as never), 'not-an-option'],
      [by('red', null as never), 'not-an-option'],
      [by('red', undefined as never), 'not-an-option'],
      [by('red', [] as never), 'not-an-option'],
      [does('blue', 'pass'), 'not-asked'],
      [does('nobody', 'pass'), 'not-asked'],
      [does('__proto__', 'pass'), 'not-asked'],
      [CALM, 'not-asked'],
      [{} as never, 'not-asked'],
      [null as never, 'not-an-option'],
      [undefined as never, 'not-an-option'],
      ['pass' as never, 'not-an-option'],
    ]
    const table = atScouting()
    const before = bytes(table)
    for (const [input, reason] of wrong) {
      expect([input, refusal(() => table.answer(input))]).toEqual([input, reason])
      expect(bytes(table)).toBe(before)
    }
  })

  test('an outcome of chance that does not fit is refused and changes nothing', () => {
    const table = start()
    const before = bytes(table)
    for (const chance of [['rain'], [], ['calm', 'fog'], [1], 'calm', null])
      expect(refusal(() => table.answer({ chance: chance as never }))).toBe('not-an-outcome')
    expect(refusal(() => table.answer(does('red', 'pass')))).toBe('not-asked')
    expect(bytes(table)).toBe(before)
  })

  test('after the end nothing is taken', () => {
    walk(5, (table) => {
      if (!table.over) return
      expect(refusal(() => table.answer(CALM))).toBe('not-asked')
      expect(refusal(() => table.answer(does('red', 'pass')))).toBe('not-asked')
    })
  })

  test('random games end, keep the laws and have an outcome', () => {
    walk(200, (table) => {
      expect(toy.brokenLaws(table.state)).toEqual([])
      expect(table.count).toBeLessThan(toy.bound)
      expect(toy.outcome(table.state) !== undefined).toBe(table.over)
    })
  })
})

describe('taking back', () => {
  test('a player takes back one choice after another, back to equal positions', () => {
    const table = atScouting()
    const before = position(table)
    table.answer(does('red', 'spy'))
    const between = position(table)
    table.answer(by('red', { place: 'camp' }))
    table.undo('red')
    expect(position(table)).toBe(between)
    table.undo('red')
    expect(position(table)).toBe(before)
    expect(table.canUndo('red')).toBe(false)
    expect(refusal(() => table.undo('red'))).toBe('nothing-to-undo')
  })

  test('also when the turn has passed to another, until that one chooses', () => {
    const table = play(atScouting(), does('red', 'pass'))
    expect(table.decision('blue')).toBeDefined()
    expect([table.canUndo('red'), table.canUndo('blue')]).toEqual([true, false])
    table.answer(does('blue', 'show'))
    expect([table.canUndo('red'), table.canUndo('blue')]).toEqual([false, true])
    table.undo('blue')
    expect([table.canUndo('red'), table.canUndo('blue')]).toEqual([false, false])
  })

  test('not what chance has answered', () => {
    const table = play(atScouting(), does('red', 'spy'), by('red', { place: 'camp' }))
    expect(table.canUndo('red')).toBe(true)
    table.answer({ chance: ['b2'] })
    expect(table.canUndo('red')).toBe(false)
  })

  test('not what has shown a secret', () => {
    const table = play(atScouting(), does('red', 'show'))
    expect(table.canUndo('red')).toBe(true)
    table.answer(by('red', { unit: 'r2' }))
    expect(table.canUndo('red')).toBe(false)
  })

  test('what comes after a shown secret in the same step can be taken back, the secret stays shown', () => {
    const table = tableOf(function* (g) {
      yield* yesNo('red')
      g.shown.push('r1')
      yield* reveal()
      yield* yesNo('red')
      yield* yesNo('red')
    })
    play(table, does('red', 'yes'), does('red', 'no'))
    table.undo('red')
    expect(table.state.shown).toEqual(['r1'])
    expect(table.canUndo('red')).toBe(false)
    expect(table.inputs).toEqual([does('red', 'yes')])
  })

  test('not what was chosen before a commitment, though nothing was shown: another deal can still be imagined', () => {
    const steps: readonly (() => Play)[] = [reveal, commit].map(
      (close) =>
        function* () {
          yield* yesNo('red')
          yield* close()
          yield* yesNo('red')
          yield* yesNo('red')
        },
    )
    const [shown, committed] = steps.map((step) => play(tableOf(step), does('red', 'yes'))) as [ToyTable, ToyTable]
    for (const table of [shown, committed]) expect(table.canUndo('red')).toBe(false)
    const same = (checkpoint: ToyState): ToyState => structuredClone(checkpoint)
    expect(shown.imagine('red', same)).toBeUndefined()
    expect(committed.imagine('red', same)?.decision('red')).toEqual(committed.decision('red'))
    play(committed, does('red', 'yes'))
    committed.undo('red')
    expect([committed.canUndo('red'), committed.inputs]).toEqual([false, [does('red', 'yes')]])
  })

  test('a secret that has decided who is asked next is not dealt anew in the next step', () => {
    const table = tableOf(
      () => yesNo('red'),
      function* (g) {
        yield* commit()
        if (g.round > 1) yield* yesNo('blue')
      },
      () => yesNo('red'),
    )
    play(table, does('red', 'yes'))
    expect(table.decision('red')).toBeDefined()
    const otherwise = (checkpoint: ToyState): ToyState => ({ ...structuredClone(checkpoint), round: 2 })
    expect(table.imagine('red', otherwise)?.decision('red')).toEqual(table.decision('red'))
  })

  test('what comes after a draw in the same step can be taken back, the draw stays', () => {
    const table = tableOf(function* (g) {
      const [face] = yield* rollDice('red', '9', prompt, 1)
      g.round = face as number
      yield* yesNo('red')
      yield* yesNo('red')
    })
    play(table, { chance: [5] }, does('red', 'yes'))
    table.undo('red')
    expect([table.state.round, table.draws, table.count]).toEqual([5, 1, 1])
    expect(table.canUndo('red')).toBe(false)
  })

  test('goes back over steps, also over those in which nobody is asked', () => {
    const quiet = (g: ToyState): undefined => {
      g.round += 1
      g.log.push({ rule: '9', text: { key: 'log.event' } })
    }
    const table = tableOf(
      quiet,
      () => yesNo('red'),
      quiet,
      quiet,
      () => yesNo('red'),
      quiet,
      () => yesNo('red'),
    )
    const stops = [position(table)]
    for (let i = 0; i < 2; i++) stops.push(position(play(table, does('red', 'yes'))))
    expect(table.log).toHaveLength(4)
    while (stops.length > 1) {
      expect(position(table)).toBe(stops.pop())
      table.undo('red')
    }
    expect(position(table)).toBe(stops.pop())
    expect(table.log).toHaveLength(1)
  })

  /** How often the toy has shown a secret: it notes each time. */
  const reveals = (table: ToyTable): number =>
    table.log.filter(({ text }) => text?.key === 'log.shows' || text?.key === 'log.fight').length

  test('is possible exactly for the choices since the last draw, shown secret or choice of another', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const random = seeded(seed)
      const table = start()
      // What the policy says, told a second time: the positions before the choices that may be taken back.
      let mine: { role: string; before: string }[] = []
      while (!table.over) {
        if (!table.sealed)
          for (const role of ROLES) expect([role, table.canUndo(role)]).toEqual([role, mine.at(-1)?.role === role])
        const last = mine.at(-1)
        if (last && !table.sealed && random.below(3) === 0) {
          table.undo(last.role)
          expect(position(table)).toBe(last.before)
          mine.pop()
          continue
        }
        const before = position(table)
        const sealed = table.sealed
        const shown = reveals(table)
        const input = someInput(table, random)
        table.answer(input)
        if ('chance' in input || sealed || table.sealed || reveals(table) > shown) mine = []
        else if (last && last.role !== input.role) mine = [{ role: input.role, before }]
        else mine.push({ role: input.role, before })
      }
    }
  })
})

describe('deciding side by side, in secret', () => {
  const sealed = (): ToyTable => play(start(), CALM)

  test('everybody is asked at once, and may take back only his own', () => {
    const table = sealed()
    expect(table.decisions.map(({ role }) => role)).toEqual(ROLES)
    play(table, ...send('red', 'r1', 'ford'), by('blue', { unit: 'b1' }))
    expect(ROLES.map((role) => table.canUndo(role))).toEqual([true, true, false])
    table.undo('red')
    expect(table.inputs).toEqual([CALM, by('red', { unit: 'r1' }), by('blue', { unit: 'b1' })])
    expect(table.decision('red')?.prompt.key).toBe('ask.to')
    expect(table.decision('blue')?.prompt.key).toBe('ask.to')
  })

  test('who is done may take it back until the last is done, then nobody', () => {
    const table = play(sealed(), does('red', 'done'))
    expect(table.decision('red')).toBeUndefined()
    table.undo('red')
    expect(table.decision('red')).toBeDefined()
    play(table, ...ALL_DONE)
    expect(ROLES.map((role) => table.canUndo(role))).toEqual([false, false, false])
  })

  test('nobody notices what another does, takes back or finishes: not by a byte of what he is shown', () => {
    const table = sealed()
    play(table, ...send('red', 'r1', 'ford'))
    const others = ['red', 'gold', SPECTATOR]
    const seen = (): string => json(others.map((viewer) => observe(table, viewer)))
    const before = seen()
    for (const input of [...send('blue', 'b1', 'ford'), ...send('blue', 'b3', 'mill'), does('blue', 'done')]) {
      table.answer(input)
      expect(seen()).toBe(before)
      expect(others.map((viewer) => table.canUndo(viewer))).toEqual([true, false, false])
    }
    while (table.canUndo('blue')) {
      table.undo('blue')
      expect(seen()).toBe(before)
    }
  })

  test('the revision of a role counts only what it did itself', () => {
    const table = sealed()
    const before = ROLES.map((role) => table.revision(role))
    play(table, ...send('red', 'r1', 'ford'), ...send('red', 'r2', 'ford'))
    table.undo('red')
    expect(table.revision('red')).toBe((before[0] as number) + 5)
    expect([table.revision('blue'), table.revision('gold'), table.revision(SPECTATOR)]).toEqual([
      before[1],
      before[2],
      0,
    ])
    // An answer made before the others went on is not stale.
    table.answer(does('blue', 'done'), before[1])
  })

  test('for all, the game waits for all, only he who is done knows it of himself', () => {
    const table = play(sealed(), does('red', 'done'))
    const waits = (viewer: string) => observe(table, viewer).waiting.map(({ role }) => role)
    expect(waits('blue')).toEqual(ROLES)
    expect(waits(SPECTATOR)).toEqual(ROLES)
    expect(waits('red')).toEqual(['blue', 'gold'])
  })

  test('what was chosen before it cannot be taken back, since others may have begun', () => {
    const table = tableOf(
      () => yesNo('red'),
      function* () {
        yield* together('9', { red: () => yesNo('red'), blue: () => yesNo('blue') })
      },
    )
    play(table, does('red', 'yes'))
    expect(table.canUndo('red')).toBe(false)
  })

  test('goes on at once where nobody has anything to decide', () => {
    const table = tableOf(function* (g) {
      const one = [{ do: 'yes' }]
      const { red, blue } = yield* together('9', {
        red: () => choose('red', '9', prompt, one),
        blue: () => choose('blue', '9', prompt, one),
      })
      g.round = red.do === 'yes' && blue.do === 'yes' ? 5 : 0
      yield* yesNo('red')
    })
    expect([table.state.round, table.sealed]).toEqual([5, false])
  })

  test('may come after choices and draws of the same step, and twice in it', () => {
    const pair = () => together('9', { red: () => yesNo('red'), blue: () => yesNo('blue') })
    const table = tableOf(function* (g) {
      yield* yesNo('gold')
      yield* rollDice('gold', '9', prompt, 1)
      const first = yield* pair()
      yield* yesNo('gold')
      const second = yield* pair()
      g.round = [first.red, first.blue, second.red, second.blue].filter((one) => one.do === 'yes').length
    })
    play(table, does('gold', 'yes'), { chance: [1] }, does('blue', 'yes'), does('red', 'no'), does('gold', 'no'))
    play(table, does('blue', 'no'))
    table.undo('blue')
    expect(table.canUndo('gold')).toBe(false)
    play(table, does('red', 'yes'))
    table.undo('red')
    play(table, does('blue', 'yes'), does('red', 'yes'))
    expect(table.state.round).toBe(3)
    const inOrder = [
      does('red', 'no'),
      does('blue', 'yes'),
      does('gold', 'no'),
      does('red', 'yes'),
      does('blue', 'yes'),
    ]
    expect(table.inputs.slice(2)).toEqual(inOrder)
  })

  test('a rule that asks another role or chance there is a mistake that shows', () => {
    const wrong = (play: () => Play<unknown>) => () =>
      tableOf(function* () {
        yield* together('9', { red: play })
      })
    expect(wrong(() => yesNo('blue'))).toThrow('a play side by side may only ask red')
    expect(wrong(() => rollDice('red', '9', prompt, 1))).toThrow('a play side by side may only ask red')
    expect(wrong(() => leaveFor('1'))).toThrow('a play side by side may only ask red')
  })

  /** What each role does, as numbers that pick among its options; after them it says it is done. */
  const picks = fc.record({
    red: fc.array(fc.nat(11), { maxLength: 9 }),
    blue: fc.array(fc.nat(11), { maxLength: 9 }),
    gold: fc.array(fc.nat(11), { maxLength: 9 }),
  })
  /** Number 11 takes back. */
  function act(table: ToyTable, role: ToyRole, pick: number | undefined): void {
    if (pick === 11 && table.canUndo(role)) {
      table.undo(role)
      return
    }
    const options = table.decision(role)?.options ?? []
    const more = options.filter((option) => option.do !== 'done')
    const next = pick === undefined && more.length < options.length ? undefined : more[(pick ?? 0) % more.length]
    table.answer({ role, option: next ?? { do: 'done' } })
  }
  /** Plays until all are done. Whose turn it is to act is what `order` says; who is done waits. */
  function run(plan: Record<ToyRole, readonly number[]>, order: readonly number[]) {
    const table = sealed()
    const seen: Record<ToyRole, string[]> = { red: [], blue: [], gold: [] }
    const at: Record<ToyRole, number> = { red: 0, blue: 0, gold: 0 }
    for (let turn = 0; table.sealed; turn++) {
      const busy = ROLES.filter((role) => table.decision(role))
      const role = busy[(order[turn] ?? 0) % busy.length] as ToyRole
      seen[role].push(json(observe(table, role)))
      act(table, role, plan[role][at[role]])
      at[role] += 1
    }
    return { table, seen }
  }

  test('in whatever order the inputs come, state, record and what anybody is shown are the same', () => {
    fc.assert(
      fc.property(
        picks,
        fc.array(fc.nat(5), { maxLength: 60 }),
        fc.array(fc.nat(5), { maxLength: 60 }),
        (plan, a, b) => {
          const one = run(plan, a)
          const other = run(plan, b)
          expect(other.seen).toEqual(one.seen)
          expect(all(other.table)).toEqual(all(one.table))
          expect(position(other.table)).toBe(position(one.table))
        },
      ),
      { numRuns: 400, seed: 1759 },
    )
  })

  test('the record holds them role by role', () => {
    const table = play(sealed(), does('gold', 'done'), by('blue', { unit: 'b1' }), does('red', 'done'))
    play(table, by('blue', { place: 'hill' }), does('blue', 'done'))
    expect(table.inputs.map((input) => ('role' in input ? input.role : ''))).toEqual([
      '',
      'red',
      'blue',
      'blue',
      'blue',
      'gold',
    ])
  })
})

describe.each<[string, (table: ToyTable) => ToyTable]>([
  ['restored from JSON', (table) => new Table(toy, JSON.parse(json(table.saved())))],
  ['copied', (table) => table.copy()],
])('a table that is %s', (_, restored) => {
  test('is equal, at every point of a game', () => {
    // A restored table has no inputs from before its checkpoint.
    const since = (table: ToyTable) => ({ ...all(table), inputs: [] })
    walk(25, (table) => {
      const twin = restored(table)
      expect(json(since(twin))).toBe(json(since(table)))
      expect(packed(twin.inputs)).toEqual(table.saved().since)
    })
  })

  test('can take back the same choices', () => {
    walk(25, (table, random) => {
      const one = restored(table)
      const other = restored(one)
      const steps = random.below(5)
      for (let i = 0; i < steps && !one.over; i++) {
        const input = someInput(one, random)
        play(one, input)
        play(other, input)
      }
      const third = restored(one)
      for (;;) {
        const role = ROLES.find((who) => one.canUndo(who))
        expect(ROLES.map((who) => third.canUndo(who))).toEqual(ROLES.map((who) => one.canUndo(who)))
        if (!role) break
        for (const same of [one, other, third]) same.undo(role)
        expect(bytes(other)).toBe(bytes(one))
        expect([third.state, third.log]).toEqual([one.state, one.log])
        expect(ROLES.map((who) => third.revision(who))).toEqual(ROLES.map((who) => one.revision(who)))
      }
    })
  })

  test('goes its own way', () => {
    walk(10, (table, random) => {
      const before = bytes(table)
      const other = restored(table)
      while (!other.over) other.answer(someInput(other, random))
      expect(bytes(table)).toBe(before)
    })
  })
})

describe('keeping and copying', () => {
  test('what another chose and took back still closes what came before, restored or not', () => {
    const table = tableOf(function* () {
      yield* yesNo('red')
      yield* yesNo('blue')
      yield* yesNo('blue')
    })
    play(table, does('red', 'yes'), does('blue', 'yes'))
    table.undo('blue')
    const twin = new Table(table.game, JSON.parse(json(table.saved())))
    expect([table.canUndo('red'), twin.canUndo('red')]).toEqual([false, false])
    play(twin, does('blue', 'no'))
    expect(twin.canUndo('blue')).toBe(true)
  })

  test('no more is saved than what may still be taken back needs', () => {
    const ask = (role: string) => () => yesNo(role)
    const table = tableOf(ask('red'), ask('red'), ask('blue'), ask('blue'), ask('red'))
    play(table, does('red', 'yes'), does('red', 'no'))
    expect(table.saved()).toMatchObject({
      inputs: 0,
      undo: 2,
      since: [{ role: 'red', options: [{ do: 'yes' }, { do: 'no' }] }],
    })
    play(table, does('blue', 'yes'), does('blue', 'no'))
    expect(table.saved()).toMatchObject({
      inputs: 2,
      undo: 2,
      since: [{ role: 'blue', options: [{ do: 'yes' }, { do: 'no' }] }],
    })
  })

  test('what was saved does not change when the game goes on', () => {
    const kept: [object, string][] = []
    walk(5, (table) => {
      const saved = table.saved()
      kept.push([saved, json(saved)])
    })
    for (const [saved, text] of kept) expect(json(saved)).toBe(text)
  })

  test('a position without its log can be restored', () => {
    const table = play(atScouting(), does('red', 'pass'))
    const { log, ...bare } = table.saved()
    expect(log?.length).toBeGreaterThan(0)
    const twin = new Table(toy, bare)
    expect(twin.state).toEqual(table.state)
    twin.undo('red')
    expect(twin.decision('red')).toBeDefined()
  })

  test('a fork is the same position and goes its own way', () => {
    walk(25, (table, random) => {
      const before = bytes(table)
      const fork = table.fork()
      expect([fork.state, fork.decisions, fork.chance, fork.count, fork.draws]).toEqual([
        table.state,
        table.decisions,
        table.chance,
        table.count,
        table.draws,
      ])
      expect(ROLES.map((role) => fork.revision(role))).toEqual(ROLES.map((role) => table.revision(role)))
      while (!fork.over) fork.answer(someInput(fork, random))
      expect(bytes(table)).toBe(before)
    })
  })

  test('a fork does not notice what the game does', () => {
    const table = atScouting()
    const fork = table.fork()
    const before = bytes(fork)
    play(table, does('red', 'show'), by('red', { unit: 'r1' }))
    expect(bytes(fork)).toBe(before)
  })
})

describe('imagining what one cannot know', () => {
  test('leaves out what others do in secret, keeps what one did oneself', () => {
    const table = play(start(), CALM, ...send('blue', 'b1', 'ford'), ...send('red', 'r1', 'hill'), does('gold', 'done'))
    const imagined = table.imagine('red', toy.copy)
    expect(imagined?.inputs).toEqual(send('red', 'r1', 'hill'))
    expect(imagined?.state.sealed).toEqual({ red: { r1: 'hill' }, blue: {}, gold: {} })
    expect(imagined?.decision('gold')).toBeDefined()
    expect(json(observe(imagined as ToyTable, 'red').view)).toBe(json(observe(table, 'red').view))
    expect(table.state.sealed.blue).toEqual({ b1: 'ford' })
  })

  test('shows the same to him who imagines, at every point of a game', () => {
    let fitting = 0
    walk(40, (table, random) => {
      for (const role of ROLES) {
        const imagined = table.imagine(role, (state) => toy.reshuffleHidden(state, role, random))
        if (!imagined) continue
        fitting += 1
        // It has no log, and nothing from before the step can be taken back in it.
        const known = (one: ToyTable): string => json({ ...observe(one, role), log: [], canUndo: false })
        expect(known(imagined)).toBe(known(table))
      }
    })
    expect(fitting).toBeGreaterThan(1000)
  })

  test('gives nothing where what happened does not fit the new deal', () => {
    const table = play(atScouting(), does('red', 'spy'), by('red', { place: 'hill' }))
    expect(table.imagine('red', (state) => ({ ...toy.copy(state), at: { ...state.at, b1: 'camp' } }))).toBeUndefined()
  })
})

describe('leaving a step', () => {
  test('goes on at the step that is named, and what stood in between is not played', () => {
    const table = tableOf(
      function* (g) {
        if ((yield* yesNo('red')).do === 'yes') yield* leaveFor('2')
        g.round = 99
      },
      () => yesNo('blue'),
      () => yesNo('gold'),
    )
    play(table, does('red', 'yes'))
    expect([table.state.step, table.state.round]).toEqual(['2', 1])
    expect(table.decisions.map(({ role }) => role)).toEqual(['gold'])
    table.undo('red')
    play(table, does('red', 'no'))
    expect([table.state.step, table.state.round]).toEqual(['1', 99])
  })

  test('ends the game where no such step exists', () => {
    const table = play(atScouting(), ...ROLES.map((role) => does(role, 'pass')), { chance: ['storm'] })
    expect([table.over, table.state.step, table.state.round]).toEqual([true, 'end', 2])
    expect(toy.outcome(table.state)?.winner).toBe('draw')
  })
})

describe('observing', () => {
  test('a role is shown its own decision, others only for whom the game waits', () => {
    const table = atScouting()
    const red = observe(table, 'red')
    expect(red).toMatchObject({ game: 'three-camps', viewer: 'red', step: 'scout', rule: '3.1', canUndo: false })
    expect(red.decision).toBe(table.decision('red'))
    for (const viewer of ['blue', SPECTATOR, OPEN]) {
      const seen = observe(table, viewer)
      expect(seen).not.toHaveProperty('decision')
      expect(seen.waiting).toEqual([{ role: 'red', rule: '3.1' }])
      expect(seen.rule).toBe('3.1')
    }
  })

  test('the rule is that of the decision, for others that of the step', () => {
    const table = play(atScouting(), does('red', 'spy'))
    expect([observe(table, 'red').rule, observe(table, 'blue').rule]).toEqual(['3.2', '3.1'])
  })

  test('secret lines are read by those they are for, and with all cards on the table', () => {
    const table = play(atScouting(), does('red', 'spy'), by('red', { place: 'camp' }), { chance: ['b2'] })
    const keys = (viewer: string) => observe(table, viewer).log.map(({ text }) => text.key)
    const orders = ['log.orders', 'log.orders', 'log.orders']
    expect(keys(SPECTATOR)).toEqual(['log.event', ...orders, 'log.spied'])
    expect(keys('red')).toEqual(['log.event', 'log.orders', 'log.moved', 'log.orders', 'log.orders', 'log.saw'])
    expect(keys('gold')).toEqual(['log.event', ...orders, 'log.moved', 'log.spied'])
    expect(keys(OPEN)).toEqual(['log.event', ...orders.flatMap((key) => [key, 'log.moved']), 'log.saw'])
    expect(json(observe(table, 'blue'))).not.toContain('log.saw')
  })

  test('the log can be read on from where one stopped, counted in one’s own lines', () => {
    const table = play(atScouting(), does('red', 'spy'), by('red', { place: 'camp' }), { chance: ['b2'] })
    for (const viewer of viewers) {
      const whole = observe(table, viewer).log
      for (let logFrom = 0; logFrom <= whole.length + 1; logFrom++)
        expect(observe(table, viewer, { logFrom }).log).toEqual(whole.slice(logFrom))
    }
  })

  test('what chance is asked for is not shown: the lots may be secret', () => {
    const table = play(atScouting(), does('red', 'spy'), by('red', { place: 'camp' }))
    expect(table.chance?.draw).toBe('lots')
    for (const viewer of ['blue', 'gold', SPECTATOR])
      for (const unit of ['r1', 'r2', 'r3']) expect(json(observe(table, viewer))).not.toContain(json(unit))
    expect(json(observe(table, 'red'))).not.toContain('"b1"')
    expect(observe(table, 'red').waiting).toEqual([])
  })

  test('the outcome is shown at the end, not before', () => {
    walk(5, (table) => {
      for (const viewer of viewers) {
        const seen = observe(table, viewer)
        expect(seen.outcome).toEqual(table.over ? toy.outcome(table.state) : undefined)
        if (table.over) expect([seen.rule, seen.waiting]).toEqual(['5.1', []])
      }
    })
  })

  test('who leads before the end is not told as an outcome', () => {
    const lead = { winner: 'red', margin: 1, cause: { key: 'why.draw' }, rule: '5.1' }
    const table = start({ ...toy, outcome: () => lead })
    expect(observe(table, 'red')).not.toHaveProperty('outcome')
    while (!table.over) table.answer(someInput(table, seeded(table.count)))
    expect(observe(table, 'red').outcome).toBe(lead)
  })

  test('somebody unknown is not shown anything', () => {
    expect(() => observe(start(), 'green')).toThrow(
      'nobody called "green" looks at three-camps: red, blue, gold, spectator, open',
    )
  })
})
