import { defineConfig } from 'vitest/config'
import { LongFirst } from './scripts/long-first.ts'

const SPEED = 'e2e/speed.test.ts'
const IN_NODE = {
  // Those of the server wait for the disk and for each other a third of the time: one more than there are processors.
  maxWorkers: 3,
  // Loading the games takes longer than most files: those of one worker share what is loaded, and leave it as it was.
  isolate: false,
  sequence: { groupOrder: 0 },
}
/** A slow machine is no fault of the page: tests in the browser wait long for what they want, and go on at once when it is there. */
const IN_BROWSER = {
  ...{ include: ['e2e/**/*.test.ts'], globalSetup: 'e2e/setup.ts', testTimeout: 600_000 },
  expect: { poll: { timeout: 60_000 } },
}

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          ...IN_NODE,
          name: 'rules',
          include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['packages/web/**'],
          globalSetup: 'packages/server/test/setup.ts',
          // As Node runs them, which is quicker than what Vite makes of them.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        // What is drawn is written as elements, which Node does not read.
        extends: true,
        test: { ...IN_NODE, name: 'page', include: ['packages/web/test/**/*.test.{ts,tsx}'] },
      },
      {
        // In a browser, against the page as it is served: after all else.
        extends: true,
        test: {
          ...IN_BROWSER,
          name: 'e2e',
          exclude: [SPEED],
          // Who clicks waits for the browser half of the time: two more than there are processors.
          maxWorkers: 4,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Time is measured: after all else, and alone.
        extends: true,
        test: { ...IN_BROWSER, name: 'e2e-speed', include: [SPEED], maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
    ],
  },
})
