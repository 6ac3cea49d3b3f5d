/** A far place, typed. */
import { checkSettings, outcomeOf, pickOne, seeded, startsOf, startTable, waysFrom } from '@carillon/kernel'
import { loadGame } from '@carillon/registry'
import { expect, test } from 'vitest'
import { farClicks } from '../src/play/far-clicks.ts'
import type { Played } from '../src/play/played.ts'
import type { Screen } from '../src/play/screen.ts'

test('“from to” sends a stack there, a name alone those who are under way, and nonsense nobody', async () => {
  const game = await loadGame('bayonets-and-tomahawks')
  if (!game?.travel) throw new Error('no game')
  const checked = checkSettings(game, '2', {})
  if (!('settings' in checked)) throw new Error('settings')
  const table = startTable(game, game.setup('2', checked.settings))
  const random = seeded(3)
  while (table.decision('british')?.prompt.key !== 'prompt.action') {
    const { chance, decisions } = table
    if (chance) table.answer({ chance: outcomeOf(chance, (n) => random.below(n)) })
    else {
      const { role, options } = pickOne(decisions, random)
      table.answer({ role, option: pickOne(options, random) })
    }
  }
  const say = ({ key }: { key: string }) => game.catalogues.en[key] ?? key
  const screen = { say } as unknown as Screen
  const played = { game, room: { table } } as unknown as Played
  const clicks = (typed: string) => farClicks(screen, played, { ...table.decision('british') } as never, typed)
  const routes = startsOf(table, game.travel, 'british').flatMap((place) =>
    (waysFrom(table, game.travel as never, 'british', place, 0)[0]?.routes ?? []).map((route) => ({ place, route })),
  )
  const { place, route } = routes.find(
    (one) => one.route.clicks.length > 1 && !one.route.part,
  ) as (typeof routes)[number]
  const [from, to] = [place, route.place].map((id) => say({ key: `space.${id}` }))
  const found = (await clicks(`${from} to ${to}`)) ?? []
  expect(found.slice(-route.clicks.length)).toEqual(route.clicks)
  expect(await clicks(`${from} to nowhere`)).toBeUndefined()
  expect(await clicks('nowhere')).toBeUndefined()
  // Numbers are those of the list.
  expect(await clicks('1')).toBeUndefined()
  for (const option of found.slice(0, -route.clicks.length)) table.answer({ role: 'british', option })
  expect(await clicks(to as string)).toEqual(route.clicks)
})
