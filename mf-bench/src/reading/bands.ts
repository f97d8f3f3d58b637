/** Third octaves that a curve may list, nominal mid-frequencies in Hz (ISO 266). */
export const THIRD_OCTAVES_HZ: readonly number[] = [
  20, 25, 31.5, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000,
  2500, 3150, 4000, 5000, 6300, 8000, 10000,
]
export const OCTAVES_HZ: readonly number[] = [31.5, 63, 125, 250, 500, 1000, 2000, 4000, 8000]

export const isBand = (frequency_hz: number): boolean => THIRD_OCTAVES_HZ.includes(frequency_hz)

/** A range of bands that a list of values without frequencies may be of. */
export interface BandRange {
  readonly bands_hz: readonly number[]
  /** The first and the last band, as `100–3150`. */
  readonly id: string
}

/** Where lists of these lengths usually begin: ISO 717 and ISO 10140 in third octaves, ISO 717 in octaves. */
const USUAL_START_HZ: Readonly<Record<number, number>> = { 16: 100, 18: 100, 21: 50, 5: 125, 6: 125, 7: 63 }
const LONGEST_OCTAVES = 7

/** Every range of so many bands from 50 Hz to 5 kHz (octaves: 63 Hz to 4 kHz), the usual one first. */
export function rangesOf(count: number): readonly BandRange[] {
  const isOctaves = count <= LONGEST_OCTAVES
  const all = isOctaves
    ? OCTAVES_HZ.filter((band) => band >= 63 && band <= 4000)
    : THIRD_OCTAVES_HZ.filter((band) => band >= 50 && band <= 5000)
  const ranges = all.flatMap((first, at) => {
    const bands_hz = all.slice(at, at + count)
    return count >= 5 && bands_hz.length === count
      ? [{ bands_hz, id: `${first}–${bands_hz.at(-1) ?? first}` }]
      : []
  })
  const usual = ranges.filter(({ bands_hz }) => bands_hz[0] === USUAL_START_HZ[count])
  return [...usual, ...ranges.filter((range) => !usual.includes(range))]
}
