import type { Game } from '@carillon/kernel'
import type { Command, Context } from '../context.ts'
import { nameOf, sayIn } from '../find.ts'
import { out, outJson, paint } from '../terminal.ts'

/** The games there are, their scenarios, options and roles. */
export const games: Command = {
  name: 'games',
  options: { json: { type: 'boolean' } },
  takes: [0, 0],
  async run(context, _given, { json }) {
    const all = await Promise.all(context.games.map((listed) => listed.load()))
    if (json) outJson(all.map((game) => described(game, context)))
    else out(all.map((game) => listing(game, context)).join('\n\n'))
    return 0
  },
}

function described(game: Game, context: Context): object {
  const say = sayIn(game, context)
  return {
    id: game.id,
    name: say({ key: 'game.name' }),
    rules: game.rules,
    scenarios: game.scenarios.map(({ id }) => ({ id, name: nameOf(say, 'scenario', id) })),
    options: game.switches.map((one) => ({
      ...one,
      name: nameOf(say, 'option', one.id),
      help: say({ key: `option.${one.id}.help` }),
      names: Object.fromEntries(one.values.map((value) => [value, nameOf(say, `option.${one.id}`, value)])),
    })),
    roles: game.roles,
    roleNames: Object.fromEntries(game.roles.map((role) => [role, nameOf(say, 'role', role)])),
  }
}

function listing(game: Game, context: Context): string {
  const { words } = context
  const say = sayIn(game, context)
  const lines = [`${paint.bold(say({ key: 'game.name' }))}  ${paint.cyan(game.id)}`]
  lines.push(
    `  ${words('games.roles')}: ${game.roles.map((role) => named(nameOf(say, 'role', role), role)).join(', ')}`,
  )
  lines.push(`  ${words('games.scenarios')}:`)
  for (const { id } of game.scenarios) lines.push(`    ${named(nameOf(say, 'scenario', id), id)}`)
  if (game.switches.length > 0) lines.push(`  ${words('games.options')}`)
  for (const one of game.switches) {
    const values = one.values.map((value) => (value === one.default ? `${value}*` : value)).join('|')
    lines.push(`    ${nameOf(say, 'option', one.id)} ${paint.cyan(`${one.id}=${values}`)} ${paint.dim(`§${one.rule}`)}`)
  }
  return lines.join('\n')
}

const named = (name: string, id: string): string => `${name} ${paint.cyan(id)}`
