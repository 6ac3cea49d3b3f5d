import { defineConfig } from 'vitest/config'

/** `npm run fuzz`: hours if you like. */
export default defineConfig({
  test: {
    ...{ include: ['test/fuzz.ts'], testTimeout: 24 * 3_600_000, maxWorkers: 2 },
    // As Node runs them: so many more games in the same time.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
})
