import { CALIBRATED } from '../../calibrated'
import { SOUND_SPEED } from '../air'
import type { Leaf, Sheet } from '../../input/assembly'
import { sheetLossFactor } from './loss-factor'
import { type Ribbing, ribbingOf } from './ribbed-plate'
import { shareFrom } from '../share'
import { withRenderComposed } from './composite-section'

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
  readonly sealed: number
  /**
   * Share of the bending stiffness that the lamellae of a cross-laminated slab keep where shear gives way; 0 for a
   * homogeneous plate.
   */
  readonly ownBending: number
}

/** Sheets in contact without shear coupling: masses and bending stiffnesses add. */
export interface LeafModel {
  readonly plates: readonly Plate[]
  readonly massive: boolean
  readonly orthotropic: boolean
  readonly mass_kgm2: number
  readonly bending_Nm: number
  readonly lossFactor: number
  readonly sealed: number
  readonly critical_hz: number
  /** Lines per metre along which studs hold the leaf. */
  readonly studsPerMetre: number
  /** Ribs that stiffen the leaf along one direction at low frequencies. */
  readonly ribbing: Ribbing | null
  readonly componentIds: readonly string[]
}

/**
 * The leaf's sheets as plates: B = E h^3/(12 (1 - nu^2)) in both directions, shear for the thick-plate term.
 * Sources: Cremer, Heckl, Petersson, Structure-Borne Sound; Hopkins, Sound Insulation, chapter 2.
 * Valid for 2 to 1000 kg/m2 and sheets thinner than a sixth of the bending wavelength.
 */
export function leafModel(leaf: Leaf): LeafModel {
  const sheets = withRenderComposed(leaf.sheets)
  const plates = withFriction(sheets.map(plateOf))
  const massive = leaf.sheets.some(isSlab)
  const ribbing = leaf.ribs === undefined ? null : ribbingOf(leaf.ribs, plates[plates.length - 1])
  const mass_kgm2 = sumOf(plates, (plate) => plate.mass_kgm2) + (ribbing?.mass_kgm2 ?? 0)
  const bending_Nm = sumOf(plates, (plate) => plate.bending_Nm)
  const friction = massive ? 1 : interfaceFriction(plates.length)
  return {
    plates: friction === 1 ? plates : plates.map((p) => ({ ...p, lossFactor: p.lossFactor * friction })),
    massive,
    orthotropic:
      ribbing !== null ||
      plates.some((plate) => Math.abs(plate.bendingMajor_Nm / plate.bendingMinor_Nm - 1) > 0.05),
    mass_kgm2,
    bending_Nm,
    lossFactor: (sumOf(plates, (plate) => plate.lossFactor * plate.bending_Nm) / bending_Nm) * friction,
    sealed: sumOf(plates, (plate) => plate.sealed * plate.bending_Nm) / bending_Nm,
    critical_hz: criticalFrequency(mass_kgm2, bending_Nm),
    studsPerMetre: 0,
    ribbing,
    componentIds: [
      ...new Set([
        ...leaf.sheets.map((sheet) => sheet.componentId),
        ...(leaf.ribs === undefined ? [] : [leaf.ribs.componentId]),
      ]),
    ],
  }
}

/** Gravel is loose up to the first modulus and bound from the second on, Pa. */
const LOOSE_FILL_PA = 60e6
const BOUND_FILL_PA = 120e6

/**
 * Loss factor that sheets laid or cast on a slab of solid timber add by rubbing on it, by their share of the mass:
 * chosen so that timber under a fill that is not loose has the Ln,w of DIN 4109-33:2016 table 25 row 1 under a screed.
 */
const LAID_ON_TIMBER_LOSS = 0.1

/** What is laid on a slab rubs where it moves, loose grains most; what it takes goes by its share of the leaf's mass. */
function withFriction(plates: readonly Plate[]): readonly Plate[] {
  const onTimber = plates.some(({ sheet }) => isSlab(sheet) && sheet.material === 'wood')
  const rubbing_kgm2 = sumOf(plates, ({ sheet, mass_kgm2 }) => {
    const looseness =
      sheet.material === 'gravel' ? shareFrom(BOUND_FILL_PA, LOOSE_FILL_PA, sheet.modulus_Pa) : 0
    const laid = onTimber && !isSlab(sheet) ? LAID_ON_TIMBER_LOSS : 0
    return mass_kgm2 * (looseness * CALIBRATED.looseFillLoss + (1 - looseness) * laid)
  })
  if (plates.length < 2 || rubbing_kgm2 === 0) return plates
  const friction = rubbing_kgm2 / sumOf(plates, (plate) => plate.mass_kgm2)
  return plates.map((plate) => ({ ...plate, lossFactor: plate.lossFactor + friction }))
}

function isSlab({ role }: Sheet): boolean {
  return role === 'massive element'
}

/** The factor on the loss factor of each of several sheets in contact. */
export function interfaceFriction(sheets: number): number {
  return sheets > 1 ? 1 + CALIBRATED.interfaceFriction : 1
}

/** The frequency in Hz at which free bending waves are as fast as sound: c0^2/(2 pi) sqrt(m'/B). */
export function criticalFrequency(mass_kgm2: number, bending_Nm: number): number {
  return (SOUND_SPEED ** 2 / (2 * Math.PI)) * Math.sqrt(mass_kgm2 / bending_Nm)
}

/** Impedance of a plate at a point far from its edges, N s/m: 8 sqrt(B m'). Cremer, Heckl, Petersson. */
export function platePointImpedance(bending_Nm: number, mass_kgm2: number): number {
  return 8 * Math.sqrt(bending_Nm * mass_kgm2)
}

function plateOf(sheet: Sheet): Plate {
  const h = sheet.thickness_m
  const minor_Pa = sheet.minorModulus_Pa ?? sheet.modulus_Pa * minorShare(sheet)
  const plate = h ** 3 / (12 * (1 - POISSON ** 2))
  const bendingMajor_Nm = laminateStiffness(sheet) * sheet.modulus_Pa * plate
  const bendingMinor_Nm = laminateStiffness(sheet) * minor_Pa * plate
  const isWoodSlab = isSlab(sheet) && sheet.material === 'wood'
  const shear_Pa = isWoodSlab ? CALIBRATED.woodSlabShear_Pa : sheet.modulus_Pa / (2 * (1 + POISSON))
  return {
    sheet,
    mass_kgm2: h * sheet.density_kgm3,
    bendingMajor_Nm,
    bendingMinor_Nm,
    bending_Nm: Math.sqrt(bendingMajor_Nm * bendingMinor_Nm),
    shear_Npm: SHEAR_FACTOR * shear_Pa * h,
    lossFactor: sheetLossFactor(sheet),
    sealed: sheet.material === 'glass' ? 1 - laminatedShare(sheet) : 0,
    ownBending: ownBendingOf(sheet, isWoodSlab),
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
function minorShare({ material, role, modulus_Pa }: Sheet): number {
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

function laminateStiffness(sheet: Sheet): number {
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
function ownBendingOf({ plies, modulus_Pa, minorModulus_Pa }: Sheet, isWoodSlab: boolean): number {
  if (plies !== undefined && plies > 0) return 1 / plies ** 2
  if (!isWoodSlab) return 0
  return interpolated(PLY_TABLE, (minorModulus_Pa ?? modulus_Pa) / modulus_Pa)
}

function sumOf(plates: readonly Plate[], quantity: (plate: Plate) => number): number {
  return plates.reduce((sum, plate) => sum + quantity(plate), 0)
}
