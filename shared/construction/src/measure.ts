import type { Component, Construction, Insulation } from './construction'
import { kept } from './entry'

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

/** The thickness of the whole construction, mm to one decimal, or in whole parts of an inch. */
export function totalThickness_mm(construction: Construction): number {
  return kept(
    construction.components.reduce((total, component) => total + thickness_mm(component), 0),
    'mm',
    1,
  )
}

/** No slab of laminated timber is thinner; below it are the boards of a deck on joists. */
export const THINNEST_SLAB_MM = 60
