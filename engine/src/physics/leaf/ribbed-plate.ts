import type { Ribs } from '../../input/assembly'
import type { Plate } from './plate'

/** What ribs add to a plate. */
export interface Ribbing {
  /** Bending stiffness along the ribs beyond the plate's own, N m. */
  readonly addedStiffness_Nm: number
  readonly mass_kgm2: number
  /** Above it half a bending wavelength of the plate fits between the ribs, and the plate moves alone. */
  readonly turnover_hz: number
}

/**
 * A plate on ribs as an orthotropic plate: the T-section of rib and plate over one spacing, composite to the degree
 * that the joint allows (gamma method of EN 1995-1-1 annex B), less the plate's own stiffness.
 * Cremer, Heckl, Petersson, chapter 3 (orthotropic plates); not validated: no measurement was at hand.
 */
export function ribbingOf(ribs: Ribs, plate: Plate): Ribbing {
  const { depth_m, width_m, spacing_m, density_kgm3, modulus_Pa } = ribs
  const plateStretch = plate.sheet.modulus_Pa * plate.sheet.thickness_m * spacing_m * (ribs.composite ?? 1)
  const ribStretch = modulus_Pa * depth_m * width_m
  const lever_m = (depth_m + plate.sheet.thickness_m) / 2
  const joint = (plateStretch * ribStretch * lever_m ** 2) / (plateStretch + ribStretch)
  const rib = (modulus_Pa * width_m * depth_m ** 3) / 12
  const clear_m = Math.max(spacing_m - width_m, 0.1 * spacing_m)
  return {
    addedStiffness_Nm: (rib + joint) / spacing_m,
    mass_kgm2: (density_kgm3 * width_m * depth_m) / spacing_m,
    // lambda_B/2 = clear spacing: w = (pi/l)^2 sqrt(B/m')
    turnover_hz: (Math.PI / (2 * clear_m ** 2)) * Math.sqrt(plate.bendingMinor_Nm / plate.mass_kgm2),
  }
}

/** The added stiffness at a frequency, fading out over an octave about the turnover. */
export function ribStiffnessAt({ addedStiffness_Nm, turnover_hz }: Ribbing, frequency_hz: number): number {
  return addedStiffness_Nm / (1 + (frequency_hz / turnover_hz) ** 4)
}
