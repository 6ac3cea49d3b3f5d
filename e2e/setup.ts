/** Before the browser tests: the page is built once and served, and one browser is started for all of them. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { serve } from '../scripts/serve.ts'
import { buildWeb, DIST, isFresh } from '../scripts/web-build.ts'
import { ARGS, executable } from './launch.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string
    readonly browser: string
    /** The built page. */
    readonly built: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!isFresh()) await buildWeb({ quiet: true })
  // A copy: whoever builds meanwhile does not take the files away.
  const built = mkdtempSync(join(tmpdir(), 'carillon-built-'))
  cpSync(DIST, built, { recursive: true })
  const serving = await serve(built, 0)
  // Where no time is measured: what a page does once or twice costs less than to compile it for a thousand times.
  const quick = project.name === 'e2e' ? ['--js-flags=--no-turbofan'] : []
  const browser = await chromium.launchServer({ executablePath: executable(), args: [...ARGS, ...quick] })
  project.provide('address', serving.address)
  project.provide('built', built)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await serving.close()
    rmSync(built, { recursive: true, force: true })
  }
}
