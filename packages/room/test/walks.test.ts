/** Going far in one deed: what is shown is where one comes to, and one undo takes it all back. */
import { choose, type Option, optionsOf, type Play, startTable } from '@carillon/kernel'
import type { Asked, NewGame, Reply } from '@carillon/protocol'
import { describe, expect, test } from 'vitest'
import { toy } from '../../kernel/test/toy.ts'
import { followOn, Walks } from '../src/walks.ts'
import { Bench, BOT, HUMAN, sameDice } from './bench.ts'

const BT: NewGame = {
  game: 'bayonets-and-tomahawks',
  scenario: '2',
  options: {},
  seats: { british: HUMAN, french: BOT },
}
const WW: NewGame = {
  game: 'wilderness-war',
  scenario: 'annus-mirabilis',
  options: {},
  seats: { british: HUMAN, french: BOT },
}

class Walker extends Bench {
  async reach(more: Partial<Asked<'reach'>> = {}) {
    const { reach } = await this.get('reach', { ask: 'reach', table: this.id, seat: this.scene?.seat ?? '', ...more })
    return reach
  }
  walk(more: Partial<Asked<'walk'>>): Promise<Reply> {
    return this.deed('walk', more as object)
  }
  get view(): unknown {
    return this.scene?.observation.view ?? {}
  }
  get asked(): string {
    return this.scene?.observation.decision?.prompt.key ?? ''
  }
  /** Clicks at random until that is asked. */
  async until(prompt: string): Promise<void> {
    for (let i = 0; i < 400 && this.asked !== prompt; i++) await this.click()
    expect(this.asked).toBe(prompt)
  }
}
async function at(setup: NewGame, prompt: string, seed = 1): Promise<Walker> {
  const bench = new Walker(seed)
  await bench.ask({ ask: 'pace', paused: false, delay: 0, confirm: true })
  await bench.start(setup)
  await bench.until(prompt)
  return bench
}

describe('a walk', () => {
  sameDice()
  test('begins with a stack, ends where it was promised, and one undo takes all of it back', async () => {
    const bench = await at(BT, 'prompt.action')
    const { starts } = await bench.reach()
    expect(starts.length).toBeGreaterThan(2)
    let walked = 0
    for (const place of starts) {
      const { ways } = await bench.reach({ place })
      expect(ways.length, place).toBeGreaterThan(0)
      const goal = ways[0]?.places
        .toSorted((a, b) => b.cost - a.cost)
        .find(({ part, signs }) => !part && !signs.includes('battle'))
      if (!goal || goal.cost < 2) continue
      const before = JSON.stringify(bench.view)
      expect(await bench.walk({ place, way: 0, to: goal.place })).toEqual({ said: 'done' })
      if (bench.scene?.pending) {
        // What is held goes back with the steps before it.
        await bench.deed('undo')
        expect(JSON.stringify(bench.view)).toBe(before)
        continue
      }
      expect(JSON.stringify(bench.view)).not.toBe(before)
      const { action } = bench.view as { action: { at: string; spent: number } | null }
      if (action) expect(action).toMatchObject({ at: goal.place, spent: goal.cost })
      expect(await bench.deed('undo')).toEqual({ said: 'done' })
      expect(JSON.stringify(bench.view)).toBe(before)
      expect(bench.asked).toBe('prompt.action')
      walked += 1
    }
    expect(walked).toBeGreaterThan(0)
  })
  test('what the dice would bring at its end is told before it begins, as of its last click alone', async () => {
    const bench = await at(BT, 'prompt.action')
    const { seat = '', observation } = bench.scene ?? {}
    const attacks: { readonly place: string; readonly way: number; readonly to: string }[] = []
    for (const place of (await bench.reach()).starts)
      for (const way of (await bench.reach({ place })).ways.keys())
        for (const { place: to, signs, cost } of (await bench.reach({ place, way })).ways[way]?.places ?? [])
          if (signs.includes('battle') && cost === 1) attacks.push({ place, way, to })
    const [walk] = attacks
    if (!walk) throw new Error('nobody can attack')
    const odds = async (more: object) => {
      const [told] = (await bench.get('odds', { ask: 'odds', table: bench.id, seat, ...more })).odds
      return told?.odds.chances.map(({ text, share }) => ({ text, share })) ?? []
    }
    const before = await odds({ walk })
    expect(before.map(({ text }) => text.key)).toContain('odds.won')
    expect(bench.scene?.observation).toEqual(observation)
    const nowhere = { ask: 'odds', table: bench.id, seat, walk: { ...walk, to: 'nowhere' } } as const
    expect(await bench.ask(nowhere)).toMatchObject({ said: 'refused', reason: 'not-an-option' })
    // It is begun, and they are asked where to go.
    expect(await bench.walk({ place: walk.place, way: walk.way })).toEqual({ said: 'done' })
    const options = bench.scene?.observation.decision?.options ?? []
    const alone = await odds({ option: options.find(({ space }) => space === walk.to) })
    for (const { text, share } of alone)
      expect(before.find((one) => one.text.key === text.key)?.share ?? 0).toBeCloseTo(share, 1)
    expect(alone.map(({ text }) => text.key)).toContain('odds.won')
  })
  test('is one deed: sent twice with the same key it counts once', async () => {
    const bench = await at(BT, 'prompt.action')
    const [place = ''] = (await bench.reach()).starts
    const { ways } = await bench.reach({ place })
    const to = ways[0]?.places[0]?.place
    const revision = bench.scene?.observation.revision ?? 0
    const deed = { ask: 'walk', table: bench.id, seat: 'british', revision, key: 'once', place, way: 0, to } as const
    expect(await bench.ask(deed)).toEqual({ said: 'done' })
    const after = bench.scene?.observation.revision
    expect(await bench.ask(deed)).toEqual({ said: 'done' })
    expect(bench.scene?.observation.revision).toBe(after)
  })
  test('to where no way leads, or for an old question, is refused and changes nothing', async () => {
    const bench = await at(BT, 'prompt.action')
    const [place = ''] = (await bench.reach()).starts
    const before = JSON.stringify(bench.scene)
    expect(await bench.walk({ place, to: 'nowhere' })).toMatchObject({ said: 'refused', reason: 'not-an-option' })
    expect(await bench.walk({ place: 'nowhere' })).toMatchObject({ said: 'refused', reason: 'not-an-option' })
    expect(await bench.walk({ place, revision: -5 })).toMatchObject({ said: 'refused', reason: 'stale' })
    expect(JSON.stringify(bench.scene)).toBe(before)
  })
  test('WW: a stack is activated with a card and goes; what others let pass does not stop it', async () => {
    const bench = await at(WW, 'prompt.phase', 3)
    let came = 0
    for (let i = 0; i < 12 && came < 2; i++) {
      await bench.until('prompt.phase')
      const { starts } = await bench.reach()
      for (const place of starts) {
        const { ways } = await bench.reach({ place })
        const goal = ways[0]?.places.find(({ cost, part, signs }) => cost === 2 && !part && signs.length === 0)
        if (!goal) continue
        expect(ways[0]?.name?.key).toMatch(/^way\./)
        expect(await bench.walk({ place, way: 0, to: goal.place })).toEqual({ said: 'done' })
        if (bench.scene?.pending) await bench.did('confirm')
        const { march } = bench.view as { march: { spent: number } | null }
        // He is held up by a card, or there.
        if (march?.spent === 2) came += 1
        break
      }
      await bench.click()
    }
    expect(came).toBeGreaterThan(0)
  })
  test('a game that was closed and opened again still takes it back with one undo', async () => {
    const bench = await at(BT, 'prompt.action')
    const { starts } = await bench.reach()
    for (const place of starts) {
      const goal = (await bench.reach({ place })).ways[0]?.places.find(
        ({ cost, part, signs }) => cost > 1 && !part && signs.length === 0,
      )
      if (!goal) continue
      const before = JSON.stringify(bench.view)
      await bench.walk({ place, way: 0, to: goal.place })
      if (bench.scene?.pending) continue
      const after = JSON.stringify(bench.view)
      const { id } = bench
      await bench.close()
      const again = new Walker(5, bench.store)
      await again.ask({ ask: 'pace', paused: false, delay: 0, confirm: true })
      await again.open(id)
      expect(JSON.stringify(again.view)).toBe(after)
      await again.did('undo')
      expect(JSON.stringify(again.view)).toBe(before)
      return
    }
    throw new Error('nobody can walk')
  })
  test('joined answers are kept together, too', async () => {
    const bench = new Walker(2)
    await bench.ask({ ask: 'pace', paused: false, delay: 0, confirm: true })
    await bench.start({
      game: 'quebec-1759',
      scenario: 'campaign',
      options: {},
      seats: { british: HUMAN, french: BOT },
    })
    await bench.until('prompt.order')
    await bench.answer(bench.options.find((one: Option) => one.do === 'march') as Option)
    await bench.deed('answer', { option: bench.options.find((one: Option) => one.way) as Option, joined: true })
    await bench.close()
    const again = new Walker(5, bench.store)
    await again.open(bench.id)
    await again.did('undo')
    expect(again.asked).toBe('prompt.order')
  })
  test('answers that are joined are taken back together', async () => {
    const bench = new Walker(2)
    await bench.ask({ ask: 'pace', paused: false, delay: 0, confirm: true })
    await bench.start({
      game: 'quebec-1759',
      scenario: 'campaign',
      options: {},
      seats: { british: HUMAN, french: BOT },
    })
    await bench.until('prompt.order')
    const march = bench.options.find((one: Option) => one.do === 'march') as Option
    await bench.answer(march)
    const to = bench.options.find((one: Option) => one.way) as Option
    await bench.deed('answer', { option: to, joined: true })
    const more = bench.options.find((one: Option) => one.unit || one.do === 'all')
    if (more) await bench.deed('answer', { option: more, joined: true })
    await bench.deed('undo')
    expect(bench.asked).toBe('prompt.order')
    // The last of them, too, where it would pass the turn on and is held.
    await bench.answer(march)
    await bench.deed('answer', { option: to, joined: true })
    if (more) await bench.deed('answer', { option: more, joined: true })
    const done = bench.options.find((one: Option) => one.do === 'done') as Option
    await bench.deed('answer', { option: done, joined: true })
    expect(bench.scene?.pending).toBeDefined()
    await bench.deed('undo')
    expect(bench.asked).toBe('prompt.order')
  })
})

test('what goes on of itself ends before a click that passes the turn on', () => {
  const what = { key: 'ask.act' }
  const { go, stay } = optionsOf('do', ['go', 'stay'])
  const both = [go, stay]
  /** Red goes three times; Blue may break in after the first, and is asked after the last. */
  function* march(g: { step: string }): Play {
    for (const role of ['red', 'blue', 'red', 'red', 'blue']) yield* choose(role, '9', what, both)
    g.step = 'over'
  }
  const table = startTable(
    { ...toy, sequence: { march: { rule: '9', play: march } } },
    { ...toy.setup('long', {}), step: 'march' },
  )
  const walks = new Walks(table)
  const clicked = (option: Option) => table.answer({ role: 'red', option })
  walks.play('red', [go, go, go], () => false, clicked)
  expect(table.count).toBe(1)
  table.answer({ role: 'blue', option: stay })
  const follow = () => followOn({ table, walks, alone: [] }, (input) => table.answer(input))
  expect(follow()).toEqual({ role: 'red', option: go })
  expect(follow()).toBeUndefined()
  expect(table.decision('red')).toBeDefined()
})
