// Writes contract.api.md, the check of an answer and the schema of the open format. `against REF` judges instead whether the version moved enough since that commit.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const folder = join(import.meta.dirname, '..')
const file = 'contract.api.md'
const bundle = join(folder, 'node_modules', '.cache', 'current-surface.mjs')

await build({
  entryPoints: [join(import.meta.dirname, 'current-surface.ts')],
  bundle: true,
  format: 'esm',
  platform: 'node',
  external: ['typescript'],
  outfile: bundle,
  logLevel: 'error',
})
const {
  ANSWER_CHECK_FILE,
  answerCheck,
  currentSurface,
  CONTRACT_VERSION,
  decideVersion,
  FILE_SCHEMA_FILE,
  fileSchema,
} = await import(bundle)

const [command, reference] = process.argv.slice(2)
if (command === 'against' && reference !== undefined) {
  const before = execFileSync('git', ['show', `${reference}:./${file}`], { cwd: folder, encoding: 'utf8' })
  const [, beforeVersion = ''] = /^# Contract (\S+)/.exec(before) ?? []
  const decision = decideVersion(before, currentSurface(folder), beforeVersion, CONTRACT_VERSION)
  console.log(decision.ok ? `Version ${CONTRACT_VERSION}: ${decision.change} change.` : decision.reason)
  process.exitCode = decision.ok ? 0 : 1
} else if (command === undefined) {
  writeFileSync(join(folder, file), currentSurface(folder))
  writeFileSync(join(folder, ANSWER_CHECK_FILE), answerCheck())
  writeFileSync(join(folder, FILE_SCHEMA_FILE), fileSchema())
} else {
  console.error('Usage: npm run contract [-- against REF]')
  process.exitCode = 2
}
