import type { ModelParameters } from '../../calibrated'
import { SOUND_SPEED } from '../air'
import type { Leaf } from '../../input/assembly'
import { isSlab, type Plate, plateOf } from './plate'
import { type Ribbing, ribbingOf } from './ribbed-plate'
import { shareFrom } from '../share'
import { withBondedLayersCombined } from './composite-section'

/** Sheets in contact without shear coupling: masses and bending stiffnesses add. */
export interface LeafModel {
  readonly plates: readonly Plate[]
  readonly massive: boolean
  readonly orthotropic: boolean
  readonly mass_kgm2: number
  readonly bending_Nm: number
  readonly lossFactor: number
  readonly edgeSealShare: number
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
  const mass_kgm2 = sumOf(plates, (plate) => plate.mass_kgm2) + (ribbing?.mass_kgm2 ?? 0)
  const bending_Nm = sumOf(plates, (plate) => plate.bending_Nm)
  const friction = massive ? 1 : interfaceFriction(plates.length, parameters)
  return {
    plates: friction === 1 ? plates : plates.map((p) => ({ ...p, lossFactor: p.lossFactor * friction })),
    massive,
    orthotropic:
      ribbing !== null ||
      plates.some((plate) => Math.abs(plate.bendingMajor_Nm / plate.bendingMinor_Nm - 1) > 0.05),
    mass_kgm2,
    bending_Nm,
    lossFactor: (sumOf(plates, (plate) => plate.lossFactor * plate.bending_Nm) / bending_Nm) * friction,
    edgeSealShare: sumOf(plates, (plate) => plate.edgeSealShare * plate.bending_Nm) / bending_Nm,
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
function withFrictionOfLaidLayers(
  plates: readonly Plate[],
  { looseFillLoss }: ModelParameters,
): readonly Plate[] {
  const onTimber = plates.some(({ sheet }) => isSlab(sheet) && sheet.material === 'wood')
  const rubbing_kgm2 = sumOf(plates, ({ sheet, mass_kgm2 }) => {
    const looseness =
      sheet.material === 'gravel' ? shareFrom(BOUND_FILL_PA, LOOSE_FILL_PA, sheet.modulus_Pa) : 0
    const laid = onTimber && !isSlab(sheet) ? LAID_ON_TIMBER_LOSS : 0
    return mass_kgm2 * (looseness * looseFillLoss + (1 - looseness) * laid)
  })
  if (plates.length < 2 || rubbing_kgm2 === 0) return plates
  const friction = rubbing_kgm2 / sumOf(plates, (plate) => plate.mass_kgm2)
  return plates.map((plate) => ({ ...plate, lossFactor: plate.lossFactor + friction }))
}

/** The factor on the loss factor of each of several sheets in contact. */
export function interfaceFriction(sheets: number, parameters: ModelParameters): number {
  return sheets > 1 ? 1 + parameters.interfaceFriction : 1
}

/** The frequency in Hz at which free bending waves are as fast as sound: c0^2/(2 pi) sqrt(m'/B). */
export function criticalFrequency(mass_kgm2: number, bending_Nm: number): number {
  return (SOUND_SPEED ** 2 / (2 * Math.PI)) * Math.sqrt(mass_kgm2 / bending_Nm)
}

/** Impedance of a plate at a point far from its edges, N s/m: 8 sqrt(B m'). Cremer, Heckl, Petersson. */
export function platePointImpedance(bending_Nm: number, mass_kgm2: number): number {
  return 8 * Math.sqrt(bending_Nm * mass_kgm2)
}

function sumOf(plates: readonly Plate[], quantity: (plate: Plate) => number): number {
  return plates.reduce((sum, plate) => sum + quantity(plate), 0)
}
