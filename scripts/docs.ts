/** `npm run docs`: writes the docs that are made from the code. */
import { writeFileSync } from 'node:fs'
import { protocolPage } from '../packages/protocol/examples/page.ts'
import { logDocs } from './log-docs.ts'

const PAGES = { 'log.md': await logDocs(), 'protocol.md': protocolPage() }
for (const [name, text] of Object.entries(PAGES)) {
  writeFileSync(new URL(`../docs/${name}`, import.meta.url), text)
  console.log(`docs/${name}`)
}
