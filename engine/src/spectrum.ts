import type { SpectrumFault } from '@soundleaf/contracts'
import { LISTED_THIRD_OCTAVES_HZ, OCTAVES_HZ, THIRD_OCTAVES_HZ } from './band'

export type Resolution = 'third octaves' | 'octaves'

/** Levels by nominal mid-frequency; every listed band has a finite value. */
export interface BandSpectrum {
  readonly resolution: Resolution
  readonly valueOf: ReadonlyMap<number, number>
}

export interface SpectrumRefusal {
  readonly ok: false
  readonly fault: SpectrumFault
}

/** Larger levels and sound reduction indices are meaningless, and 10^(L/10) would overflow. */
const LARGEST_LEVEL_DB = 1000

/**
 * Reads a listed spectrum strictly: distinct bands with one finite value each. Octave frequencies alone make an octave
 * spectrum, anything else a third-octave spectrum.
 *
 * @param bands_hz mid-frequencies, Hz, in any order: nominal, or exact as ISO 266 computes them (1258.93)
 * @param values_db one value for each band, dB
 * @returns the spectrum, or a refusal with a message and the band at fault; it does not throw
 *
 * @example
 * readSpectrum([125, 250], [30, 35]) // { ok: true, spectrum: { resolution: 'octaves', … } }
 */
export function readSpectrum(
  bands_hz: readonly unknown[],
  values_db: readonly unknown[],
): { readonly ok: true; readonly spectrum: BandSpectrum } | SpectrumRefusal {
  const valueOf = new Map<number, number>()
  for (const [at, listed] of bands_hz.entries()) {
    const band = nominal(listed)
    if (band === undefined)
      return refuse({ code: 'UnknownBand', params: { at, found: JSON.stringify(listed) ?? 'nothing' } })
    if (valueOf.has(band)) return refuse({ code: 'BandTwice', params: { band_hz: band } })
    if (at >= values_db.length) return refuse({ code: 'ValueMissing', params: { band_hz: band } })
    const value = values_db[at]
    if (typeof value !== 'number' || !Number.isFinite(value))
      return refuse({ code: 'ValueNotFinite', params: { band_hz: band } })
    if (Math.abs(value) > LARGEST_LEVEL_DB)
      return refuse({ code: 'ValueTooLarge', params: { band_hz: band, limit_db: LARGEST_LEVEL_DB } })
    valueOf.set(band, value)
  }
  if (values_db.length > bands_hz.length) {
    const params = { values: values_db.length, bands: bands_hz.length }
    return refuse({ code: 'MoreValuesThanBands', params })
  }
  if (valueOf.size === 0) return refuse({ code: 'NoBand', params: {} })
  const resolution = [...valueOf.keys()].every((band) => OCTAVES_HZ.includes(band))
    ? 'octaves'
    : 'third octaves'
  return { ok: true, spectrum: { resolution, valueOf } }
}

/**
 * The spectrum of 21 third octaves, 50 to 5000 Hz.
 *
 * @param values_db 21 finite values, dB
 * @throws RangeError on any other number of values, and on values that are not finite
 */
export function thirdOctaveSpectrum(values_db: ArrayLike<number>): BandSpectrum {
  const reading = readSpectrum(THIRD_OCTAVES_HZ, Array.from(values_db))
  if (!reading.ok) throw new RangeError(reading.fault.code)
  return reading.spectrum
}

/** How near an exact mid-frequency, 10^(n/10) Hz, is when it is written with three digits or more. */
const EXACT_WITHIN = 1e-3

/** The nominal mid-frequency of a listed one. Undefined for what is no band. */
function nominal(listed: unknown): number | undefined {
  if (typeof listed !== 'number') return undefined
  if (LISTED_THIRD_OCTAVES_HZ.includes(listed)) return listed
  // The list has every third octave from 10 Hz on, 10^(10/10) Hz.
  const number = Math.round(10 * Math.log10(listed))
  const isExact = Math.abs(listed / 10 ** (number / 10) - 1) < EXACT_WITHIN
  return isExact ? LISTED_THIRD_OCTAVES_HZ[number - 10] : undefined
}

const refuse = (fault: SpectrumFault): SpectrumRefusal => ({ ok: false, fault })
