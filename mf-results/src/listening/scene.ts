import type { FieldValues, RoomsAnswer, RoomsSetting } from '@soundleaf/contracts'
import { isImpact, levelsAt, struckBy, type SourceName } from './sources/sources'

/** The room in which is listened. */
export interface ReceivingRoom {
  readonly separatingArea_m2: number
  readonly volume_m3: number
  readonly reverberationTime_s: number
}

/** What lies between: its sound reduction index and impact level in 21 third octaves, dB; null where it has none. */
export interface Insulation {
  readonly reduction_db: readonly number[] | null
  readonly impact_db: readonly number[] | null
}

/** Reverberation time to which DnT and L'nT are standardised, s. */
export const STANDARD_REVERBERATION_S = 0.5

/** A room in which R is DnT and Ln is L'nT (10 lg(0.32 V/S) and 10 lg(0.032 V) are 0), where none is entered. */
export const REFERENCE_ROOM = { separatingArea_m2: 10, volume_m3: 31.25 } as const

/** The room of the field values; the one of reference as long as they have none. */
export const roomOf = ({
  separatingArea,
  volume,
}: FieldValues): Omit<ReceivingRoom, 'reverberationTime_s'> =>
  separatingArea > 0 && volume > 0 ? { separatingArea_m2: separatingArea, volume_m3: volume } : REFERENCE_ROOM

/** Behind rooms that are entered, their own. */
export const roomBehind = ({ width, height, receivingDepth }: RoomsSetting) => ({
  separatingArea_m2: width * height,
  volume_m3: width * height * receivingDepth,
})

export const insulationBetween = ({ reduction, impactLevels }: RoomsAnswer): Insulation => ({
  reduction_db: reduction,
  impact_db: impactLevels,
})

/**
 * Levels in the receiving room in 21 third octaves, dB: L2 = L1 - R + 10 lg(S/A) and L2 = Ln - 10 lg(A/A0) with A = 0.16
 * V/T and A0 = 10 m² (ISO 12354-1:2017 and -2:2017).
 *
 * @returns null where the construction has no such spectrum
 */
export function receivedLevels(
  source: SourceName,
  level_dBA: number,
  { reduction_db, impact_db }: Insulation,
  { separatingArea_m2, volume_m3, reverberationTime_s }: ReceivingRoom,
): readonly number[] | null {
  const absorption_m2 = (0.16 * volume_m3) / reverberationTime_s
  if (isImpact(source)) {
    const term_db = 10 * Math.log10(absorption_m2 / 10)
    return (
      impact_db &&
      struckBy(
        source,
        impact_db.map((Ln) => Ln - term_db),
      )
    )
  }
  const term_db = 10 * Math.log10(separatingArea_m2 / absorption_m2)
  return (
    reduction_db && levelsAt(source, level_dBA).map((L1, band) => L1 - (reduction_db[band] ?? 0) + term_db)
  )
}

/** A curve with gaps, each as the band nearest to it; null where there is nothing. */
export function filled(values: readonly (number | null)[]): readonly number[] | null {
  const known = values.flatMap((value, band) => (value === null ? [] : [{ value, band }]))
  if (known.length === 0) return null
  return values.map(
    (_, band) =>
      known.reduce((nearest, one) =>
        Math.abs(one.band - band) < Math.abs(nearest.band - band) ? one : nearest,
      ).value,
  )
}
