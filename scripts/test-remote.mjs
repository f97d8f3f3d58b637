// What the CI of one remote runs, and nothing of the others: its format, types, lint, tests, build and its own page.
// `npm run ci` in its folder, or `node scripts/test-remote.mjs mf-editor`.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { remoteNamed, root } from './parts.mjs'
import { setup } from './setup.mjs'

const { name } = remoteNamed(process.argv[2])
setup()
const { build } = await import('./build.mjs')
const { ensureProgram } = await import('./programs.mjs')

const node = (script, ...args) => {
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} ended with code ${status}.`)
}

node('node_modules/@biomejs/biome/bin/biome', 'format', name)
node('node_modules/ts7/bin/tsc', '-b', name)
node('node_modules/eslint/bin/eslint.js', name, '--max-warnings', '0')
node('node_modules/jest/bin/jest.js', '--selectProjects', name)
ensureProgram('chromium')
await build([name, 'standalone page'])
node(
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'e2e/playwright.config.ts',
  // Without the look at the servers' logs that ends a whole run: no server is started here.
  '--project',
  'product',
  '--no-deps',
  'alone',
  '-g',
  `${name} runs alone`,
)
