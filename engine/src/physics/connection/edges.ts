import type { EdgeCoupling } from './coupling'

/**
 * Mass of wooden plates of 38 x 89 mm and 38 x 140 mm of 450 kg/m³, kg/m. Light steel tracks have none, as they yield
 * with the edge of the boards.
 */
const PLATE_KGPM = 1.5
const WIDE_PLATE_KGPM = 2.4

/**
 * Structural paths through the perimeter: tracks of steel studs, plates common to both leaves, separate plates,
 * free-standing linings and suspended ceilings, frames of double glazing. The attenuations are calibrated.
 */
export const STEEL_TRACKS = edge('steelTracks_dB', 0)
export const COMMON_PLATES = edge('commonPlates_dB', WIDE_PLATE_KGPM)
export const SEPARATE_PLATES = edge('separatePlates_dB', PLATE_KGPM)
export const FREE_STANDING = edge('freeStanding_dB', PLATE_KGPM)
export const GLAZING_FRAME = edge('glazingFrame_dB', 0)
/**
 * One row of studs with resilient channels: the leaves of a wall share its plates, although the leaf on the channels is
 * not fixed to them; a lining of a massive element has the plates to itself.
 */
export const BAR_PLATES = edge('barPlates_dB', PLATE_KGPM, SEPARATE_PLATES)

function edge(
  attenuation_dB: EdgeCoupling['attenuation_dB'],
  plates_kgpm: number,
  besideMassive?: EdgeCoupling,
): EdgeCoupling {
  return {
    type: 'edge',
    plates_kgpm,
    attenuation_dB,
    ...(besideMassive !== undefined && { besideMassive }),
  }
}
