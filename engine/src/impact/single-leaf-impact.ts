import type { FloorCovering, Sheet } from '../assembly/assembly'
import { bandMeans } from '../frequency'
import type { LeafModel } from '../leaf/leaf-model'
import { leafLayer } from '../leaf/single-leaf'
import type { Element } from '../radiation/element'
import { contactStiffness, hammerRebounds, platePointImpedance, tappingForce2 } from './hammer'
import { impactLevel, impactResponse } from './impact-response'

/** Modulus of wood across the grain under a hammer, Pa. */
const WOOD_SURFACE_PA = 0.6e9

/** Restitution of a hammer that rebounds from wood (Brunskog and Hammer 2003; note of ISO 12354-2:2017). Calibrated. */
const RESTITUTION = 0.5

/** Stiffness of the hammer's contact with a sheet, N/m. */
export function surfaceStiffness(sheet: Sheet): number {
  return contactStiffness(sheet.material === 'wood' ? WOOD_SURFACE_PA : sheet.modulus_Pa)
}

/**
 * Ln of a single leaf under the tapping machine, 21 third octaves in dB, with an optional covering in series with
 * the contact. On wood without a covering the rebounding hammer adds 20 lg(1 + e).
 * Check: 164 - 35 lg m' for homogeneous floors of 100 to 600 kg/m2 (ISO 12354-2:2017 annex B).
 */
export function singleLeafImpact(
  leaf: LeafModel,
  covering: FloorCovering | undefined,
  edgeAbsorption: number,
  element: Element,
): Float64Array {
  const response = impactResponse(
    (frequency) => [leafLayer(leaf, frequency, 0, 1, edgeAbsorption, element)],
    [leaf],
    element,
  )
  const impedance = platePointImpedance(leaf.bending_Nm, leaf.mass_kgm2)
  const surface = leaf.plates[0].sheet
  const contact = surfaceStiffness(surface)
  const covered = covering === undefined ? contact : 1 / (1 / contact + 1 / covering.contactStiffness_Npm)
  const force2 = tappingForce2({ pointMobility: () => [1 / impedance, 0], contactStiffness_Npm: covered })
  const rebounds = surface.material === 'wood' && covering === undefined && hammerRebounds(contact, impedance)
  const gain_db = rebounds ? 20 * Math.log10(1 + RESTITUTION) : 0
  return bandMeans(response.power.map((power, at) => power * force2[at])).map((p) => impactLevel(p) + gain_db)
}
