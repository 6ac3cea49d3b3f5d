/**
 * `npm run renew`: plays the recorded games again under the present rules, and writes what differs. Inputs that still fit
 * are kept; `npm run renew -- --fresh` plays every game from its beginning, for players that have become stronger. Games that
 * the suite of a title seeks (`ways` in its test/plan.ts) are sought again from where they do not fit.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type Game, type State, writeRecord } from '@carillon/kernel'
import { seekWays, type TestPlan, waysText } from '@carillon/kernel/testing'
import { GAMES } from '@carillon/registry'
import { playthrough } from './playthrough.ts'
import {
  filesOf,
  folderOf,
  keptRecord,
  namedGames,
  played,
  RESULTS,
  type Result,
  resultOf,
  resultsText,
} from './recorded.ts'
import { RECORDED, type Title } from './recorded-games.ts'

/** All files of a title, by name. A game that cannot be played is told, and the others go on. */
function written(game: Game, title: Title, fresh: boolean): { files: Map<string, string>; failures: string[] } {
  const files = new Map<string, string>()
  const results: Record<string, Result> = {}
  const failures: string[] = []
  for (const one of namedGames(title)) {
    try {
      const record = played(game, one, fresh ? undefined : keptRecord(join(folderOf(game.id), one.record)))
      results[one.record] = resultOf(game, record)
      files.set(one.record, writeRecord(record))
      if (one.playthrough)
        files.set(one.playthrough, playthrough(game, record, { ...title, seed: one.seed, file: one.record }))
    } catch (error) {
      failures.push(`${game.id} ${one.record}: ${(error as Error).stack}`)
    }
  }
  files.set(RESULTS, resultsText(results))
  return { files, failures }
}

const textOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Whether there was anything to write. */
async function soughtAnew(game: Game, fresh: boolean): Promise<boolean> {
  const folder = dirname(folderOf(game.id))
  if (!existsSync(join(folder, 'plan.ts'))) return false
  const { PLAN } = (await import(pathToFileURL(join(folder, 'plan.ts')).href)) as { PLAN: TestPlan<State> }
  const { ways, ...plan } = PLAN
  const bytes = waysText(await seekWays(game, fresh ? plan : PLAN))
  const file = join(folder, SOUGHT)
  if (!ways || (existsSync(file) && readFileSync(file).equals(bytes))) return false
  writeFileSync(file, bytes)
  return true
}
const SOUGHT = 'sought.json.gz'

const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } })
for (const { id, load } of GAMES) {
  const title = RECORDED[id]
  if (!title) throw new Error(`say in scripts/recorded-games.ts which games of ${id} are kept`)
  const folder = folderOf(id)
  mkdirSync(folder, { recursive: true })
  const game = await load()
  const { files, failures } = written(game, title, values.fresh)
  const changed = [...files].filter(([name, text]) => textOf(join(folder, name)) !== text)
  for (const [name, text] of changed) writeFileSync(join(folder, name), text)
  const stray = readdirSync(folder).filter((name) => !filesOf(title).includes(name))
  for (const name of stray) rmSync(join(folder, name))
  const sought = (await soughtAnew(game, values.fresh)) ? [SOUGHT] : []
  const told = [...changed.map(([name]) => name), ...stray.map((name) => `${name} removed`), ...sought]
  console.log(`${id}: ${told.join(', ') || 'nothing has changed'}`)
  for (const failure of failures) console.error(failure)
  if (failures.length > 0) process.exitCode = 1
}
