import type { ModelParameters } from '../../calibrated'
import { SOUND_SPEED } from '../air'
import type { Sheet, SheetMaterial } from '../../input/assembly'

/** Usual internal loss factors of materials, for products that state none (Hopkins, Sound Insulation, table A2). */
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

/** The loss factor that product catalogues state for gypsum boards. */
const STATED_GYPSUM_LOSS = 0.025

/**
 * The internal loss factor of a sheet: as stated, or the material's usual one. The loss factor that catalogues state
 * for gypsum boards stands for the calibrated value; better damped boards are scaled in proportion. Glass panes are
 * mounted in edge seals and have at least the loss factor that these cause.
 */
export function sheetLossFactor(sheet: Sheet, parameters: ModelParameters): number {
  if (sheet.lossFactor === undefined) return internalLossFactor(sheet, parameters)
  if (sheet.material === 'gypsum') return (sheet.lossFactor / STATED_GYPSUM_LOSS) * parameters.gypsumLoss
  return sheet.material === 'glass' ? Math.max(sheet.lossFactor, parameters.glassLoss) : sheet.lossFactor
}

/**
 * Loss factor along lines that take up vibrational energy, c0 (l/S) alpha/(pi^2 sqrt(f fc)): the last term of ISO
 * 12354-1:2017 formula C.1.
 *
 * @param absorption_pm (l/S) alpha in 1/m: length of edges and of both sides of the studs per area, times their
 *   absorption coefficient, 0.05 to 0.5
 */
export function lineLossFactor(frequency_hz: number, critical_hz: number, absorption_pm: number): number {
  return (SOUND_SPEED * absorption_pm) / (Math.PI ** 2 * Math.sqrt(frequency_hz * critical_hz))
}

/**
 * Ratio of the internal loss factor at a frequency to that at the critical frequency, for a leaf of which the share
 * `edgeSealShare` (0 to 1) of the losses occurs in the edge seals of glazing. A seal is a resistance that is small
 * against the impedance of the pane, 2 m' c_B ~ h sqrt(h f), and causes a loss factor c0 (U/S) alpha/(pi^2 sqrt(f fc))
 * ~ 1/(h f): the same at the critical frequency of every pane, and less above it, where thick glass approaches the
 * damping of bare glass.
 */
export function edgeSealLossFactorRatio(
  edgeSealShare: number,
  frequency_hz: number,
  critical_hz: number,
): number {
  return 1 - edgeSealShare * Math.max(1 - critical_hz / frequency_hz, 0)
}
