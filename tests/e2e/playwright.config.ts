import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './browser'

const { executablePath, args } = await findBrowser()
const output = fileURLToPath(new URL('../../.turnout/e2e', import.meta.url))

export default defineConfig({
  testDir: '.',
  globalSetup: './begin-functions.ts',
  outputDir: output,
  forbidOnly: true,
  workers: 2,
  fullyParallel: false,
  // What fails is run once more, to write a trace of it: to trace every test takes longer than the tests. It fails all the same.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // The file of the second one is named by PLAYWRIGHT_JSON_OUTPUT_FILE.
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['TURNOUT_ORIGIN'] ?? 'http://127.0.0.1:5300',
    actionTimeout: 20_000,
    // Requests that pass through one cannot be answered by a test; what works offline has tests of its own.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args },
  },
})
