/** The board of Bayonets & Tomahawks: every option has a name and a place, everything can be explained. */
import { CARDS, CONNECTIONS, SPACES, UNIT_IDS } from '@carillon/bayonets-and-tomahawks/page'
import { rulebook } from '@carillon/bayonets-and-tomahawks/rulebook'
import { diceOf, type Message, type Option, type Role, seeded } from '@carillon/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { group, label, sortChoices } from '../src/boards/bayonets-and-tomahawks/choices.ts'
import { DIE } from '../src/boards/bayonets-and-tomahawks/faces.tsx'
import { whereIs } from '../src/boards/bayonets-and-tomahawks/find.ts'
import { board } from '../src/boards/bayonets-and-tomahawks/index.ts'
import { boardOf, freshTable, GAME, panelsOf, propsOf, SAY, sheetOf, tableOf, viewOf } from './bayonets-help.tsx'
import { renderToStaticMarkup } from './markup.ts'
import { answerAtRandom, BROKEN, wander, wordFaults } from './theatre-help.tsx'

interface Met {
  readonly shape: string
  readonly role: Role
  readonly option: Option
}
describe('in random games', () => {
  const met = new Map<string, Met>()
  const faults: string[] = []
  const note = (what: string) => faults.length < 10 && faults.push(what)
  beforeAll(() => {
    for (const [n, scenario] of ['1', '2', '3', '4'].entries())
      wander(freshTable(scenario), 1755 + n, 2500, (table, role, options) => {
        const view = viewOf(table, role)
        const { step } = view
        for (const say of Object.values(SAY))
          for (const fault of wordFaults(options, say, (option) => label(option, view, say), group))
            note(`${step}: ${fault}`)
        const choices = sortChoices(options, view)
        for (const option of options) {
          met.set(`${step} ${Object.keys(option).join()} ${option.do ?? ''}`, { shape: step, role, option })
          const place = option.space ?? (option.unit && whereOf(option, view))
          if (place && !choices.places.get(place as never)?.includes(option)) note(`${step}: not at ${place}`)
        }
      })
  })
  const whereOf = (option: Option, view: ReturnType<typeof viewOf>): string | undefined => {
    const found = whereIs(view, option.unit as never)
    return found && 'space' in found ? found.space : undefined
  }

  test('every option has a name of its own, a heading with words, and its place on the board', () =>
    expect(faults).toEqual([]))
  test('they meet the shapes of options that the rules offer', () => {
    const shapes = new Set([...met.values()].map(({ option }) => Object.keys(option).join()))
    for (const shape of ['ap,do', 'ap', 'card', 'do', 'unit', 'space', 'do,unit', 'do,space', 'connection'])
      expect(shapes).toContain(shape)
  })
})

describe('names', () => {
  const view = viewOf(freshTable('2'), 'british')
  const name = (option: Option, more: object = {}) => label(option, { ...view, ...more } as typeof view, SAY.en)
  const action = { kind: 'move', faction: 'british', units: [], at: null, from: null, target: null }
  test.each<[Option, object, string]>([
    [{ ap: 'army', do: 'move' }, {}, 'Move (Army AP)'],
    [{ ap: 'light' }, {}, 'Light AP'],
    [{ do: 'done' }, {}, 'Done'],
    [{ card: '3' }, {}, 'card 3: Light AP, Army AP, Army AP, and Sail/Army AP; initiative 5'],
    [{ space: 'albany' }, { step: 'move', action }, 'Move from Albany'],
    [{ space: 'albany' }, { step: 'move', action: { ...action, at: 'kingston' } }, 'Go to Albany'],
    [
      { space: 'ticonderoga' },
      { step: 'move', action: { ...action, at: 'lake-george' } },
      'Go to Ticonderoga (enemy there)',
    ],
    [{ space: 'oswego' }, { step: 'raid', action }, 'Raid Oswego'],
    [{ space: 'oswego' }, { step: 'raid', action: { ...action, target: 'albany' } }, 'Go by way of Oswego'],
    [{ space: 'albany' }, { step: 'marshal', action }, 'Marshal at Albany'],
    [{ space: 'albany' }, { step: 'marshal', action: { ...action, at: 'kingston' } }, 'Call all units at Albany'],
    [{ space: 'boston' }, { step: 'sail', action }, 'Sail from Boston'],
    [{ space: 'boston' }, { step: 'sail', action: { ...action, from: 'halifax' } }, 'Land at Boston'],
    [{ space: 'albany' }, { step: 'outcome' }, 'Retreat to Albany'],
    [{ do: 'rest', space: 'york' }, { step: 'fleets_arrive' }, 'Land everyone left at York'],
    [{ do: 'drop', unit: 'rogers' }, { step: 'move', spent: [] }, 'Leave behind: Rogers'],
    [{ unit: 'rogers' }, { step: 'move', spent: ['rogers'], reduced: ['rogers'] }, 'Rogers (reduced, spent)'],
    [{ connection: 'kahuahgo--oswego' }, { step: 'build', roadworks: [] }, 'Begin the Road Kahuahgo – Oswego'],
    [
      { connection: 'kahuahgo--oswego' },
      { step: 'build', roadworks: ['kahuahgo--oswego'] },
      'Complete the Road Kahuahgo – Oswego',
    ],
    [
      { do: 'reroll', unit: 'rogers', why: 'commander' },
      { battle: { rolling: { units: ['gage', 'rogers'], faces: ['flag', 'miss'] } } },
      'Reroll Rogers (miss) with the Commander',
    ],
  ])('%o', (option, more, expected) => expect(name(option, more)).toBe(expected))
})

describe('1.3 the faces of the die', () => {
  test('are those of the rules, in their order', () => {
    let table = freshTable('2')
    const random = seeded(7)
    const seen = new Set<number>()
    for (let n = 0; n < 20_000 && seen.size < DIE.length; n++) {
      if (table.over) table = freshTable('2')
      const { chance } = table
      if (chance?.draw === 'dice') {
        const rolled = Array.from({ length: chance.count }, () => 1 + random.below(chance.sides))
        table.answer({ chance: rolled })
        const told = table.log.map(({ text }) => text).filter((text) => text?.key === 'log.rolls')
        if (chance.rule !== '13.3.3') continue
        expect(diceOf(told.at(-1) as Message)).toEqual(rolled)
        for (const face of rolled) seen.add(face)
      } else answerAtRandom(table, random)
    }
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })
  test.each(['en', 'fr'] as const)('have a picture and a name each (%s)', (locale) => {
    const drawn = DIE.map(({ Icon }) => renderToStaticMarkup(<Icon />))
    expect(new Set(drawn).size).toBe(5)
    expect(new Set(DIE.map(({ name }) => SAY[locale](name))).size).toBe(5)
  })
})

describe('what a thing is', () => {
  const view = viewOf(freshTable('4'), 'british')
  const subjects = [
    ...SPACES.map((space) => ({ space })),
    ...UNIT_IDS.map((unit) => ({ unit })),
    ...CARDS.map((card) => ({ card: String(card) })),
    ...CONNECTIONS.map(({ id }) => ({ connection: id })),
    { space: 'sail-british' },
    { space: 'sail-french' },
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
    expect(explain({ space: 'atlantis' }, view, SAY[locale])).toBeUndefined()
  })
  test('a space: kind, value, militia, colony, control, sea, who stands there, the ways from it', async () => {
    const halifax = (await board.describe())({ space: 'halifax' }, view, SAY.en)
    const words = halifax?.lines.join('\n') ?? ''
    for (const part of ['Settled Space 2', '2 VPs', '2 Militia', 'Nova Scotia', 'Atlantic', 'controlled by: British'])
      expect(words).toContain(part)
    expect(words).toMatch(/Highways: .*Annapolis Royal/)
    expect(words).toMatch(/British: \d+ (?:Light|Brigade|Artillery|Fort|Indian)/)
  })
})

describe('the map', () => {
  test('what can be chosen is a button where it lies', () => {
    const table = tableOf({
      clear: true,
      step: 'actions',
      spaces: { albany: ['rogers', 'gage'], kingston: ['44th-48th'] },
      played: { british: 2, french: 22, indian: 44 },
      aps: { british: ['army'], french: [], indian: [] },
    })
    table.answer({ role: 'british', option: { ap: 'army', do: 'move' } })
    const html = boardOf(propsOf(table, 'british'))
    expect(html).toMatch(/class="th-space th-can[^>]*data-space="albany"[^>]*role="button"/)
    expect(html).not.toMatch(/class="th-space th-can[^>]*data-space="boston"/)
    table.answer({ role: 'british', option: { space: 'albany' } })
    const sheet = sheetOf(propsOf(table, 'british'), 'albany')
    expect(sheet).toMatch(/<button[^>]*data-unit="rogers"/)
    expect(sheet).toMatch(/<button[^>]*data-unit="gage"/)
  })
  test.each(['en', 'fr'] as const)('board and panels have words for everything, all through a game (%s)', (locale) => {
    let n = 0
    wander(freshTable('2'), 7, 1200, (table, role) => {
      if (n++ % 60 > 0) return
      const props = propsOf(table, role, locale)
      for (const html of [boardOf(props), panelsOf(props)])
        expect(html.replace(/<style.*?<\/style>/g, '')).not.toMatch(BROKEN)
    })
    expect(n).toBeGreaterThan(100)
  })
  test('nothing hidden is shown: the cards of the other', () => {
    const table = tableOf({ hands: { british: { reserve: 5 }, french: { reserve: 31 } } })
    const shown = (seat: Role) => panelsOf(propsOf(table, seat))
    expect(shown('british')).toContain('data-card="5"')
    expect(shown('british')).not.toContain('data-card="31"')
    expect(shown('french')).toContain('data-card="31"')
    expect(shown('french')).not.toContain('data-card="5"')
  })
  test('the same words as the text board', async () => {
    const view = viewOf(freshTable('2'), 'french')
    expect((await board.text())(view, SAY.fr)).toBe(GAME.board(view, SAY.fr))
  })
})
