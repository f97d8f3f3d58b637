import { energySum } from '../rating/rating'

/** Reference equivalent absorption area A0, m². */
const REFERENCE_ABSORPTION_M2 = 10

/** Reference length l0 of joints, m. */
const REFERENCE_LENGTH_M = 1

/** One part of a composite element, in dB over the same bands. */
export type CompositePart =
  /** A wall, door, window or hole: its area and sound reduction index. */
  | { readonly part: 'area'; readonly area_m2: number; readonly R_db: readonly number[] }
  /** Small elements such as ventilators by their element-normalised level difference Dn,e each. */
  | { readonly part: 'small element'; readonly count: number; readonly Dne_db: readonly number[] }
  /** A joint or slit by its length and its sound reduction index per metre. */
  | { readonly part: 'joint'; readonly length_m: number; readonly Rs_db: readonly number[] }

/** A composite element and what each part lets through. */
export interface Composite {
  readonly R_db: readonly number[]
  /** Share of each part in the transmitted sound of each band, 0 to 1. */
  readonly shares: readonly (readonly number[])[]
}

/**
 * Sound reduction index of an element with openings, in dB: -10 lg((1/S)(sum Si 10^(-Ri/10) + sum A0 10^(-Dn,e/10) + sum
 * lk l0 10^(-Rs,k/10))). ISO 12354-3:2017 formulae 5 to 8.
 *
 * @param area_m2 the whole area S
 */
export function compositeReduction(parts: readonly CompositePart[], area_m2: number): Composite {
  const levels = parts.map((part) => levelsOf(part).map((level) => level - 10 * Math.log10(area_m2)))
  const R_db = levels[0].map((_, band) => -energySum(levels.map((of) => of[band])))
  return {
    R_db,
    shares: levels.map((of) => of.map((level, band) => 10 ** ((level + R_db[band]) / 10))),
  }
}

/** 10 lg of the transmitting area of a part in each band, dB re 1 m². */
function levelsOf(part: CompositePart): readonly number[] {
  switch (part.part) {
    case 'area':
      return part.R_db.map((R) => 10 * Math.log10(part.area_m2) - R)
    case 'small element':
      return part.Dne_db.map((D) => 10 * Math.log10(part.count * REFERENCE_ABSORPTION_M2) - D)
    case 'joint':
      return part.Rs_db.map((R) => 10 * Math.log10(part.length_m * REFERENCE_LENGTH_M) - R)
  }
}

/** Share of an element of this sound reduction index that must be open for it to lose so much, dB. */
export function openShareForLoss(loss_db: number, R_db: number): number {
  return (10 ** (loss_db / 10) - 1) / (10 ** (R_db / 10) - 1)
}
