/** Where games are kept if nobody says where, and folders that must be there. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, isAbsolute, join, resolve } from 'node:path'

/** The folder of this user for what programs keep. */
export function gamesFolder({ env, platform }: Pick<NodeJS.Process, 'env' | 'platform'> = process): string {
  const { XDG_DATA_HOME: data, LOCALAPPDATA: local } = env
  if (data && isAbsolute(data)) return join(data, 'carillon')
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Carillon')
  if (platform === 'win32') return join(local || join(homedir(), 'AppData', 'Local'), 'Carillon')
  return join(homedir(), '.local', 'share', 'carillon')
}

/** A file as it was named; a name alone may also be that of a game in the user's folder. */
export function found(file: string): string {
  const kept = join(gamesFolder(), file)
  return !existsSync(file) && dirname(file) === '.' && existsSync(kept) ? kept : file
}

/** Makes a folder, and those above it. Only for this user: games hold secrets. */
export function makeFolder(path: string): void {
  // Step by step: where folders cannot be made at all (/proc), Node's own way goes on for ever.
  const missing: string[] = []
  for (let at = resolve(path); !existsSync(at); at = dirname(at)) missing.unshift(at)
  for (const folder of missing) {
    try {
      mkdirSync(folder, { mode: 0o700 })
    } catch (error) {
      // Somebody else has made it meanwhile; or it is no folder, which the first file will find.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/** Fails if no file can be made there. */
export function tryFolder(path: string): void {
  const trial = join(path, `.${process.pid}.tmp`)
  writeFileSync(trial, '')
  rmSync(trial, { force: true })
}

/** Why the system would not do it, in its own word: `ENOSPC`. */
export function systemReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return code ?? message
}

/** A file as it is typed after a command. */
export function typed(file: string): string {
  if (/^[\w@%+=:,./\\-]+$/.test(file)) return file
  return process.platform === 'win32' ? `"${file}"` : `'${file.replaceAll("'", `'\\''`)}'`
}
