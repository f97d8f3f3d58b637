import type { Ribs } from '../../input/assembly'
import type { Plate } from './plate'

/** The contribution of ribs to a plate. */
export interface Ribbing {
  /** Bending stiffness in the direction of the ribs in addition to that of the plate, N m. */
  readonly addedStiffness_Nm: number
  readonly mass_kgm2: number
  /**
   * Above this frequency half a bending wavelength of the plate fits between two ribs, and the plate vibrates without
   * them.
   */
  readonly turnover_hz: number
}

/**
 * A plate on ribs as an orthotropic plate: the T-section of rib and plate over one rib spacing, with partial composite
 * action according to the joint (gamma method of EN 1995-1-1 annex B), less the stiffness of the plate itself.
 * Cremer, Heckl, Petersson, chapter 3 (orthotropic plates). Not validated: no measurements were available.
 */
export function ribbingOf(ribs: Ribs, plate: Plate): Ribbing {
  const { depth_m, width_m, spacing_m, density_kgm3, modulus_Pa } = ribs
  const plateAxialStiffness_N =
    plate.sheet.modulus_Pa * plate.sheet.thickness_m * spacing_m * (ribs.composite ?? 1)
  const ribAxialStiffness_N = modulus_Pa * depth_m * width_m
  const lever_m = (depth_m + plate.sheet.thickness_m) / 2
  const compositeStiffness =
    (plateAxialStiffness_N * ribAxialStiffness_N * lever_m ** 2) /
    (plateAxialStiffness_N + ribAxialStiffness_N)
  const ribStiffness = (modulus_Pa * width_m * depth_m ** 3) / 12
  const clear_m = Math.max(spacing_m - width_m, 0.1 * spacing_m)
  return {
    addedStiffness_Nm: (ribStiffness + compositeStiffness) / spacing_m,
    mass_kgm2: (density_kgm3 * width_m * depth_m) / spacing_m,
    // lambda_B/2 = clear spacing: w = (pi/l)^2 sqrt(B/m')
    turnover_hz: (Math.PI / (2 * clear_m ** 2)) * Math.sqrt(plate.bendingMinor_Nm / plate.mass_kgm2),
  }
}

/** The mass of the ribs that the plate moves at a frequency; above the turnover frequency its bays move without them. */
export function ribMassAt({ mass_kgm2, turnover_hz }: Ribbing, frequency_hz: number): number {
  return mass_kgm2 / (1 + (frequency_hz / turnover_hz) ** 4)
}

/**
 * The added bending stiffness of a plate at a frequency. What the plate bends between its ribs adds to what it bends with
 * them, so that compliances add: above the turnover frequency it is soon that of the plate, however stiff the ribs are.
 */
export function ribStiffnessAt(
  { addedStiffness_Nm, turnover_hz }: Ribbing,
  plate_Nm: number,
  frequency_hz: number,
): number {
  const withRibs = 1 / (1 + (frequency_hz / turnover_hz) ** 4)
  return 1 / (withRibs / (plate_Nm + addedStiffness_Nm) + (1 - withRibs) / plate_Nm) - plate_Nm
}
