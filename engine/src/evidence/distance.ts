import { CONNECTIONS, type Profile } from './profile'

/** In what a measured construction differs from another, with both values; the larger part of the distance first. */
export type Difference =
  | {
      readonly of: 'mass' | 'lightest' | 'stiffness' | 'depth' | 'cavity' | 'floating' | 'covering'
      readonly measured: number | null
      readonly own: number | null
    }
  | { readonly of: 'leaves' | 'filled'; readonly measured: number; readonly own: number }
  | {
      readonly of: 'connection'
      readonly measured: Profile['connection']
      readonly own: Profile['connection']
    }

/**
 * How much each difference counts, in units that all mean about as much to a single number: an octave of mass, of
 * resonance or of depth, a step from one kind of connection to the next. Twice the mass is 4 to 6 dB, twice the depth and a
 * fill are 3 to 5 dB each, a step of connection about 5 dB, and another number of leaves is another construction.
 */
const WEIGHTS = {
  leaves: 2.5,
  mass: 1,
  lightest: 0.6,
  stiffness: 0.4,
  depth: 0.6,
  filled: 0.8,
  cavity: 0.7,
  floating: 0.9,
  connection: 1,
  covering: 0.4,
} as const

/** What one has and the other has not counts as so many octaves. */
const MISSING_OCTAVES = 3
/** The largest number of octaves that counts: beyond it nothing is alike any more. */
const MOST_OCTAVES = 4

/** Differences below this part of the distance are not worth a word. */
const LEAST_PART = 0.12

export interface Comparison {
  readonly distance: number
  readonly differences: readonly Difference[]
}

/** How far a measured construction lies from another, by physics, and in what. */
export function compare(measured: Profile, own: Profile): Comparison {
  const parts = partsOf(measured, own).map(([difference, units]) => ({
    difference,
    part: (WEIGHTS[difference.of] * units) ** 2,
  }))
  const square = parts.reduce((sum, { part }) => sum + part, 0)
  return {
    distance: Math.sqrt(square),
    differences: parts
      .filter(({ part }) => part >= LEAST_PART ** 2)
      .sort((a, b) => b.part - a.part)
      .map(({ difference }) => difference),
  }
}

function partsOf(measured: Profile, own: Profile): readonly (readonly [Difference, number])[] {
  const octaved = (
    of: 'mass' | 'lightest' | 'stiffness' | 'depth' | 'cavity' | 'floating' | 'covering',
    valueOf: (profile: Profile) => number | null,
  ) => {
    const [theirs, ours] = [valueOf(measured), valueOf(own)]
    return [{ of, measured: theirs, own: ours }, octaves(theirs, ours)] as const
  }
  const stepsApart = Math.abs(step(measured) - step(own))
  return [
    [{ of: 'leaves', measured: measured.leaves, own: own.leaves }, Math.abs(measured.leaves - own.leaves)],
    octaved('mass', ({ mass_kgm2 }) => mass_kgm2),
    octaved('lightest', ({ lightest_kgm2 }) => lightest_kgm2),
    octaved('stiffness', ({ critical_hz }) => critical_hz),
    octaved('depth', ({ depth_mm }) => (depth_mm === 0 ? null : depth_mm)),
    [
      { of: 'filled', measured: measured.filled, own: own.filled },
      Math.abs(measured.filled - own.filled) * 2,
    ],
    octaved('cavity', ({ cavity_hz }) => cavity_hz),
    octaved('floating', ({ floating_hz }) => floating_hz),
    [{ of: 'connection', measured: measured.connection, own: own.connection }, stepsApart],
    octaved('covering', ({ covering_MNpm }) => covering_MNpm),
  ]
}

function step({ connection }: Profile): number {
  return connection === null ? CONNECTIONS.length : CONNECTIONS.indexOf(connection)
}

function octaves(a: number | null, b: number | null): number {
  if (a === null && b === null) return 0
  if (a === null || b === null) return MISSING_OCTAVES
  return Math.min(Math.abs(Math.log2(a / b)), MOST_OCTAVES)
}
