/** Files that are there whole or not at all. */
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { gamesFolder } from '../folders.ts'

/** Written beside its place, then moved there: a crash leaves the old file or the new one. */
export function writeWhole(file: string, text: string): void {
  const beside = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`)
  try {
    writeFileSync(beside, text, { flush: true })
    renameSync(beside, file)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}

/** A name that is free in the user's folder: the game and the time. */
export function freeName(game: string, now: Date): string {
  const folder = gamesFolder()
  const two = (n: number): string => String(n).padStart(2, '0')
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`
  const stem = `${game}-${day}-${two(now.getHours())}${two(now.getMinutes())}`
  for (let i = 1; ; i++) {
    const name = join(folder, i === 1 ? `${stem}.json` : `${stem}-${i}.json`)
    if (!existsSync(name)) return name
  }
}
