import { notice, type Notice, type RefusalReason } from '@soundleaf/contracts'
import type { Assembly } from '../input/assembly'
import type { PredictionMade, PredictionRefused, SpectrumPrediction, Standard } from '../prediction'
import { assumedBuilding, type Building, type Flanking } from './building'
import { massiveLeaf } from './element-side'
import { mapByRating } from '../rating/rating'
import { fieldQuantities, type FieldQuantity, type FieldSpectrum, type Room } from './field-quantities'
import { type FlankedElement, flankedSpectra, type Spectra } from './flanked-spectra'

/** The situation of the element in the building: separating area, receiving room, junctions. */
export interface FieldConditions extends Room {
  readonly flanking: Flanking
  /** The building; that assumed for the kind of the element when missing. */
  readonly building?: Building
}

export interface FieldPrediction {
  readonly ok: true
  /** DnT and R', for floors also L'nT and L'n, with every adaptation term. */
  readonly iso: readonly FieldQuantity[]
  /** NNIC and ASTC, for floors also NISR and AIIC. */
  readonly astm: readonly FieldQuantity[]
  readonly notices: readonly Notice[]
}

/** ASTM E336 and E1007 define the normalised ratings for rooms smaller than this, m³. */
const ASTM_LARGEST_ROOM_M3 = 150

/**
 * Standard uncertainty that an assumed building and its junctions add, dB: the standard deviation of predictions with
 * known elements and junctions is 1.5 to 2.5 dB (ISO 12354-1:2017 clause 5, quoted from memory).
 */
const FLANKING_UNCERTAINTY_DB = 2.5

/**
 * Predicts the field values of an assembly in a building, with flanking transmission for constructions with a single
 * massive element.
 *
 * @param assembly the construction, SI units
 * @param prediction its laboratory prediction
 * @param conditions separating area in m², volume of the receiving room in m³, junctions; quantities that need an area
 *   or volume of 0 (unknown) are left out, with a notice
 * @returns the field quantities by ISO and by ASTM, dB; or a refusal where the conditions do not suit the construction
 */
export function predictField(
  assembly: Assembly,
  prediction: PredictionMade,
  conditions: FieldConditions,
): FieldPrediction | PredictionRefused {
  const { separatingArea_m2: area_m2, volume_m3, flanking } = conditions
  const refuse = (code: PredictionRefused['code'], reason: RefusalReason): PredictionRefused => ({
    ok: false,
    code,
    reason,
    componentIds: [],
    engineVersion: prediction.engineVersion,
  })
  if (!isZeroOrMore(area_m2) || !isZeroOrMore(volume_m3))
    return refuse('PropertyError', { code: 'NegativeRoom', params: {} })
  const base = massiveLeaf(assembly)
  if (flanking !== 'none' && base === null)
    return refuse('ConstructionNotSupported', { code: 'FlankingNotSupported', params: {} })
  if (flanking !== 'none' && area_m2 === 0)
    return refuse('PropertyError', { code: 'FlankingWithoutArea', params: {} })

  const building = conditions.building ?? (base === null ? null : assumedBuilding(base))
  const element =
    flanking === 'none' || base === null || building === null
      ? null
      : { assembly, base, area_m2, flanking, building }
  const spectra = apparentSpectra(prediction, element)
  const quantitiesOf = (standard: Standard) => {
    const { airborne_db, impact_db } = spectra[standard]
    const airborne = inBuilding(airborne_db, prediction.airborne[standard], element)
    const impact =
      impact_db === null || prediction.impact === null
        ? null
        : inBuilding(impact_db, prediction.impact[standard], element)
    return fieldQuantities(standard, airborne, impact, conditions)
  }
  return {
    ok: true,
    iso: quantitiesOf('iso'),
    astm: quantitiesOf('astm'),
    notices: noticesOf(conditions, element),
  }
}

/** R' and L'n by standard; without flanking those of the laboratory. */
function apparentSpectra(
  { airborne, impact }: PredictionMade,
  element: FlankedElement | null,
): Readonly<Record<Standard, Spectra>> {
  const laboratoryOf = (standard: Standard): Spectra => ({
    airborne_db: airborne[standard].values_db,
    impact_db: impact?.[standard].values_db ?? null,
  })
  const laboratory = { iso: laboratoryOf('iso'), astm: laboratoryOf('astm') }
  return element === null ? laboratory : flankedSpectra(laboratory, element)
}

function inBuilding(
  values_db: readonly number[],
  { uncertainty_db }: SpectrumPrediction,
  element: FlankedElement | null,
): FieldSpectrum {
  if (element === null) return { values_db, uncertainty_db }
  return {
    values_db,
    uncertainty_db: mapByRating(uncertainty_db, (value) => Math.hypot(value, FLANKING_UNCERTAINTY_DB)),
  }
}

function noticesOf(
  { separatingArea_m2, volume_m3 }: FieldConditions,
  element: FlankedElement | null,
): readonly Notice[] {
  return [
    ...(separatingArea_m2 === 0 || volume_m3 === 0 ? [notice('RoomUnknown', {})] : []),
    ...(volume_m3 >= ASTM_LARGEST_ROOM_M3
      ? [notice('RoomTooLarge', { limit_m3: ASTM_LARGEST_ROOM_M3 })]
      : []),
    ...(element === null ? [] : [buildingAssumed(element.building)]),
  ]
}

function buildingAssumed({ junctions, wall, floor }: Building): Notice {
  return notice('BuildingAssumed', {
    structure: junctions === 'timber' ? 'timber' : 'concrete',
    wall_mm: Math.round(wall.thickness_m * 1000),
    floor_mm: Math.round(floor.thickness_m * 1000),
  })
}

function isZeroOrMore(value: number): boolean {
  return Number.isFinite(value) && value >= 0
}
