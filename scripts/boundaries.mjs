// Holds the source against .dependency-cruiser.mjs: every folder with code is read, every package has a rule of its own.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import config from '../.dependency-cruiser.mjs'

const root = join(import.meta.dirname, '..')
/** What is written or fetched by programs, and what holds no code. */
const WITHOUT_CODE = new Set(['node_modules', 'test-results', 'docs', 'deploy', 'languages'])

const foldersIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !WITHOUT_CODE.has(entry.name))
    .map((entry) => join(folder, entry.name))

const { forbidden, allowed, allowedSeverity, options } = config
const folders = foldersIn('.')
const packages = folders.flatMap((folder) => (folder === 'shared' ? foldersIn(folder) : [folder]))

/** The rule that every package is free inside itself names nobody in particular. */
const isOfOne = ({ to }) => to.path !== '^$1/'
const names = ({ from }, folder) =>
  [from.path].flat().some((path) => path?.startsWith('^') && new RegExp(path).test(`${folder}/src/index.ts`))
const unnamed = packages.filter((folder) => !allowed.some((rule) => isOfOne(rule) && names(rule, folder)))

const { output } = await cruise(folders, {
  ...options,
  ruleSet: { forbidden, allowed, allowedSeverity },
  validate: true,
})
const { totalCruised, violations } = output.summary
for (const { from, to, rule } of violations) console.error(`${rule.name}: ${from} → ${to}`)
for (const folder of unnamed)
  console.error(`${folder}: no rule of .dependency-cruiser.mjs says what it may import`)
console.log(`${violations.length} violations in ${totalCruised} modules of ${packages.length} packages`)
// The tool silently reads nothing when it does not like its TypeScript.
if (totalCruised < 50) console.error('Fewer than 50 modules were read: the rules proved nothing.')
process.exitCode = violations.length > 0 || unnamed.length > 0 || totalCruised < 50 ? 1 : 0
