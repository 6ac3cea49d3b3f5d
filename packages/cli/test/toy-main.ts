/** The command with the kernel's toy for its only game: small, with three roles and secrets. */
import { toy } from '../../kernel/test/toy.ts'
import { run } from '../src/run.ts'

process.exitCode = await run(process.argv.slice(2), [{ id: toy.id, core: async () => toy, load: async () => toy }])
