// Checks the types of every folder that has a tsconfig.json: `npm run typecheck`.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const projects = ['.', 'shared'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(root, path, 'tsconfig.json'))),
)
const { status } = spawnSync(process.execPath, ['node_modules/ts7/bin/tsc', '-b', ...projects], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
