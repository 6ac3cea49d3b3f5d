/** Before the tests: one PostgreSQL for all of them, where it was found. */
import type { TestProject } from 'vitest/node'
import { startCluster } from '../src/testing/cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where it is; empty if there is none. */
    readonly postgres: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bin = process.env.CARILLON_POSTGRES
  const cluster = bin ? await startCluster(bin) : undefined
  project.provide('postgres', cluster?.url ?? '')
  return async () => cluster?.close()
}
