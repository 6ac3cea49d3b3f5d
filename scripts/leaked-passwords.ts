/**
 * `node scripts/leaked-passwords.ts LIST ...` makes the file of leaked passwords anew, from lists of a word a line, zipped or
 * not, or JSON. docs/security.md says which; they are no part of the project.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { LEAKED, leakedFile } from '../packages/server/src/weakness.ts'

function wordsOf(list: string): readonly string[] {
  const bytes = readFileSync(list)
  const text = (list.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return list.endsWith('.json') ? JSON.parse(text) : text.split(/\r?\n/)
}
const file = leakedFile(process.argv.slice(2).flatMap(wordsOf))
writeFileSync(LEAKED, file)
console.log(`${file.length} bytes`)
