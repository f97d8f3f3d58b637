import type { FieldValues, OutsideAnswer, Project, RoomsAnswer } from '@soundleaf/contracts'
import { kindOf, levelsAt, struckBy, type SourceName } from './sources/sources'

/** The room in which is listened. */
export interface ReceivingRoom {
  readonly separatingArea_m2: number
  readonly volume_m3: number
  readonly reverberationTime_s: number
}

/** What lies between, in 21 third octaves, dB; null where it has none. */
export interface Insulation {
  /** Sound reduction index. */
  readonly reduction_db: readonly number[] | null
  /** Normalised impact sound pressure level. */
  readonly impact_db: readonly number[] | null
  /** Sound intensity level below it under heavy rain. */
  readonly rain_db: readonly number[] | null
}

/** Reverberation time to which DnT and L'nT are standardised, s. */
export const STANDARD_REVERBERATION_S = 0.5

/** A room in which R is DnT and Ln is L'nT (10 lg(0.32 V/S) and 10 lg(0.032 V) are 0), where none is entered. */
export const REFERENCE_ROOM = { separatingArea_m2: 10, volume_m3: 31.25 } as const

export type RoomSize = Omit<ReceivingRoom, 'reverberationTime_s'>

/** The room behind the element: of the rooms that are entered, else of the field values; else the one of reference. */
export function roomOf({
  rooms,
  fieldValues,
}: Pick<Project, 'rooms'> & {
  readonly fieldValues: Pick<FieldValues, 'separatingArea' | 'volume'>
}): RoomSize {
  const size: RoomSize =
    rooms === undefined
      ? { separatingArea_m2: fieldValues.separatingArea, volume_m3: fieldValues.volume }
      : {
          separatingArea_m2: rooms.width * rooms.height,
          volume_m3: rooms.width * rooms.height * rooms.receivingDepth,
        }
  return size.separatingArea_m2 > 0 && size.volume_m3 > 0 ? size : REFERENCE_ROOM
}

export const insulationBetween = ({ reduction, impactLevels }: RoomsAnswer): Insulation => ({
  reduction_db: reduction,
  impact_db: impactLevels,
  rain_db: null,
})

/** A facade or roof with its openings: the apparent sound reduction index that its level difference comes to. */
export const insulationFromOutside = ({ levels, area, volume, rain }: OutsideAnswer): Insulation => ({
  reduction_db: levels.map((D2mnT) => D2mnT - 10 * Math.log10((0.32 * volume) / area)),
  impact_db: null,
  rain_db: rain?.levels ?? null,
})

/**
 * Levels in the receiving room in 21 third octaves, dB: L2 = L1 - R + 10 lg(S/A), L2 = Ln - 10 lg(A/A0) and under rain L2
 * = LI + 10 lg(4 S/A), with A = 0.16 V/T and A0 = 10 m² (ISO 12354-1:2017, -2:2017 and -3:2017, ISO 10140-1 annex K).
 *
 * @param level_dBA of an airborne source
 * @returns null where what lies between has no such spectrum
 */
export function receivedLevels(
  source: SourceName,
  level_dBA: number,
  { reduction_db, impact_db, rain_db }: Insulation,
  { separatingArea_m2, volume_m3, reverberationTime_s }: ReceivingRoom,
): readonly number[] | null {
  const absorption_m2 = (0.16 * volume_m3) / reverberationTime_s
  const kind = kindOf(source)
  switch (kind.of) {
    case 'impact': {
      const term_db = 10 * Math.log10(10 / absorption_m2)
      return impact_db && struckBy(kind.source, impact_db).map((level) => level + term_db)
    }
    case 'rain': {
      const term_db = 10 * Math.log10((4 * separatingArea_m2) / absorption_m2)
      return rain_db && rain_db.map((level) => level + term_db)
    }
    case 'airborne': {
      const term_db = 10 * Math.log10(separatingArea_m2 / absorption_m2)
      const emitted = levelsAt(kind.source, level_dBA)
      return reduction_db && emitted.map((L1, band) => L1 - (reduction_db[band] ?? 0) + term_db)
    }
  }
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
