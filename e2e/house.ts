/** A house over the network for the tests of a file: in this process, with what it keeps thrown away. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { type RunningServer, type Settings, startServer } from '../packages/server/src/server.ts'

/** It is there when the first test begins. */
export function theHouse(more: Partial<Settings> = {}): RunningServer {
  const house = {} as RunningServer
  const data = mkdtempSync(join(tmpdir(), 'carillon-e2e-'))
  beforeAll(async () => {
    const usual = { data, host: 'localhost', port: 0, pages: inject('built'), requests: [1000, 1000] } as const
    Object.assign(house, await startServer({ ...usual, ...more }))
  })
  afterAll(async () => {
    await house.close()
    rmSync(data, { recursive: true, force: true })
  })
  return house
}
