/** Writes docs/protocol.md. */
import { writeFileSync } from 'node:fs'
import { protocolPage } from './page.ts'

writeFileSync(new URL('../../../docs/protocol.md', import.meta.url), protocolPage())
