// Runs a command of the server's on a fresh clone as well: `node scripts/command.mjs rate FILE…`.
// Set-up and build speak on standard error; standard output is the command's alone.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.mjs'
import { root } from './parts.mjs'

const [name, ...args] = process.argv.slice(2)
await build(['server'])
const { status } = spawnSync(process.execPath, [join(root, 'server/dist/commands', `${name}.js`), ...args], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  stdio: 'inherit',
})
process.exitCode = status ?? 1
