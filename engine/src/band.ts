/** The 21 third octaves of a prediction, nominal mid-frequencies in Hz (ISO 266). */
export const THIRD_OCTAVES_HZ = [
  50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150, 4000,
  5000,
] as const

/** Octave bands in Hz that a listed octave spectrum may hold (ISO 266). */
export const OCTAVES_HZ: readonly number[] = [16, 31.5, 63, 125, 250, 500, 1000, 2000, 4000, 8000, 16000]

/** Every third octave in Hz that a listed spectrum may hold; no rating uses those outside 50 to 5000 Hz (ISO 266). */
export const LISTED_THIRD_OCTAVES_HZ: readonly number[] = [
  ...[10, 12.5, 16, 20, 25, 31.5, 40],
  ...THIRD_OCTAVES_HZ,
  ...[6300, 8000, 10000, 12500, 16000, 20000],
]

/** The nominal third octaves between two mid-frequencies, both included, Hz. */
export function thirdOctaves(from_hz: number, to_hz: number): readonly number[] {
  return THIRD_OCTAVES_HZ.filter((band) => band >= from_hz && band <= to_hz)
}
