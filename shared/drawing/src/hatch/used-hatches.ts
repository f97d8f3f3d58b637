import { isOnRubber } from '../frame/frame-parts'
import type { LayerPlace } from '../layout/layer-places'
import type { Orientation } from '../layout/plane'
import { insulationHatch } from './component-hatch'
import type { Hatch, HatchKind } from './hatch-kind'

/** Every hatch that the layers and their parts may use; the drawing defines these and no others. */
export function usedHatches(places: readonly LayerPlace[], orientation: Orientation): Hatch[] {
  return places.flatMap((place) => [place.hatch, ...inner(place).flatMap(bothDensities(orientation))])
}

function inner({ component }: LayerPlace): HatchKind[] {
  switch (component.kind) {
    case 'frame': {
      const insulation = insulationHatch(component.insulation)
      return [
        ...(isOnRubber(component) ? (['rubber'] as const) : []),
        ...(insulation === null ? [] : [insulation]),
      ]
    }
    case 'cavity':
    case 'ribPanel': {
      const insulation = insulationHatch(component.insulation)
      return insulation === null ? ['air'] : ['air', insulation]
    }
    case 'massiveElement':
      return component.material === 'Wood' ? ['clt', 'clt-end'] : []
    case 'panel':
    case 'impactBoard':
    case 'floorCovering':
      return []
  }
}

const bothDensities =
  (orientation: Orientation) =>
  (kind: HatchKind): Hatch[] =>
    [false, true].map((isTight) => ({ kind, isTight, isMirrored: false, isUpright: orientation === 'wall' }))
