import type { ModelParameters } from '../../calibrated'
import { SOUND_SPEED } from '../air'
import type { Sheet, SheetMaterial } from '../../input/assembly'

/** Usual internal loss factors where a product states none (Hopkins, Sound Insulation, table A2). */
const INTERNAL: Readonly<Record<Exclude<SheetMaterial, 'gypsum' | 'glass'>, number>> = {
  wood: 0.02,
  concrete: 0.006,
  masonry: 0.01,
  gravel: 0.1,
  steel: 0.01,
  rubber: 0.2,
  other: 0.02,
}

/** The material's usual internal loss factor. */
function internalLossFactor({ material }: Sheet, { gypsumLoss, glassLoss }: ModelParameters): number {
  if (material === 'gypsum') return gypsumLoss
  return material === 'glass' ? glassLoss : INTERNAL[material]
}

/** The loss factor that catalogues state for gypsum boards. */
const STATED_GYPSUM_LOSS = 0.025

/**
 * The internal loss factor of a sheet: as stated, else the material's usual one. What catalogues state for gypsum is
 * that of a usual board, for which the calibrated value stands; a better damped one keeps its ratio to it. A pane is
 * measured in its seals, and loses no less than they take.
 */
export function sheetLossFactor(sheet: Sheet, parameters: ModelParameters): number {
  if (sheet.lossFactor === undefined) return internalLossFactor(sheet, parameters)
  if (sheet.material === 'gypsum') return (sheet.lossFactor / STATED_GYPSUM_LOSS) * parameters.gypsumLoss
  return sheet.material === 'glass' ? Math.max(sheet.lossFactor, parameters.glassLoss) : sheet.lossFactor
}

/**
 * What a leaf loses along lines that take its energy: c0 (l/S) alpha/(pi^2 sqrt(f fc)), the last term of
 * ISO 12354-1:2017 formula C.1. (l/S) alpha, 1/m: length of line per area, the
 * edges and both sides of the studs, times the absorption along them, 0.05 to 0.5.
 */
export function lineLossFactor(frequency_hz: number, critical_hz: number, absorption_pm: number): number {
  return (SOUND_SPEED * absorption_pm) / (Math.PI ** 2 * Math.sqrt(frequency_hz * critical_hz))
}

/**
 * What remains at a frequency of the loss factor of a leaf of which the share `sealed` (0 to 1) is lost in the seals of
 * panes. A seal is a resistance small against the pane's own impedance, 2 m' c_B ~ h sqrt(h f), and takes
 * c0 (U/S) alpha/(pi^2 sqrt(f fc)) ~ 1/(h f): the same at the coincidence of every pane, less above it, where thick
 * glass comes down to the damping of bare glass.
 */
export function edgeSealLossFactorRatio(
  edgeSealShare: number,
  frequency_hz: number,
  critical_hz: number,
): number {
  return 1 - edgeSealShare * Math.max(1 - critical_hz / frequency_hz, 0)
}
