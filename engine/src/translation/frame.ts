import type { Frame } from '@soundleaf/construction'
import type { Cavity } from '../input/assembly'
import type { ConnectionType } from '../input/connection-type'
import { fillsOf } from './fill'
import { m } from './si'

/** A frame as a cavity and the structural connection across it. */
export function frameCavity(frame: Frame, frameType: ConnectionType): Cavity {
  return {
    part: 'cavity',
    componentId: frame.id,
    depth_m: m(frame.totalCavityDepth_mm),
    fills: fillsOf(frame.id, frame.insulation),
    connections: [
      {
        componentId: frame.id,
        frameType,
        spacing_m: m(frame.cc_mm),
        beamDepth_m: m(frame.depthOfBeam_mm),
        beamWidth_m: m(frame.thicknessOfBeam_mm),
        gauge_m: m(frame.gauge_mm),
      },
    ],
  }
}
