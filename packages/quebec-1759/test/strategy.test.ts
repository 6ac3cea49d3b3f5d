/** The evaluation: of two choices the better one scores higher. What it reads, and how `greedy` plays by it. */
import { type Option, seeded, seededChance, startTable } from '@carillon/kernel'
import { PLAYERS, type Player, playGame } from '@carillon/players'
import { describe, expect, test } from 'vitest'
import { SIDES, type Side, type UnitId, unitsOf } from '../src/data/units.ts'
import { quebec1759 } from '../src/index.ts'
import type { PositionSpec } from '../src/position.ts'
import type { State } from '../src/state.ts'
import { strategy } from '../src/strategy.ts'
import { BUTTON, INDIAN, INTO, MARCH, naval, play, TO, UNIT } from './help.ts'

const settings = (edition = 'first') => ({
  ...Object.fromEntries(quebec1759.switches.map((s) => [s.id, s.default])),
  edition,
})

/** What the position is worth to a side after these choices of its own. */
function worth(role: Side, spec: PositionSpec, ...choices: readonly Option[]): number {
  return strategy.evaluate(play(spec).choose(role, ...choices).state, role)
}

/** The options of the side to decide, the best first, as `greedy` sees them. */
function ranked(role: Side, spec: PositionSpec, edition = 'first'): Option[] {
  const { table } = play(spec, { edition })
  const value = (option: Option): number => {
    const after = table.fork()
    after.answer({ role, option })
    return strategy.evaluate(after.state, role)
  }
  return (table.decision(role)?.options ?? []).toSorted((a, b) => value(b) - value(a))
}

describe('orders', () => {
  const attackers: PositionSpec = {
    turn: 8,
    rest: true,
    ships: { bason: 0, st_laurent: 4 },
    zones: {
      etchemin: ['b_15'],
      abraham: ['f_sarre', 'f_bearn', 'f_guyenne', 'f_marine', 'f_languedoc', 'f_quebec_1'],
    },
  }
  test('6.1.1 one against six is worse than to pass', () => {
    const attack = worth('british', attackers, MARCH.etchemin, TO.boat.abraham)
    expect(worth('british', attackers, BUTTON.pass)).toBeGreaterThan(attack)
  })

  /** These at Beauport, the other French at Cap Rouge. */
  const atBeauport = (...pieces: readonly UnitId[]): PositionSpec => {
    const others = unitsOf('french', 'first').filter((id) => !pieces.includes(id))
    return { turn: 3, rest: true, zones: { beauport: pieces, cap_rouge: others } }
  }
  const beauport = atBeauport('f_quebec_1', 'f_quebec_2')
  const landing = [MARCH.ile_d_orleans, TO.boat.beauport, UNIT.b_15, UNIT.b_28, UNIT.b_35]
  test('6.6 one more in the boats makes a landing better; a decoy in the last one does not', () => {
    const four = worth('british', beauport, ...landing, UNIT.b_43)
    expect(four).toBeGreaterThan(worth('british', beauport, ...landing))
    expect(four).toBeGreaterThan(worth('british', beauport, ...landing, UNIT.b_decoy_1))
  })
  test('7.7.4 a landing on few is worth it, on many it is not', () => {
    expect(worth('british', beauport, ...landing, UNIT.b_43)).toBeGreaterThan(worth('british', beauport, BUTTON.pass))
    const strong = atBeauport(
      'f_sarre',
      'f_bearn',
      'f_guyenne',
      'f_marine',
      'f_languedoc',
      'f_roussillon',
      'f_quebec_1',
    )
    expect(worth('british', strong, BUTTON.pass)).toBeGreaterThan(worth('british', strong, ...landing, UNIT.b_43))
  })
  test('6.1.3 a march that is only begun is worth what its best continuation is', () => {
    const begun = worth('british', beauport, MARCH.ile_d_orleans)
    expect(begun).toBeGreaterThan(worth('british', beauport, BUTTON.pass))
    expect(begun).toBeLessThan(worth('british', beauport, ...landing, UNIT.b_43) + 1)
  })
  test('6.1.3 to mass is better than to stand apart', () => {
    const spec: PositionSpec = { turn: 13, rest: true, zones: { sillery: ['b_15', 'b_28', 'b_35'] } }
    const massed = { ...spec, zones: { sillery: ['b_15', 'b_28', 'b_35', 'b_43', 'b_47', 'b_48'] } } as const
    const apart = { ...spec, zones: { ...spec.zones, st_charles: ['b_43', 'b_47', 'b_48'] } } as const
    expect(worth('british', massed)).toBeGreaterThan(worth('british', apart))
  })
  test('9.1 in the last turn the British go to Abraham, weak as they are', () => {
    const spec: PositionSpec = {
      turn: 16,
      rest: true,
      zones: { sillery: ['b_15', 'b_28'], abraham: ['f_sarre', 'f_bearn'] },
    }
    expect(ranked('british', spec)[0]).toEqual(MARCH.sillery)
    expect(worth('british', spec, MARCH.sillery, TO.road.abraham, BUTTON.all)).toBeGreaterThan(
      worth('british', spec, BUTTON.pass),
    )
  })
  test('9.2 in the last turn the French do not leave Abraham', () => {
    const spec: PositionSpec = {
      turn: 16,
      rest: true,
      zones: { sillery: ['b_15', 'b_28', 'b_35'], abraham: ['f_sarre', 'f_bearn', 'f_guyenne'] },
    }
    const leave = worth('french', spec, MARCH.abraham, TO.road.ste_foy, BUTTON.all)
    expect(worth('french', spec, BUTTON.pass)).toBeGreaterThan(leave)
  })
  test('6.3 ships go where the army is', () => {
    const army = ['b_15', 'b_28', 'b_35', 'b_43', 'b_47', 'b_48', 'b_58', 'b_78', 'b_60_2', 'b_60_3'] as const
    const above: PositionSpec = { turn: 6, rest: true, zones: { etchemin: army } }
    expect(worth('british', above, naval(2, 'st_laurent'))).toBeGreaterThan(worth('british', above, BUTTON.pass))
    const below: PositionSpec = { turn: 6, rest: true }
    expect(worth('british', below, BUTTON.pass)).toBeGreaterThan(worth('british', below, naval(2, 'st_laurent')))
  })
  test('6.4.1 the Indians raid rather than stand about', () => {
    const spec: PositionSpec = {
      turn: 4,
      rest: true,
      zones: { levis: ['b_15', 'b_28'], abraham: ['f_indians', 'f_sarre'] },
    }
    expect(worth('french', spec, INDIAN.levis)).toBeGreaterThan(worth('french', spec, INDIAN.ste_foy))
    expect(worth('french', spec, INDIAN.levis)).toBeGreaterThan(worth('french', spec, BUTTON.pass))
  })
  test('8.1 the French keep Cap Rouge', () => {
    const spec: PositionSpec = {
      turn: 6,
      rest: true,
      ships: { bason: 0, st_laurent: 4 },
      zones: { etchemin: ['b_15', 'b_28', 'b_35', 'b_43'], cap_rouge: ['f_sarre', 'f_bearn', 'f_guyenne', 'f_marine'] },
    }
    const leave = worth('french', spec, MARCH.cap_rouge, TO.road.ste_foy, BUTTON.all)
    expect(worth('french', spec, BUTTON.pass)).toBeGreaterThan(leave)
  })
})

describe('battle', () => {
  const battle = (turn: number, british: readonly string[], french: readonly string[]): PositionSpec => {
    const line = ([left, centre, right]: readonly string[]) => ({ left: [left], centre: [centre], right: [right] })
    return {
      turn,
      rest: true,
      battle: {
        ...{ zone: 'abraham', attacker: 'british', from: 'sillery', way: 'road', round: 2, acting: 'british' },
        ...{ british: line(british), french: line(french) },
      } as never,
    }
  }
  const weak = ['b_15:1', 'b_28:1', 'b_35:2']
  const strong = ['b_15', 'b_28', 'b_35']
  test('7.8 a battle that goes well is fought on', () => {
    const spec = battle(8, strong, ['f_sarre:1', 'f_bearn:1', 'f_guyenne:2'])
    expect(ranked('british', spec)[0]).toEqual(BUTTON.stand)
  })
  test('7.8 one that is lost is left', () => {
    expect(ranked('british', battle(8, weak, ['f_sarre', 'f_bearn', 'f_guyenne']))[0]).toEqual(TO.road.sillery)
  })
  test('9.1 but not in Abraham on turn 16', () => {
    expect(ranked('british', battle(16, weak, ['f_sarre', 'f_bearn', 'f_guyenne']))[0]).toEqual(BUTTON.stand)
  })

  const regulars = ['f_sarre', 'f_bearn', 'f_guyenne', 'f_marine', 'f_languedoc', 'f_roussillon'] as const
  const arrayed: PositionSpec = {
    turn: 8,
    rest: true,
    step: 'battles',
    zones: { beauport: [...regulars, 'b_15', 'b_28', 'b_35', 'b_43'], abraham: ['f_indians'] },
    battles: [{ zone: 'beauport', attacker: 'british', from: 'ile_d_orleans', way: 'boat' }],
  }
  const inLine = (...columns: readonly (keyof typeof INTO)[]) =>
    worth('french', arrayed, BUTTON.stay, ...columns.map((column, i) => INTO[column][regulars[i] as 'f_sarre']))
  test('7.5.2 columns are made even', () => {
    expect(inLine('left', 'centre', 'right')).toBeGreaterThan(inLine('left', 'left', 'left'))
    expect(inLine('left', 'centre', 'right', 'left')).toBeGreaterThan(inLine('left', 'left', 'left', 'centre'))
  })
  test('7.9.1 no column is left thin for the sake of the reserve', () => {
    const even = inLine('left', 'left', 'centre', 'centre', 'right')
    expect(even).toBeGreaterThan(inLine('reserve', 'reserve', 'reserve', 'left', 'centre'))
  })
  test('7.6 the reserve goes where the line is about to break', () => {
    const spec: PositionSpec = {
      turn: 8,
      rest: true,
      step: 'reserve',
      battle: {
        ...{ zone: 'abraham', attacker: 'british', from: 'sillery', way: 'road', round: 2, acting: 'french' },
        british: { left: ['b_15'], centre: ['b_28'], right: ['b_35'] },
        french: {
          left: ['f_sarre', 'f_bearn'],
          centre: ['f_guyenne', 'f_quebec_1'],
          right: ['f_quebec_2:1'],
          reserve: ['f_marine'],
        },
      },
    }
    expect(ranked('french', spec)[0]).toEqual(INTO.right.f_marine)
  })
  test('11.1.1 no leader alone in a column', () => {
    const spec = (left: string[], centre: string[]): State =>
      quebec1759.position(
        {
          turn: 8,
          rest: true,
          battle: {
            ...{ zone: 'beauport', attacker: 'british', from: 'montmorency', way: 'road', round: 1, acting: 'french' },
            british: { left: ['b_15'], centre: ['b_28'], right: ['b_35'] },
            french: { left, centre, right: ['f_bearn', 'f_guyenne'] },
          },
        } as never,
        'campaign',
        settings('second'),
      )
    const alone = strategy.evaluate(spec(['f_montcalm'], ['f_sarre', 'f_marine']), 'french')
    expect(strategy.evaluate(spec(['f_montcalm', 'f_sarre'], ['f_marine']), 'french')).toBeGreaterThan(alone)
  })
})

describe('losses', () => {
  test('6.4.3 weak units go first: the strong ones fill the boats', () => {
    const spec: PositionSpec = { turn: 5, rest: true, zones: { levis: ['b_15', 'b_gren', 'f_indians'] }, step: 'raid' }
    const { state, table } = play(spec).dice(5, 1, 1, 1)
    const after = (option: Option) => {
      const fork = table.fork()
      fork.answer({ role: 'british', option })
      return strategy.evaluate(fork.state, 'british')
    }
    expect(state.step).toBe('raid')
    expect(after(UNIT.b_gren)).toBeGreaterThan(after(UNIT.b_15))
  })
  test('6.8 militia goes before regulars, and of militia the weakest goes home', () => {
    const at = (...pieces: readonly string[]) => worth('french', { turn: 5, zones: { beauport: pieces as never } })
    expect(at('f_sarre', 'f_quebec_1:1')).toBeGreaterThan(at('f_sarre:2', 'f_quebec_1'))
    expect(at('f_sarre', 'f_quebec_1')).toBeGreaterThan(at('f_sarre', 'f_quebec_2:1'))
  })
  test('6.4.2 Indians among British raid', () => {
    const spec: PositionSpec = { turn: 5, rest: true, zones: { levis: ['b_15', 'b_28', 'f_indians'] }, step: 'contact' }
    expect(ranked('french', spec)[0]).toEqual(BUTTON.raid)
  })
})

describe('deployment', () => {
  test('4.2 a piece goes to the shores that can be attacked, not to where nobody comes', () => {
    const after = (space: string) => {
      const table = startTable(quebec1759, quebec1759.setup('campaign', settings()))
      for (const option of [UNIT.f_sarre, { space }] as const) table.answer({ role: 'french', option })
      return strategy.evaluate(table.state, 'french')
    }
    for (const good of ['beauport', 'st_charles', 'cap_rouge'])
      for (const poor of ['levis', 'etchemin']) expect(after(good)).toBeGreaterThan(after(poor))
  })
  test('4.2 the ready deployment is taken', () => {
    const table = startTable(quebec1759, quebec1759.setup('campaign', settings()))
    const begun = table.fork()
    begun.answer({ role: 'french', option: UNIT.f_sarre })
    table.answer({ role: 'french', option: BUTTON.historical })
    expect(strategy.evaluate(table.state, 'french')).toBeGreaterThan(strategy.evaluate(begun.state, 'french'))
  })
})

/** Positions of whole games, both sides to decide, in both editions. */
function positions(player: Player, games: number, look: (state: State) => void): void {
  for (let seed = 0; seed < games; seed++)
    for (const edition of ['first', 'second'])
      playGame({
        game: {
          ...quebec1759,
          strategy: {
            evaluate(state: State, role: Side) {
              look(state)
              return strategy.evaluate(state, role)
            },
          },
        } as never,
        scenario: 'campaign',
        settings: settings(edition),
        players: { british: player, french: player },
        chance: seededChance(seeded(seed)),
        random: seeded(seed + 1),
      })
}

describe('what it reads', () => {
  const greedy = PLAYERS.get('greedy') as Player
  test('always a number; the position stays as it is; the same again', () => {
    let looked = 0
    positions(greedy, 1, (state) => {
      looked += 1
      if (looked % 11 > 0) return
      const before = JSON.stringify(state)
      for (const role of SIDES) {
        const value = strategy.evaluate(state, role)
        expect(Number.isFinite(value)).toBe(true)
        expect(strategy.evaluate(state, role)).toBe(value)
      }
      expect(JSON.stringify(state)).toBe(before)
    })
    expect(looked).toBeGreaterThan(1000)
  })
  test('3.1 only what the side may know: dealt anew, the worth is the same', () => {
    const random = seeded(7)
    let looked = 0
    positions(greedy, 1, (state) => {
      looked += 1
      if (looked % 29 > 0 || state.outcome) return
      for (const role of SIDES) {
        const other = quebec1759.reshuffleHidden(state, role, random)
        expect(strategy.evaluate(other, role), `${state.step} of turn ${state.turn} for ${role}`).toBeCloseTo(
          strategy.evaluate(state, role),
          6,
        )
      }
    })
    expect(looked).toBeGreaterThan(1000)
  })
})

describe('greedy beats random', () => {
  const GAMES = 20
  const wins = (side: Side, edition: string): number => {
    const player = (s: Side) => PLAYERS.get(s === side ? 'greedy' : 'random') as Player
    let won = 0
    for (let seed = 0; seed < GAMES; seed++) {
      const table = playGame({
        game: quebec1759 as never,
        scenario: 'campaign',
        settings: settings(edition),
        players: { british: player('british'), french: player('french') },
        chance: seededChance(seeded(seed)),
        random: seeded(seed + 1000),
      })
      if (quebec1759.outcome(table.state as State)?.winner === side) won += 1
    }
    return won
  }
  test.each(SIDES)('as %s', (side) => {
    expect(wins(side, side === 'british' ? 'first' : 'second')).toBeGreaterThanOrEqual(17)
  })
})
