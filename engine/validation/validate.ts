// Prints the errors by kind and writes docs/validation.md, its plot, the errors that the check accepts from now on, and the
// measured constructions that are shown beside predictions.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { acceptedFrom } from './accepted'
import { measuredConstructions } from './evidence'
import { coverageLeftOut } from './left-out'
import { reportOf } from './report'
import { scatterPlot } from './scatter-plot'
import { scoreAll } from './score'
import { bandRms, byKind, overall } from './summary'

const [root] = process.argv.slice(2)
const PLOT_FILE = 'validation.svg'

const scores = scoreAll()
for (const { group, quantity, n, mean, mae, within } of [...byKind(scores), ...overall(scores)])
  console.log(
    group.padEnd(24),
    quantity.padEnd(15),
    String(n).padStart(4),
    mean.toFixed(2).padStart(7),
    mae.toFixed(2).padStart(6),
    ...within.map((share) => `${Math.round(100 * share)} %`.padStart(6)),
  )
console.log('octave bands rms', bandRms(scores).toFixed(2), 'dB')
for (const { group, n, within } of coverageLeftOut())
  console.log('within u and 2u:', group, n, ...within.map((share) => `${Math.round(100 * share)} %`))
writeFileSync(join(root, 'docs', 'validation.md'), reportOf(scores, PLOT_FILE))
writeFileSync(join(root, 'docs', PLOT_FILE), scatterPlot(scores))
writeFileSync(
  join(root, 'engine/validation/accepted.json'),
  `${JSON.stringify(acceptedFrom(scores), null, 2)}\n`,
)
writeFileSync(
  join(root, 'engine/src/evidence/measured-constructions.data.json'),
  `[\n${measuredConstructions()
    .map((one) => JSON.stringify(one))
    .join(',\n')}\n]\n`,
)
