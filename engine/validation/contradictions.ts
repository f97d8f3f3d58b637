import { RECORDS } from './records'

/** Octave bands that are compared, Hz. */
const BANDS_HZ = [125, 250, 500, 1000, 2000, 4000]

interface Contradiction {
  readonly records: readonly string[]
  readonly because: string
  /** Least sum of squared errors of both records that any model can reach, dB². */
  readonly leastSquares: number
}

/** Two measurements of the same construction: the best model predicts their mean. */
function sameConstruction(first: string, second: string, because: string): Contradiction {
  const [a, b] = [octavesOf(first), octavesOf(second)]
  return {
    records: [first, second],
    because,
    leastSquares: sum(BANDS_HZ, (_, at) => (a[at] - b[at]) ** 2 / 2),
  }
}

/**
 * A heavier construction with a lower measured value: the best model whose result never falls with mass predicts the
 * mean of both.
 */
function heavierIsLower(lighter: string, heavier: string, because: string): Contradiction {
  const [light, heavy] = [octavesOf(lighter), octavesOf(heavier)]
  return {
    records: [lighter, heavier],
    because,
    leastSquares: sum(BANDS_HZ, (_, at) => Math.max(light[at] - heavy[at], 0) ** 2 / 2),
  }
}

/**
 * An octave spectrum and an Rw of the same wall from another source: the least-squares change of the spectrum that
 * comes within a decibel of that Rw. The unfavourable deviations may sum to 10 dB (ISO 717-1, octaves), so every band
 * that has one is raised by the same amount, at most by its deviation.
 */
function againstRating(octaves: string, rating: string, because: string): Contradiction {
  const rw = RECORDS.find(({ id }) => id === rating)?.measured.Rw ?? Number.NaN
  const measured = octavesOf(octaves)
  const lacking = measured.map((value, at) =>
    Math.max(REFERENCE_DB[at] + Math.floor(rw) - 1 - REFERENCE_DB[AT_500_HZ] - value, 0),
  )
  let lift = 0
  while (sum(lacking, (lack) => Math.max(lack - lift, 0)) > 10) lift += 0.01
  return {
    records: [octaves, rating],
    because,
    leastSquares: sum(lacking, (lack) => Math.min(lift, lack) ** 2),
  }
}

/** Reference curve of ISO 717-1 in octaves, 125 to 2000 Hz; 4000 Hz is not rated. */
const REFERENCE_DB = [36, 45, 52, 55, 56, Number.NEGATIVE_INFINITY]
const AT_500_HZ = 2

export const CONTRADICTIONS: readonly Contradiction[] = [
  sameConstruction(
    'bies-brick100',
    'ross-brick4',
    '100 mm of brick, 200 and 195 kg/m²: 37 and 55 dB at 2 kHz',
  ),
  sameConstruction(
    'bies-gyp86-abs',
    'ashrae-92-11f',
    'one 16 mm board a side on 90 mm steel studs, filled: 49 and 64 dB at 1 kHz',
  ),
  heavierIsLower(
    'bies-gw200-abs',
    'ashrae-dbl',
    'twice the boards and twice the wool in the same 200 mm: 68 and 62 dB at 500 Hz',
  ),
  againstRating(
    'bies-conc200',
    'reg-conc-200',
    '200 mm of concrete: an octave spectrum of Rw 54 by one source, Rw 60 by another',
  ),
]

function octavesOf(id: string): readonly number[] {
  const octave = RECORDS.find((record) => record.id === id)?.measured.octave
  if (octave === undefined) throw new Error(`${id} has no octave spectrum`)
  return BANDS_HZ.map((band) => octave[band])
}

function sum<T>(values: readonly T[], of: (value: T, at: number) => number): number {
  return values.reduce((total, value, at) => total + of(value, at), 0)
}
