/** The `carillon` command. */
import { GAMES } from '@carillon/registry'
import { run } from './run.ts'

process.stdout.on('error', quietly)
process.stderr.on('error', quietly)
process.exitCode = await run(process.argv.slice(2), GAMES)

/** Whoever read our words has left (`carillon games | head -1`): nothing to complain about. */
function quietly(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
}
