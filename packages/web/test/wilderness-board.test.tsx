/** The board of Wilderness War: every option has a name and a place, everything can be explained. */
import type { Option, Role } from '@carillon/kernel'
import { CARDS, PIECE_IDS, type Piece, pieceCalled, SPACE, SPACE_IDS } from '@carillon/wilderness-war/page'
import { rulebook } from '@carillon/wilderness-war/rulebook'
import { beforeAll, describe, expect, test } from 'vitest'
import { HIGH } from '../src/boards/theatre/pairs.ts'
import { group, label, sortChoices } from '../src/boards/wilderness-war/choices.ts'
import { CONNECTIONS, placeOf, sumOf } from '../src/boards/wilderness-war/find.ts'
import { FRAME } from '../src/boards/wilderness-war/geometry.ts'
import { board } from '../src/boards/wilderness-war/index.ts'
import { BROKEN, wander, wordFaults } from './theatre-help.tsx'
import { boardOf, freshTable, GAME, panelsOf, propsOf, SAY, sheetOf, tableOf, viewOf } from './wilderness-help.tsx'

describe('in random games', () => {
  const shapes = new Set<string>()
  const faults: string[] = []
  const note = (what: string) => faults.length < 10 && faults.push(what)
  beforeAll(() => {
    for (const [n, { id }] of GAME.scenarios.entries())
      wander(freshTable(id), 1755 + n, 3000, (table, role, options) => {
        const view = viewOf(table, role)
        const { step } = view
        for (const say of Object.values(SAY))
          for (const fault of wordFaults(options, say, (option) => label(option, view, say), group))
            note(`${step}: ${fault}`)
        const choices = sortChoices(options, view)
        for (const option of options) {
          shapes.add(Object.keys(option).sort().join())
          const place = option.space ?? (option.piece && placeOf(view, pieceCalled(option.piece)))
          if (place && !choices.places.get(place as never)?.includes(option)) note(`${step}: not at ${place}`)
        }
      })
  })
  test('every option has a name of its own, a heading with words, and its place on the board', () =>
    expect(faults).toEqual([]))
  test('they meet the shapes of options that the rules offer', () => {
    for (const shape of ['card,use', 'card', 'do', 'piece', 'space', 'do,piece', 'do,space'])
      expect([...shapes]).toContain(shape)
  })
})

describe('names', () => {
  const view = viewOf(freshTable(), 'british')
  const name = (option: Option, more: object = {}) => label(option, { ...view, ...more } as typeof view, SAY.en)
  const march = { side: 'british', at: SPACE.albany }
  test.each<[Option, object, string]>([
    [{ card: '14', use: 'activate' }, {}, 'Activate: Foul Weather (2)'],
    [{ card: '14', use: 'event' }, {}, 'Play event: Foul Weather (2)'],
    [{ card: '11', use: 'build' }, { hands: { british: [11, 12], french: [] } }, 'Build: Ambush! (1), no.\u00a011'],
    [{ card: '11' }, { hands: { british: [11], french: [] } }, 'Ambush! (1)'],
    [{ do: 'hold' }, {}, 'Hold the last card'],
    [{ do: 'demolish', space: 'oswego' }, {}, 'Demolish: Oswego'],
    [{ space: 'albany' }, { step: 'build' }, 'Build at Albany'],
    [{ space: 'hoosic' }, { step: 'march', march }, 'Go to Hoosic'],
    [{ space: 'ticonderoga' }, { step: 'march', march }, 'Go to Ticonderoga (enemy there)'],
    [{ space: 'ticonderoga' }, { step: 'event' }, 'Ticonderoga'],
    [{ department: 'northern' }, {}, 'Northern Department'],
    [{ points: 1 }, { step: 'bid' }, '1 VP'],
    [{ piece: 'loudoun' }, {}, 'Loudoun, New York'],
  ])('%o', (option, more, expected) => expect(name(option, more)).toBe(expected))
  test('a piece that is reduced, and where it is unless all is about one place', () => {
    const table = tableOf({ clear: true, spaces: { albany: 'br-44th:reduced' } })
    const found = viewOf(table, 'british')
    expect(label({ piece: 'br-44th' }, found, SAY.en)).toBe('44th (reduced), Albany')
    const moving = { ...found, march: { at: SPACE.albany } } as typeof found
    expect(label({ do: 'drop', piece: 'br-44th' }, moving, SAY.en)).toBe('Leave behind: 44th (reduced)')
    const groups = [{ commander: null, pieces: [], space: SPACE.albany }]
    const filling = { ...found, activation: { value: 3, use: 'force', groups, filling: true, done: [] } } as never
    expect(label({ piece: 'br-44th' }, filling, SAY.en)).toBe('44th (reduced)')
  })
})

describe('what a thing is', () => {
  const view = viewOf(freshTable(), 'british')
  const subjects = [
    ...SPACE_IDS.map((space) => ({ space })),
    ...PIECE_IDS.map((unit) => ({ unit })),
    ...CARDS.map((card) => ({ card: String(card) })),
  ]
  test.each(['en', 'fr'] as const)('is said of everything (%s), with rules that exist', async (locale) => {
    const explain = await board.describe()
    const rules = new Set((await rulebook(locale)).map(({ id }) => id))
    for (const subject of subjects) {
      const found = explain(subject, view, SAY[locale])
      expect(found?.title, JSON.stringify(subject)).toMatch(/\S/)
      expect(`${found?.title}\n${found?.lines.join('\n')}`).not.toMatch(BROKEN)
      expect(found?.lines.length).toBeGreaterThan(0)
      expect(found?.rules.filter((rule) => !rules.has(rule))).toEqual([])
    }
    for (const nowhere of [{ space: 'atlantis' }, { unit: 'nobody' }, { card: '99' }])
      expect(explain(nowhere, view, SAY[locale])).toBeUndefined()
  })
  const words = async (subject: Readonly<Record<string, string>>, spec: object) =>
    (await board.describe())(subject, viewOf(tableOf(spec), 'british'), SAY.en)?.lines.join('\n') ?? ''
  test('a space: terrain, home, what lies there, who stands there, the ways from it', async () => {
    const said = await words(
      { space: 'oswego' },
      { clear: true, spaces: { oswego: 'br-44th shirley' }, british: { fort: 'oswego' }, sieges: { oswego: 1 } },
    )
    for (const part of ['wilderness', 'fort (British)', 'siege 1', 'British: 1 unit, strength 3, 1 leader'])
      expect(said).toContain(part)
    expect(said).toMatch(/By river: .*Oneida Carry West/)
    expect(await words({ space: 'quebec' }, {})).toContain('fortress and port')
    expect(await words({ space: 'louisbourg' }, {})).toMatch(/British landings: .*Orléans/)
  })
  test('a leader, a unit, a card', async () => {
    expect(await words({ unit: 'montcalm' }, {})).toMatch(/leader, French\ninitiative \d, command \d+, tactics \d/)
    expect(await words({ unit: 'br-44th' }, { clear: true, spaces: { albany: 'br-44th' } })).toContain('at: Albany')
    expect(await words({ card: '11' }, {})).toMatch(/value 1 · event for either side · response\n.*ambush/i)
  })
})

describe('the map', () => {
  test('2.0 every connection is drawn once, by its kind', () => {
    const pairs = CONNECTIONS.map(([, a, b]) => [a, b].sort().join())
    expect(new Set(pairs).size).toBe(pairs.length)
    const kinds = new Map(CONNECTIONS.map(([kind, a, b]) => [`${a} ${b}`, kind]))
    expect(kinds.get('crown-point ticonderoga')).toBe('lakeshore')
    expect(kinds.get('kittaning ohio-forks')).toBe('river')
    expect(kinds.get('boston providence')).toBe('land')
  })
  test('a stack: units, strength as reduced, leaders', () => {
    const table = tableOf({ clear: true, spaces: { albany: 'shirley br-44th br-48th:reduced' } })
    const view = viewOf(table, 'french')
    expect(sumOf(view, view.map.british[SPACE.albany] as readonly Piece[])).toEqual({
      units: 2,
      strength: 5,
      leaders: 1,
    })
    expect(boardOf(propsOf(table, 'french'))).toContain('British at Albany: 2 units, strength 5, 1 leader')
  })
  test('what can be chosen is a button where it lies', () => {
    const table = tableOf({
      clear: true,
      step: 'phase',
      active: 'british',
      spaces: { albany: 'shirley br-44th br-48th', halifax: 'br-45th' },
      hands: { british: [1, 5], french: [2] },
    })
    const cards = panelsOf(propsOf(table, 'british'))
    expect(cards).toMatch(/<div class="th-paper th-both th-can" data-card="1"/)
    table.answer({ role: 'british', option: { card: '1', use: 'activate' } })
    table.answer({ role: 'british', option: { do: 'force' } })
    const html = boardOf(propsOf(table, 'british'))
    expect(html).toMatch(/class="th-space th-can[^>]*data-space="albany"[^>]*role="button"/)
    expect(html).not.toMatch(/class="th-space th-can[^>]*data-space="boston"/)
    expect(sheetOf(propsOf(table, 'british'), 'albany')).toMatch(/<button[^>]*data-unit="(?:shirley|br-44th)"/)
  })
  test('markers', () => {
    const html = boardOf(
      propsOf(
        tableOf({
          clear: true,
          british: { stockade: 'augusta', fort: 'oswego' },
          sieges: { oswego: 2 },
          raided: { french: ['york'] },
          amphib: ['halifax'],
          fieldworks: ['albany'],
        }),
        'british',
      ),
    )
    expect(html.match(/class="ww-walls th-british"/g)).toHaveLength(2)
    expect(html).toMatch(/ww-siege.*?>2</)
    expect(html.match(/th-flame th-french/g)).toHaveLength(1)
    expect(html.match(/class="th-tag"/g)).toHaveLength(2)
  })
  test('7.55 the letter of fieldworks lies on no chip: above that of who stands there, drawn after it', () => {
    const there = { clear: true, spaces: { albany: 'br-44th' }, fieldworks: ['albany'] } as const
    const html = boardOf(propsOf(tableOf(there), 'british'))
    const [chip, ...tags] = ['th-stack ', 'class="th-tag"'].map((one) => html.lastIndexOf(one))
    expect(tags).toHaveLength(1)
    expect(tags[0]).toBeGreaterThan(chip as number)
    expect(html.match(/class="th-tag"/g)).toHaveLength(1)
    expect(Number(/th-tag" transform="translate\(\S+ (\S+)\)"/.exec(html)?.[1])).toBeLessThan(0)
  })
  test('8.2 the level of a siege stands above the chip of those who besiege', () => {
    const html = boardOf(propsOf(tableOf({ clear: true, sieges: { oswego: 2 } }), 'british'))
    const [, up, line] = /ww-siege" transform="translate\(\S+ (\S+)\)">.*?<text y="(\S+)">2</.exec(html) ?? []
    expect(Number(up) + Number(line)).toBeLessThan(FRAME.room * (0.5 - HIGH))
  })
  test.each(['en', 'fr'] as const)('board and panels have words for everything, all through a game (%s)', (locale) => {
    let n = 0
    wander(freshTable(), 7, 1500, (table, role) => {
      if (n++ % 60 > 0) return
      const props = propsOf(table, role, locale)
      for (const html of [boardOf(props), panelsOf(props)]) expect(html).not.toMatch(BROKEN)
    })
    expect(n).toBeGreaterThan(100)
  })
  test('nothing hidden is shown: the cards of the other', () => {
    const table = tableOf({ hands: { british: [5], french: [31] } })
    const hand = (seat: Role) => panelsOf(propsOf(table, seat)).match(/<div class="th-paper[^>]*data-card="(\d+)"/)?.[1]
    expect(hand('british')).toBe('5')
    expect(hand('french')).toBe('31')
  })
  test('the same words as the text board', async () => {
    const view = viewOf(freshTable(), 'french')
    expect((await board.text())(view, SAY.fr)).toBe(GAME.board(view, SAY.fr))
  })
})
