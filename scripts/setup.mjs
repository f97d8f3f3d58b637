// Installs the packages on a machine that has only Node and npm, and does nothing when they are there.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const stampFile = join(root, 'node_modules', '.soundleaf-setup')

/** Brings node_modules in line with the lockfile. Progress goes to standard error. */
export function setup() {
  const [major] = process.versions.node.split('.').map(Number)
  if (major < 20) throw new Error(`Soundleaf needs Node 20 or newer; this is ${process.version}.`)
  const lock = readFileSync(join(root, 'pnpm-lock.yaml'))
  const stamp = createHash('sha256').update(lock).update(process.version).digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  execFileSync('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
  })
  writeFileSync(stampFile, stamp)
}

if (process.argv[1] === import.meta.filename) setup()
