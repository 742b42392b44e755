import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Tests that share one stack run one file at a time, so that none sees another's traffic. */
const IN_STACK = {
  fileParallelism: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Actions that run in the test's own process write their log there; it is of interest where something failed.
  silent: 'passed-only',
} as const

export default defineConfig({
  root,
  cacheDir: `${root}.turnout/cache/vitest`,
  test: {
    allowOnly: false,
    maxWorkers: 2,
    // Tests over many cases take seconds where the machine has other work: that is no failure.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // The colours are tested for contrast as they are written there.
          css: { include: [/tokens\.css/] },
          include: ['{functions,web/src,emulators}/**/*.test.ts', 'tests/runner/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'unit-dom', include: ['web/src/**/*.test.tsx'], environment: 'happy-dom' },
      },
      { extends: true, test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...IN_STACK } },
      {
        extends: true,
        test: {
          name: 'flows',
          include: ['tests/flows/**/*.test.ts'],
          setupFiles: ['tests/flows/begin.ts'],
          ...IN_STACK,
        },
      },
    ],
  },
})
