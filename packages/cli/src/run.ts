/** Finds the command, runs it, and turns what goes wrong into one line and an exit code. */
import type { Listed } from '@carillon/registry'
import { parse } from './arguments.ts'
import { admin } from './commands/admin.ts'
import { arena } from './commands/arena.ts'
import { bench } from './commands/bench.ts'
import { games } from './commands/games.ts'
import { help, version } from './commands/help.ts'
import { pick } from './commands/pick.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { serve } from './commands/serve.ts'
import { sim } from './commands/sim.ts'
import { verify } from './commands/verify.ts'
import type { Command, Context } from './context.ts'
import { complain } from './terminal.ts'
import { Failure, Usage } from './usage.ts'
import { localeOf, wordsIn } from './words.ts'

const COMMANDS: readonly Command[] = [games, play, sim, arena, replay, verify, serve, admin, bench, help]

export async function run(argv: readonly string[], listed: readonly Listed[]): Promise<number> {
  const locale = localeOf(argv, process.env)
  const words = wordsIn(locale ?? 'en')
  try {
    if (!locale) throw new Usage(words('error.lang'))
    return await dispatch(argv, { games: listed, locale, words })
  } catch (error) {
    if (error instanceof Usage || error instanceof Failure) {
      complain(error.message)
      return error instanceof Usage ? 2 : 1
    }
    const message = error instanceof Error ? error.message : String(error)
    complain(words('error.internal', { message: message.split('\n')[0] ?? '' }))
    if (process.env.CARILLON_DEBUG) console.error(error)
    return 1
  }
}

async function dispatch(argv: readonly string[], context: Context): Promise<number> {
  const { words } = context
  const [name, ...rest] = withoutLang(argv)
  if (name === undefined) return pick(context)
  if (name === '--version') return version()
  if (name === '--help' || name === '-h') return help.run(context, [], {})
  const command = COMMANDS.find((known) => known.name === name)
  if (!command) {
    const exist = COMMANDS.map((known) => known.name).join(', ')
    throw new Usage(words('error.command', { command: name, exist }))
  }
  if (rest.includes('--help') || rest.includes('-h')) return help.run(context, [command.name], {})
  const { given, values } = parse(command, rest, context)
  return command.run(context, given, values)
}

/** `--lang` may stand anywhere, before the command too; it has been read already. */
function withoutLang(argv: readonly string[]): readonly string[] {
  return argv.filter((word, i) => !word.startsWith('--lang=') && word !== '--lang' && argv[i - 1] !== '--lang')
}
