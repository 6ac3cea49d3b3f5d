/** `npm run docs`: writes the docs that are made from the code. */
import { writeFileSync } from 'node:fs'
import { logDocs } from './log-docs.ts'

writeFileSync(new URL('../docs/log.md', import.meta.url), await logDocs())
console.log('docs/log.md')
