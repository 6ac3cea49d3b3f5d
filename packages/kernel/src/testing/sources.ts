import { readdirSync, readFileSync } from 'node:fs'

/** The text of every TypeScript file in these folders: `readSources(new URL('../src/', import.meta.url))`. */
export function readSources(...folders: readonly URL[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(new URL(name.replaceAll('\\', '/'), folder), 'utf8')),
  )
}
