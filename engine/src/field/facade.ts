import type { FacadeShape } from '@soundleaf/contracts'
import { energySum } from '../rating/rating'

/** Reference reverberation time T0, s. */
const REFERENCE_TIME_S = 0.5

/**
 * Standardised level difference of a facade in dB, D2m,nT = R' + dLfs + 10 lg(0.16 V/(T0 S)): ISO 12354-3:2017 formula
 * 14.
 *
 * @param R_db apparent sound reduction index of the facade
 * @param area_m2 area of the facade as seen from the room
 * @param volume_m3 volume of the room behind it
 * @param shape_db what the shape of the facade adds
 */
export function facadeLevelDifference(
  R_db: readonly number[],
  {
    area_m2,
    volume_m3,
    shape_db = 0,
  }: {
    readonly area_m2: number
    readonly volume_m3: number
    readonly shape_db?: number
  },
): readonly number[] {
  const room_db = 10 * Math.log10((0.16 * volume_m3) / (REFERENCE_TIME_S * area_m2))
  return R_db.map((R) => R + shape_db + room_db)
}

/**
 * A-weighted level in a room behind a facade, dB: the sum over the bands of the level outside less D2m,nT, for the
 * reverberation time of the room.
 *
 * @param outdoor_db A-weighted level in each band 2 m in front of the facade, in the bands of the level difference
 */
export function indoorLevel(
  difference_db: readonly number[],
  {
    outdoor_db,
    reverberationTime_s = REFERENCE_TIME_S,
  }: {
    readonly outdoor_db: readonly number[]
    readonly reverberationTime_s?: number
  },
): number {
  const arriving_db = energySum(difference_db.map((D, band) => outdoor_db[band] - D))
  return arriving_db + 10 * Math.log10(reverberationTime_s / REFERENCE_TIME_S)
}

type Row = readonly [number, number, number]

/**
 * What the shape adds, by height of the line of sight to the source on the facade (below 1.5 m, to 2.5 m, above) and by
 * the absorption of the underside above (0.3, 0.6, 0.9), dB; null where the shape does not occur. ISO 12354-3:2017 table
 * C.1.
 */
const SHAPES_DB: Readonly<Record<FacadeShape, readonly [Row | null, Row | null, Row | null]>> = {
  plane: [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ],
  'gallery 2': [[-1, -1, 0], null, null],
  'gallery 3': [
    [-1, -1, 0],
    [-1, 0, 2],
    [1, 1, 2],
  ],
  'gallery 4': [
    [0, 0, 1],
    [0, 1, 3],
    [2, 2, 3],
  ],
  'gallery 5': [null, null, [3, 4, 6]],
  'balcony 6': [
    [-1, -1, 0],
    [-1, 1, 3],
    [1, 2, 3],
  ],
  'balcony 7': [
    [0, 0, 1],
    [0, 2, 4],
    [2, 3, 4],
  ],
  'balcony 8': [
    [1, 1, 2],
    [1, 1, 2],
    [1, 1, 2],
  ],
  'terrace open': [
    [1, 1, 1],
    [3, 4, 5],
    [4, 4, 5],
  ],
  'terrace closed': [
    [3, 3, 3],
    [5, 6, 7],
    [6, 6, 7],
  ],
}

const ABSORPTIONS: Row = [0.3, 0.6, 0.9]

/**
 * Level difference by the shape of a facade, dLfs in dB, interpolated over the absorption coefficient of the underside
 * above; null where the shape does not occur at this height of the line of sight.
 */
export function facadeShapeDifference(
  shape: FacadeShape,
  lineOfSight_m: number,
  absorption: number,
): number | null {
  const row = SHAPES_DB[shape][lineOfSight_m < 1.5 ? 0 : lineOfSight_m <= 2.5 ? 1 : 2]
  if (row === null) return null
  const held = Math.min(Math.max(absorption, ABSORPTIONS[0]), ABSORPTIONS[2])
  const at = held < ABSORPTIONS[1] ? 0 : 1
  const share = (held - ABSORPTIONS[at]) / (ABSORPTIONS[at + 1] - ABSORPTIONS[at])
  return row[at] + share * (row[at + 1] - row[at])
}
