import type { FacadeShape } from '@soundleaf/contracts'
import type { Assembly } from '../input/assembly'
import { compositeReduction } from '../openings/composite'
import { areaOfOpening, partOfOpening, uncertaintyOfOpening, type Opening } from '../openings/opening'
import { predict } from '../predict'
import type { PredictionRefused } from '../prediction'
import { levelUnderRoof, weightedRainLevel } from '../rain/rain'
import { roofUnderRain } from '../rain/roof-rain'
import { rateIso717Airborne } from '../rating/iso-717-1-2020'
import { type ByRating, energySum, type RatingOutcome } from '../rating/rating'
import { toOneDecimal } from '../rating/round-half-up'
import { thirdOctaveSpectrum } from '../spectrum'
import { facadeLevelDifference, facadeShapeDifference, indoorLevel } from './facade'
import { type OutdoorSound, weightedOutdoors } from './outdoor-sound'
import { pathShares } from './path-shares'
import { uncertaintyOfSum } from './path-uncertainty'

/** A facade or roof with the room behind it and the sound outside. */
export interface FacadeOfRoom {
  readonly size_m: readonly [number, number]
  readonly depth_m: number
  readonly openings: readonly Opening[]
  /** A shape that occurs at this line of sight. */
  readonly shape: FacadeShape
  readonly lineOfSight_m: number
  readonly absorption: number
  readonly outdoor: OutdoorSound
  readonly reverberationTime_s: number
  readonly slope_deg: number
}

export interface OutsidePrediction {
  readonly ok: true
  /** D2m,nT in 21 third octaves, dB, with its ratings and those of R'. */
  readonly difference_db: readonly number[]
  readonly difference: readonly RatingOutcome[]
  readonly apparent: readonly RatingOutcome[]
  readonly uncertainty_db: ByRating
  /** A-weighted level 2 m in front and in the room, dB. */
  readonly outdoor_db: number
  readonly indoor_db: number
  readonly openingShares: readonly number[]
  /** Of a roof under heavy rain; null for a facade. Levels in dB re 1 pW/m², weighted in dB(A). */
  readonly rain: {
    readonly levels_db: readonly number[]
    readonly weighted_db: number
    readonly indoor_db: number
  } | null
}

/**
 * What a facade or roof keeps out of the room behind it, from its parts: ISO 12354-3:2017 without flanking paths, and
 * for a roof the sound of heavy rain.
 *
 * @param construction a wall from outside to inside, or a roof from top to bottom
 * @returns level differences and levels in dB; or a refusal
 */
export function predictOutside(
  construction: Assembly,
  facade: FacadeOfRoom,
): OutsidePrediction | PredictionRefused {
  const { size_m, depth_m, openings, shape, lineOfSight_m, absorption, reverberationTime_s } = facade
  const predicted = predict({ ...construction, size_m: [...size_m] })
  if (!predicted.ok) return predicted
  const { values_db, uncertainty_db } = predicted.airborne.iso
  const area_m2 = size_m[0] * size_m[1]
  const volume_m3 = area_m2 * depth_m
  const open_m2 = openings.reduce((sum, opening) => sum + areaOfOpening(opening), 0)
  const composite = compositeReduction(
    [{ part: 'area', area_m2: area_m2 - open_m2, R_db: values_db }, ...openings.map(partOfOpening)],
    area_m2,
  )
  const shape_db = facadeShapeDifference(shape, lineOfSight_m, absorption) ?? 0
  const outdoor_db = weightedOutdoors(facade.outdoor)
  const openingShares = openings.length === 0 ? [] : partShares(composite)
  const difference_db = facadeLevelDifference(composite.R_db, { area_m2, volume_m3, shape_db })
  return {
    ok: true,
    difference_db,
    difference: rateIso717Airborne(rounded(difference_db), 'DnT,w'),
    apparent: rateIso717Airborne(rounded(composite.R_db), "R'w"),
    uncertainty_db: withOpenings(uncertainty_db, openings, openingShares),
    outdoor_db: energySum(outdoor_db),
    indoor_db: indoorLevel(difference_db, { outdoor_db, reverberationTime_s }),
    openingShares,
    rain: construction.kind === 'floor' ? rainOf(construction, facade, { area_m2, volume_m3 }) : null,
  }
}

/**
 * How sure the index of a façade with openings is: each part by its share, independent of the others (ISO/IEC Guide 98-3);
 * the terms keep that of the façade itself.
 */
function withOpenings(
  uncertainty_db: ByRating,
  openings: readonly Opening[],
  [own, ...shares]: readonly number[],
): ByRating {
  const { Rw } = uncertainty_db
  if (Rw === undefined || own === undefined) return uncertainty_db
  const parts = [
    { u_db: Rw, sensitivity: own },
    ...openings.map((opening, at) => ({
      u_db: uncertaintyOfOpening(opening),
      sensitivity: shares[at],
    })),
  ]
  return { ...uncertainty_db, Rw: uncertaintyOfSum(parts) }
}

const rounded = (values_db: readonly number[]) => thirdOctaveSpectrum(values_db.map(toOneDecimal))

/** Shares of the parts over all bands, weighted as the traffic of towns weights them. */
function partShares({ R_db, shares }: ReturnType<typeof compositeReduction>): readonly number[] {
  const parts = shares.map((share) => ({
    kind: 'Dd' as const,
    junction: 0,
    values_db: share.map((part, band) => R_db[band] - 10 * Math.log10(part)),
  }))
  return pathShares(parts, 'Ctr')
}

function rainOf(
  construction: Assembly,
  { slope_deg, reverberationTime_s }: FacadeOfRoom,
  room: { readonly area_m2: number; readonly volume_m3: number },
): OutsidePrediction['rain'] {
  const { levels_db, weighted_db } = roofUnderRain(construction, undefined, slope_deg)
  const indoor = levels_db.map((level) => levelUnderRoof(level, { ...room, reverberationTime_s }))
  return { levels_db, weighted_db, indoor_db: weightedRainLevel(indoor) }
}
