// `npm run at-scale`: what strangers and accidents do to the server, ten times as often as in the usual tests: hostile texts,
// floods, quotas, races, stolen links, and kills in mid-save. Further arguments go to jest.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './parts.mjs'

const IDS = ['SEC-12', 'SEC-13', 'SEC-15', 'SEC-17', 'REL-01', 'BEY-11']
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/jest/bin/jest.js'),
    ...['--selectProjects', 'server', '--testNamePattern', `\\[[^\\]]*(${IDS.join('|')})`],
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, SOUNDLEAF_TEST_SCALE: '10' } },
)
process.exitCode = status ?? 1
