import { type LeafModel, massAt } from './leaf-model'

/**
 * Coefficient of the first resonance of a strip of board between two studs, between pi/2 on free supports and 3.56 clamped
 * (Leissa, Vibration of Plates).
 */
const BAY = 2.6

/** Share of its mass with which a strip on two supports follows a uniform pressure in its first mode. */
const MODAL_SHARE = 8 / Math.PI ** 2

/** Frequency at which boards of a leaf resonate between lines b m apart that hold them: 2.6 sqrt(B/m')/b², Hz. */
export function bayResonance({ bending_Nm, mass_kgm2 }: LeafModel, b_m: number): number {
  return (BAY / b_m ** 2) * Math.sqrt(bending_Nm / mass_kgm2)
}

/**
 * Impedance with which the mass of a leaf resists a wave that is long against its bays, N s/m³: j w m' where nothing holds
 * it. Between studs that hold it the bay swings with 1/(1 - (f_b/f)² (1 + j eta)), while far below the resonance studs and
 * boards move as one. It makes the dip of walls whose boards are screwed on both sides of the same wooden studs at 100 to 200
 * Hz, in series with mass and air; resilient bars, thin steel and separate rows of studs do not hold boards like that.
 * Bradley and Birta, On the sound insulation of wood stud exterior walls, JASA 110 (2001) 3086; Warnock and Quirt, NRC IR-761.
 */
export function leafInertia(
  leaf: LeafModel,
  frequency_hz: number,
  loss: number,
): readonly [re: number, im: number] {
  const mass = 2 * Math.PI * frequency_hz * massAt(leaf, frequency_hz)
  if (leaf.bay_hz === null) return [0, mass]
  const ratio2 = (frequency_hz / leaf.bay_hz) ** 2
  // Velocity over that of the free mass: 1 + share (1 + j eta)/(r² - 1 - j eta) r²/(1 + r²).
  const swing = (MODAL_SHARE * ratio2) / (1 + ratio2) / ((ratio2 - 1) ** 2 + loss ** 2)
  const re = 1 + swing * (ratio2 - 1 - loss ** 2)
  const im = swing * loss * ratio2
  const square = re * re + im * im
  return [(mass * im) / square, (mass * re) / square]
}
