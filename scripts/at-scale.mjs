// `npm run at-scale`: what strangers and accidents do to the server, ten times as often as in the usual tests: hostile texts,
// floods, quotas, races, stolen links, and kills in mid-save and in mid-batch. Ends with a table of what was proven how often.
// Further arguments go to jest.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './parts.mjs'

/** The requirements whose tests take their count from the scale, and what their tests do. */
const SUBJECTS = {
  'SEC-12': 'hostile texts through save, backup and restore',
  'SEC-13': 'floods of a socket',
  'SEC-15': 'logins that race a change of the password',
  'SEC-17': 'quotas and shares',
  'REL-01': 'kills in mid-save',
  'BEY-11': 'links, files and history',
  'BEY-16': 'batches, killed in the middle',
}
const ids = Object.keys(SUBJECTS)

const folder = mkdtempSync(join(tmpdir(), 'soundleaf-at-scale-'))
const report = join(folder, 'jest.json')
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/jest/bin/jest.js'),
    ...['--selectProjects', 'server', '--testNamePattern', `\\[[^\\]]*(${ids.join('|')})`],
    ...['--json', '--outputFile', report],
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: ['inherit', 'ignore', 'inherit'],
    env: { ...process.env, SOUNDLEAF_TEST_SCALE: '10' },
  },
)
process.exitCode = status ?? 1
try {
  for (const line of tableOf(JSON.parse(readFileSync(report, 'utf8')))) console.log(line)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** A line for each requirement: how many of its tests held, in how long, and those that say a count in their title. */
function tableOf({ testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  return ids.flatMap((id) => {
    const own = tests.filter(({ title, status }) => title.includes(id) && status !== 'pending')
    const failed = own.filter(({ status }) => status !== 'passed')
    const took_s = own.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000
    return [
      `${id}  ${own.length - failed.length} of ${own.length} tests held, ${took_s.toFixed(0)} s: ${SUBJECTS[id]}`,
      ...own.filter(({ title }) => /\d+ kills|killed/.test(title)).map(({ title }) => `        ${title}`),
      ...failed.map(({ title }) => `        FAILED ${title}`),
    ]
  })
}
