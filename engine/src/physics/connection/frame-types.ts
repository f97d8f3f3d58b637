import type { FrameType } from '@soundleaf/contracts'
import { BATTENS } from './battens'
import type { CalibratedCompliance, ConnectionPhysics, Coupling } from './coupling'
import { FURRING_CHANNEL } from './series'
import { BAR_PLATES, COMMON_PLATES, FREE_STANDING, SEPARATE_PLATES, STEEL_TRACKS } from './edges'

// Values that several frame types share. Those called calibrated are the same for every construction.

/** Compliance of light steel studs, m²/N (Davy 2010), and the sheet thickness it is for: 0.5 to 0.6 mm. */
const STEEL_STUD_M2PN = 1e-6
const STEEL_SHEET_M = 0.00055
/**
 * Hanger rods M8, 36.6 mm² of steel of 210 GPa; two layers of 27 mm channels with their nuts take up 60 mm of the
 * cavity. Clips and connectors have 1e-8 to 2e-7 m/N (mostly nonius hangers), the stiffest of them 2e-8.
 */
const ROD = { axialStiffness_N: 7.7e6, channelDepth_m: 0.06, jointCompliance_mpN: 2e-8 }

const WOODEN_STUD: Coupling = { type: 'line', compliance_m2pN: 0, exponent: 0, lineMass_kgpm: 0.2 }
const STEEL_STUD: Coupling = {
  type: 'line',
  compliance_m2pN: STEEL_STUD_M2PN,
  sheet_m: STEEL_SHEET_M,
  exponent: 0,
  lineMass_kgpm: 0.5,
}

/** Spacing of the studs behind the channels that were measured, m. */
const REFERENCE_STUD_SPACING_M = 0.406

/**
 * A resilient channel in series with the compliance of its support: along every stud, or across the studs at a spacing
 * of its own. Both compliances are stated at 500 Hz and fall with frequency as that of the channel does.
 */
function channels(
  inSeries_m2pN: number,
  lineMass_kgpm: number,
  across_m?: number,
  of: CalibratedCompliance['of'] = 'resilientChannel_m2pN',
): Coupling {
  return {
    type: 'line',
    ...(across_m !== undefined && { spacing_m: across_m, referenceSpacing_m: REFERENCE_STUD_SPACING_M }),
    compliance_m2pN: { of, inSeries_m2pN },
    exponent: 1,
    lineMass_kgpm,
  }
}

/** Resilient channels every 0.6 m across joists, which carry a ceiling. */
export const BARS_UNDER_JOISTS = channels(0, 0.2, 0.6, 'resilientCeiling_m2pN')

/** Joists of 1.2 mm steel sheet, C 235 x 50 mm with lips; the mass of the profile is that of 0.36 m of sheet. */
const STEEL_JOIST_M2PN = STEEL_STUD_M2PN * (STEEL_SHEET_M / 0.0012) ** 3
export const STEEL_JOISTS = {
  mass_kgpm: 3.4,
  geometry: { depth_m: 0.235, width_m: 0.05, spacing_m: 0.6 },
} as const
export const STEEL_JOIST: Coupling = {
  type: 'line',
  compliance_m2pN: STEEL_JOIST_M2PN,
  exponent: 0,
  lineMass_kgpm: 1,
}
export const STEEL_JOIST_BARS = channels(STEEL_JOIST_M2PN, 0.2, 0.6, 'resilientCeiling_m2pN')

export function hangers(per_m2: number, compliance_mpN: number): Coupling {
  return { type: 'point', density: { per_m2 }, compliance_mpN, exponent: 0, channel: FURRING_CHANNEL }
}

/** Spacing of the carrying channels that cross those of the boards, m (manufacturers: 0.9 to 1.2 m). */
const CARRYING_CHANNEL_SPACING_M = 1

/** A suspended ceiling with two layers of channels on rods: every crossing supports the channels of the boards. */
export const GRID: Coupling = {
  type: 'point',
  density: { pitch_m: CARRYING_CHANNEL_SPACING_M },
  compliance_mpN: ROD,
  exponent: 0,
  channel: FURRING_CHANNEL,
}

function mounts(pitch_m: number, compliance_mpN: number): Coupling {
  return { type: 'point', density: { pitch_m }, compliance_mpN, exponent: 0 }
}

const WALL_STUD = { depth_m: 0.095, width_m: 0.045, spacing_m: 0.6 }
const STEEL_PROFILE = { depth_m: 0.07, width_m: 0.05, spacing_m: 0.6 }

/** The structural coupling of every frame type that the product offers. */
export const FRAME_TYPE_PHYSICS: Readonly<Record<FrameType, ConnectionPhysics>> = {
  'Wooden Stud': {
    hasStuds: true,
    couplings: [WOODEN_STUD],
    rigidMass_kgpm: 1.5,
    geometry: WALL_STUD,
    source: 'Rigid line, Sharp 1978 and Davy 2010; 45 x 95 mm softwood of 450 kg/m³; stud mass calibrated',
    evidence: 'measured constructions',
  },
  'Wooden Stud Detached': {
    hasStuds: true,
    couplings: [FREE_STANDING],
    rigidMass_kgpm: null,
    geometry: WALL_STUD,
    source: 'Joined at the edges only; attenuation calibrated on independent linings of masonry',
    evidence: 'measured constructions',
  },
  'Steel Stud': {
    hasStuds: true,
    couplings: [STEEL_STUD, STEEL_TRACKS],
    rigidMass_kgpm: null,
    geometry: STEEL_PROFILE,
    source: 'Compliance 1e-6 m²/N of Davy 2010, with the cube of the sheet; edge path calibrated',
    evidence: 'measured constructions',
  },
  'Steel Stud Detached': {
    hasStuds: true,
    couplings: [FREE_STANDING],
    rigidMass_kgpm: null,
    geometry: STEEL_PROFILE,
    source: 'Joined at the edges only; attenuation calibrated on independent linings of masonry',
    evidence: 'measured constructions',
  },
  'Resilient Steel Stud': {
    hasStuds: true,
    couplings: [channels(STEEL_STUD_M2PN, 0.5), STEEL_TRACKS],
    rigidMass_kgpm: null,
    geometry: STEEL_PROFILE,
    source: 'Stud and resilient bar in series, in the tracks of a usual stud',
    evidence: 'few measurements',
  },
  'Staggered Wooden Studs': {
    hasStuds: true,
    couplings: [COMMON_PLATES],
    rigidMass_kgpm: null,
    geometry: { depth_m: 0.14, width_m: 0.038, spacing_m: 0.6 },
    source: 'Two rows on common plates, joined at the edges; attenuation calibrated',
    evidence: 'measured constructions',
  },
  'Double Wooden Studs': {
    hasStuds: true,
    couplings: [SEPARATE_PLATES],
    rigidMass_kgpm: null,
    geometry: { depth_m: 0.203, width_m: 0.038, spacing_m: 0.6 },
    source: 'Two rows of 38 x 89 mm on separate plates; attenuation calibrated',
    evidence: 'measured constructions',
  },
  'Double Steel Studs': {
    hasStuds: true,
    couplings: [SEPARATE_PLATES],
    rigidMass_kgpm: null,
    geometry: { depth_m: 0.155, width_m: 0.05, spacing_m: 0.6 },
    source: 'As double wooden studs; two rows of 70 mm profiles',
    evidence: 'measured constructions',
  },
  'Wooden Stud Resilient Bar': {
    hasStuds: true,
    couplings: [channels(0, 0.2, 0.6), BAR_PLATES],
    rigidMass_kgpm: null,
    geometry: { depth_m: 0.11, width_m: 0.045, spacing_m: 0.6 },
    source: 'Bars every 0.6 m across studs, compliance calibrated at 0.406 m; both leaves share the plates',
    evidence: 'measured constructions',
  },
  'Steel Stud Resilient Bar': {
    hasStuds: true,
    couplings: [channels(STEEL_STUD_M2PN, 0.2, 0.6), SEPARATE_PLATES],
    rigidMass_kgpm: null,
    geometry: { depth_m: 0.165, width_m: 0.05, spacing_m: 0.6 },
    source: 'Bar and stud in series',
    evidence: 'measured constructions',
  },
  'Resilient Channel': {
    hasStuds: true,
    couplings: [channels(0, 0.3)],
    rigidMass_kgpm: null,
    geometry: { depth_m: 0.013, width_m: 0.035, spacing_m: 0.6 },
    source: 'Channel straight on a massive element; compliance as on studs',
    evidence: 'measured constructions',
  },
  'Clip With Hat Channel': {
    hasStuds: true,
    couplings: [hangers(1.4, 3e-6), FREE_STANDING],
    rigidMass_kgpm: null,
    geometry: { depth_m: 0.04, width_m: 0.06, spacing_m: 0.6 },
    source: 'Clips 0.6 x 1.2 m; rubber of 3e-6 m/N, the stiffness of a usual 6 to 10 Hz clip',
    evidence: 'assumption',
  },
  'Ceiling Grid On Hangers': {
    hasStuds: true,
    couplings: [GRID, FREE_STANDING],
    rigidMass_kgpm: null,
    geometry: { depth_m: 0.2, width_m: 0.06, spacing_m: 0.5 },
    source:
      'M8 rods as long as the cavity is deep, joints 2e-8 m/N; channels by section properties, carried every metre',
    evidence: 'few measurements',
  },
  'Spring Hanger': {
    hasStuds: true,
    couplings: [hangers(1.0, 3e-5), FREE_STANDING],
    rigidMass_kgpm: null,
    geometry: { depth_m: 0.3, width_m: 0.06, spacing_m: 0.6 },
    source: 'Steel spring of a 5 Hz ceiling hanger',
    evidence: 'few measurements',
  },
  'Elastomer Hanger': {
    hasStuds: true,
    couplings: [hangers(1.4, 3e-6), FREE_STANDING],
    rigidMass_kgpm: null,
    geometry: { depth_m: 0.2, width_m: 0.06, spacing_m: 0.6 },
    source: 'Rubber element of a 10 to 12 Hz ceiling hanger',
    evidence: 'assumption',
  },
  'Batten On Elastomer Mount': {
    hasStuds: true,
    couplings: [mounts(0.6, 3e-6)],
    rigidMass_kgpm: null,
    geometry: { depth_m: 0.07, width_m: 0.045, spacing_m: 0.6 },
    source: 'Elastomer mounts every 0.6 m under 45 mm battens; 1e-6 to 1e-5 m/N by load',
    evidence: 'assumption',
  },
  'Batten On Spring Mount': {
    hasStuds: true,
    couplings: [mounts(0.6, 2e-5)],
    rigidMass_kgpm: null,
    geometry: { depth_m: 0.09, width_m: 0.045, spacing_m: 0.6 },
    source: 'Steel springs every 0.6 m under 45 mm battens, 5 to 7 Hz under a usual floor',
    evidence: 'assumption',
  },
  'Screw Feet On Joists 45x45': {
    hasStuds: true,
    couplings: [mounts(0.5, 1e-6)],
    rigidMass_kgpm: null,
    geometry: { depth_m: 0.045, width_m: 0.045, spacing_m: 0.6 },
    source: 'Feet every 0.5 m under 45 x 45 mm joists; foot pad of 1e-6 to 1e-5 m/N',
    evidence: 'assumption',
  },
  'Screw Feet On Joists 45x70': {
    hasStuds: true,
    couplings: [mounts(0.6, 1e-6)],
    rigidMass_kgpm: null,
    geometry: { depth_m: 0.07, width_m: 0.045, spacing_m: 0.6 },
    source: 'Feet every 0.6 m under 45 x 70 mm joists; foot pad of 1e-6 to 1e-5 m/N',
    evidence: 'assumption',
  },
  'Timber Joists With Battens': {
    hasStuds: true,
    couplings: [BATTENS],
    rigidMass_kgpm: 4,
    geometry: { depth_m: 0.244, width_m: 0.045, spacing_m: 0.4 },
    source: 'Battens every 0.4 m across the joists: points where they cross',
    evidence: 'few measurements',
  },
  'Steel Joists': {
    hasStuds: true,
    couplings: [STEEL_JOIST],
    rigidMass_kgpm: STEEL_JOISTS.mass_kgpm,
    geometry: STEEL_JOISTS.geometry,
    source: 'Compliance of steel studs with the cube of the sheet, 1.2 mm',
    evidence: 'assumption',
  },
  'Steel Joists Resilient Bar': {
    hasStuds: true,
    couplings: [STEEL_JOIST_BARS],
    rigidMass_kgpm: null,
    geometry: STEEL_JOISTS.geometry,
    source: 'Bars as across timber joists, in series with the steel joist',
    evidence: 'assumption',
  },
  'Generic Wall Frame': {
    hasStuds: true,
    couplings: [WOODEN_STUD],
    rigidMass_kgpm: 1.5,
    geometry: WALL_STUD,
    source: 'As a wooden stud, the stiffest of the wall frames',
    evidence: 'assumption',
  },
  'Generic Floor Frame': {
    hasStuds: true,
    couplings: [mounts(0.6, 1e-7)],
    rigidMass_kgpm: null,
    geometry: { depth_m: 0.07, width_m: 0.045, spacing_m: 0.6 },
    source: 'Battens on wooden packers every 0.6 m',
    evidence: 'assumption',
  },
  'Generic Ceiling Frame': {
    hasStuds: true,
    couplings: [GRID, FREE_STANDING],
    rigidMass_kgpm: null,
    geometry: { depth_m: 0.2, width_m: 0.06, spacing_m: 0.6 },
    source: 'As a grid on rigid hangers',
    evidence: 'assumption',
  },
}
