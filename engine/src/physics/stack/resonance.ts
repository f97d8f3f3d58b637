import { bulkModulus, gasOf } from '../cavity/gas'
import type { SpringGap, StackModel } from './stack-model'

export interface Resonance {
  readonly frequency_hz: number
  readonly componentIds: readonly string[]
}

/** In a porous fill air is compressed isothermally; its stiffness is lower by the ratio of specific heats. */
const HEAT_RATIO = 1.4

/** Dynamic stiffness per unit area of resilient layers in series, N/m³. */
export function dynamicStiffnessInSeries({ layers }: SpringGap): number {
  return 1 / layers.reduce((compliance, layer) => compliance + 1 / layer.dynamicStiffness_Npm3, 0)
}

/**
 * Mass-spring-mass (mass-air-mass) resonance frequency of every gap, Hz: sqrt(s'(1/m1 + 1/m²))/(2 pi), s' of the
 * resilient layers in series or rho c^2/d of the air, isothermal with a fill. Each gap is taken with its two leaves
 * alone, an approximation where there are more.
 */
export function massSpringMassResonances({ leaves, gaps }: StackModel): readonly Resonance[] {
  return gaps.map((gap, at) => {
    const masses = 1 / leaves[at].mass_kgm2 + 1 / leaves[at + 1].mass_kgm2
    const stiffness =
      gap.type === 'springs'
        ? dynamicStiffnessInSeries(gap)
        : bulkModulus(gasOf(gap.cavity)) / gap.cavity.depth_m / (gap.cavity.fills.length > 0 ? HEAT_RATIO : 1)
    return {
      frequency_hz: Math.sqrt(stiffness * masses) / (2 * Math.PI),
      componentIds:
        gap.type === 'springs' ? gap.layers.map((layer) => layer.componentId) : [gap.cavity.componentId],
    }
  })
}
