/** A record told in words, in English: what was asked, what was chosen, the dice, the log, the board at every turn. */
import {
  type Chance,
  type Game,
  type GameRecord,
  type Input,
  logFor,
  OPEN,
  Refused,
  replay,
  rolesIn,
  type State,
  sameOption,
  switchesOf,
  type Table,
} from '@carillon/kernel'
import { optionText, picked, renderer, type Say } from '@carillon/kernel/catalogue'
import { refusalOf } from './recorded.ts'
import type { Recorded, Title } from './recorded-games.ts'

/** A longer game is told up to here: enough to read, and a change of the rules shows early or in the results. */
const MOST = 500
const LINE = '-'.repeat(80)

export interface Told extends Pick<Title, 'turn'>, Pick<Recorded, 'seed'> {
  /** Where the whole game is. */
  readonly file: string
}

export function playthrough(game: Game, record: GameRecord, told: Told): string {
  const say = renderer(game.catalogues.en, 'en')
  const table = replay(game, record, 0)
  const lines = heading(game, record, told, say)
  let turn = ''
  let asked = ''
  let noted = 0
  const tell = (): void => {
    const log = logFor(table.log, OPEN, noted)
    noted += log.length
    for (const { rule, text } of log) lines.push(`          ${rule.padEnd(7)} ${say(text)}`)
    const now = turnOf(table.state, told.turn)
    if (now === turn) return
    turn = now
    lines.push('', LINE, board(game, table, say), LINE)
    asked = ''
  }
  tell()
  for (const [i, input] of record.inputs.slice(0, MOST).entries()) {
    if ('role' in input && input.role !== asked) {
      asked = input.role
      lines.push('')
    }
    lines.push(`${String(i + 1).padStart(5)} ${inputText(table, input, say)}`)
    try {
      table.answer(input)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      lines.push(`This is not taken any more: ${refusalOf(game, record, i)}`)
      break
    }
    tell()
  }
  lines.push('', LINE, board(game, table, say), LINE, '', ending(game, table, say))
  return `${lines.join('\n')}\n`
}

const turnOf = (state: State, fields: readonly string[]): string =>
  fields.map((field) => (state as unknown as Readonly<Record<string, unknown>>)[field]).join(' ')

const board = (game: Game, { state }: Table<State>, say: Say): string => game.board(game.view(state, OPEN), say)

function heading(game: Game, record: GameRecord, { seed, file }: Told, say: Say): string[] {
  const { scenario, options, seats, inputs, rules } = record
  const name = (key: string): string => say({ key })
  const part = inputs.length > MOST ? `the first ${MOST} of ${inputs.length} inputs` : `all ${inputs.length} inputs`
  return [
    `${name('game.name')}: ${name(`scenario.${scenario}`)}`,
    '',
    ...switchesOf(game, scenario).map(
      ({ id, rule }) => `${rule.padEnd(7)} ${name(`option.${id}`)}: ${name(`option.${id}.${options[id]}`)}`,
    ),
    ...rolesIn(game, options).map((role) => `${name(`role.${role}`)}: ${seats[role]}`),
    `Rules ${rules}, seed ${seed}; ${part} of ${file}`,
    'Written by npm run renew.',
  ]
}

/** How many options there were is told too: a change of what is allowed shows even where nobody takes it. */
function inputText(table: Table<State>, input: Input, say: Say): string {
  if ('chance' in input) {
    const { chance } = table
    const asked = chance ? `${chance.rule} ${say(chance.what)} (${drawn(chance)})` : 'nothing is asked'
    return `Chance: ${asked}: ${input.chance.join(' ')}`
  }
  const decision = table.decision(input.role)
  const asked = decision
    ? `${decision.rule} ${say(decision.prompt)} (one of ${decision.options.length})`
    : 'nothing is asked'
  // As it was offered: a record may have its fields in another order.
  const option = decision?.options.find((one) => sameOption(one, input.option)) ?? input.option
  return `${say({ key: `role.${input.role}` })}: ${asked}: ${picked(say, decision?.prompt, option, optionText(say, option)) || '-'}`
}
const drawn = (ask: Chance): string =>
  ask.draw === 'dice' ? `${ask.count}d${ask.sides}` : `${ask.count} of ${ask.from.length}`

function ending(game: Game, table: Table<State>, say: Say): string {
  const outcome = table.over ? game.outcome(table.state) : undefined
  if (!outcome) return 'The game goes on.'
  const { winner, margin, cause, rule } = outcome
  return `${rule} ${winner === 'draw' ? 'A draw' : say({ key: `role.${winner}` })}, by ${margin}. ${say(cause)}`
}
