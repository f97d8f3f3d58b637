import type { EdgeCoupling } from './coupling'

/** Wooden plates of 38 x 89 mm and of 38 x 140 mm of 450 kg/m³, kg/m; light tracks give way to the boards' edges. */
const PLATE_KGPM = 1.5
const WIDE_PLATE_KGPM = 2.4

/**
 * Paths around the edge: the tracks of steel studs, plates that both leaves share, plates of their own, free-standing
 * linings and hung ceilings, the frame around double glazing. Attenuations calibrated.
 */
export const STEEL_TRACKS = edge('steelTracks_dB', 0)
export const COMMON_PLATES = edge('commonPlates_dB', WIDE_PLATE_KGPM)
export const SEPARATE_PLATES = edge('separatePlates_dB', PLATE_KGPM)
export const FREE_STANDING = edge('freeStanding_dB', PLATE_KGPM)
export const GLAZING_FRAME = edge('glazingFrame_dB', 0)
/**
 * One row of studs with bars: both leaves of a wall share its plates, though that on the bars is not fixed to them; a
 * lining of a massive leaf has them to itself.
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
