/**
 * The rules of the house that neither the types nor the linter can say: who may import whom, what rules may use.
 * Each check takes sources and gives complaints in words; no complaint, no words.
 */
import { posix } from 'node:path'
import { below, importsOf, isNode, loadedBy, nodesOf, type Source, type SyntaxNode } from '../scripts/source.ts'

/** A package of ours with the files of its `src`. */
export interface Room {
  readonly name: string
  readonly dependencies: readonly string[]
  readonly sources: readonly Source[]
}

// --- arrows ------------------------------------------------------------------------------------------------------

type Kind = 'kernel' | 'game' | 'players' | 'registry' | 'protocol' | 'room' | 'server' | 'terminal' | 'front'
const KINDS: Readonly<Record<string, Kind>> = {
  kernel: 'kernel',
  'quebec-1759': 'game',
  'bayonets-and-tomahawks': 'game',
  'wilderness-war': 'game',
  players: 'players',
  registry: 'registry',
  protocol: 'protocol',
  room: 'room',
  cli: 'terminal',
  web: 'front',
  server: 'server',
}
/** The kinds of rooms that each kind may import. */
const MAY_IMPORT: Readonly<Record<Kind, readonly Kind[]>> = {
  kernel: [],
  game: ['kernel'],
  players: ['kernel'],
  registry: ['kernel', 'game'],
  protocol: ['kernel'],
  room: ['kernel', 'players', 'protocol', 'registry'],
  server: ['kernel', 'players', 'protocol', 'registry', 'room'],
  terminal: ['kernel', 'players', 'protocol', 'registry', 'room', 'server'],
  front: ['kernel', 'players', 'protocol', 'registry', 'room'],
}
const OURS = '@carillon/'

const isRelative = (specifier: string) => specifier.startsWith('.')
/** `@noble/hashes` of `@noble/hashes/sha2.js`. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
const isOurs = (specifier: string) => specifier.startsWith(OURS)

export function wrongArrows(room: Room): string[] {
  const kind = KINDS[room.name]
  if (!kind) return [`packages/${room.name}: say in test/house.ts what kind of room it is`]
  return complaints(room, (source) =>
    importsOf(source).flatMap((specifier) => {
      if (isRelative(specifier)) {
        const target = posix.join(posix.dirname(source.path), specifier)
        return target.startsWith(`packages/${room.name}/`) ? [] : [`${specifier} leaves the package`]
      }
      if (isOurs(specifier)) {
        const name = packageOf(specifier).slice(OURS.length)
        // A game's board in the browser goes with its game.
        if (source.path.startsWith(`packages/web/src/boards/${name}/`)) return []
        const other = KINDS[name]
        return other && MAY_IMPORT[kind].includes(other) ? [] : [`a ${kind} room may not import ${specifier}`]
      }
      return kind === 'game' ? [`a game imports only the kernel, not ${specifier}`] : []
    }),
  )
}

/** Code for tests stays out of what people run. */
export function testCodeInUse(room: Room): string[] {
  return complaints(room, (source) =>
    isTesting(source) ? [] : importsOf(source).flatMap((name) => (/\/testing\b/.test(name) ? [`imports ${name}`] : [])),
  )
}
const isTesting = (source: Source) => source.path.includes('/src/testing/')

// --- the log -----------------------------------------------------------------------------------------------------

/** What is typed by a game's table of texts: reading the log (kernel/src/texts.ts), and saying something. */
const TYPED = ['read', 'tellers', 'oneOf', 'gameText']
/** Their names in a file that imports them; what is only called so is not typed by anything. */
const typedIn = (source: Source): ReadonlySet<unknown> =>
  new Set(
    nodesOf(source).flatMap(({ node }) => {
      if (node.type !== 'ImportSpecifier') return []
      const { imported, local } = node as unknown as Record<'imported' | 'local', { readonly name: string }>
      return TYPED.includes(imported.name) ? [local.name] : []
    }),
  )
/** The words of a string or of a piece of a template. */
const wordsOf = (node: SyntaxNode): unknown =>
  node.type === 'TemplateElement' ? (node.value as { readonly raw: string }).raw : node.value
/**
 * Keys of the log that no type ties to the game's texts: a line that is renamed would silently be read no more. In a game all
 * that it says is typed, and the kernel knows that lines of the log begin so.
 */
export function bareLines(room: Room): string[] {
  if (['game', 'kernel'].includes(KINDS[room.name] ?? '')) return []
  return complaints(room, (source) => {
    const tied = new Set<SyntaxNode>()
    const typed = typedIn(source)
    const found: string[] = []
    for (const { node } of nodesOf(source)) {
      const callee = node.type === 'CallExpression' ? (node.callee as SyntaxNode) : undefined
      if (callee && typed.has(callee.name)) for (const { node: inner } of below(node)) tied.add(inner)
      const words = wordsOf(node)
      if (typeof words === 'string' && /^log\.\w*/.test(words) && !tied.has(node)) found.push(words)
    }
    return found.map((words) => `'${words}' stands alone: read the log with read, tellers or oneOf of the game`)
  })
}

/**
 * In a game: lines of the log and questions that it does not say. What is said is typed; what is compared, listed, or expected by an
 * example is a string, and one that was renamed would silently never come.
 */
export function unsaidTexts(sources: readonly Source[], said: readonly string[]): string[] {
  const known = new Set(said)
  // A template, or what keys begin with.
  const begins = (words: string) => said.some((key) => key.startsWith(words))
  const named = sources.filter(({ text }) => /\b(?:log|prompt)\./.test(text))
  return named.flatMap((source) =>
    nodesOf(source).flatMap(({ node }) => {
      const words = wordsOf(node)
      if (typeof words !== 'string' || !/^(?:log|prompt)\.[\w.]*$/.test(words)) return []
      const part = node.type === 'TemplateElement' || words.endsWith('.')
      return known.has(words) || (part && begins(words)) ? [] : [`${source.path}: '${words}' is said nowhere`]
    }),
  )
}

// --- rings -------------------------------------------------------------------------------------------------------

/**
 * Files that load each other when they run, each ring as its paths in order: none of them can be read, tested or moved
 * without the others, and which one is ready first is luck. Types do not count, nor what is loaded later.
 */
export function rings(room: Room): string[] {
  const loads = new Map(
    room.sources.map((source) => {
      const targets = loadedBy(source).filter(isRelative)
      return [source.path, targets.map((target) => posix.join(posix.dirname(source.path), target))]
    }),
  )
  const reached = new Map(room.sources.map(({ path }) => [path, reachedFrom(path, loads)]))
  const ringOf = (path: string) =>
    [...(reached.get(path) as ReadonlySet<string>)].filter((other) => reached.get(other)?.has(path)).sort()
  const found = room.sources.map(({ path }) => ringOf(path).join(' ~ '))
  return [...new Set(found)].filter((ring) => ring !== '')
}
/** All that is loaded with the file; itself only if it is in a ring. */
function reachedFrom(path: string, loads: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set<string>(loads.get(path))
  for (const at of reached) for (const next of loads.get(at) ?? []) reached.add(next)
  return reached
}

// --- purity ------------------------------------------------------------------------------------------------------

const HOST_NAMES = [
  ...['process', 'Buffer', 'require', 'global', '__dirname', '__filename', 'setImmediate'],
  ...['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'indexedDB', 'alert'],
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
]
/** Would make a game depend on more than its inputs. */
const FICKLE_NAMES = ['Date', 'crypto', 'performance', 'console', 'setTimeout', 'setInterval', 'queueMicrotask']
/** Rooms that run in a browser as well as in Node. */
const EVERYWHERE: readonly Kind[] = ['kernel', 'game', 'players', 'registry', 'protocol', 'room']

/** Node, the DOM or the network where only plain JavaScript may be; in games also time and luck. Tests run in Node. */
export function impurities(room: Room): string[] {
  const kind = KINDS[room.name] ?? 'front'
  if (!EVERYWHERE.includes(kind)) return []
  const names = new Set(kind === 'game' ? [...HOST_NAMES, ...FICKLE_NAMES] : HOST_NAMES)
  const complain = (source: Source) => [
    ...importsOf(source).flatMap((specifier) => (isBuiltin(specifier) ? [`imports ${specifier}`] : [])),
    ...freeNames(source, names).map((name) => `uses ${name}`),
    ...(kind === 'game' || kind === 'kernel' ? mathRandom(source) : []),
  ]
  return complaints(room, (source) => (isTesting(source) ? [] : complain(source)))
}

const isBuiltin = (specifier: string) =>
  specifier.startsWith('node:') || ['fs', 'path', 'os', 'crypto', 'http', 'https', 'net', 'url'].includes(specifier)

/** Names out of `names` that the file uses without having declared them. */
function freeNames(source: Source, names: ReadonlySet<string>): string[] {
  const used = new Set<string>()
  const declared = new Set<string>()
  for (const { node, parent } of nodesOf(source)) {
    for (const pattern of declaredBy(node)) for (const name of namesIn(pattern)) declared.add(name)
    if (node.type === 'Identifier' && names.has(node.name as string) && !isLabel(node, parent))
      used.add(node.name as string)
  }
  return [...used].filter((name) => !declared.has(name))
}

function declaredBy(node: SyntaxNode): unknown[] {
  if (node.type === 'VariableDeclarator' || node.type.startsWith('TSTypeAlias') || node.type.startsWith('TSInterface'))
    return [node.id]
  if (node.type.startsWith('Import') && node.type.endsWith('Specifier')) return [node.local]
  if (Array.isArray(node.params)) return [node.id, ...node.params]
  return node.type === 'ClassDeclaration' ? [node.id] : []
}

function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  if (pattern.type === 'Identifier') return [pattern.name as string]
  const parts = [pattern.properties, pattern.elements, pattern.value, pattern.left, pattern.argument].flat()
  return parts.flatMap(namesIn)
}

/** The name of a field, not of a thing: `.process`, `process:`. */
function isLabel(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  if (!parent || parent.computed) return false
  return parent.property === node || (parent.key === node && !parent.shorthand)
}

function mathRandom(source: Source): string[] {
  for (const { node } of nodesOf(source)) {
    const { object, property } = node as { object?: SyntaxNode; property?: SyntaxNode }
    if (object?.name === 'Math' && property?.name === 'random') return ['uses Math.random: chance is an input']
  }
  return []
}

// --- plain rules -------------------------------------------------------------------------------------------------

const NOT_IN_RULES: Readonly<Record<string, string>> = {
  TSAnyKeyword: 'any',
  TSEnumDeclaration: 'an enum',
  ClassDeclaration: 'a class',
  ClassExpression: 'a class',
}
/** Rules are plain functions on plain data. */
export function notPlain(room: Room): string[] {
  if (KINDS[room.name] !== 'game') return []
  return complaints(room, (source) => {
    const found = new Set<string>()
    for (const { node } of nodesOf(source)) {
      const what = NOT_IN_RULES[node.type]
      if (what) found.add(`has ${what}`)
    }
    return [...found]
  })
}

export const MOST_LINES = 400
/** Tables of facts are as long as the facts; everything else is split before it is long. */
export function tooLong(room: Room): string[] {
  return complaints(room, ({ path, text }) => {
    const lines = text.trimEnd().split('\n').length
    return lines > MOST_LINES && !path.includes('/src/data/') ? [`has ${lines} lines: split it`] : []
  })
}

// --- dependencies ------------------------------------------------------------------------------------------------

/** What is imported is declared, what is declared is imported. Code for tests may use the tools of the root. */
export function wrongDependencies(room: Room, tools: readonly string[]): string[] {
  const declared = new Set(room.dependencies)
  const used = new Set<string>()
  const missing = complaints(room, (source) =>
    importsOf(source).flatMap((specifier) => {
      const name = packageOf(specifier)
      if (isRelative(specifier) || isBuiltin(specifier) || name === OURS + room.name) return []
      used.add(name)
      if (declared.has(name) || (isTesting(source) && tools.includes(name))) return []
      return [`imports ${name}, which its package.json does not name`]
    }),
  )
  const unused = room.dependencies.filter((name) => !used.has(name))
  return [
    ...missing,
    ...unused.map((name) => `packages/${room.name}/package.json names ${name}, which nothing imports`),
  ]
}

// --- tests -------------------------------------------------------------------------------------------------------

/** The test files of a worker share what is loaded: no module is replaced in it, and it is loaded for the first one only. */
export function notShared({ path, text }: Source): string[] {
  const isHelper = !/\.test\.tsx?$/.test(path)
  return [
    ...(/^vi\.mock\(/m.test(text) ? [`${path} replaces a module that others have loaded`] : []),
    ...(isHelper && /^(?:before|after)(?:Each|All)\(/m.test(text)
      ? [`${path} has hooks for the first file alone`]
      : []),
  ]
}

// --- the tree ----------------------------------------------------------------------------------------------------

const slashes = (word: string) => `/${word}/`
/** Words that belong to one machine, not to the project. Written so that this file does not hold them. */
const MACHINE_WORDS = [slashes('work'), ...['npmjs.org', 'npmjs.com', 'yarnpkg.com'].map((host) => `registry.${host}`)]

export function machineWords({ path, text }: Source): string[] {
  return MACHINE_WORDS.filter((word) => text.includes(word)).map((word) => `${path} says ${word}`)
}

/** A lock file names versions and hashes; where to get them is for each machine to know. */
export function lockedHosts({ path, text }: Source): string[] {
  const { packages } = JSON.parse(text) as { packages: Record<string, { resolved?: string }> }
  return Object.entries(packages).flatMap(([name, { resolved }]) =>
    resolved?.includes('://') ? [`${path}: ${name} comes from ${resolved}`] : [],
  )
}

/** Links of a page to files of the tree that are not there. */
export function deadLinks({ path, text }: Source, exists: (path: string) => boolean): string[] {
  const targets = [...text.matchAll(/\]\(([^)#\s]+)/g)].map((match) => match[1] as string)
  return targets
    .filter((target) => !/^[a-z]+:/.test(target) && !exists(posix.join(posix.dirname(path), target)))
    .map((target) => `${path} links to ${target}, which is not there`)
}

/** Files that a page names, `a/b.ts`, and that are not in the tree. Names with a word in capitals stand for others. */
export function deadNames({ path, text }: Source, files: readonly string[]): string[] {
  const ends = new Set(files.flatMap((file) => file.split('/').map((_, n, parts) => parts.slice(n).join('/'))))
  const named = [...text.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs))`/g)].map((match) => match[1] as string)
  return [...new Set(named)]
    .filter((name) => !/[A-Z]{4}/.test(name) && !ends.has(name))
    .map((name) => `${path} names ${name}, which is not there`)
}

/** Names of code that a page has in its text, `likeThis`, and that no code has. What stands between fences is not looked at. */
export function unknownNames({ path, text }: Source, known: ReadonlySet<string>): string[] {
  const quoted = text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)
  const named = [...quoted].flatMap(([, quote = '']) => quote.match(/\b[A-Za-z]\w*[a-z][A-Z]\w*/g) ?? [])
  return [...new Set(named)]
    .filter((name) => !known.has(name))
    .map((name) => `${path} names ${name}, which no code has`)
}
export const wordsIn = (sources: readonly Source[]): Set<string> =>
  new Set(sources.flatMap(({ text }) => text.match(/[A-Za-z_]\w*/g) ?? []))

const complaints = (room: Room, check: (source: Source) => readonly string[]): string[] =>
  room.sources.flatMap((source) => check(source).map((what) => `${source.path}: ${what}`))

// --- habits ------------------------------------------------------------------------------------------------------

/** A changelog: what has come since is Unreleased, then versions, dated, the newest first, which is the one of package.json. */
export function wrongVersions(changelog: string, version: string): string[] {
  const [first, ...rest] = changelog.split('\n').flatMap((line) => (line.startsWith('## ') ? [line.slice(3)] : []))
  const dated = rest.map((head) => /^\[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$/.exec(head))
  const dates = dated.map((head) => head?.[2] ?? '')
  return [
    ...(first === '[Unreleased]' ? [] : [`${first}: Unreleased comes first`]),
    ...rest.filter((_, n) => !dated[n]).map((head) => `${head} is no version with its date`),
    ...rest.filter((_, n) => n > 0 && (dates[n] ?? '') > (dates[n - 1] ?? '')).map((head) => `${head} stands too low`),
    ...(dated[0]?.[1] === version ? [] : [`package.json has ${version}, the newest version is ${dated[0]?.[1]}`]),
  ]
}

const SUBJECT = 72
/** Subjects of commits that are cut where they are listed. */
export const longSubjects = (subjects: readonly string[]): string[] =>
  subjects.filter((subject) => [...subject].length >= SUBJECT)
