/** What the cards of the home page say of a game is true of it. */
import { GAMES } from '@carillon/registry'
import { describe, expect, test } from 'vitest'
import { Camps } from '../src/shell/pictures/Camps.tsx'
import { READY } from '../src/shell/shelf.ts'
import { renderToStaticMarkup } from './markup.ts'

const coreOf = (id: string) => GAMES.find((game) => game.id === id)?.core()

describe.each(READY)('$id', ({ id, players, suggested, scenario }) => {
  test('as many can play as there are roles', async () => expect((await coreOf(id))?.roles).toHaveLength(players))
  test('what is suggested is there', async () => {
    const core = await coreOf(id)
    expect(core?.roles).toContain(suggested)
    if (scenario) expect(core?.scenarios.map((one) => one.id)).toContain(scenario)
  })
})

describe('a picture for a game without one', () => {
  const drawn = (name: string, count: number) => renderToStaticMarkup(<Camps name={name} count={count} />)
  test('is its own, and always the same', () => {
    expect(drawn('fort-niagara', 3)).toBe(drawn('fort-niagara', 3))
    expect(drawn('fort-niagara', 3)).not.toBe(drawn('fort-oswego', 3))
    expect(drawn('a', 6)).not.toMatch(/NaN|undefined/)
  })
  test('has a flag for everybody who can play', () =>
    expect(/pic-solid" d="([^"]*)"/.exec(drawn('a', 3))?.[1]?.match(/M/g)).toHaveLength(3))
})
