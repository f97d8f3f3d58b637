import type { ModelParameters } from '../../calibrated'
import type { Sheet } from '../../input/assembly'
import { shareFrom } from '../share'
import { sheetLossFactor } from './loss-factor'

/** Poisson's ratio of every sheet (ISO 12354-1 annex B; wood and gypsum lie near it). */
export const POISSON = 0.2

/** Timoshenko's shear factor of a rectangular section. */
const SHEAR_FACTOR = 5 / 6

/** A sheet as a plate, per unit width. */
export interface Plate {
  readonly sheet: Sheet
  readonly mass_kgm2: number
  readonly bendingMajor_Nm: number
  readonly bendingMinor_Nm: number
  /** Geometric mean of both. */
  readonly bending_Nm: number
  /** Shear stiffness times the shear factor. */
  readonly shear_Npm: number
  readonly lossFactor: number
  /** Share of the loss factor that a pane's seals cause: 1 for plain glass, 0 for laminated and for everything else. */
  readonly edgeSealShare: number
  /**
   * Share of the bending stiffness that the lamellae of a cross-laminated slab keep where shear gives way; 0 for a
   * homogeneous plate.
   */
  readonly lamellaBendingShare: number
}

/** A slab that carries itself, or a wall's masonry: not a board that is screwed on something. */
export function isSlab({ role }: Sheet): boolean {
  return role === 'massive element'
}

/** A sheet as a plate: B = E h³/(12 (1 - ν²)) in both directions, and its shear stiffness. */
export function plateOf(sheet: Sheet, parameters: ModelParameters): Plate {
  const h = sheet.thickness_m
  const minor_Pa = sheet.minorModulus_Pa ?? sheet.modulus_Pa * minorShare(sheet)
  const plate = h ** 3 / (12 * (1 - POISSON ** 2))
  const bendingMajor_Nm = laminatedStiffnessFactor(sheet) * sheet.modulus_Pa * plate
  const bendingMinor_Nm = laminatedStiffnessFactor(sheet) * minor_Pa * plate
  const isWoodSlab = isSlab(sheet) && sheet.material === 'wood'
  const shear_Pa = isWoodSlab ? parameters.woodSlabShear_Pa : sheet.modulus_Pa / (2 * (1 + POISSON))
  return {
    sheet,
    mass_kgm2: h * sheet.density_kgm3,
    bendingMajor_Nm,
    bendingMinor_Nm,
    bending_Nm: Math.sqrt(bendingMajor_Nm * bendingMinor_Nm),
    shear_Npm: SHEAR_FACTOR * shear_Pa * h,
    lossFactor: sheetLossFactor(sheet, parameters),
    edgeSealShare: sheet.material === 'glass' ? 1 - laminatedShare(sheet) : 0,
    lamellaBendingShare: lamellaBendingShareOf(sheet, isWoodSlab),
  }
}

/**
 * Modulus of a wooden board across its grain over that along it, by the latter in Pa: particle and fibre boards have
 * none of a grain, OSB 1.98/4.93 (EN 12369-1), plywood of five plies 0.30 (as below); stiffer still are solid boards,
 * 1/30 (EN 338), and birch plywood, 0.4.
 */
const BOARD_TABLE = [
  [3.5e9, 1],
  [5e9, 0.4],
  [7e9, 0.3],
  [10e9, 0.1],
] as const

/** The modulus across over that along, of a sheet that states only the latter. */
export function minorShare({
  material,
  role,
  modulus_Pa,
}: Pick<Sheet, 'material' | 'role' | 'modulus_Pa'>): number {
  return material === 'wood' && role === 'board' ? interpolated(BOARD_TABLE, modulus_Pa) : 1
}

/** A value between those of a table, linearly; those at its ends beyond them. */
function interpolated(table: readonly (readonly [number, number])[], at: number): number {
  const above = table.findIndex(([x]) => x >= at)
  if (above < 0) return table[table.length - 1][1]
  if (above === 0) return table[0][1]
  const [from, to] = [table[above - 1], table[above]]
  return from[1] + ((to[1] - from[1]) * (at - from[0])) / (to[0] - from[0])
}

/**
 * Glass that loses more than any pane does, even in putty, is laminated: up to the first not, from the second on
 * wholly.
 */
const LAMINATED_LOSS = [0.08, 0.12] as const

/** Only a sheet as stiff as glass is a pane, Pa. */
const PANE_PA = [45e9, 60e9] as const

/**
 * Share of the full section's bending stiffness that the soft interlayer of laminated glass leaves at the frequencies
 * of coincidence: sandwich of two panes with PVB of some 50 MPa (Ross, Kerwin, Ungar 1959), 0.3 to 0.45.
 */
const LAMINATED_STIFFNESS = 0.4

function laminatedStiffnessFactor(sheet: Sheet): number {
  return 1 - laminatedShare(sheet) * (1 - LAMINATED_STIFFNESS)
}

/** How much of laminated glass a sheet is, 0 to 1. */
function laminatedShare({ material, lossFactor, modulus_Pa }: Sheet): number {
  if (material !== 'glass' || lossFactor === undefined) return 0
  return shareFrom(...LAMINATED_LOSS, lossFactor) * shareFrom(...PANE_PA, modulus_Pa)
}

/**
 * Ratio of the moduli across and along for 3, 5 and 7 equal plies with E90 = E0/30, and 1/n^2; equal moduli as 11
 * plies.
 */
const PLY_TABLE = [
  [0.073, 1 / 9],
  [0.297, 1 / 25],
  [0.436, 1 / 49],
  [1, 1 / 121],
] as const

/** 1/n^2 of a slab of n plies; told from the ratio of its moduli where the plies are not stated. */
function lamellaBendingShareOf({ plies, modulus_Pa, minorModulus_Pa }: Sheet, isWoodSlab: boolean): number {
  if (plies !== undefined && plies > 0) return 1 / plies ** 2
  if (!isWoodSlab) return 0
  return interpolated(PLY_TABLE, (minorModulus_Pa ?? modulus_Pa) / modulus_Pa)
}
