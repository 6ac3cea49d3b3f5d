/** A law that cannot fail is worthless: each of them is broken once. */
import type { Chapter, LogEntry } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../src/data/cards.ts'
import { SPACE, type Space } from '../src/data/map.ts'
import type { TokenId, UnitId } from '../src/data/units.ts'
import { brokenLaws } from '../src/laws.ts'
import { setup } from '../src/rules/05-setup.ts'
import { type Box, type Hand, type Muster, type State, withSide } from '../src/state.ts'

/** What is noticed of a change to the set-up of a scenario. */
function broken(change: (g: State) => void, scenario: State['scenario'] = '2'): readonly string[] {
  const g = structuredClone(setup(scenario, {} as State['rules']))
  expect(brokenLaws(g)).toEqual([])
  change(g)
  return brokenLaws(g)
}
const put = (g: State, box: Box, ...ids: UnitId[]): void => {
  g.boxes = { ...g.boxes, [box]: [...g.boxes[box], ...ids] }
}
const pull = (g: State, box: Box, id: UnitId): void => {
  expect(g.boxes[box]).toContain(id)
  g.boxes = { ...g.boxes, [box]: g.boxes[box].filter((one) => one !== id) }
}
const stand = (g: State, f: 'british' | 'french', space: Space, ...ids: UnitId[]): void => {
  const { n } = SPACE[space]
  g.map = withSide(g.map, f, g.map[f].with(n, [...(g.map[f][n] as readonly UnitId[]), ...ids]))
}
const leave = (g: State, f: 'british' | 'french', space: Space): void => {
  g.map = withSide(g.map, f, g.map[f].with(SPACE[space].n, []))
}
const hold = (g: State, f: 'british' | 'french', cards: Partial<Hand>): void => {
  g.hands = withSide(g.hands, f, { ...g.hands[f], ...cards })
}
const muster = (...back: TokenId[]): Muster => ({
  pool: null,
  back,
  brings: {},
  ports: { british: [], french: [] },
  asked: [],
})

describe('3 units', () => {
  test('3.0 a counter is somewhere, once', () => {
    expect(broken((g) => leave(g, 'french', 'ticonderoga')).join()).toMatch(/^pieces: twice , missing \S+/)
    expect(broken((g) => stand(g, 'british', 'albany', 'rogers'))).toEqual(['pieces: twice rogers, missing '])
    expect(broken((g) => put(g, 'removed', 'rogers'))).toEqual(['pieces: twice rogers, missing '])
  })
  test('3.7 a Commander too', () => {
    expect(broken((g) => put(g, 'unused', 'wolfe')).join()).toContain('twice wolfe')
    expect(broken((g) => pull(g, 'french-commanders', 'levis-commander')).join()).toContain('missing levis-commander')
  })
  test('2.1.7, 3.4, 3.6 some may not be everywhere', () => {
    const move = (f: 'british' | 'french', box: Box, id: UnitId, space: Space) =>
      broken((g) => {
        pull(g, box, id)
        stand(g, f, space, id)
      })
    expect(move('british', 'fleets', 'durell', 'albany')).toEqual(['3.6: durell at albany'])
    expect(move('french', 'fleets', 'marine-royale', 'alexandria')).toEqual(['2.1.7: French at alexandria'])
    expect(
      broken((g) => {
        const bastions = g.map.french[SPACE.louisbourg.n] as readonly UnitId[]
        leave(g, 'french', 'louisbourg')
        stand(g, 'french', 'montreal', ...bastions)
      })[0],
    ).toMatch(/^3\.4: bastion-\d at montreal/)
  })
  test('8.1 a unit stands with the faction that it serves', () => {
    const iroquois = (nation: State['nations']['iroquois']) =>
      broken((g) => {
        g.nations = { ...g.nations, iroquois: nation }
        for (const id of g.boxes['neutral-indians'].filter((one) => one.startsWith('iroquois'))) {
          pull(g, 'neutral-indians', id)
          stand(g, 'british', 'oswego', id)
        }
      })
    expect(iroquois('british')).toEqual([])
    expect(iroquois('french')[0]).toBe('iroquois-1 serves the british at oswego')
    expect(broken((g) => Object.assign(g.nations, { cherokee: 'french' }))[0]).toMatch(/5\.2: cherokee-\d in neutral/)
  })
  test('5.2, 13.4.1 each pool and box has its own', () => {
    const move = (from: Box, id: UnitId, to: Box) =>
      broken((g) => {
        pull(g, from, id)
        put(g, to, id)
      })
    expect(move('fleets', 'durell', 'removed')).toEqual([])
    expect(move('fleets', 'durell', 'losses-british')).toEqual(['13.4.1: durell with the losses'])
    expect(move('fleets', 'durell', 'sail-french')).toEqual(['5.2: durell in sail-french'])
    expect(move('fleets', 'durell', 'colonial-light')).toEqual(['5.2: durell in colonial-light'])
    expect(move('french-commanders', 'levis-commander', 'british-commanders')).toEqual([
      '5.2: levis-commander in british-commanders',
    ])
  })
})

describe('markers', () => {
  test('13.8, 14.1.1 lie on a stack, once', () => {
    expect(broken((g) => Object.assign(g.markers.british, { rout: ['niagara'] }))).toEqual([
      'rout on nobody at niagara',
    ])
    expect(broken((g) => Object.assign(g.markers.british, { oos: ['albany', 'albany'] }))).toEqual([
      'oos twice: albany,albany',
    ])
  })
  test('2.1.2 no control marker on Wilderness, on a Base or at home', () => {
    for (const [space, f] of [
      ['loyalhanna', 'british'],
      ['alexandria', 'french'],
      ['albany', 'british'],
    ] as const)
      expect(broken((g) => Object.assign(g, { control: { ...g.control, [space]: f } }))).toEqual([
        `2.1.2: ${f} marker at ${space}`,
      ])
  })
  test('12 what is built is built once', () => {
    const road = 'carlisle--rays-town'
    const works = (change: Partial<State>) => broken((g) => Object.assign(g, change))
    expect(works({ roads: ['nowhere'] })).toEqual(['12.2: no road can be at nowhere'])
    expect(works({ fortworks: ['annapolis-royal'] })).toEqual([
      '12.1: a Fort is begun where one stands, at annapolis-royal',
    ])
    expect(works({ fortworks: ['albany', 'albany'] })).toEqual(['fortworks twice: albany'])
    expect(works({ roads: [road], roadworks: [road] })[0]).toBe(`roads twice: ${road}`)
  })
  test('3.0.2, 7.2.1, 9.3 nothing is marked twice', () => {
    expect(broken((g) => Object.assign(g, { reduced: ['rogers', 'rogers'] }))).toEqual(['reduced twice: rogers'])
    expect(broken((g) => Object.assign(g, { reduced: ['mohawk'] }))).toEqual(['reduced mohawk'])
    expect(broken((g) => Object.assign(g, { spent: ['rogers', 'rogers'] }))).toEqual(['spent twice: rogers'])
    expect(broken((g) => Object.assign(g.raided, { french: ['carlisle', 'carlisle'] }))).toEqual([
      'French raids twice: carlisle',
    ])
  })
})

describe('tracks and chits', () => {
  test('18.1, 9.3, 4.2 a marker is on its track', () => {
    expect(broken((g) => Object.assign(g, { victory: 0 }))).toEqual(['18.1: the track has no 0'])
    expect(broken((g) => Object.assign(g.raid, { french: 8 }))).toEqual(['9.3: raid points of the french: 8'])
    expect(broken((g) => Object.assign(g, { round: 10 }))).toEqual(['4.2: action round 10'])
  })
  test('18.3 a chit is one of the twelve of its faction', () => {
    expect(broken((g) => Object.assign(g.chits, { british: 11, french: 11 }))).toEqual([])
    expect(broken((g) => Object.assign(g.chits, { british: 12 }))).toEqual(['18.3: chit 12 of the british'])
  })
})

describe('6 cards', () => {
  test('6.0 there are 54; those of the year are in one place each', () => {
    expect(CARDS).toHaveLength(54)
    const card = (g: State) => g.decks.british.campaign[0] as number
    expect(broken((g) => hold(g, 'british', { reserve: card(g) })).join()).toMatch(/6\.0: cards twice: \d+$/)
    expect(
      broken((g) => Object.assign(g.decks.british, { campaign: g.decks.british.campaign.slice(1) })).join(),
    ).toMatch(/^6\.0: card \d+ is missing$/)
    expect(broken((g) => Object.assign(g, { year: 1755 })).length).toBeGreaterThan(0)
  })
  test('6.0 none is in the deck or the hand of another', () => {
    const swapped = broken((g) => {
      const { british, french } = g.decks
      const [b, f] = [british.campaign, french.campaign]
      g.decks = { ...g.decks, british: { ...british, campaign: f }, french: { ...french, campaign: b } }
    })
    expect(swapped.length).toBeGreaterThan(10)
    const early = broken((g) => {
      const { buildup, campaign } = g.decks.french
      const french = { buildup: [...buildup, campaign[0] as number], campaign: campaign.slice(1) }
      g.decks = { ...g.decks, french }
    })
    expect(early.join()).toMatch(/^6\.0: card \d+ in the Buildup deck of the french$/)
  })
  test('7.1 a card chosen is in hand, a card in play was seen', () => {
    expect(broken((g) => hold(g, 'french', { chosen: 30 }))).toEqual(['7.1: the french chose 30'])
    expect(broken((g) => Object.assign(g.played, { british: 5 }))).toEqual(['7.1: card 5 is in play and was not seen'])
  })
})

describe('15.2.1, 16.2.1 tokens', () => {
  const lose = (id: TokenId, scenario?: State['scenario'], more: Partial<State> = {}) =>
    broken((g) => {
      expect(g.tokens).toContain(id)
      Object.assign(g, { tokens: g.tokens.filter((one) => one !== id), ...more })
    }, scenario)

  test('15.2.1 one that is put back is never out of the game', () => {
    const id = 'french-navy-losses'
    expect(lose(id)).toEqual([`15.2.1: ${id} was not put back`])
    expect(lose(id, '2', { muster: muster(id) })).toEqual([])
    expect(broken((g) => Object.assign(g, { muster: muster(id) }))).toEqual([`15.2.1: tokens twice: ${id}`])
  })
  test('15.2.1 one that is not goes out when it is drawn', () => {
    const id = 'fewer-troops-british'
    expect(lose(id, '1')).toEqual([])
    expect(lose(id, '1', { muster: muster(id) })).toEqual([`15.2.1: ${id} goes back`])
  })
  test('16.2.1 that of the Colonial Light units only once there are none', () => {
    const id = 'pick-1-colonial-light-put-back'
    expect(lose(id)).toEqual([`15.2.1: ${id} was not put back`])
    const none = broken((g) => {
      const units = g.boxes['colonial-light']
      Object.assign(g, { tokens: g.tokens.filter((one) => one !== id), boxes: { ...g.boxes, 'colonial-light': [] } })
      put(g, 'losses-british', ...units)
    })
    expect(none).toEqual([])
  })
  test('5.2, 17.5 none comes before its year', () => {
    const id = 'pennsylvania-musters'
    expect(broken((g) => Object.assign(g, { tokens: [...g.tokens, id] }), '4')).toEqual([
      `5.2: ${id} is not used in 1755`,
    ])
  })
})

describe('the log', () => {
  const logOf = (rounds: number, ...after: Chapter[]): LogEntry[] =>
    (['year', ...Array.from({ length: rounds }, () => 'round'), ...after] as Chapter[]).map((chapter) => ({
      rule: '4.1',
      chapter,
      text: { key: 'log.round' },
    }))
  test('4.1 every year has its heading, and twelve rounds when it is over', () => {
    const g = setup('3', {} as State['rules'])
    expect(brokenLaws(g, logOf(5))).toEqual([])
    expect(brokenLaws(g, [])).toHaveLength(1)
    const next = { ...g, year: g.year + 1 }
    expect(brokenLaws(next, logOf(12, 'year')).filter((law) => law.startsWith('4.1'))).toEqual([])
    expect(brokenLaws(next, logOf(11, 'year')).filter((law) => law.startsWith('4.1'))).toHaveLength(1)
    expect(brokenLaws(next, logOf(12)).filter((law) => law.startsWith('4.1'))).toHaveLength(1)
  })
})
