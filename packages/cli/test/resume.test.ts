/** A game of the terminal is gone on with from the position beside its record, also when the rules have been corrected since. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type Game, type Option, readRecord, replay, seeded } from '@carillon/kernel'
import { openBeside } from '@carillon/room/positions'
import { afterAll, expect, test } from 'vitest'
import { toy } from '../../kernel/test/toy.ts'
import { corrected } from '../../room/test/corrected.ts'
import { openGame, type Played, positionBeside, save } from '../src/play/played.ts'
import { makePlace } from './command.ts'

const place = makePlace()
afterAll(() => place.leave())

const game = toy as unknown as Game
const seats = { red: 'me', blue: 'me', gold: 'me' }
/** A game that was left in the middle of a step, after some choices; and the last of them. */
function left(file: string): { readonly played: Played; readonly last: Option } {
  const start = { game, scenario: 'long', settings: {}, seats, seed: new Uint8Array(32), file: place.path(file) }
  const played = openGame(start)
  const { table } = played.room
  const random = seeded(1)
  let last: Option | undefined
  for (let n = 0; n < 200; n += 1) {
    const { since, inputs } = table.position()
    const decision = table.decisions[0]
    if (last && inputs > 8 && since.length > 0 && decision && decision.options.length > 1) break
    if (table.chance) table.answer({ chance: played.luck.chance.draw(table.chance, table.draws) })
    else if (decision) {
      last = decision.options[random.below(decision.options.length)] as Option
      table.answer({ role: decision.role, option: last })
    }
  }
  save(played)
  return { played, last: last as Option }
}
const recordIn = (file: string) => readRecord(readFileSync(place.path(file), 'utf8'))
const opened = (rules: Game, file: string) => openBeside(rules, recordIn(file), positionBeside(place.path(file)))

test('under the same rules it stands as it was, with all that can be taken back', async () => {
  const { played } = left('same.json')
  const found = await opened(game, 'same.json')
  expect(found).not.toHaveProperty('notice')
  expect(found?.past).toBeUndefined()
  expect(found?.table.position()).toEqual(played.room.table.position())
  expect(found?.table.log).toEqual(played.room.table.log)
})

test('a corrected rule: the step in progress begins again, it is told, and the file is a whole game again', async () => {
  const { played, last } = left('corrected.json')
  const rules = corrected(game, last)
  expect(() => replay(rules, recordIn('corrected.json'))).toThrow()
  const found = await opened(rules, 'corrected.json')
  expect(found?.notice).toBe('rewound')
  const { checkpoint, inputs } = played.room.table.position()
  expect({ ...found?.table.state, log: [] }).toEqual({ ...checkpoint, log: [] })
  const start = { game: rules, scenario: 'long', settings: {}, seats, seed: new Uint8Array(32) }
  const again = openGame({ ...start, file: place.path('again.json') }, found)
  save(again)
  // What lies before is of other rules: it is kept, and played from here on.
  expect(recordIn('again.json').inputs).toEqual(recordIn('corrected.json').inputs.slice(0, inputs))
  expect(replay(rules, recordIn('again.json')).state).toEqual(again.room.table.state)
  expect(await opened(rules, 'again.json')).not.toHaveProperty('notice')
})

test('a position of other moves, or none that can be read, is passed over: the record counts', async () => {
  left('moves.json')
  const { inputs, ...rest } = recordIn('moves.json')
  writeFileSync(place.path('moves.json'), JSON.stringify({ ...rest, inputs: inputs.slice(0, -1) }))
  expect(await opened(game, 'moves.json')).toBeUndefined()
  for (const text of ['', '{', '{"head":{}}', '[]', 'null']) {
    writeFileSync(place.path('moves.json.position'), text)
    expect(await opened(game, 'moves.json')).toBeUndefined()
  }
  rmSync(place.path('moves.json.position'))
  expect(positionBeside(place.path('moves.json'))).toBeUndefined()
})
