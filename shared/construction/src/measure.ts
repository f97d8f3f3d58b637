import type { Component, Construction, Insulation } from './construction'
import { rounded } from './entry'

/** How much of the section a component takes, mm. */
export function thickness_mm(component: Component): number {
  switch (component.kind) {
    case 'frame':
    case 'cavity':
      return component.totalCavityDepth_mm
    case 'ribPanel':
      return component.depthOfBeam_mm
    default:
      return component.thickness_mm
  }
}

/** Whether a porous fill is there: switched on, and of some thickness. */
export function isFilled({ isEnabled, thickness_mm }: Insulation): boolean {
  return isEnabled && thickness_mm > 0
}

/** The thickness of the whole construction, mm to one decimal. */
export function totalThickness_mm(construction: Construction): number {
  return rounded(
    construction.components.reduce((total, component) => total + thickness_mm(component), 0),
    1,
  )
}

/**
 * Mass per area, kg/m², of what the properties tell: sheets and fills. Beams and coverings have no density among
 * their properties and count nothing; the whole mass is the engine's.
 */
export function massOf(component: Component): number {
  if ('insulation' in component) {
    return (component.insulation.thickness_mm / 1000) * component.insulation.density_kgm3
  }
  return component.kind === 'floorCovering' ? 0 : (component.thickness_mm / 1000) * component.density_kgm3
}
