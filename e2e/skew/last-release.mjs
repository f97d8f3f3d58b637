// Builds parts of the last release, from the commit that last-release.json names, and keeps them for the next time.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

const { commit } = JSON.parse(readFileSync(join(import.meta.dirname, 'last-release.json'), 'utf8'))

/** @returns {string[]} */
export const remotesOfLastRelease = () =>
  execFileSync('git', ['ls-tree', '--name-only', commit], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((name) => name.startsWith('mf-'))

/** The folder of the last release, in which the named parts are built. */
export function lastRelease(parts) {
  const folder = join(root, '.run/last-release', commit)
  const run = (command, args, cwd) =>
    execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] })
  if (!existsSync(join(folder, '.git'))) {
    if (!hasCommit(commit))
      throw new Error(
        `This copy of the repository lacks ${commit}, the last release. A shallow clone gets it by: git fetch --unshallow`,
      )
    run('git', ['worktree', 'prune'], root)
    run('git', ['worktree', 'add', '--detach', '--force', folder, commit], root)
  }
  // Not below node_modules, whose TypeScript no loader reads. It brings its own packages, by its own lockfile.
  run(process.execPath, ['scripts/build.mjs', ...parts], folder)
  return folder
}

function hasCommit(commit) {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
