/** What is taken back at a table against a bot, where questions that leave nothing to decide answer themselves. */
import { checkSettings, fromHex, pickOne, seeded, verifiableChance } from '@carillon/kernel'
import { GAMES } from '@carillon/registry'
import { idleAnswer, Library, made } from '@carillon/room'
import { expect, test } from 'vitest'
import { Live } from '../src/live.ts'

const WW = { title: 'wilderness-war', scenario: 'annus-mirabilis' }
async function begun(number: number): Promise<Live> {
  const game = await new Library(GAMES).core(WW.title)
  const checked = checkSettings(game, WW.scenario, {})
  if ('problem' in checked) throw new Error('settings')
  const seats = { british: { kind: 'human' }, french: { kind: 'bot', player: 'random' } } as const
  const setup = { game: game.id, scenario: WW.scenario, options: checked.settings, seats }
  const seed = String(number).padStart(64, '0')
  const luck = { commitment: seed, seed, chance: verifiableChance(fromHex(seed), game.id) }
  const live = Live.begun({ id: 'g', game, cores: new Map(), setup, ...luck })
  return live.drawing()?.next ?? live
}

test('5.56 what has answered itself after the bot is not taken back; what one has chosen oneself is, alone or all of it', async () => {
  /** Nothing of one's own could be taken back; all of it could, but not what had answered itself before. */
  let [none, less] = [0, 0]
  for (let number = 1; number <= 60 && (none === 0 || less === 0); number += 1) {
    const random = seeded(number)
    let live = await begun(number)
    for (let i = 0; i < 400 && !live.over; i += 1) {
      if (live.table.decision('british') && live.table.canUndo('british')) {
        const tried = [live.acts.undo('british', false), live.acts.undo('british', true)]
        expect(tried[1] === undefined).toBe(tried[0] === undefined)
        if (!tried[0]) none += 1
        for (const back of tried) {
          if (!back) continue
          expect(idleAnswer(back.next.table, ['british'])).toBeUndefined()
          expect(made(back.next.table, 'british')).toBeLessThan(made(live.table, 'british'))
          // Read again from its row it is the same.
          const again = live.copy()
          again.fold(back.command)
          expect(again.table.state).toEqual(back.next.table.state)
        }
        const all = tried[1]?.command
        if (all?.do === 'undo' && !all.all) less += 1
      }
      const { role, options } = pickOne(live.table.decisions, random)
      live = live.answering(role, pickOne(options, random)).next
    }
  }
  expect(none, 'it came to that').toBeGreaterThan(0)
  expect(less, 'and to that').toBeGreaterThan(0)
})
