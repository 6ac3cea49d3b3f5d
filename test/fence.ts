/** The fence between the rooms: through which doors a board, the page and what several boards share may go. */
import { posix } from 'node:path'
import { importsOf, loadedBy, type Source } from '../scripts/source.ts'

const BOARDS = 'packages/web/src/boards/'
const HOST = 'packages/web/src/host/'
/** Folders of boards that are no game's. */
const SHARED = ['theatre', 'plain']
function gameOf(board: string): string | undefined {
  const folder = /^packages\/web\/src\/boards\/([\w-]+)\//.exec(board)?.[1]
  return folder !== undefined && SHARED.includes(folder) ? undefined : folder
}

/** What of a game its board may load: what the page needs to know, the text board, the aids, the words, those of its lessons. Never rules. */
const DOORS = ['page', 'board', 'aids', 'rulebook', 'locales', 'lessons']
export function wrongDoors(source: Source): string[] {
  const own = gameOf(source.path)
  if (own === undefined) return []
  return loadedBy(source, true)
    .filter((name) => name.startsWith('@carillon/'))
    .filter((name) => !/^@carillon\/(?:kernel|protocol)\b/.test(name))
    .filter((name) => !DOORS.some((door) => name === `@carillon/${own}/${door}`))
    .map((name) => `${source.path}: a board may not load ${name}`)
}

/** Files that the doors of a game lead to, and that hold rules: facts do not need them. */
export function rulesBehindDoors(sources: readonly Source[]): string[] {
  const loads = new Map(
    sources.map((source) => [
      source.path,
      loadedBy(source)
        .filter((name) => name.startsWith('.'))
        .map((name) => posix.join(posix.dirname(source.path), name)),
    ]),
  )
  const doors = [...loads.keys()].filter((path) =>
    /^packages\/[\w-]+\/(?:src\/(?:page|board|(?:aids|rulebook|locales)\/index)|guided\/words)\.ts$/.test(path),
  )
  return doors.flatMap((door) => {
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
    const target = name.startsWith('.') ? posix.join(posix.dirname(source.path), name) : name
    const past = target.startsWith(HOST) || /^@carillon\/(?:room|players|registry)\b/.test(target)
    return past ? [`${source.path}: the page may not import ${name}`] : []
  })
}

/** What the boards of the theatre share knows no game. */
export function sharedKnowsGame(source: Source): string[] {
  if (!source.path.startsWith(`${BOARDS}theatre/`)) return []
  return importsOf(source).flatMap((name) => {
    const target = name.startsWith('.') ? posix.join(posix.dirname(source.path), `${name}`) : name
    const isGame = gameOf(target) !== undefined || /^@carillon\/(?!kernel\b|protocol\b)/.test(target)
    return isGame ? [`${source.path}: the theatre may not import ${name}`] : []
  })
}
