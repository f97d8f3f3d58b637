import type { RatingId } from './ratings'

/** The faults of a listed spectrum by their codes, each with what its sentence says. */
interface SpectrumFaults {
  UnknownBand: { readonly at: number; readonly found: string }
  BandTwice: { readonly band_hz: number }
  ValueMissing: { readonly band_hz: number }
  ValueNotFinite: { readonly band_hz: number }
  ValueTooLarge: { readonly band_hz: number; readonly limit_db: number }
  MoreValuesThanBands: { readonly values: number; readonly bands: number }
  NoBand: Readonly<Record<never, never>>
  /** A rating needs a band that is not listed. */
  BandMissing: { readonly rating: RatingId; readonly band_hz: number }
  /** The same of the first of all ratings, none of which is possible. */
  NoRating: { readonly rating: RatingId; readonly band_hz: number }
}
export type SpectrumFaultCode = keyof SpectrumFaults

interface FaultOf<Code extends SpectrumFaultCode> {
  readonly code: Code
  readonly params: SpectrumFaults[Code]
}

/** Why a spectrum cannot be read, or not be rated. */
export type SpectrumFault<Code extends SpectrumFaultCode = SpectrumFaultCode> = {
  [One in Code]: FaultOf<One>
}[Code]
