/** `npm run uncovered`: of each game, the rule sections that no test names. */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Game } from '@carillon/kernel'
import { GAMES } from '@carillon/registry'
import { type Coverage, coverage, rulesOf } from './coverage.ts'
import { sourcesIn, titlesOf } from './source.ts'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

export async function coverageOf(game: Game): Promise<Coverage> {
  const tests = sourcesIn(ROOT, `packages/${game.id}/test`, ['.test.ts'])
  const titled = tests.flatMap(titlesOf).flatMap(rulesOf)
  return coverage(game.sections, [...titled, ...(await game.examples()).flatMap((example) => example.rules)])
}

export async function report(): Promise<string> {
  const lines: string[] = []
  for (const { id, load } of GAMES) {
    const game = await load()
    const { uncovered, unknown } = await coverageOf(game)
    lines.push(`${id}: ${uncovered.length} of ${game.sections.length} rule sections are named by no test`)
    if (uncovered.length > 0) lines.push(`  ${uncovered.join(', ')}`)
    if (unknown.length > 0) lines.push(`  named by a test, but not a section of the game: ${unknown.join(', ')}`)
  }
  return lines.join('\n')
}

if (import.meta.main) console.log(await report())
