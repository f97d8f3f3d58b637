import { spawnSync } from 'node:child_process'

/** Mounts, processes and network of a program's own, which end with it. */
export const SPACES = ['--mount', '--pid', '--fork', '--kill-child', '--net']

/** Only Linux has them, and there only its administrator may make them. */
export const isThrowAwayPossible = (): boolean =>
  spawnSync('unshare', [...SPACES, 'ip', 'link', 'set', 'lo', 'up']).status === 0
