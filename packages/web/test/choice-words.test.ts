/** Every choice says what it does: a verb in its label, or a sentence of its own before it is confirmed. */
import { bayonetsAndTomahawks } from '@carillon/bayonets-and-tomahawks'
import { type Choice, type Game, type Option, seeded } from '@carillon/kernel'
import { labelOf, renderer } from '@carillon/kernel/catalogue'
import { type Start, settingSets, walk } from '@carillon/kernel/testing'
import { quebec1759 } from '@carillon/quebec-1759'
import { wildernessWar } from '@carillon/wilderness-war'
import { expect, test } from 'vitest'
import { SHELF } from '../src/boards/index.ts'
import { capital, labelFor } from '../src/table/option-list.ts'

const GAMES = [bayonetsAndTomahawks, wildernessWar, quebec1759] as readonly Game[]
const SEEDS = [1, 2, 3, 4, 5, 6]

/** What is asked, and by which fields it is answered. */
const kindOf = ({ prompt }: Choice, option: Option): string => `${prompt.key} ${Object.keys(option).join(' ')}`
/** It begins with the name of what is chosen, and no verb follows: “La Sarre: fire”. */
const isBare = (label: string, names: readonly string[]): boolean =>
  names.some((name) => label.startsWith(capital(name))) && !/: [a-z]/.test(label)

test.each(GAMES.map((game) => [game.id, game] as const))('%s: what is chosen is said with a verb', async (id, game) => {
  const board = await SHELF.find((one) => one.id === id)?.load()
  if (!board) throw new Error(`${id} has no board`)
  const say = renderer(game.catalogues.en, 'en')
  const bare = new Map<string, string>()
  const starts = game.scenarios.flatMap(({ id: scenario }) =>
    SEEDS.map((seed): Start => {
      const [settings = {}] = settingSets(game, scenario, 0, seeded(seed))
      return { scenario, settings, seed }
    }),
  )
  let choices = 0
  for (const start of starts)
    walk(game, start, ({ table }) => {
      for (const choice of table.decisions) {
        const view = game.view(table.state, choice.role)
        for (const option of choice.options) {
          const kind = kindOf(choice, option)
          if (option.do !== undefined || option.use !== undefined || bare.has(kind)) continue
          choices += 1
          const label = labelFor(board, option, view, say, choice.prompt)
          if (isBare(label, labelOf(option).map(say)) && !game.meaning?.(view, choice, option)) bare.set(kind, label)
        }
      }
    })
  expect(choices).toBeGreaterThan(100)
  expect(Object.fromEntries(bare)).toEqual({})
})

test.each(GAMES.map((game) => [game.id, game] as const))('%s: French says where within the sentence', (_, game) => {
  const asked = Object.entries(game.catalogues.fr).filter(([key]) => key.startsWith('prompt.'))
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter(([, text]) => /\(\{(?:space|zone|from|to|a)\}|→/.test(text))).toEqual([])
})
