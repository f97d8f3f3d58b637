/** Octave centres that carry a label; the third octaves between them have a tick alone. */
const OCTAVES_HZ = new Set([31.5, 63, 125, 250, 500, 1000, 2000, 4000, 8000])

/** Positions on the axis (bands are drawn at equal steps) of the labelled octaves. */
export function octavePositions(bands_hz: readonly number[]): number[] {
  return bands_hz.flatMap((band, index) => (OCTAVES_HZ.has(band) ? [index] : []))
}

/** `63`, `1k`, `2k`: what stands under the axis. */
export function bandLabel(band_hz: number): string {
  return band_hz >= 1000 && band_hz % 1000 === 0 ? `${band_hz / 1000}k` : String(band_hz)
}
