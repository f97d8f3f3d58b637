import { THIRD_OCTAVES_HZ } from '../band'
import type { Assembly } from '../input/assembly'
import { predict } from '../predict'
import type { SpectrumPrediction } from '../prediction'
import { rateIso717Airborne } from '../rating/iso-717-1-2020'
import { valueOf } from '../rating/rating'
import { thirdOctaveSpectrum } from '../spectrum'
import type { CompositePart } from './composite'
import { jointSpectrum, type Slit } from './slit'

/** An opening in the separating element, or a leak in it. */
export type Opening =
  /** A door or window by its area and weighted sound reduction index. */
  | { readonly opening: 'door' | 'window'; readonly area_m2: number; readonly Rw_db: number }
  /** A window or door that is known layer by layer, as in the laboratory. */
  | { readonly opening: 'built'; readonly area_m2: number; readonly assembly: Assembly }
  /** Small elements by their number and weighted element-normalised level difference. */
  | { readonly opening: 'small element'; readonly count: number; readonly Dnew_db: number }
  /** A slit open through the whole element. */
  | ({ readonly opening: 'slit'; readonly length_m: number } & Slit)

/** Sound reduction index of a usual door leaf with seals, dB: that of a leaf with Rw 32. */
const DOOR_DB = [18, 19, 20, 21, 22, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 33, 32, 33, 35, 36, 37]

/** Sound reduction index of a usual sealed double glazing, dB: octaves of EN 12758 for 6/12/4 drawn through its bands. */
const WINDOW_DB = [21, 21, 21, 21, 21, 21, 20, 20, 22, 24, 26, 30, 34, 38, 38, 38, 37, 37, 38, 39, 39]

/** The area of the whole element that an opening takes, m². */
export function areaOfOpening(opening: Opening): number {
  if (opening.opening === 'slit') return opening.width_m * opening.length_m
  return opening.opening === 'small element' ? 0 : opening.area_m2
}

/** An opening as a part of a composite element, in 21 bands. */
export function partOfOpening(opening: Opening): CompositePart {
  switch (opening.opening) {
    case 'door':
      return { part: 'area', area_m2: opening.area_m2, R_db: withRating(DOOR_DB, opening.Rw_db) }
    case 'window':
      return { part: 'area', area_m2: opening.area_m2, R_db: withRating(WINDOW_DB, opening.Rw_db) }
    case 'built':
      return { part: 'area', area_m2: opening.area_m2, R_db: laboratoryReduction(opening.assembly) }
    case 'small element': {
      // Ventilators with linings let every band through about alike.
      const flat = THIRD_OCTAVES_HZ.map(() => 0)
      return { part: 'small element', count: opening.count, Dne_db: withRating(flat, opening.Dnew_db) }
    }
    case 'slit':
      return { part: 'joint', length_m: opening.length_m, Rs_db: jointSpectrum(opening) }
  }
}

/** Standard uncertainty of an index that a laboratory measured, dB: ISO 12999-1 situation A. */
const MEASURED_DB = 1.2

/** The same of a slit by its model, whose width nobody knows well, dB. */
const SLIT_DB = 3

/** How sure what an opening lets through is, as a standard uncertainty of its weighted index, dB. */
export function uncertaintyOfOpening(opening: Opening): number {
  if (opening.opening === 'built') return laboratory(opening.assembly).uncertainty_db.Rw ?? MEASURED_DB
  return opening.opening === 'slit' ? SLIT_DB : MEASURED_DB
}

const laboratoryReduction = (assembly: Assembly) => laboratory(assembly).values_db

function laboratory(assembly: Assembly): SpectrumPrediction {
  const predicted = predict(assembly)
  if (!predicted.ok) throw new Error(predicted.reason.code)
  return predicted.airborne.iso
}

/** A spectrum of this shape that has the given weighted rating, dB. */
export function withRating(shape_db: readonly number[], rating_db: number): readonly number[] {
  const rating = valueOf(rateIso717Airborne(thirdOctaveSpectrum(shape_db)), 'Rw_one_decimal')
  return shape_db.map((value) => value + rating_db - rating)
}
