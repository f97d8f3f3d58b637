import { SOUND_SPEED } from '../air'
import type { Leaf, Sheet } from '../assembly/assembly'
import { internalLossFactor } from './loss-factor'

/** Poisson's ratio of every sheet (ISO 12354-1 annex B; wood and gypsum lie near it). */
export const POISSON = 0.2

/** Effective shear modulus of cross-laminated and other wood slabs, Pa: harmonic mean over plies with rolling shear. Calibrated. */
const WOOD_SLAB_SHEAR_PA = 250e6

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
  /** 0 for a homogeneous plate. */
  readonly plies: number
}

/** Sheets in contact without shear coupling: masses and bending stiffnesses add. */
export interface LeafModel {
  readonly plates: readonly Plate[]
  readonly massive: boolean
  readonly orthotropic: boolean
  readonly mass_kgm2: number
  readonly bending_Nm: number
  readonly lossFactor: number
  readonly critical_hz: number
  readonly componentIds: readonly string[]
}

/**
 * The leaf's sheets as plates: B = E h^3/(12 (1 - nu^2)) in both directions, shear for the thick-plate term.
 * Sources: Cremer, Heckl, Petersson, Structure-Borne Sound; Hopkins, Sound Insulation, chapter 2.
 * Valid for 2 to 1000 kg/m2 and sheets thinner than a sixth of the bending wavelength.
 */
export function leafModel(leaf: Leaf): LeafModel {
  const plates = leaf.sheets.map(plateOf)
  const massive = leaf.sheets.some((sheet) => sheet.role === 'massive element')
  const mass_kgm2 = sumOf(plates, (plate) => plate.mass_kgm2)
  const bending_Nm = sumOf(plates, (plate) => plate.bending_Nm)
  const friction = plates.length > 1 && !massive ? 1 + INTERFACE_FRICTION : 1
  return {
    plates: friction === 1 ? plates : plates.map((p) => ({ ...p, lossFactor: p.lossFactor * friction })),
    massive,
    orthotropic: plates.some((plate) => Math.abs(plate.bendingMajor_Nm / plate.bendingMinor_Nm - 1) > 0.05),
    mass_kgm2,
    bending_Nm,
    lossFactor: (sumOf(plates, (plate) => plate.lossFactor * plate.bending_Nm) / bending_Nm) * friction,
    critical_hz: criticalFrequency(mass_kgm2, bending_Nm),
    componentIds: [...new Set(leaf.sheets.map((sheet) => sheet.componentId))],
  }
}

/** Relative increase of the damping of boards in contact by friction between them. Calibrated. */
const INTERFACE_FRICTION = 0.5

/** The frequency in Hz at which free bending waves are as fast as sound: c0^2/(2 pi) sqrt(m'/B). */
export function criticalFrequency(mass_kgm2: number, bending_Nm: number): number {
  return (SOUND_SPEED ** 2 / (2 * Math.PI)) * Math.sqrt(mass_kgm2 / bending_Nm)
}

function plateOf(sheet: Sheet): Plate {
  const h = sheet.thickness_m
  const minor_Pa = sheet.minorModulus_Pa ?? sheet.modulus_Pa
  const bendingMajor_Nm = (sheet.modulus_Pa * h ** 3) / (12 * (1 - POISSON ** 2))
  const bendingMinor_Nm = (minor_Pa * h ** 3) / (12 * (1 - POISSON ** 2))
  const isWoodSlab = sheet.role === 'massive element' && sheet.material === 'wood'
  const shear_Pa = isWoodSlab ? WOOD_SLAB_SHEAR_PA : sheet.modulus_Pa / (2 * (1 + POISSON))
  return {
    sheet,
    mass_kgm2: h * sheet.density_kgm3,
    bendingMajor_Nm,
    bendingMinor_Nm,
    bending_Nm: Math.sqrt(bendingMajor_Nm * bendingMinor_Nm),
    shear_Npm: SHEAR_FACTOR * shear_Pa * h,
    lossFactor: sheet.lossFactor ?? internalLossFactor(sheet),
    plies: sheet.plies ?? (isWoodSlab ? pliesOf(minor_Pa / sheet.modulus_Pa) : 0),
  }
}

/**
 * Plies of a cross-laminated slab from the ratio of its moduli, with equal plies and E90 = E0/30:
 * 0.07 for three, 0.30 for five, 0.44 for seven. Below 0.05 all lamellae run one way.
 */
function pliesOf(minorToMajor: number): number {
  if (minorToMajor < 0.05) return 0
  if (minorToMajor < 0.15) return 3
  return minorToMajor < 0.37 ? 5 : 7
}

function sumOf(plates: readonly Plate[], quantity: (plate: Plate) => number): number {
  return plates.reduce((sum, plate) => sum + quantity(plate), 0)
}
