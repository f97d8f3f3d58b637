import type { OtherConnection } from '../../input/connection-type'
import { BATTENS } from './battens'
import type { ConnectionPhysics, Coupling } from './coupling'
import { FREE_STANDING, GLAZING_FRAME } from './edges'
import { BARS_UNDER_JOISTS, GRID, hangers, STEEL_JOIST, STEEL_JOIST_BARS, STEEL_JOISTS } from './frame-types'

/** A ceiling suspended below usual joists. */
function suspendedBelowJoists(...couplings: readonly Coupling[]): ConnectionPhysics {
  return {
    hasStuds: true,
    couplings,
    rigidMass_kgpm: null,
    joistMass_kgpm: 4,
    geometry: { depth_m: 0.235, width_m: 0.045, spacing_m: 0.4 },
    source: 'The hangers as under a slab, the joists as above resilient bars',
    evidence: 'assumption',
  }
}

/** The structural coupling of connections that are no frame types of the product. */
export const OTHER_CONNECTION_PHYSICS: Readonly<Record<OtherConnection, ConnectionPhysics>> = {
  'Glazing Frame': {
    couplings: [GLAZING_FRAME],
    rigidMass_kgpm: null,
    geometry: { depth_m: 0.012, width_m: 0.02, spacing_m: 1 },
    source: 'Panes joined by the frame around them; attenuation calibrated',
    evidence: 'measured constructions',
  },
  'Wall Ties': {
    couplings: [
      { type: 'point', density: { per_m2: 2.5 }, compliance_mpN: 5e-8, exponent: 0 },
      { type: 'edge', plates_kgpm: 0, attenuation_dB: 18 },
    ],
    rigidMass_kgpm: null,
    geometry: { depth_m: 0.05, width_m: 0.02, spacing_m: 0.6 },
    source: 'Stiff strip ties, 2.5 per m² (upper limit of type B ties); edge path set on one cavity wall',
    evidence: 'few measurements',
  },
  'Open Joint': {
    couplings: [{ type: 'edge', plates_kgpm: 0, attenuation_dB: 28 }],
    rigidMass_kgpm: null,
    geometry: { depth_m: 0.05, width_m: 0, spacing_m: 1 },
    source:
      'Massive leaves on common foundations: 9 dB over one leaf of their mass (DIN 4109-2, two-leaf party walls, as recalled)',
    evidence: 'assumption',
  },
  'Isolating Pads': {
    couplings: [
      { type: 'point', density: { per_m2: 1 }, compliance_mpN: 0, exponent: 0, resonanceUnderLoad_hz: 10 },
      { type: 'edge', plates_kgpm: 0, attenuation_dB: 34 },
    ],
    rigidMass_kgpm: null,
    geometry: { depth_m: 0.05, width_m: 0.1, spacing_m: 1 },
    source: 'Pads chosen for 10 Hz under their load; edge path set on one isolated slab',
    evidence: 'few measurements',
  },
  'Resilient Furring': {
    hasStuds: true,
    isResilientFurring: true,
    couplings: [
      {
        type: 'line',
        compliance_m2pN: { of: 'resilientFurring_m2pN', inSeries_m2pN: 0 },
        exponent: 0,
        lineMass_kgpm: 0.3,
      },
    ],
    rigidMass_kgpm: null,
    geometry: { depth_m: 0.05, width_m: 0.04, spacing_m: 0.6 },
    source: 'Resilient clips and steel furring on masonry; compliance calibrated',
    evidence: 'measured constructions',
  },
  'Timber Joists': {
    hasStuds: true,
    couplings: [{ type: 'line', compliance_m2pN: 0, exponent: 0, lineMass_kgpm: 1 }],
    rigidMass_kgpm: 4,
    joistMass_kgpm: 4,
    geometry: { depth_m: 0.235, width_m: 0.045, spacing_m: 0.4 },
    source: 'Ceiling straight on the joists; joist mass calibrated',
    evidence: 'few measurements',
  },
  'Battens Below Timber Joists': {
    hasStuds: true,
    couplings: [BATTENS],
    rigidMass_kgpm: 4,
    joistMass_kgpm: 4,
    geometry: { depth_m: 0.235, width_m: 0.045, spacing_m: 0.4 },
    source: 'Battens every 0.4 m across the joists: points where they cross',
    evidence: 'few measurements',
  },
  'Timber Joists With Resilient Bars': {
    hasStuds: true,
    couplings: [BARS_UNDER_JOISTS],
    rigidMass_kgpm: null,
    joistMass_kgpm: 4,
    geometry: { depth_m: 0.235, width_m: 0.045, spacing_m: 0.4 },
    source: 'Bars every 0.6 m across the joists, as across studs; joist mass calibrated',
    evidence: 'few measurements',
  },
  'Ceiling Independent Of Timber Joists': {
    ...suspendedBelowJoists(FREE_STANDING),
    source: 'Joined at the edges only; the joists as above resilient bars',
  },
  'Ceiling On Steel Joists': {
    hasStuds: true,
    couplings: [STEEL_JOIST],
    rigidMass_kgpm: STEEL_JOISTS.mass_kgpm,
    joistMass_kgpm: STEEL_JOISTS.mass_kgpm,
    geometry: STEEL_JOISTS.geometry,
    source: 'Compliance of steel studs with the cube of the sheet, 1.2 mm; mass of the profile',
    evidence: 'assumption',
  },
  'Resilient Bars Below Steel Joists': {
    hasStuds: true,
    couplings: [STEEL_JOIST_BARS],
    rigidMass_kgpm: null,
    joistMass_kgpm: STEEL_JOISTS.mass_kgpm,
    geometry: STEEL_JOISTS.geometry,
    source: 'Bars as across timber joists, in series with the steel joist',
    evidence: 'assumption',
  },
  'Timber Joists With Spring Hangers': suspendedBelowJoists(hangers(1.0, 3e-5), FREE_STANDING),
  'Timber Joists With Elastomer Hangers': suspendedBelowJoists(hangers(1.4, 3e-6), FREE_STANDING),
  'Timber Joists With Ceiling Grid': suspendedBelowJoists(GRID, FREE_STANDING),
}
