/** 7 to 10 The battle, siege, assault and raid views of Wilderness War, at stops of the worked examples and in random games. */
import type { LogLine, Option } from '@carillon/kernel'
import type { View } from '@carillon/wilderness-war/page'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BoardProps } from '../src/boards/board.ts'
import { Foot } from '../src/boards/theatre/fight.tsx'
import { isNews } from '../src/boards/theatre/fight-log.ts'
import { label, sortChoices } from '../src/boards/wilderness-war/choices.ts'
import { Fought } from '../src/boards/wilderness-war/Fought.tsx'
import { Now } from '../src/boards/wilderness-war/Now.tsx'
import { NowPanel } from '../src/boards/wilderness-war/Panels.tsx'
import { fightsIn, type Story } from '../src/boards/wilderness-war/story.ts'
import { buttonsIn, drawnAs, plain, propsAt, propsOfTable, tableAt, throughExamples, wordsIn } from './fight-help.tsx'
import { BROKEN, type Table, wander } from './theatre-help.tsx'
import { freshTable, GAME, SAY } from './wilderness-help.tsx'

const nowOf = (props: BoardProps<View>): string => {
  const { view, say, options, choose, log } = props
  return drawnAs(Now, { view, say, choose, log, choices: sortChoices(options, view) })
}
const at = (id: string, number: number, locale: 'en' | 'fr' = 'en') => propsAt<View>(GAME, id, number, SAY[locale])
/** Cells of a table that are marked as rolled. */
const hits = (html: string): readonly (string | undefined)[] =>
  [...html.matchAll(/<td class="[^"]*ww-hit">([^<]*)</g)].map(([, cell]) => cell)

describe('7 Monongahela', () => {
  test('7.5 before the dice: strengths, columns, and what will change the rolls', async () => {
    const html = nowOf(await at('monongahela', 8))
    const words = wordsIn(html)
    expect(words).toContain('British attack strength 14')
    expect(words).toContain('French defence strength 10')
    expect(words).toContain('doubled by the ambush 7.56')
    expect(words).toContain('only the enemy has auxiliaries or light infantry −1 7.52')
    expect(html).toMatch(/ww-on-british">13–16<b/)
    expect(html).toMatch(/ww-on-french">9–12<b/)
    expect(hits(html)).toEqual([])
  })
  test('7.6, 7.7 the die, its modifiers, the cell of the table, losses and the fate of leaders', async () => {
    const html = nowOf(await at('monongahela', 12))
    const words = wordsIn(html)
    expect(words).toContain('die 6, modifier +1: 7')
    expect(words).toContain('inflicts 4 steps')
    expect(words).toContain('Beaujeu +1 7.51')
    expect(words).toContain('Braddock falls (die 1)')
    expect(hits(html)).toEqual(['4'])
    expect(html).toMatch(/fi-counter fi-lost"[^>]*data-unit="braddock"/)
    expect(html.match(/fi-counter fi-hurt/g)).toHaveLength(4)
  })
  test('in French too', async () => {
    const words = wordsIn(nowOf(await at('monongahela', 12, 'fr')))
    expect(words).toContain('Braddock tombe (dé 1)')
    expect(words).toContain('force doublée par l’embuscade')
    expect(words).not.toMatch(BROKEN)
  })
})
test('7.6 the one cell in which the editions differ', async () => {
  const cell = (html: string) => /<th scope="row">5<\/th>(?:<td[^>]*>[^<]*<\/td>){5}<td[^>]*>(\d)</.exec(html)?.[1]
  expect(cell(nowOf(await at('crt-first', 5)))).toBe('2')
  expect(cell(nowOf(await at('crt-third', 5)))).toBe('3')
})

test('the question below a fight calls its choices as the list does, and has what declines it last', () => {
  const asked = { key: 'prompt.battle_events', args: { space: { key: 'space.albany' } } }
  const options: readonly Option[] = [{ do: 'pass' }, { card: '31' }]
  const name = (option: Option) => (option.card ? 'Fieldworks (1)' : 'Pass')
  const html = drawnAs(Foot, { asked, options, say: SAY.en, label: name, choose: () => undefined })
  expect(buttonsIn(html)).toEqual(['Play Fieldworks (1)', 'Pass'])
})

describe('8 the siege of Louisbourg', () => {
  test('8.24 level, what it needs for an assault, both forces, what may come next', async () => {
    const props = await at('louisbourg-taken', 4)
    const html = nowOf(props)
    expect(html).toMatch(/<li class=" th-now"><span>1<\/span>/)
    const words = wordsIn(html)
    expect(words).toContain('Siege of Louisbourg, level 1')
    expect(words).toContain('An assault is possible from level 2. 8.24')
    expect(words).toContain('British besieging strength 21')
    expect(words).toContain('Amherst commands, tactics 1')
    const names = buttonsIn(html)
    for (const option of props.options) expect(names).toContain(plain(label(option, props.view, props.say)))
  })
  test('8 what was fought there before this action is not told of the siege; nor a battle just before it', async () => {
    const props = await at('louisbourg-taken', 4)
    const told = (key: string, args: object) => ({ rule: '7', text: { key, args } }) as LogLine
    const space = { key: 'space.louisbourg' }
    const battle = told('log.battle', { space, attacker: { key: 'side.british' } })
    const roll = told('log.siege_roll', { space, die: 6, reasons: [] })
    const action = { ...told('log.battle_won', { side: { key: 'side.british' } }), chapter: 'action' } as LogLine
    for (const log of [[battle, action], [roll, action], [battle]]) {
      const words = wordsIn(nowOf({ ...props, log }))
      expect(words).not.toContain('Battle at Louisbourg')
      expect(words).not.toContain('die 6')
    }
    expect(wordsIn(nowOf({ ...props, log: [action, roll] }))).toContain('die 6')
  })
  const pressed = async (die: number) => {
    const table = await tableAt(GAME, 'louisbourg-taken', 4)
    table.answer({ role: 'british', option: { do: 'roll' } })
    if (!table.chance) table.answer({ role: 'french', option: { do: 'pass' } })
    table.answer({ chance: [die] })
    return table
  }
  test('8.231 the roll, with what was added to it', async () => {
    const table = await pressed(5)
    const html = nowOf(propsOfTable<View>(table, table.decisions[0]?.options ?? [], SAY.en))
    const words = wordsIn(html)
    expect(words).toContain('Siege of Louisbourg, level 2')
    expect(words).toContain('die 5, modifier −1: 4')
    expect(words).toContain('Amherst +1')
    expect(words).toContain('Louisbourg −1 8.231')
    expect(hits(html)).toEqual(['+1'])
    expect(words).toContain('An assault is possible: level 2 is reached.')
    expect(buttonsIn(html)).toContain('Assault')
  })
  test('9.13 the assault: one column to the left, both dice, the cells of the table', async () => {
    const table = await pressed(5)
    table.answer({ role: 'british', option: { do: 'assault' } })
    while (!table.chance) table.answer({ role: 'french', option: { do: 'pass' } })
    table.answer({ chance: [5] })
    table.answer({ chance: [2] })
    const props = propsOfTable<View>(table, [], SAY.en)
    const { view, log = [], say } = props
    const fought = fightsIn(log).slice(-1)
    const html = drawnAs(Fought, { fought, view, say })
    const words = wordsIn(html)
    const panel = drawnAs(NowPanel, { ...props, view: { ...view, battle: null, siege: null, march: null } })
    expect(wordsIn(panel)).toContain('British attack strength 21 die 5, modifier +1: 6')
    expect(words).toContain('Assault on Louisbourg')
    expect(words).toContain('British attack strength 21 die 5, modifier +1: 6')
    expect(words).toContain('The British take the fortress at Louisbourg. 9.22')
    // 21 stands in 17-21, one to the left is 13-16: a 6 gives 4 steps. 15 stands in 13-16 itself: a 3 gives 3.
    expect(html).toMatch(/ww-on-british ww-on-french">13–16/)
    expect(hits(html)).toEqual(['3', '4'])
    expect(fought[0]).toMatchObject({ kind: 'assault', attacker: 'british', winner: 'british', over: true })
    // It is news as long as one of its lines is.
    expect(isNews(fought[0] as Story, log, log.slice(-1))).toBe(true)
    expect(isNews({ until: log.length - 1 }, log, log.slice(-1))).toBe(false)
  })
})

test('10 a raid on Augusta: raiders, militia, roll, the right column, result', async () => {
  const html = nowOf(await at('shenandoah', 47))
  const words = wordsIn(html)
  expect(words).toContain('Raid on Augusta')
  expect(words).toContain('Enemy militia in the box of the department: 2 10.3')
  expect(words).toContain('die 5, modifier 0: 5')
  expect(words).toContain('two or more militia of the department −1 10.3')
  expect(hits(html)).toEqual(['✓ −1'])
  expect(html.indexOf('ww-hit')).toBeGreaterThan(html.indexOf('Raid on a stockade'))
  expect(words).toContain('The stockade at Augusta is burnt. 10.31')
})
test('6 a march: who moves, and how far it may still go', async () => {
  const words = wordsIn(nowOf(await at('monongahela', 4)))
  expect(words).toContain('by land 4 of 4 left · by boat 9 of 9 left')
})

describe('in all worked examples, and in random games', () => {
  const faults: string[] = []
  const met = new Set<string>()
  beforeAll(async () => {
    const look = (table: Table, options: readonly Option[]) => {
      const { battle, siege, raids, step } = table.state as unknown as View
      if (!battle && !siege && raids.length === 0) return
      met.add(battle ? 'battle' : siege ? 'siege' : 'raid')
      for (const locale of ['en', 'fr'] as const) {
        const props = propsOfTable<View>(table, options, SAY[locale])
        const html = nowOf(props)
        const names = buttonsIn(html)
        for (const option of options) {
          const name = plain(label(option, props.view, props.say))
          if (!names.some((one) => one.startsWith(name))) faults.push(`${step}: no button “${name}”`)
        }
        const fought = fightsIn(props.log ?? []).filter(({ over }) => over)
        for (const { kind } of fought) met.add(`${kind} over`)
        const told = wordsIn(drawnAs(Fought, { fought: fought.slice(-1), view: props.view, say: props.say }))
        for (const words of [wordsIn(html), told]) {
          const broken = BROKEN.exec(words)
          if (broken) faults.push(broken[0])
        }
      }
    }
    await throughExamples(GAME, look)
    for (const seed of [5, 8]) wander(freshTable(), seed, 4000, (table, _role, options) => look(table, options))
  })
  test('all that can be chosen is a named button, everything has words', () => {
    expect([...met]).toEqual(expect.arrayContaining(['battle', 'siege', 'raid', 'battle over', 'raid over']))
    expect(faults.slice(0, 5)).toEqual([])
  })
})
