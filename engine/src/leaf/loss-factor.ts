import { CALIBRATED } from '../calibrated'
import { SOUND_SPEED } from '../air'
import type { Sheet, SheetMaterial } from '../assembly/assembly'
import type { Element } from '../radiation/element'

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
export function internalLossFactor(sheet: Sheet): number {
  if (sheet.material === 'gypsum') return CALIBRATED.gypsumLoss
  if (sheet.material === 'glass') return CALIBRATED.glassLoss
  return INTERNAL[sheet.material]
}

/**
 * What a leaf loses through its edges into the laboratory: c0 U alpha/(pi^2 S sqrt(f fc)), the last term of
 * ISO 12354-1:2017 formula C.1. alpha: absorption of the edges, 0.05 to 0.5.
 */
export function edgeLossFactor(
  frequency_hz: number,
  critical_hz: number,
  edgeAbsorption: number,
  element: Element,
): number {
  const perimeterToArea = element.perimeter_m / element.area_m2
  return (
    (SOUND_SPEED * perimeterToArea * edgeAbsorption) / (Math.PI ** 2 * Math.sqrt(frequency_hz * critical_hz))
  )
}
