import { type Bays, type LeafModel, massAt } from './leaf-model'

/**
 * Coefficients of the first resonance of a strip between two lines that hold it, f = coefficient * sqrt(B/m')/b² (Leissa,
 * Vibration of Plates): pi/2 on supports that let it turn, as decks on joists, 3.56 clamped; boards that are screwed on both
 * sides of studs lie between.
 */
export const ON_JOISTS = Math.PI / 2
const ON_STUDS = 2.6

/** Boards on both sides of studs every b m. */
export function baysOnStuds({ bending_Nm, mass_kgm2 }: LeafModel, b_m: number): Bays {
  return { resonance_hz: (ON_STUDS / b_m ** 2) * Math.sqrt(bending_Nm / mass_kgm2), joists_kgm2: 0 }
}

/** A deck across joists every b m, of so much mass per area. */
export function baysOnJoists({ plates, mass_kgm2 }: LeafModel, b_m: number, joists_kgm2: number): Bays {
  const bending_Nm = plates.reduce((sum, plate) => sum + plate.bendingMajor_Nm, 0)
  return { resonance_hz: (ON_JOISTS / b_m ** 2) * Math.sqrt(bending_Nm / mass_kgm2), joists_kgm2 }
}

/** Share of its mass with which a strip on two supports follows a uniform pressure in its first mode. */
const MODAL_SHARE = 8 / Math.PI ** 2

/**
 * Impedance with which the mass of a leaf resists a wave that is long against its bays, N s/m³: j w m' where nothing holds
 * it. Between studs that hold it the bay swings with 1/(1 - (f_b/f)² (1 + j eta)), while far below the resonance studs or
 * joists and boards move as one. It makes the dip of walls whose boards are screwed on both sides of the same wooden studs
 * at 100 to 200 Hz, in series with mass and air, and that of decks between joists; resilient bars, thin steel and separate
 * rows of studs do not hold boards like that.
 * Bradley and Birta, On the sound insulation of wood stud exterior walls, JASA 110 (2001) 3086; Warnock and Quirt, NRC IR-761.
 */
export function leafInertia(
  leaf: LeafModel,
  frequency_hz: number,
  loss: number,
): readonly [re: number, im: number] {
  const mass = 2 * Math.PI * frequency_hz * massAt(leaf, frequency_hz)
  if (leaf.bays === null) return [0, mass]
  const { resonance_hz, joists_kgm2 } = leaf.bays
  const ratio2 = (frequency_hz / resonance_hz) ** 2
  // Velocity over that of the free mass: 1 - joists/(1 + r²) + share (1 + j eta)/(r² - 1 - j eta) r²/(1 + r²).
  const swing = (MODAL_SHARE * ratio2) / (1 + ratio2) / ((ratio2 - 1) ** 2 + loss ** 2)
  const joists = joists_kgm2 / (joists_kgm2 + leaf.mass_kgm2) / (1 + ratio2)
  const re = 1 - joists + swing * (ratio2 - 1 - loss ** 2)
  const im = swing * loss * ratio2
  const square = re * re + im * im
  return [(mass * im) / square, (mass * re) / square]
}

/** The leaf as one that nothing holds. */
export function withoutBays(leaf: LeafModel): LeafModel {
  return leaf.bays === null ? leaf : { ...leaf, bays: null }
}
