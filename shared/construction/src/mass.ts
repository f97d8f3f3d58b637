import type { Component, Construction, Frame, RibPanel } from './construction'
import { FRAME_TYPE_FACTS } from './frame-types'

/** Spruce and pine at the moisture of a heated building, and what is glued of them, kg/m³. */
const TIMBER_KGM3 = 450
const STEEL_KGM3 = 7850
/** Coverings state no density: parquet; linoleum, vinyl or rubber, kg/m³. */
const WOODEN_COVERING_KGM3 = 700
const OTHER_COVERING_KGM3 = 1200

/** Mass per area of the whole construction, kg/m². */
export function totalMass_kgm2({ components }: Construction): number {
  return components.reduce((sum, component) => sum + massOf(component), 0)
}

/** Mass per area of a component with its fill, kg/m². */
export function massOf(component: Component): number {
  return bareMassOf(component) + fillMassOf(component)
}

/** Mass per area of a component without its fill, kg/m²: of a frame that of its beams. */
export function bareMassOf(component: Component): number {
  switch (component.kind) {
    case 'frame':
      return frameMassOf(component)
    case 'ribPanel':
      return solidBeams(component) * TIMBER_KGM3
    case 'cavity':
      return 0
    case 'floorCovering': {
      const density_kgm3 = component.material === 'Wood' ? WOODEN_COVERING_KGM3 : OTHER_COVERING_KGM3
      return (component.thickness_mm / 1000) * density_kgm3
    }
    default:
      return (component.thickness_mm / 1000) * component.density_kgm3
  }
}

/** Mass per area of the fill, kg/m²; there is never more of it than the cavity takes. */
export function fillMassOf(component: Component): number {
  if (!('insulation' in component)) return 0
  const { insulation, totalCavityDepth_mm } = component
  return (Math.min(insulation.thickness_mm, totalCavityDepth_mm) / 1000) * insulation.density_kgm3
}

/** Studs, joists, battens or channels alone: plates, bars, hangers and screws are little beside them. */
function frameMassOf(frame: Frame): number {
  const facts = FRAME_TYPE_FACTS[frame.frameType]
  const rows = facts.family === 'studs' && facts.rows !== 'single' ? 2 : 1
  const isSheet =
    frame.material === 'Steel' ||
    frame.material === 'Metallic' ||
    facts.family === 'hangers' ||
    facts.family === 'clips'
  return rows * (isSheet ? bentBeams(frame) * STEEL_KGM3 : solidBeams(frame) * TIMBER_KGM3)
}

/** Volume per area of beams of full cross-section, m. */
function solidBeams({ depthOfBeam_mm, thicknessOfBeam_mm, cc_mm }: Frame | RibPanel): number {
  return (depthOfBeam_mm * thicknessOfBeam_mm) / cc_mm / 1000
}

/** Volume per area of a web with two flanges bent of sheet, m. */
function bentBeams({ depthOfBeam_mm, thicknessOfBeam_mm, gauge_mm, cc_mm }: Frame): number {
  return (gauge_mm * (depthOfBeam_mm + 2 * thicknessOfBeam_mm)) / cc_mm / 1000
}
