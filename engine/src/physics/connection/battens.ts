import type { Coupling } from './coupling'

/** Battens of 24 x 48 mm: E I with 11 GPa along the grain, 450 kg/m³ (EN 338 C24); spaced 0.4 m. */
const BATTEN_SPACING_M = 0.4
export const BATTENS: Coupling = {
  type: 'point',
  density: { pitch_m: BATTEN_SPACING_M },
  compliance_mpN: 0,
  exponent: 0,
  channel: { stiffness_Nm2: 610, mass_kgpm: 0.52 },
  channelSpacing_m: BATTEN_SPACING_M,
}
