/** 13 The battle view of Bayonets & Tomahawks, at stops of the worked examples and all through random games. */
import { UNIT, type View } from '@carillon/bayonets-and-tomahawks/page'
import type { Option } from '@carillon/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { label, sortChoices } from '../src/boards/bayonets-and-tomahawks/choices.ts'
import { Fight } from '../src/boards/bayonets-and-tomahawks/Fight.tsx'
import { Fought } from '../src/boards/bayonets-and-tomahawks/Fought.tsx'
import { BattlePanel, Tracks } from '../src/boards/bayonets-and-tomahawks/Panels.tsx'
import { battlesIn } from '../src/boards/bayonets-and-tomahawks/story.ts'
import type { BoardProps } from '../src/boards/board.ts'
import { freshTable, GAME, SAY } from './bayonets-help.tsx'
import { buttonsIn, drawnAs, plain, propsAt, propsOfTable, throughExamples, wordsIn } from './fight-help.tsx'
import { BROKEN, nothing, type Table, wander } from './theatre-help.tsx'

const fightOf = (props: BoardProps<View>): string => {
  const { view, say, options, choose, log } = props
  return drawnAs(Fight, { view, say, choose, log, choices: sortChoices(options, view) })
}
const at = (id: string, number: number, locale: 'en' | 'fr' = 'en') => propsAt<View>(GAME, id, number, SAY[locale])
const dice = (html: string): number => (html.match(/class="fi-die"/g) ?? []).length
/** Where the marker of a side lies on the track. */
const pinAt = (html: string, faction: string): string | undefined =>
  new RegExp(`<span>([−\\d]+)</span>(?:<b class="bt-pin th-british">.</b>)?<b class="bt-pin th-${faction}">`).exec(
    html,
  )?.[1]

describe('13 the panels', () => {
  test('13.3.1, 13.5 the tracks show the Battle track, the Commanders and their rerolls', async () => {
    const html = drawnAs(Tracks, await at('e23', 0))
    expect(pinAt(html, 'british')).toBe('−1')
    expect(wordsIn(html)).toMatch(/British: −1\. .*Howe leads, 2 rerolls left/)
    const { view, ...props } = await at('e23', 0)
    expect(wordsIn(drawnAs(Tracks, { ...props, view: { ...view, battle: null } }))).toContain(
      'No battle is being fought.',
    )
  })
  test('13.3.3 dice that fell lie in the panel of the battle, and in the reports of those that are over', async () => {
    expect(dice(drawnAs(BattlePanel, await at('e23', 5)))).toBeGreaterThan(2)
    const table = freshTable('2')
    wander(table, 3, 4000, nothing)
    const props = propsOfTable<View>(table, [], SAY.en)
    const html = drawnAs(BattlePanel, { ...props, view: { ...props.view, battle: null } })
    const over = battlesIn(props.log ?? []).filter(({ winner }) => winner)
    expect(html.match(/<details/g)).toHaveLength(Math.min(3, over.length))
    expect(dice(html)).toBe(
      over.slice(-3).reduce((sum, { shots }) => sum + shots.flatMap(({ faces }) => faces).length, 0),
    )
    expect(dice(html)).toBeGreaterThan(2)
  })
})

describe('13.3 Montréal', () => {
  test('13.3.1 both markers lie on the track, with what weighs on a side and its rule', async () => {
    const html = fightOf(await at('e23', 0))
    expect(pinAt(html, 'british')).toBe('−1')
    expect(pinAt(html, 'french')).toBe('−1')
    const words = wordsIn(html)
    expect(words).toContain('attack on a Fort −1 13.3.2')
    expect(words).toContain('Marshal Troops marker −1 13.3.2')
    expect(words).toContain('Howe leads, 2 rerolls left')
  })
  test('13.3.3 the rows stand in roll order: rolled, rolling now, still to come', async () => {
    const html = fightOf(await at('e23', 5))
    const rows = [...html.matchAll(/<div class="fi-row"><h3>(?:<small>\d<\/small>)?([^<]+)<\/h3>/g)].map(
      ([, name]) => name,
    )
    expect(rows.slice(0, 5)).toEqual([
      'Light',
      'Indian',
      'Highland Brigade',
      'Metropolitan Brigade',
      'Non-Metropolitan Brigade',
    ])
    const british = [...html.matchAll(/fi-rank fi-(\w+) th-british/g)].map(([, state]) => state)
    expect(british).toEqual(['done', 'done', 'now', 'next', 'next'])
    const french = [...html.matchAll(/fi-rank fi-(\w+) th-french/g)].map(([, state]) => state)
    expect(new Set(french)).toEqual(new Set(['next']))
  })
  test('13.4 whom the hits have reduced or eliminated is marked, and the last roll is told', async () => {
    const html = fightOf(await at('e23', 3))
    expect(html).toMatch(
      /fi-counter fi-hurt" role="img" aria-label="Belestre \(Light, reduced\) \(Reduced in this battle\)"/,
    )
    expect(html).toMatch(/fi-counter fi-ghost"[^>]*data-unit="lacorne"/)
    expect(html).toMatch(/fi-counter fi-hurt fi-fresh"[^>]*data-unit="bearn-guyenne"/)
    expect(wordsIn(html)).toContain('A Militia marker of the French is removed. 13.2.1')
    expect(dice(html)).toBe(4)
    expect(pinAt(html, 'british')).toBe('3')
  })
  test('13.5 one or two rerolls are named under the battle, too; more are on their dice alone', async () => {
    const props = await at('e23', 4)
    const [again] = props.options.filter(({ do: verb }) => verb === 'reroll') as [Option]
    const foot = (options: readonly Option[]): string =>
      /<footer.*<\/footer>/.exec(fightOf({ ...props, options }))?.[0] ?? ''
    expect(buttonsIn(foot([again]))).toEqual([plain(label(again, props.view, props.say))])
    const many = ['own', 'commander', 'event'].map((why) => ({ ...again, why }))
    expect(buttonsIn(foot(many))).toEqual([])
  })
  test('13.5 a reroll is a button on the die', async () => {
    const { options, ...props } = await at('e23', 4)
    const html = fightOf({ ...props, options })
    const again = options.filter(({ do: verb }) => verb === 'reroll')
    expect(again.length).toBeGreaterThan(0)
    for (const option of again) expect(buttonsIn(html)).toContain(plain(label(option, props.view, props.say)))
    expect(html).toMatch(/<button type="button" class="fi-cast fi-can"/)
  })
  test('in French too', async () => {
    const words = wordsIn(fightOf(await at('e23', 3, 'fr')))
    expect(words).toContain('Bataille : Montréal')
    expect(words).toContain('attaque d’un fort −1')
    expect(words).not.toMatch(BROKEN)
  })
})

describe('in all worked examples, and in random games', () => {
  const faults: string[] = []
  let battles = 0
  let over = 0
  beforeAll(async () => {
    const look = (table: Table, options: readonly Option[]) => {
      const { battle } = table.state as unknown as View
      if (!battle) return
      battles += 1
      for (const locale of ['en', 'fr'] as const) {
        const props = propsOfTable<View>(table, options, SAY[locale])
        const html = fightOf(props)
        const names = buttonsIn(html)
        for (const option of options) {
          const name = plain(label(option, props.view, props.say))
          if (!names.some((one) => one.startsWith(name))) faults.push(`${props.view.step}: no button “${name}”`)
        }
        const broken = BROKEN.exec(wordsIn(html))
        if (broken) faults.push(broken[0])
        const fought = battlesIn(props.log ?? []).filter(({ winner }) => winner)
        over += fought.length
        const told = wordsIn(drawnAs(Fought, { fought: fought.slice(-1), view: props.view, say: props.say }))
        const amiss = BROKEN.exec(told)
        if (amiss) faults.push(amiss[0])
      }
    }
    await throughExamples(GAME, look)
    for (const seed of [3, 11]) wander(freshTable('2'), seed, 4000, (table, _role, options) => look(table, options))
  })
  test('all that can be chosen in a battle is a named button in it', () => {
    expect(battles).toBeGreaterThan(20)
    expect(faults.slice(0, 5)).toEqual([])
  })
  test('13.6 the log tells who won and what it cost', () => {
    expect(over).toBeGreaterThan(5)
    const table = freshTable('2')
    wander(table, 3, 4000, () => undefined)
    const { log = [] } = propsOfTable<View>(table, [], SAY.en)
    for (const { shots, lost, reduced } of battlesIn(log)) {
      for (const { faces, type } of shots) {
        expect(faces.length).toBeGreaterThan(0)
        expect([
          'light',
          'indian',
          'highland',
          'metropolitan',
          'non-metropolitan',
          'fleet',
          'bastion',
          'fort',
          'artillery',
          'militia',
        ]).toContain(type)
      }
      for (const unit of [...lost, ...reduced]) expect(UNIT).toHaveProperty(unit)
    }
  })
})
