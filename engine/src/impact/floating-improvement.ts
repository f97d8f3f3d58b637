/** Slopes of ISO 12354-2:2017 annex C: cement and anhydrite screeds (C.1), asphalt and dry floors (C.3), dB per decade. */
export const WET_SCREED = 30
export const ASPHALT_OR_DRY = 40

/**
 * Improvement of impact sound by a floating floor, slope * lg(f/f0) in dB, none below its resonance f0 (Hz).
 * ISO 12354-2:2017 annex C; valid for the floors its slopes are named after, on resilient layers.
 */
export function floatingImprovement(frequency_hz: number, resonance_hz: number, slope: number): number {
  return Math.max(slope * Math.log10(frequency_hz / resonance_hz), 0)
}
