import type { ModelParameters } from '../../calibrated'
import { cavityLayers } from '../cavity/cavity-layers'
import { leafLayer, ORTHOTROPIC_DIRECTIONS } from '../leaf/single-leaf'
import type { LayersAt } from './diffuse-field'
import { elasticLayer } from './elastic-layer'
import type { StackLayer } from './stack'
import type { Gap, StackModel } from './stack-model'

/**
 * Loss factor of a resilient layer that states none. Samples between steel plates have 0.1 to 0.2 (EN 29052-1); with
 * 0.35 dry floors of 23 to 43 kg/m² on 10 to 40 MN/m³ improve concrete floors by the delta Lw of ISO 12354-2:2017
 * formula C.5 within 3 dB, as boards also rub on an uneven base.
 */
export const RESILIENT_LOSS = 0.35

/** Number of directions for stacks whose orthotropic leaves are boards: they differ less by direction than slabs do. */
const BOARD_DIRECTIONS = 3

/** Number of propagation directions over which a stack is averaged: 1 where every leaf is isotropic. */
export function directionsOf({ leaves }: StackModel): number {
  const orthotropic = leaves.filter((leaf) => leaf.orthotropic)
  if (orthotropic.length === 0) return 1
  return orthotropic.some((leaf) => leaf.massive || leaf.ribbing !== null)
    ? ORTHOTROPIC_DIRECTIONS
    : BOARD_DIRECTIONS
}

/**
 * The layers of a stack at a frequency and in a direction; `directions` = 1 takes the geometric mean stiffness of every
 * leaf.
 */
export function stackLayersAt({ leaves, gaps, mounting }: StackModel, directions: number): LayersAt {
  return (frequency_hz, direction) =>
    leaves.flatMap((leaf, at): readonly StackLayer[] => {
      const layer = leafLayer(leaf, { frequency_hz, direction, directions }, mounting)
      const gap = gaps[at]
      return gap === undefined ? [layer] : [layer, ...gapLayers(gap, frequency_hz, mounting.parameters)]
    })
}

function gapLayers(gap: Gap, frequency_hz: number, parameters: ModelParameters): readonly StackLayer[] {
  if (gap.type === 'cavity') return cavityLayers(gap.cavity, gap.around, frequency_hz, parameters)
  return gap.layers.map((layer) => elasticLayer(layer, layer.lossFactor ?? RESILIENT_LOSS, frequency_hz))
}
