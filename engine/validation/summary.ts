import type { Score } from './score'

/** The errors of a group of values in dB; the shares are those within 1, 2 and 3 dB. */
export interface Summary {
  readonly group: string
  readonly quantity: string
  readonly n: number
  readonly mean: number
  readonly mae: number
  readonly within: readonly [number, number, number]
}

/** Octave means are not integers; slightly more than a whole decibel still counts as within it. */
const TOLERANCE_DB = 0.05

export function summarise(
  group: string,
  quantity: string,
  scores: readonly Pick<Score, 'measured' | 'predicted'>[],
): Summary {
  const errors = scores.map(({ measured, predicted }) => predicted - measured)
  const share = (limit: number) =>
    errors.filter((error) => Math.abs(error) <= limit + TOLERANCE_DB).length / errors.length
  return {
    group,
    quantity,
    n: errors.length,
    mean: meanOf(errors),
    mae: meanOf(errors.map(Math.abs)),
    within: [share(1), share(2), share(3)],
  }
}

/** A summary for each kind and quantity, in alphabetical order. */
export function byKind(scores: readonly Score[]): readonly Summary[] {
  const groups = new Map<string, Score[]>()
  for (const score of scores) {
    const key = `${score.kind} ${score.quantity}`
    groups.set(key, [...(groups.get(key) ?? []), score])
  }
  return [...groups.keys()].sort().map((key) => {
    const group = groups.get(key) ?? []
    return summarise(group[0].kind, group[0].quantity, group)
  })
}

/** Whether a score is that of a rating by air, of a rating of impact sound, or of either. */
export const isAirborneRating = ({ quantity }: Score): boolean => quantity === 'Rw' || quantity === 'STC'
export const isImpactRating = ({ quantity }: Score): boolean => quantity === 'Lnw' || quantity === 'IIC'
/** Whether it is that of an adaptation term. */
export const isTerm = ({ quantity }: Score): boolean => quantity.startsWith('C')
export const isRating = (score: Score): boolean => isAirborneRating(score) || isImpactRating(score)

/** The summaries over all records: airborne, impact, quality A and B, octave means. */
export function overall(scores: readonly Score[]): readonly Summary[] {
  const singles = scores.filter(isRating)
  return [
    summarise('all', 'single numbers', singles),
    summarise('all', 'airborne', singles.filter(isAirborneRating)),
    summarise('all', 'impact', singles.filter(isImpactRating)),
    summarise(
      'quality A and B',
      'single numbers',
      singles.filter(({ quality }) => 'AB'.includes(quality)),
    ),
    summarise(
      'all',
      'octave means',
      scores.filter(({ quantity }) => quantity === 'octaves'),
    ),
  ]
}

/** Root mean square of the octave-band errors, 125 to 4000 Hz, dB. */
export function bandRms(scores: readonly Score[]): number {
  return rootMeanSquare(
    scores
      .filter(({ quantity }) => quantity === 'octaves')
      .flatMap(({ bandErrors }) => [...(bandErrors ?? [])].filter(isJudged).map(([, error]) => error)),
  )
}

/** Root mean square of the errors of spectra in third octaves, from one band to another, dB. */
export function spectraRms(scores: readonly Score[], of: 'R' | 'Ln', from_hz: number, to_hz: number): number {
  return rootMeanSquare(
    scores
      .filter(({ quantity }) => quantity === of)
      .flatMap(({ bandErrors }) =>
        [...(bandErrors ?? [])].filter(([hz]) => hz >= from_hz && hz <= to_hz).map(([, error]) => error),
      ),
  )
}

/** Whether the error of an octave band counts: 125 to 4000 Hz. */
export function isJudged([band_hz]: readonly [band_hz: number, error_db: number]): boolean {
  return band_hz >= 125 && band_hz <= 4000
}

export function rootMeanSquare(values: readonly number[]): number {
  return Math.sqrt(meanOf(values.map((value) => value * value)))
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
