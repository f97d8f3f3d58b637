import type { SpectrumSet } from './spectrum-set'

/**
 * By how much each band falls short of the shifted reference, dB: below it for airborne sound, above it for impact
 * sound. Zero where the band is favourable, null outside the rated range.
 */
export function deviations_db({ kind, current, shifted }: SpectrumSet): readonly (number | null)[] {
  if (current === null || shifted === null) return []
  return current.map((value, band) => {
    const reference = shifted[band]
    if (reference === undefined || reference === null) return null
    // In whole tenths, as ISO 717 compares: 46.0 − 45.9 is 0.1, not 0.10000000000000142.
    const short = Math.round(reference * 10) - Math.round(value * 10)
    return Math.max(0, kind === 'airborne' ? short : -short) / 10
  })
}
