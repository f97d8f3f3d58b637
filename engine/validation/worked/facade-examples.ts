import type { FacadeShape } from '@soundleaf/contracts'
import { compositeReduction, type CompositePart } from '../../src/openings/composite'
import { facadeLevelDifference, facadeShapeDifference, indoorLevel } from '../../src/field/facade'
import { OCTAVES_HZ } from '../../src/band'
import { rateIso717Airborne } from '../../src/rating/iso-717-1-2020'
import { valueOf } from '../../src/rating/rating'
import { readSpectrum } from '../../src/spectrum'
import { type Check, check, findExample, near, rowsNear } from './example'

interface AnnexF {
  readonly bands_hz: readonly number[]
  readonly S_m2: number
  readonly V_m3: number
  readonly elements: readonly {
    readonly S?: number
    readonly R?: readonly number[]
    readonly Dne?: readonly number[]
  }[]
}

function annexF() {
  const { S_m2, V_m3, elements } = findExample('en12354-3-F').inputs as AnnexF
  const parts = elements.map(({ S, R, Dne }): CompositePart => {
    if (Dne !== undefined) return { part: 'small element', count: 1, Dne_db: Dne }
    return { part: 'area', area_m2: S ?? 0, R_db: R ?? [] }
  })
  const composite = compositeReduction(parts, S_m2)
  const room = { area_m2: S_m2, volume_m3: V_m3 }
  return { composite, difference: facadeLevelDifference(composite.R_db, room) }
}

function rated(values_db: readonly number[], id: 'Rw' | 'C' | 'Ctr'): number {
  const reading = readSpectrum(OCTAVES_HZ.slice(3, 8), [...values_db])
  if (!reading.ok) throw new Error(reading.fault.code)
  return valueOf(rateIso717Airborne(reading.spectrum), id)
}

const shapeNames = (rows: Readonly<Record<string, unknown>>) => Object.keys(rows) as readonly FacadeShape[]

export const FACADE_CHECKS: Readonly<Record<string, Check>> = {
  'en12354-3-F': check<
    AnnexF,
    { readonly Rprime: readonly number[] } & Readonly<
      Record<'Rtrs_w' | 'Ctr' | 'D2mnT_w' | 'D2mnT_offset_db', number>
    >
  >((_, expected) => {
    const { composite, difference } = annexF()
    return [
      ...rowsNear("R', dB, octave", composite.R_db, expected.Rprime, 0.05),
      near('Rtr,s,w, dB', rated(composite.R_db, 'Rw'), expected.Rtrs_w, 0),
      near('Ctr, dB', rated(composite.R_db, 'Ctr'), expected.Ctr, 0),
      near('D2m,nT,w, dB', rated(difference, 'Rw'), expected.D2mnT_w, 0),
      near('D2m,nT less R, dB', difference[0] - composite.R_db[0], expected.D2mnT_offset_db, 0.01),
    ]
  }),
  'c-annex-F-levels': check<
    { readonly 'L1,2m_dBA': number; readonly T_s: readonly number[] },
    {
      readonly D2mnT: readonly number[]
      readonly Ctr: number
      readonly C: number
      readonly LA_indoors_dBA: readonly number[]
      readonly share_of_air_inlet_by_band: readonly number[]
    }
  >((inputs, expected) => {
    const { composite, difference } = annexF()
    const spectrum_db = [-14, -10, -7, -4, -6]
    const levels = inputs.T_s.map((reverberationTime_s) =>
      indoorLevel(difference, {
        outdoor_db: spectrum_db.map((part) => inputs['L1,2m_dBA'] + part),
        reverberationTime_s,
      }),
    )
    const { shares } = composite
    return [
      ...rowsNear('D2m,nT, dB, octave', difference, expected.D2mnT, 0.05),
      near('Ctr, dB', rated(difference, 'Ctr'), expected.Ctr, 0),
      near('C, dB', rated(difference, 'C'), expected.C, 0),
      ...rowsNear('level indoors, dB(A)', levels, expected.LA_indoors_dBA, 0.1),
      ...rowsNear(
        'share of the inlet, octave',
        shares[shares.length - 1],
        expected.share_of_air_inlet_by_band,
        0.005,
      ),
    ]
  }),
  'en12354-3-C': check<
    unknown,
    { readonly DeltaLfs: readonly (readonly [FacadeShape, number, number, number])[] }
  >((_, { DeltaLfs }) =>
    DeltaLfs.map(([shape, height, absorption, printed]) =>
      near(shape, facadeShapeDifference(shape, height, absorption) ?? Number.NaN, printed, 1e-9),
    ),
  ),
  'c-shape-table': check<unknown, Readonly<Record<string, readonly (readonly number[] | null)[]>>>(
    (_, table) =>
      shapeNames(table).flatMap((shape) =>
        table[shape].flatMap((row, at) =>
          [0.3, 0.6, 0.9].map((absorption, column) =>
            near(
              `${shape}, row ${at + 1}, ${absorption}`,
              facadeShapeDifference(shape, [1, 2, 3][at], absorption) ?? -99,
              row?.[column] ?? -99,
              1e-9,
            ),
          ),
        ),
      ),
  ),
}
