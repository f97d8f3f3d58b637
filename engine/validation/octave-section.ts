import { obstaclesSection } from './obstacles-section'
import type { Score } from './score'
import { isJudged, meanOf, rootMeanSquare } from './summary'

const BANDS_HZ = [63, 125, 250, 500, 1000, 2000, 4000]
const LISTED = 6

/** The errors of the octave bands as Markdown: by band, and the records that contribute most. */
export function octaveSection(scores: readonly Score[]): string {
  const measured = scores.filter(({ quantity }) => quantity === 'octaves')
  const bands = BANDS_HZ.map((band) => {
    const errors = measured.flatMap(({ bandErrors }) => bandErrors?.get(band) ?? [])
    return `| ${band} | ${errors.length} | ${meanOf(errors).toFixed(1)} | ${rootMeanSquare(errors).toFixed(1)} |`
  })
  const carried = measured
    .map(({ id, kind, quality, bandErrors }) => {
      const judged = [...(bandErrors ?? [])].filter(isJudged)
      const errors = judged.map(([, error]) => error)
      return {
        name: `\`${id}\``,
        kind,
        quality,
        errors,
        squares: errors.length * rootMeanSquare(errors) ** 2,
      }
    })
    .sort((a, b) => b.squares - a.squares)
  const total = carried.reduce((sum, { squares }) => sum + squares, 0)
  const rows = carried
    .slice(0, LISTED)
    .map(
      ({ name, kind, quality, errors, squares }) =>
        `| ${name} | ${kind.replaceAll('_', ' ')} | ${quality} | ${rootMeanSquare(errors).toFixed(1)} | ${Math.round((100 * squares) / total)} % |`,
    )
  const rest = rootMeanSquare(carried.slice(LISTED).flatMap(({ errors }) => errors))
  return `| octave band, Hz | n | mean | root mean square |
|---|---|---|---|
${bands.join('\n')}

The records that carry most of it; without them the root mean square is ${rest.toFixed(1)} dB:

| record | kind | quality | root mean square | share of the squares |
|---|---|---|---|---|
${rows.join('\n')}

### What stands in the way of less

${obstaclesSection(scores)}`
}
