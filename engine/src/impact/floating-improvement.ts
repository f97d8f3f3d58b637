/**
 * Slopes of the improvement by ISO 12354-2:2017 annex C, dB per decade: cement and calcium sulphate screeds (C.1),
 * asphalt and dry floating floors (C.3).
 */
export const WET_SCREED = 30
export const ASPHALT_OR_DRY = 40

/**
 * Improvement of impact sound insulation by a floating floor, dB: slope * lg(f/f0), 0 below the resonance frequency f0.
 * ISO 12354-2:2017 annex C; valid for the floors that the slopes are named after, on resilient layers.
 */
export function floatingImprovement(frequency_hz: number, resonance_hz: number, slope: number): number {
  return Math.max(slope * Math.log10(frequency_hz / resonance_hz), 0)
}
