import { Type, type Static } from '@sinclair/typebox'
import { WireCode } from './message'
import { Spectrum } from './primitives'

const Measured = Type.Union([Spectrum, Type.Null()])

/** A measured construction that is near to the calculated one, with what was measured of it. */
export const MeasuredNeighbour = Type.Object({
  id: Type.String(),
  /** The publication, as a citation. */
  source: Type.String(),
  /** From the source to the receiving side, as codes. */
  layers: Type.Array(WireCode),
  /** In what it differs, with the values of both, the larger difference first. */
  differences: Type.Array(WireCode),
  /** By the name of the rating, as `Rw`; of either standard. */
  ratings: Type.Array(Type.Object({ id: Type.String(), value: Type.Number() })),
  /** 21 bands in dB; null where none were published, and where the licence has no spectra. */
  airborne: Measured,
  impact: Measured,
  /** Whether it was measured in octaves, whose values stand in each of their three bands. */
  inOctaves: Type.Boolean(),
})
export type MeasuredNeighbour = Static<typeof MeasuredNeighbour>
