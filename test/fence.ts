/** The fence between the rooms: through which doors a board, the page and what several boards share may go. */
import { posix } from 'node:path'
import { importsOf, loadedBy, type Source } from '../scripts/source.ts'

const BOARDS = 'packages/web/src/boards/'
const HOST = 'packages/web/src/host/'
/** Folders of boards that are no game's. */
const SHARED = ['theatre', 'plain']
/** The game whose board it is; none if it is no game's. */
function gameOf(board: string): string | undefined {
  const folder = /^packages\/web\/src\/boards\/([\w-]+)\//.exec(board)?.[1]
  return folder !== undefined && SHARED.includes(folder) ? undefined : folder
}
/** What an import leads to: a path from the root if it is a file beside it, else its name. */
const targetOf = ({ path }: Source, name: string): string =>
  name.startsWith('.') ? posix.join(posix.dirname(path), name) : name

/** What of a game its board may load: what the page needs to know, the text board, the aids, the words, those of its lessons. Never rules. */
const DOORS = ['page', 'board', 'aids', 'rulebook', 'locales', 'lessons']
export function wrongDoors(source: Source): string[] {
  const own = gameOf(source.path)
  if (own === undefined) return []
  const loaded = loadedBy(source, true)
    .filter((name) => name.startsWith('@carillon/'))
    .filter((name) => !/^@carillon\/(?:kernel|protocol)\b/.test(name))
    .filter((name) => !DOORS.some((door) => name === `@carillon/${own}/${door}`))
  // Of another game's board not even a type.
  const borrowed = importsOf(source).filter((name) => (gameOf(targetOf(source, name)) ?? own) !== own)
  return [...loaded, ...borrowed].map((name) => `${source.path}: a board may not load ${name}`)
}

/** The files that a package.json has behind the doors for a board. */
export const doorsOf = (folder: string, exported: Readonly<Record<string, string>>): string[] =>
  DOORS.flatMap((door) => exported[`./${door}`] ?? []).map((file) => posix.join(folder, file))

/** Files that the doors of a game lead to, and that hold rules: facts do not need them. A door that is not among the sources is told. */
export function rulesBehindDoors(doors: readonly string[], sources: readonly Source[]): string[] {
  const loads = new Map(
    sources.map((source) => [
      source.path,
      loadedBy(source)
        .filter((name) => name.startsWith('.'))
        .map((name) => targetOf(source, name)),
    ]),
  )
  return doors.flatMap((door) => {
    if (!loads.has(door)) return [`${door} was not read`]
    const reached = new Set([door])
    for (const at of reached) for (const next of loads.get(at) ?? []) reached.add(next)
    return [...reached]
      .filter((path) => /\/src\/(?:rules\/|core\.ts)/.test(path))
      .map((path) => `${door} leads to ${path}`)
  })
}

/** The page speaks to the host by the protocol alone: only the worker's own address is known to it. */
export function pastTheProtocol(source: Source): string[] {
  if (!source.path.startsWith('packages/web/src/') || source.path.startsWith(HOST)) return []
  return importsOf(source).flatMap((name) => {
    const target = targetOf(source, name)
    if (target === `${HOST}worker.ts?worker&url`) return []
    const past = target.startsWith(HOST) || /^@carillon\/(?:room|players|registry)\b/.test(target)
    return past ? [`${source.path}: the page may not import ${name}`] : []
  })
}

/** What several boards share knows no game: the folders of none, and what lies beside them. Only the list of boards names all. */
export function sharedKnowsGame(source: Source): string[] {
  const { path } = source
  if (!path.startsWith(BOARDS) || gameOf(path) !== undefined || path === `${BOARDS}index.ts`) return []
  return importsOf(source).flatMap((name) => {
    const target = targetOf(source, name)
    const isGame = gameOf(target) !== undefined || /^@carillon\/(?!kernel\b|protocol\b)/.test(target)
    return isGame ? [`${path}: what boards share may not import ${name}`] : []
  })
}
