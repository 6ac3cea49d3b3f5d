/** What a game tells of its machine players before it is played must be true of what they have learned. */
import { gzipSync } from 'node:zlib'
import { type Game, seeded, seededChance, startTable } from '@carillon/kernel'
import { AnswerLoop, playersOf, STYLES, thought, type Wits, witsOf } from '@carillon/players'
import { GAMES, loadGame } from '@carillon/registry'
import { describe, expect, test } from 'vitest'
import { chosen, playerOf, seatAt, usual } from './decisions.ts'

describe.each(GAMES.map(({ id }) => id))('%s', async (id) => {
  const game = (await loadGame(id)) as Game
  const wits = await witsOf(game.strategy)
  const { styles = [], judged = false } = game

  test('says that it is judged if a judge was learned, for every role in every scenario', () => {
    for (const { id: scenario } of game.scenarios) {
      const state = game.setup(scenario, usual(game, scenario))
      for (const role of game.roles) expect(wits.judge(role, state) !== undefined, `${scenario} ${role}`).toBe(judged)
    }
  })
  test('every judge that was learned is heard in some scenario', () => {
    const heard = game.scenarios.flatMap(({ id: scenario }) => {
      const state = game.setup(scenario, usual(game, scenario))
      return game.roles.map((role) => game.strategy.judge?.(state, role) ?? wits.side(role))
    })
    expect(new Set(heard)).toEqual(new Set(Object.keys(wits.brain?.judge ?? {})))
  })
  test.runIf(judged)('what was learned is at most 100 KB on its way', () => {
    const size = gzipSync(JSON.stringify(wits.brain)).length
    expect(size).toBeGreaterThan(1000)
    expect(size).toBeLessThan(100_000)
  })
  test('offers its styles at the upper ranks, and no others', () => {
    const offered = playersOf(game)
    for (const style of STYLES)
      for (const rank of ['colonel', 'general'])
        expect(offered.includes(`${rank}-${style}`), `${rank}-${style}`).toBe(styles.includes(style))
  })
  test.each(styles.map((style) => [style]))('%s shows: the colonel begins other actions by it', (style) => {
    const shown = () => [1, 2, 3, 4].some((seed) => differs(game, wits, seed, 'colonel', `colonel-${style}`))
    expect(shown()).toBe(true)
  })
})

/** Whether the other would begin another action somewhere in a game of the one against itself. */
function differs(game: Game, wits: Wits, seed: number, one: string, other: string): boolean {
  const scenario = game.scenarios[0]?.id as string
  const table = startTable(game, game.setup(scenario, usual(game, scenario)))
  const players = Object.fromEntries(game.roles.map((role) => [role, playerOf(one)]))
  const play = new AnswerLoop(table, { players, chance: seededChance(seeded(seed)), random: seeded(100 + seed) })
  for (let ask = play.next; ask; ask = play.next) {
    if (ask.kind === 'chance') {
      table.answer(play.drawn(ask))
      continue
    }
    const { role } = ask
    if (ask.options.length > 1 && game.strategy.actions?.begins(table.state, role)) {
      const [plain, styled] = [one, other].map((id) => JSON.stringify(chosen(id, seatAt(table, role, wits), 7)))
      if (plain !== styled) return true
    }
    table.answer({ role, option: thought(play.thinking(ask, wits)) })
  }
  return false
}
