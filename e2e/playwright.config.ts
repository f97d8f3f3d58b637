import { defineConfig } from '@playwright/test'
import { ensureProgram } from '../scripts/programs.mjs'

/** One variable scales the long tests: 1 is what CI runs, 10 is the full run. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  // One picture for every machine: what may differ between two is not in it.
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  // What all the servers of a run have logged is looked at when the run is over.
  projects: [
    { name: 'product', testIgnore: 'logs.spec.ts', teardown: 'logs' },
    { name: 'logs', testMatch: 'logs.spec.ts' },
  ],
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    // What cannot be clicked fails its test, instead of holding a worker until the test's time is over.
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Europe/Stockholm',
    colorScheme: 'light',
    // What moves is drawn again and again; the tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of each test costs more than the test; a failed one is run again with it by hand.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: String(ensureProgram('chromium')),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Code that optimises costs more than it gives in pages that live for seconds.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
})
