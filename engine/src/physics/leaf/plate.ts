import type { ModelParameters } from '../../calibrated'
import type { Sheet } from '../../input/assembly'
import { shareFrom } from '../share'
import { type Lamination, lamination } from './laminated'
import { sheetLossFactor } from './loss-factor'

/** Poisson's ratio assumed for every sheet (ISO 12354-1 annex B; those of wood and gypsum are close to it). */
export const POISSON = 0.2

/** Timoshenko's shear coefficient of a rectangular section. */
const SHEAR_FACTOR = 5 / 6

/** A sheet as a plate, per unit width. */
export interface Plate {
  readonly sheet: Sheet
  readonly mass_kgm2: number
  readonly bendingMajor_Nm: number
  readonly bendingMinor_Nm: number
  /** Geometric mean of the bending stiffnesses in both directions. */
  readonly bending_Nm: number
  /** Shear stiffness times the shear factor. */
  readonly shear_Npm: number
  readonly lossFactor: number
  /**
   * Share of the loss factor that the edge seals of a pane cause: 1 for plain glass, less for laminated glass, 0 for all
   * other sheets.
   */
  readonly edgeSealShare: number
  /**
   * Share of the bending stiffness that remains at high frequencies as bending of the single lamellae of
   * cross-laminated timber, where the slab as a whole deforms in shear; 0 for a homogeneous plate.
   */
  readonly lamellaBendingShare: number
}

/** Whether the sheet is a massive element: a self-supporting slab or masonry, not a board. */
export function isSlab({ role }: Sheet): boolean {
  return role === 'massive element'
}

/** A sheet as a plate: B = E h³/(12 (1 - ν²)) in both directions, and its shear stiffness. */
export function plateOf(sheet: Sheet, parameters: ModelParameters): Plate {
  const h = sheet.thickness_m
  const minor_Pa = sheet.minorModulus_Pa ?? sheet.modulus_Pa * minorShare(sheet)
  const plate = h ** 3 / (12 * (1 - POISSON ** 2))
  const laminated = lamination(sheet, POISSON)
  const stiffness = laminated.stiffness * laminatedStiffnessFactor(sheet)
  const bendingMajor_Nm = stiffness * sheet.modulus_Pa * plate
  const bendingMinor_Nm = stiffness * minor_Pa * plate
  const isWoodSlab = isSlab(sheet) && sheet.material === 'wood'
  const shear_Pa = isWoodSlab ? parameters.woodSlabShear_Pa : sheet.modulus_Pa / (2 * (1 + POISSON))
  return {
    sheet,
    mass_kgm2: h * sheet.density_kgm3,
    bendingMajor_Nm,
    bendingMinor_Nm,
    bending_Nm: Math.sqrt(bendingMajor_Nm * bendingMinor_Nm),
    shear_Npm: SHEAR_FACTOR * shear_Pa * h,
    lossFactor: sheetLossFactor(sheet, parameters) + laminated.loss,
    edgeSealShare: edgeSealShareOf(sheet, laminated, parameters),
    lamellaBendingShare: lamellaBendingShareOf(sheet, isWoodSlab),
  }
}

/**
 * Ratio of the moduli across and along the grain of wooden boards, by the modulus along it in Pa: particle and fibre
 * boards have no grain, OSB 1.98/4.93 (EN 12369-1), plywood of five plies 0.30 (lamination theory); stiffer are solid
 * wood, 1/30 (EN 338), and birch plywood, 0.4.
 */
const MINOR_RATIO_OF_BOARDS = [
  [3.5e9, 1],
  [5e9, 0.4],
  [7e9, 0.3],
  [10e9, 0.1],
] as const

/** Ratio of the minor to the major modulus, for a sheet that states the major one only. */
export function minorShare({
  material,
  role,
  modulus_Pa,
}: Pick<Sheet, 'material' | 'role' | 'modulus_Pa'>): number {
  return material === 'wood' && role === 'board' ? interpolated(MINOR_RATIO_OF_BOARDS, modulus_Pa) : 1
}

/** Linear interpolation in a table, constant beyond its ends. */
function interpolated(table: readonly (readonly [number, number])[], at: number): number {
  const above = table.findIndex(([x]) => x >= at)
  if (above < 0) return table[table.length - 1][1]
  if (above === 0) return table[0][1]
  const [from, to] = [table[above - 1], table[above]]
  return from[1] + ((to[1] - from[1]) * (at - from[0])) / (to[0] - from[0])
}

/**
 * Loss factor of glass, between which it changes from plain to laminated: plain panes do not reach the first even in
 * putty, from the second on the glass is laminated.
 */
const LAMINATED_LOSS = [0.08, 0.12] as const

/**
 * Young's modulus from which a sheet counts as glass, Pa: not at all up to the first value, wholly from the second on.
 */
const PANE_PA = [45e9, 60e9] as const

/**
 * Ratio of the bending stiffness of laminated glass about its critical frequency to that of solid glass: two panes with
 * a PVB interlayer of some 50 MPa as a sandwich (Ross, Kerwin, Ungar 1959), 0.3 to 0.45.
 */
const LAMINATED_STIFFNESS = 0.4

/** The interlayer has no part in what the seals take up. */
function edgeSealShareOf(sheet: Sheet, { loss }: Lamination, parameters: ModelParameters): number {
  if (sheet.material !== 'glass') return 0
  const ofGlass = sheetLossFactor(sheet, parameters)
  return ((1 - laminatedShare(sheet)) * ofGlass) / (ofGlass + loss)
}

function laminatedStiffnessFactor(sheet: Sheet): number {
  return 1 - laminatedShare(sheet) * (1 - LAMINATED_STIFFNESS)
}

/** To what degree a sheet whose interlayer is not stated counts as laminated glass by its loss factor, 0 to 1. */
function laminatedShare({ material, lossFactor, modulus_Pa, interlayer }: Sheet): number {
  if (material !== 'glass' || lossFactor === undefined || interlayer !== undefined) return 0
  return shareFrom(...LAMINATED_LOSS, lossFactor) * shareFrom(...PANE_PA, modulus_Pa)
}

/**
 * Ratio of the moduli across and along for 3, 5 and 7 equal plies with E90 = E0/30, and the share 1/n² of the bending
 * stiffness that n single plies have. Equal moduli are taken as 11 plies.
 */
const PLY_TABLE = [
  [0.073, 1 / 9],
  [0.297, 1 / 25],
  [0.436, 1 / 49],
  [1, 1 / 121],
] as const

/** 1/n² for a slab of n plies; n is estimated from the ratio of the moduli where it is not stated. */
function lamellaBendingShareOf({ plies, modulus_Pa, minorModulus_Pa }: Sheet, isWoodSlab: boolean): number {
  if (plies !== undefined && plies > 0) return 1 / plies ** 2
  if (!isWoodSlab) return 0
  return interpolated(PLY_TABLE, (minorModulus_Pa ?? modulus_Pa) / modulus_Pa)
}
