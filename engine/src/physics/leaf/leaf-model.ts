import type { ModelParameters } from '../../calibrated'
import { SOUND_SPEED } from '../air'
import type { Leaf } from '../../input/assembly'
import { isSlab, type Plate, plateOf } from './plate'
import { ribMassAt, type Ribbing, ribbingOf, ribStiffnessAt } from './ribbed-plate'
import { shareFrom } from '../share'
import { withBondedLayersCombined } from './composite-section'

/** A leaf of sheets in contact that are not coupled in shear: their masses and bending stiffnesses add. */
export interface LeafModel {
  readonly plates: readonly Plate[]
  readonly massive: boolean
  readonly orthotropic: boolean
  readonly mass_kgm2: number
  readonly bending_Nm: number
  readonly lossFactor: number
  /** Share of the loss factor that the edge seals of glazing cause, 0 to 1. */
  readonly edgeSealShare: number
  readonly critical_hz: number
  /** Number of lines per metre along which studs support the leaf, 1/m. */
  readonly studsPerMetre: number
  /** Its bays between studs or joists that hold it; null where none do. */
  readonly bays: Bays | null
  /** Ribs that stiffen the leaf in one direction at low frequencies. */
  readonly ribbing: Ribbing | null
  readonly componentIds: readonly string[]
}

/** The bays of a leaf between the studs or joists that hold it. */
export interface Bays {
  /** Their first resonance, Hz. */
  readonly resonance_hz: number
  /** Mass of the joists that move with the leaf far below it, kg/m². */
  readonly joists_kgm2: number
}

/**
 * The sheets of a leaf as plates with B = E h^3/(12 (1 - nu^2)) in both directions and their shear stiffness for the
 * thick-plate correction.
 * Sources: Cremer, Heckl, Petersson, Structure-Borne Sound; Hopkins, Sound Insulation, chapter 2.
 * Valid for 2 to 1000 kg/m² and sheets thinner than a sixth of the bending wavelength.
 */
export function leafModel(leaf: Leaf, parameters: ModelParameters): LeafModel {
  const sheets = withBondedLayersCombined(leaf.sheets)
  const plates = withFrictionOfLaidLayers(
    sheets.map((sheet) => plateOf(sheet, parameters)),
    parameters,
  )
  const massive = leaf.sheets.some(isSlab)
  const ribbing = leaf.ribs === undefined ? null : ribbingOf(leaf.ribs, plates[plates.length - 1])
  const plates_kgm2 = sumOf(plates, (plate) => plate.mass_kgm2)
  const bending_Nm = sumOf(plates, (plate) => plate.bending_Nm)
  const friction = massive ? 1 : interfaceFriction(plates.length, parameters)
  return {
    plates: friction === 1 ? plates : plates.map((p) => ({ ...p, lossFactor: p.lossFactor * friction })),
    massive,
    orthotropic:
      ribbing !== null ||
      plates.some((plate) => Math.abs(plate.bendingMajor_Nm / plate.bendingMinor_Nm - 1) > 0.05),
    mass_kgm2: plates_kgm2 + (ribbing?.mass_kgm2 ?? 0),
    bending_Nm,
    lossFactor: (sumOf(plates, (plate) => plate.lossFactor * plate.bending_Nm) / bending_Nm) * friction,
    edgeSealShare: sumOf(plates, (plate) => plate.edgeSealShare * plate.bending_Nm) / bending_Nm,
    critical_hz: criticalFrequency(plates_kgm2, bending_Nm),
    studsPerMetre: 0,
    bays: null,
    ribbing,
    componentIds: [
      ...new Set([
        ...leaf.sheets.map((sheet) => sheet.componentId),
        ...(leaf.ribs === undefined ? [] : [leaf.ribs.componentId]),
      ]),
    ],
  }
}

/**
 * Loss factor of fills of gravel: bound with cement or latex up to the first value, loose from the second on. How stiff a
 * fill is says nothing of that: both are limp.
 */
const BOUND_FILL_LOSS = 0.1
const LOOSE_FILL_LOSS = 0.2

/**
 * Loss factor that sheets laid or cast on a slab of solid timber add by friction, times their share of the mass. Set so
 * that timber under a bound fill and a screed has the Ln,w of DIN 4109-33:2016 table 25 row 1.
 */
const LAID_ON_TIMBER_LOSS = 0.1

/**
 * Adds the damping by friction of layers laid on a slab, in proportion to their share of the mass: loose fill
 * dissipates most.
 */
function withFrictionOfLaidLayers(
  plates: readonly Plate[],
  { looseFillLoss }: ModelParameters,
): readonly Plate[] {
  const onTimber = plates.some(({ sheet }) => isSlab(sheet) && sheet.material === 'wood')
  const rubbing_kgm2 = sumOf(plates, ({ sheet, mass_kgm2, lossFactor }) => {
    const looseness =
      sheet.material === 'gravel' ? shareFrom(BOUND_FILL_LOSS, LOOSE_FILL_LOSS, lossFactor) : 0
    const laid = onTimber && !isSlab(sheet) ? LAID_ON_TIMBER_LOSS : 0
    return mass_kgm2 * (looseness * looseFillLoss + (1 - looseness) * laid)
  })
  if (plates.length < 2 || rubbing_kgm2 === 0) return plates
  const friction = rubbing_kgm2 / sumOf(plates, (plate) => plate.mass_kgm2)
  return plates.map((plate) => ({ ...plate, lossFactor: plate.lossFactor + friction }))
}

/** Factor on the loss factor of sheets in contact: they rub on each other. */
export function interfaceFriction(sheets: number, parameters: ModelParameters): number {
  return sheets > 1 ? 1 + parameters.interfaceFriction : 1
}

/** Mass per area that the leaf moves at a frequency, kg/m². */
export function massAt({ mass_kgm2, ribbing }: LeafModel, frequency_hz: number): number {
  return ribbing === null ? mass_kgm2 : mass_kgm2 - ribbing.mass_kgm2 + ribMassAt(ribbing, frequency_hz)
}

/** Bending stiffness of one of its plates along the ribs at a frequency, N m; ribs are below the last plate. */
export function majorBendingAt({ plates, ribbing }: LeafModel, at: number, frequency_hz: number): number {
  const { bendingMajor_Nm } = plates[at]
  if (ribbing === null || at < plates.length - 1) return bendingMajor_Nm
  return bendingMajor_Nm + ribStiffnessAt(ribbing, bendingMajor_Nm, frequency_hz)
}

/** Geometric mean of its bending stiffnesses in both directions at a frequency, N m. */
export function meanBendingAt(leaf: LeafModel, at: number, frequency_hz: number): number {
  const { bending_Nm, bendingMinor_Nm } = leaf.plates[at]
  if (leaf.ribbing === null) return bending_Nm
  return Math.sqrt(majorBendingAt(leaf, at, frequency_hz) * bendingMinor_Nm)
}

/** Critical frequency in Hz, at which bending waves travel at the speed of sound: fc = c0^2/(2 pi) sqrt(m'/B). */
export function criticalFrequency(mass_kgm2: number, bending_Nm: number): number {
  return (SOUND_SPEED ** 2 / (2 * Math.PI)) * Math.sqrt(mass_kgm2 / bending_Nm)
}

/** Driving-point impedance of an infinite plate, N s/m: Z = 8 sqrt(B m'). Cremer, Heckl, Petersson. */
export function platePointImpedance(bending_Nm: number, mass_kgm2: number): number {
  return 8 * Math.sqrt(bending_Nm * mass_kgm2)
}

function sumOf(plates: readonly Plate[], quantity: (plate: Plate) => number): number {
  return plates.reduce((sum, plate) => sum + quantity(plate), 0)
}
