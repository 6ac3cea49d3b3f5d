import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Ways } from './plan.ts'

/** The text of every TypeScript file in these folders: `readSources(new URL('../src/', import.meta.url))`. */
export function readSources(...folders: readonly URL[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(new URL(name.replaceAll('\\', '/'), folder), 'utf8')),
  )
}

/** Games that were sought, as they are kept beside the tests: `readWays(new URL('./sought.json.gz', import.meta.url))`. */
export const readWays = (file: URL): Ways =>
  existsSync(file) ? JSON.parse(gunzipSync(readFileSync(file)).toString()) : { close: [], content: [] }
export const waysText = (ways: Ways): Uint8Array => gzipSync(JSON.stringify(ways), { level: 9 })
