import type { InterlayerMaterial, Sheet } from '../../input/assembly'
import { SOUND_SPEED } from '../air'

/** Two foils of 0.38 mm, the usual interlayer, m; no more than a quarter of a thin pane. */
const FOILS_M = 0.00076

/**
 * Shear modulus in Pa and loss factor of interlayers about the critical frequency of panes, 1 to 4 kHz, at 20 degrees C.
 * PVB: with some 50 MPa laminated panes have the ratings of Harris, Handbook of Acoustical Measurements, table 31.8, and
 * of the Springer Handbook of Acoustics, table 11.4. Acoustic PVB, of three layers with a soft one between: 20 to 40 MPa
 * and about 1, from the second mode of a bar of 2.1/0.76/2.1 mm at 760 to 1000 Hz with a loss factor of 0.25 and more, the
 * test by which it is sold. Colder ones are stiffer, and damp less.
 */
const INTERLAYERS: Readonly<
  Record<InterlayerMaterial, { readonly shear_Pa: number; readonly loss: number }>
> = {
  PVB: { shear_Pa: 50e6, loss: 0.25 },
  'acoustic PVB': { shear_Pa: 25e6, loss: 1 },
}

/** What an interlayer makes of a pane. */
export interface Lamination {
  /** Bending stiffness about the critical frequency, over that of solid glass of the same thickness. */
  readonly stiffness: number
  /** What the shear of the interlayer adds to the loss factor. */
  readonly loss: number
}

const SOLID: Lamination = { stiffness: 1, loss: 0 }

/** Rounds after which the critical frequency and the stiffness that it follows from no longer change. */
const ROUNDS = 12

/**
 * A pane of two equal sheets with an interlayer, at its own critical frequency, which decides: Ross, Kerwin, Ungar 1959, B =
 * D (1 + Y X/(1 + X)) with the complex shear parameter X = 2 G/(k² h2 E' h1) and the geometric parameter Y = E' h1 d²/(2
 * D). Above it a laminated pane is softer, below it stiffer, which changes little there.
 *
 * @param poisson of the glass
 */
export function lamination({ interlayer, ...sheet }: Sheet, poisson: number): Lamination {
  if (interlayer === undefined || sheet.material !== 'glass') return SOLID
  const { shear_Pa, loss } = INTERLAYERS[interlayer]
  const between_m = Math.min(FOILS_M, sheet.thickness_m / 4)
  const pane_m = (sheet.thickness_m - between_m) / 2
  const modulus_Pa = sheet.modulus_Pa / (1 - poisson ** 2)
  const mass_kgm2 = sheet.thickness_m * sheet.density_kgm3
  const solid_Nm = (modulus_Pa * sheet.thickness_m ** 3) / 12
  const apart_Nm = (modulus_Pa * pane_m ** 3) / 6
  const Y = (modulus_Pa * pane_m * (pane_m + between_m) ** 2) / (2 * apart_Nm)
  let made: Lamination = SOLID
  for (let round = 0; round < ROUNDS; round++) {
    // At the critical frequency bending waves are as fast as sound: k² = w²/c0² = c0² m'/B.
    const wave2 = (SOUND_SPEED ** 2 * mass_kgm2) / (made.stiffness * solid_Nm)
    const x = (2 * shear_Pa) / (wave2 * between_m * modulus_Pa * pane_m)
    // X/(1 + X) of X = x (1 + j loss).
    const size2 = (1 + x) ** 2 + (x * loss) ** 2
    const re = (x * (1 + x) + (x * loss) ** 2) / size2
    const im = (x * loss) / size2
    made = { stiffness: (apart_Nm * (1 + Y * re)) / solid_Nm, loss: (Y * im) / (1 + Y * re) }
  }
  return made
}
