import { createHash } from 'node:crypto'
import { BAND_COUNT, type Standard } from '@soundleaf/contracts'
import { fieldQuantities, ratePredicted, toOneDecimal, type Room } from '@soundleaf/engine'
import { engineStandard, type Predicted, type RatedSpectrum } from './predicted'

/**
 * What a trial account sees: values made up from the account and the project alone, so that they do not flicker and
 * have no relation to the construction. A made-up spectrum has no trend over the bands either, because
 * every true one has.
 */
export function madeUp({
  accountId,
  projectId,
  standard,
  isFloor,
  room,
}: {
  readonly accountId: string
  readonly projectId: string
  readonly standard: Standard
  readonly isFloor: boolean
  readonly room: Room
}): Predicted {
  const random = randomNumbers(`${accountId}/${projectId}/${standard}`)
  const airborne = madeUpSpectrum(random, 'airborne', standard)
  const impact = isFloor ? madeUpSpectrum(random, 'impact', standard) : null
  return {
    airborne,
    impact,
    field: fieldQuantities(engineStandard(standard), airborne, impact, room),
    surfaceMass_kgm2: null,
    totalThickness_mm: null,
    notices: [],
    circumstances: null,
    measured: [],
  }
}

const LEVELS_DB = { airborne: [30, 65], impact: [40, 75] } as const
const SPREAD_DB = 8
const UNCERTAINTY_DB = 3

function madeUpSpectrum(
  random: () => number,
  kind: 'airborne' | 'impact',
  standard: Standard,
): RatedSpectrum {
  const [lowest, highest] = LEVELS_DB[kind]
  const level_db = lowest + (highest - lowest) * random()
  const noise = withoutTrend(Array.from({ length: BAND_COUNT }, () => SPREAD_DB * (2 * random() - 1)))
  const values_db = noise.map((value_db) => toOneDecimal(level_db + value_db))
  const ratings = ratePredicted(kind, engineStandard(standard), values_db)
  return {
    values_db,
    ratings,
    uncertainty_db: Object.fromEntries(ratings.map(({ id }) => [id, UNCERTAINTY_DB])),
    limitingPath: [],
    uncertaintyBasis: null,
  }
}

/** Takes the mean and the straight line of best fit out. */
function withoutTrend(values: readonly number[]): number[] {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const square = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0)
  const slope = values.reduce((sum, value, index) => sum + value * (index - middle), 0) / square
  return values.map((value, index) => value - mean - slope * (index - middle))
}

/** Numbers from 0 to 1 that follow from a text: SHA-256 in counter mode. */
function randomNumbers(seed: string): () => number {
  let count = 0
  return () => createHash('sha256').update(`${seed}/${count++}`).digest().readUInt32BE() / 2 ** 32
}
