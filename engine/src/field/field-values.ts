import type { Assembly, Leaf } from '../assembly/assembly'
import { predict } from '../predict'
import type { Notice, PredictionMade, PredictionRefused, Standard } from '../prediction'
import { rateAstmE413 } from '../rating/astm-e413-22'
import { rateAstmE989 } from '../rating/astm-e989-21'
import { rateIso717Airborne } from '../rating/iso-717-1-2020'
import { rateIso717Impact } from '../rating/iso-717-2-2020'
import type { RatingOutcome } from '../rating/rating'
import { thirdOctaveSpectrum } from '../spectrum'
import { ASSUMED_BUILDING, type Building, type Flanking } from './building'
import { flankedSpectra } from './flanked-spectra'

/** Where the element stands: separating area, receiving room, junctions. */
export interface FieldConditions {
  readonly separatingArea_m2: number
  readonly volume_m3: number
  readonly flanking: Flanking
  /** The assumed building when missing. */
  readonly building?: Building
}

/** One field quantity: 21 third octaves in dB and its ratings. */
export interface FieldQuantity {
  readonly quantity: 'DnT' | "R'" | "L'nT" | "L'n" | 'NNR' | 'ATL' | 'RTNISPL' | 'ANISPL'
  readonly values_db: readonly number[]
  readonly ratings: readonly RatingOutcome[]
}

export interface FieldPrediction {
  readonly ok: true
  /** DnT and R', for floors also L'nT and L'n, with every adaptation term. */
  readonly iso: readonly FieldQuantity[]
  /** NNIC and ASTC, for floors also NISR and AIIC. */
  readonly astm: readonly FieldQuantity[]
  readonly notices: readonly Notice[]
}

/** ASTM E336 and E1007 define the normalised ratings for rooms under this volume, m3. */
const ASTM_LARGEST_ROOM_M3 = 150

/**
 * Field values of a predicted assembly: with flanking by the paths of ISO 12354-1 and -2 over the junctions of the
 * assumed building (single massive elements only), then per band
 * DnT = R' + 10 lg(0.32 V/S), L'nT = L'n - 10 lg(0.032 V) (ISO 12354-1:2017, -2:2017; T0 = 0.5 s); ASTM E336 and
 * E1007 use the same normalisations under other names. Area in m2, volume in m3.
 */
export function predictField(
  assembly: Assembly,
  prediction: PredictionMade,
  conditions: FieldConditions,
): FieldPrediction | PredictionRefused {
  const { separatingArea_m2: area, volume_m3: volume, flanking } = conditions
  const refuse = (code: PredictionRefused['code'], message: string): PredictionRefused => ({
    ok: false,
    code,
    message,
    componentIds: [],
    engineVersion: prediction.engineVersion,
  })
  if (!isAboveZero(area) || !isAboveZero(volume))
    return refuse('PropertyError', 'The separating area and the volume must be above zero.')
  const base = singleMassiveLeaf(assembly)
  if (flanking !== 'none' && base === null)
    return refuse('ConstructionNotSupported', 'Flanking is estimated for single massive elements only.')

  const toDnT = 10 * Math.log10((0.32 * volume) / area)
  const toLnT = -10 * Math.log10(0.032 * volume)
  const building = conditions.building ?? ASSUMED_BUILDING
  const spectraOf = (standard: Standard) => {
    const airborne_db = prediction.airborne[standard].values_db
    const impact_db = prediction.impact?.[standard].values_db ?? null
    if (flanking === 'none' || base === null) return { airborne_db, impact_db }
    return flankedSpectra(
      { airborne_db, impact_db },
      assembly.kind,
      base,
      standard,
      area,
      flanking,
      building,
      predict,
    )
  }
  const iso = spectraOf('iso')
  const astm = spectraOf('astm')
  return {
    ok: true,
    iso: [
      quantity('DnT', shifted(iso.airborne_db, toDnT), rateIso717Airborne),
      quantity("R'", iso.airborne_db, rateIso717Airborne),
      ...(iso.impact_db === null
        ? []
        : [
            quantity("L'nT", shifted(iso.impact_db, toLnT), rateIso717Impact),
            quantity("L'n", iso.impact_db, rateIso717Impact),
          ]),
    ],
    astm: [
      quantity('NNR', shifted(astm.airborne_db, toDnT), (spectrum) => [rateAstmE413(spectrum, 'NNIC')]),
      quantity('ATL', astm.airborne_db, (spectrum) => [rateAstmE413(spectrum, 'ASTC')]),
      ...(astm.impact_db === null
        ? []
        : [
            quantity('RTNISPL', shifted(astm.impact_db, toLnT), (spectrum) => [
              rateAstmE989(spectrum, 'NISR'),
            ]),
            quantity('ANISPL', astm.impact_db, (spectrum) => [rateAstmE989(spectrum, 'AIIC')]),
          ]),
    ],
    notices: noticesOf(volume, flanking),
  }
}

function noticesOf(volume_m3: number, flanking: Flanking): readonly Notice[] {
  return [
    ...(volume_m3 >= ASTM_LARGEST_ROOM_M3
      ? [fieldNotice('outside range', 'NNIC and NISR are defined for rooms under 150 m³.')]
      : []),
    ...(flanking === 'none'
      ? []
      : [
          fieldNotice(
            'assumed value',
            'Flanking is estimated for a building of cross-laminated timber: walls of 120 mm, floors of 160 mm.',
          ),
        ]),
  ]
}

function fieldNotice(code: Notice['code'], text: string): Notice {
  return { code, text, componentIds: [] }
}

/** The massive leaf of a construction that has exactly one. */
function singleMassiveLeaf({ parts }: Assembly): Leaf | null {
  const massive = parts.filter(
    (part): part is Leaf =>
      part.part === 'leaf' && part.sheets.some((sheet) => sheet.role === 'massive element'),
  )
  return massive.length === 1 ? massive[0] : null
}

function quantity(
  name: FieldQuantity['quantity'],
  values_db: readonly number[],
  rate: (spectrum: ReturnType<typeof thirdOctaveSpectrum>) => readonly RatingOutcome[],
): FieldQuantity {
  return { quantity: name, values_db, ratings: rate(thirdOctaveSpectrum(values_db)) }
}

function shifted(values_db: readonly number[], by_db: number): readonly number[] {
  return values_db.map((value) => value + by_db)
}

function isAboveZero(value: number): boolean {
  return Number.isFinite(value) && value > 0
}
