import { CONTRADICTIONS } from './contradictions'
import { CORRECTIONS } from './corrections'
import { RECORDS_AS_COPIED } from './records'
import { type Score, scoreAll } from './score'
import { bandRms, isJudged, rootMeanSquare } from './summary'

interface BandError {
  readonly kind: string
  readonly source: string
  readonly band: number
  readonly error: number
}

/**
 * What limits the accuracy of the octave bands, as Markdown: corrected descriptions, contradictory measurements,
 * systematic errors.
 */
export function obstaclesSection(scores: readonly Score[]): string {
  const errors = scores.flatMap(({ kind, source, bandErrors }): readonly BandError[] =>
    [...(bandErrors ?? [])].filter(isJudged).map(([band, error]) => ({ kind, source, band, error })),
  )
  const asCopied = bandRms(scoreAll(undefined, RECORDS_AS_COPIED))
  const least = CONTRADICTIONS.reduce((sum, { leastSquares }) => sum + leastSquares, 0)
  const kindsAndBands = groupsOf(errors, ({ kind, band }) => `${kind} ${band}`)
  return `Measured and predicted octaves both are means of the transmission coefficient, not of decibels. Descriptions that their own
source contradicts were put right, no measured value was; as they were copied the root mean square is ${asCopied.toFixed(1)} dB:

${CORRECTIONS.map(({ id, reason }) => `- \`${id}\`: ${reason}.`).join('\n')}

Some measurements exclude each other. Whatever a model says, these alone leave ${Math.sqrt(least / errors.length).toFixed(1)} dB over all records:

| records | what they say | least squares, dB² |
|---|---|---|
${CONTRADICTIONS.map(contradictionRow).join('\n')}

Little of the rest is systematic. Taking the mean error of each band away from all records would leave ${withoutMeans(groupsOf(errors, ({ band }) => band))} dB;
taking it away from each kind by itself, ${kindsAndBands.length} numbers for ${errors.length} values, ${withoutMeans(kindsAndBands)} dB. By source:

| source | values | root mean square |
|---|---|---|
${groupsOf(errors, ({ source }) => source)
  .map(
    (group) =>
      `| ${group[0].source} | ${group.length} | ${rootMeanSquare(group.map(({ error }) => error)).toFixed(1)} |`,
  )
  .join('\n')}`
}

function contradictionRow({ records, because, leastSquares }: (typeof CONTRADICTIONS)[number]): string {
  return `| ${records.map((id) => `\`${id}\``).join(', ')} | ${because} | ${Math.round(leastSquares)} |`
}

function groupsOf(
  errors: readonly BandError[],
  keyOf: (error: BandError) => unknown,
): readonly (readonly BandError[])[] {
  const groups = new Map<unknown, BandError[]>()
  for (const error of errors) groups.set(keyOf(error), [...(groups.get(keyOf(error)) ?? []), error])
  return [...groups.values()]
}

function withoutMeans(groups: readonly (readonly BandError[])[]): string {
  const left = groups.flatMap((group) => {
    const mean = group.reduce((sum, { error }) => sum + error, 0) / group.length
    return group.map(({ error }) => error - mean)
  })
  return rootMeanSquare(left).toFixed(1)
}
