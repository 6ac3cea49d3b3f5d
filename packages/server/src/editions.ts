/**
 * Rules as they were. With the games are kept the sources of every version that one was begun with or has gone over to: whoever
 * has corrected a rule still has the old one, and plays by it what was begun by it. They are sealed, so that who can only write
 * to the database cannot have the house run what he likes.
 */
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Core, Game } from '@carillon/kernel'
import type { Library } from '@carillon/room'
import type { Origin } from './kept-position.ts'
import type { Store } from './store/store.ts'
import type { Vault } from './vault.ts'

/** Files by their path below the folder of packages. */
type Sources = Readonly<Record<string, string>>

/** By version. */
export type Folders = Readonly<Record<string, string>>

const packed = promisify(gzip)
const unpacked = promisify(gunzip)
const KERNEL = 'kernel'
const require = createRequire(import.meta.url)
/** The folder of a package of ours. */
const folderOf = (entry: string): string => dirname(dirname(require.resolve(entry)))
const kernelFolder = () => folderOf('@carillon/kernel')

async function filesBelow(folder: string, to: string): Promise<[string, string][]> {
  const entries = await readdir(join(folder, 'src'), { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
  const read = ['package.json', ...paths.sort()].map(async (path): Promise<[string, string]> => {
    return [`${to}/${path.replaceAll('\\', '/')}`, await readFile(join(folder, path), 'utf8')]
  })
  return Promise.all(read)
}
/** Read once: they are those that are being run. */
const read = new Map<string, Promise<string>>()
function sourcesIn(folder: string, title: string): Promise<string> {
  const known = read.get(folder)
  if (known) return known
  const text = (async () => {
    const files = [...(await filesBelow(folder, title)), ...(await filesBelow(kernelFolder(), KERNEL))]
    return (await packed(JSON.stringify(Object.fromEntries(files) satisfies Sources))).toString('base64')
  })()
  read.set(folder, text)
  return text
}

/** Written out as a folder that Node runs as it is; what is not ours in it is that of today. */
async function writtenOut(root: string, title: string, text: string): Promise<string> {
  const files = JSON.parse(String(await unpacked(Buffer.from(text, 'base64')))) as Sources
  const folder = join(root, createHash('sha256').update(text).digest('hex').slice(0, 16))
  const modules = join(folder, 'node_modules')
  await mkdir(join(modules, '@carillon'), { recursive: true })
  for (const [path, source] of Object.entries(files)) {
    const file = join(folder, 'packages', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, source)
  }
  await symlink(join(folder, 'packages', KERNEL), join(modules, '@carillon', KERNEL), 'junction')
  const { dependencies } = JSON.parse(files[`${KERNEL}/package.json`] as string) as { dependencies?: object }
  const from = createRequire(join(kernelFolder(), 'package.json'))
  for (const name of Object.keys(dependencies ?? {})) {
    const found = from.resolve(name)
    const at = found.lastIndexOf(join('node_modules', name))
    await mkdir(dirname(join(modules, name)), { recursive: true })
    await symlink(join(found.slice(0, at), 'node_modules', name), join(modules, name), 'junction')
  }
  return join(folder, 'packages', title)
}

const imported = (folder: string, file: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ pathToFileURL(join(folder, 'src', file)).href)
/** Whichever of a module is a whole game. */
export async function gameBelow(folder: string): Promise<Game> {
  const found = Object.values(await imported(folder, 'index.ts'))
  return found.find((one) => typeof one === 'object' && one !== null && 'strategy' in one && 'sequence' in one) as Game
}

export class Editions {
  readonly #world: { readonly store: Store; readonly vault: Vault; readonly library: Library; now(): number }
  readonly #folders = new Map<string, Promise<string | undefined>>()
  readonly #keeping = new Map<string, Promise<void>>()
  #root: Promise<string> | undefined

  constructor(world: { readonly store: Store; readonly vault: Vault; readonly library: Library; now(): number }) {
    this.#world = world
  }

  /** The rules of a version: those here, or those that were kept. */
  async core(title: string, version: string): Promise<Core | undefined> {
    const own = await this.#world.library.core(title)
    if (own.rules === version) return own
    const folder = await this.folder(title, version)
    return folder === undefined ? undefined : ((await imported(folder, 'core.ts')).core as Core)
  }
  async whole(title: string, version: string): Promise<Game> {
    const folder = await this.folder(title, version)
    return folder === undefined ? this.#world.library.whole(title) : gameBelow(folder)
  }
  /** Of all versions that a game was played by, those that are not the one here. */
  async folders({ game, cores }: Origin): Promise<Folders> {
    const folders: Record<string, string> = {}
    for (const version of [game.rules, ...cores.keys()]) {
      const folder = await this.folder(game.id, version)
      if (folder !== undefined) folders[version] = folder
    }
    return folders
  }
  /** Where the sources of a version lie that is not the one here. */
  async folder(title: string, version: string): Promise<string | undefined> {
    if ((await this.#world.library.core(title)).rules === version) return undefined
    const name = `${title} ${version}`
    const known = this.#folders.get(name)
    if (known) return known
    const folder = this.#unpacked(title, version)
    this.#folders.set(name, folder)
    // What was not kept may be kept yet.
    void folder.then(
      (found) => found ?? this.#folders.delete(name),
      () => this.#folders.delete(name),
    )
    return folder
  }
  async #unpacked(title: string, version: string): Promise<string | undefined> {
    const { store, vault } = this.#world
    const row = await store.db
      .selectFrom('rules')
      .select('code')
      .where('title', '=', title)
      .where('version', '=', version)
      .executeTakeFirst()
    if (!row) return undefined
    this.#root ??= mkdtemp(join(tmpdir(), 'carillon-rules-'))
    return writtenOut(await this.#root, title, vault.open(row.code))
  }

  /** The rules here are kept, if they are not yet. What was put together for a test, and lies nowhere, is not. */
  keep(title: string): Promise<void> {
    const known = this.#keeping.get(title)
    if (known) return known
    const keeping = this.#kept(title)
    this.#keeping.set(title, keeping)
    keeping.catch(() => this.#keeping.delete(title))
    return keeping
  }
  async #kept(title: string): Promise<void> {
    const { store, vault, library, now } = this.#world
    const core = await library.core(title)
    const { rules: version } = core
    const there = await store.db
      .selectFrom('rules')
      .select('version')
      .where('title', '=', title)
      .where('version', '=', version)
      .executeTakeFirst()
    const folder = library.folder(title) ?? folderOf(`@carillon/${title}/core`)
    if (there || (await imported(folder, 'core.ts')).core !== core) return
    const code = vault.seal(await sourcesIn(folder, title))
    await store.db
      .insertInto('rules')
      .values({ title, version, made: now(), code })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  /** Whether the rules here are the newest that there are: only to them games go over. */
  async newest(title: string): Promise<boolean> {
    const { store, library } = this.#world
    await this.keep(title)
    const last = await store.db
      .selectFrom('rules')
      .select('version')
      .where('title', '=', title)
      .orderBy('made', 'desc')
      .executeTakeFirst()
    return last?.version === (await library.core(title)).rules
  }
  async close(): Promise<void> {
    if (this.#root) rmSync(await this.#root, { recursive: true, force: true })
    this.#root = undefined
    this.#folders.clear()
  }
}
