/** The `carillon` command. */
import { GAMES } from '@carillon/registry'
import { run } from './run.ts'

process.stdout.on('error', leave)
process.stderr.on('error', leave)
process.exitCode = await run(process.argv.slice(2), GAMES)

/** Whoever read our words has left (`carillon games | head -1`): nothing to complain about. Any other way they are lost. */
function leave({ code, message }: NodeJS.ErrnoException): void {
  if (code === 'EPIPE') process.exit(0)
  process.stderr.write(`carillon: ${message}\n`)
  process.exit(1)
}
