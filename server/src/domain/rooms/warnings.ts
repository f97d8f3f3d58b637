import { totalMass_kgm2, type Construction } from '@soundleaf/construction'
import type { RoomWarning } from '@soundleaf/contracts'
import { massOfFlank, type RoomsAround, type RoomsPrediction } from '@soundleaf/engine'

/** What ISO 12354-1:2017 was checked for: volumes in m³, separating areas in m², ratios of masses at rigid junctions. */
const VOLUME_M3 = [10, 200] as const
const AREA_M2 = [2, 50] as const
const MASS_RATIO = [0.1, 10] as const

/** Apart by more, the detailed and the simplified model contradict each other, dB. */
const MODELS_APART_DB = 3

/** Where the models are near or beyond what they hold for. */
export function warningsOf(
  { size_m: [width, height], sourceDepth_m, receivingDepth_m, edges }: RoomsAround,
  { quantities, simplifiedRw_db }: RoomsPrediction,
  construction: Construction,
): readonly RoomWarning[] {
  const area_m2 = width * height
  const isWithin = (value: number, [least, most]: readonly [number, number]) =>
    value >= least && value <= most
  const volumes = [area_m2 * sourceDepth_m, area_m2 * receivingDepth_m]
  const mass_kgm2 = totalMass_kgm2(construction)
  const flanks = edges.flatMap((edge) =>
    edge.flank === 'element' && edge.Kij_db === null && edge.Dvn_db === undefined
      ? [edge.source, edge.receiving].filter((flank) => flank !== null)
      : [],
  )
  const [, apparent] = quantities
  const main = apparent?.ratings.find((rating) => rating.available && rating.id === "R'w")
  const differs =
    main !== undefined && 'value' in main && Math.abs(main.value - simplifiedRw_db) > MODELS_APART_DB
  return [
    ...(volumes.every((volume) => isWithin(volume, VOLUME_M3)) ? [] : ['RoomOutsideRange' as const]),
    ...(isWithin(area_m2, AREA_M2) ? [] : ['AreaOutsideRange' as const]),
    ...(flanks.every((flank) => isWithin(massOfFlank(flank) / mass_kgm2, MASS_RATIO))
      ? []
      : ['MassRatioOutsideRange' as const]),
    ...(differs ? ['ModelsDiffer' as const] : []),
  ]
}
