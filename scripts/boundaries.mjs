// Holds the source against .dependency-cruiser.mjs, and against having read nothing.
import { existsSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import config from '../.dependency-cruiser.mjs'

const folders = [
  'shared',
  'shell',
  'mf-auth',
  'mf-projects',
  'mf-editor',
  'mf-results',
  'mf-print',
  'engine',
  'server',
  'e2e',
  'bench',
  'examples',
]
const { forbidden, allowed, allowedSeverity, options } = config
const { output } = await cruise(
  folders.filter((folder) => existsSync(folder)),
  {
    ...options,
    ruleSet: { forbidden, allowed, allowedSeverity },
    validate: true,
  },
)
const { totalCruised, violations } = output.summary
for (const { from, to, rule } of violations) {
  console.error(`${rule.name}: ${from} → ${to}`)
}
console.log(`${violations.length} violations in ${totalCruised} modules`)
// The tool silently reads nothing when it does not like its TypeScript.
if (totalCruised < 50) console.error('Fewer than 50 modules were read: the rules proved nothing.')
process.exitCode = violations.length > 0 || totalCruised < 50 ? 1 : 0
