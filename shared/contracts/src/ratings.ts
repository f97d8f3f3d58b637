import type { EvaluationKind, Standard } from './enumerations'

/** What a row of the table below says; what it leaves out is null or false. */
interface Row {
  readonly id: string
  readonly symbol: string
  readonly notation: string
  readonly standard: Standard
  readonly kind: EvaluationKind
  readonly better: 'higher' | 'lower'
  readonly range_hz: readonly [from: number, to: number]
  readonly rank: 'main' | 'stated' | 'further'
  readonly method: 'contour' | 'energy sum'
  readonly wireField?: string
  readonly addedLater?: true
  readonly termOf?: string
  readonly laboratory?: string
  readonly isProvisional?: true
}

const isoAirborne = { standard: 'Iso', kind: 'airborne', better: 'higher', method: 'contour' } as const
const isoImpact = { standard: 'Iso', kind: 'impact', better: 'lower', method: 'contour' } as const
const astmAirborne = { standard: 'Astm', kind: 'airborne', better: 'higher', method: 'contour' } as const
const astmImpact = { standard: 'Astm', kind: 'impact', better: 'higher', method: 'contour' } as const

const termOfRw = { ...isoAirborne, method: 'energy sum', termOf: 'Rw' } as const
const termOfLnw = { ...isoImpact, method: 'energy sum', termOf: 'Lnw' } as const
const likeRw = { ...isoAirborne, rank: 'main', laboratory: 'Rw', range_hz: [100, 3150] } as const
const likeLnw = { ...isoImpact, rank: 'main', laboratory: 'Lnw', range_hz: [100, 3150] } as const
const likeStc = { ...astmAirborne, rank: 'main', laboratory: 'STC', range_hz: [125, 4000] } as const
const likeIic = { ...astmImpact, rank: 'main', laboratory: 'IIC', range_hz: [100, 3150] } as const

/** Every rating, in the order in which ratings are shown. */
// biome-ignore format: a table
const ROWS = [
  { id: 'Rw', symbol: 'Rw', notation: 'R_{w}', ...isoAirborne, rank: 'main', range_hz: [100, 3150], wireField: 'rw' },
  { id: 'C', symbol: 'C', notation: 'C', ...termOfRw, rank: 'stated', range_hz: [100, 3150], wireField: 'c' },
  { id: 'Ctr', symbol: 'Ctr', notation: 'C_{tr}', ...termOfRw, rank: 'stated', range_hz: [100, 3150], wireField: 'ctr' },
  { id: 'C50_3150', symbol: 'C50-3150', notation: 'C_{50–3150}', ...termOfRw, rank: 'further', range_hz: [50, 3150], wireField: 'c503150' },
  { id: 'C50_5000', symbol: 'C50-5000', notation: 'C_{50–5000}', ...termOfRw, rank: 'further', range_hz: [50, 5000], wireField: 'c505000' },
  { id: 'C100_5000', symbol: 'C100-5000', notation: 'C_{100–5000}', ...termOfRw, rank: 'further', range_hz: [100, 5000] },
  { id: 'Ctr50_3150', symbol: 'Ctr,50-3150', notation: 'C_{tr,50–3150}', ...termOfRw, rank: 'further', range_hz: [50, 3150], wireField: 'ctr503150' },
  { id: 'Ctr50_5000', symbol: 'Ctr,50-5000', notation: 'C_{tr,50–5000}', ...termOfRw, rank: 'further', range_hz: [50, 5000], wireField: 'ctr505000' },
  { id: 'Ctr100_5000', symbol: 'Ctr,100-5000', notation: 'C_{tr,100–5000}', ...termOfRw, rank: 'further', range_hz: [100, 5000] },
  { id: 'Lnw', symbol: 'Ln,w', notation: 'L_{n,w}', ...isoImpact, rank: 'main', range_hz: [100, 3150], wireField: 'lnw' },
  { id: 'CI', symbol: 'CI', notation: 'C_{I}', ...termOfLnw, rank: 'stated', range_hz: [100, 2500], wireField: 'ci' },
  { id: 'CI50_2500', symbol: 'CI,50-2500', notation: 'C_{I,50–2500}', ...termOfLnw, rank: 'further', range_hz: [50, 2500], wireField: 'c502500' },
  { id: 'STC', symbol: 'STC', notation: 'STC', ...astmAirborne, rank: 'main', range_hz: [125, 4000], wireField: 'stc' },
  { id: 'OITC', symbol: 'OITC', notation: 'OITC', ...astmAirborne, method: 'energy sum', rank: 'further', range_hz: [80, 4000] },
  { id: 'IIC', symbol: 'IIC', notation: 'IIC', ...astmImpact, rank: 'main', range_hz: [100, 3150], wireField: 'iic' },
  { id: 'LIIC', symbol: 'LIIC', notation: 'LIIC', ...astmImpact, method: 'energy sum', rank: 'further', range_hz: [50, 80], wireField: 'liic', isProvisional: true },
  { id: 'HIIC', symbol: 'HIIC', notation: 'HIIC', ...astmImpact, rank: 'further', range_hz: [400, 3150], wireField: 'hiic', isProvisional: true },
  // In a building. The terms have the same names there, beside another rating.
  { id: 'DnT,w', symbol: 'DnT,w', notation: 'D_{nT,w}', ...likeRw },
  { id: "R'w", symbol: "R'w", notation: 'R′_{w}', ...likeRw },
  { id: "L'nT,w", symbol: "L'nT,w", notation: 'L′_{nT,w}', ...likeLnw },
  { id: "L'n,w", symbol: "L'n,w", notation: 'L′_{n,w}', ...likeLnw },
  { id: 'NNIC', symbol: 'NNIC', notation: 'NNIC', ...likeStc },
  { id: 'ASTC', symbol: 'ASTC', notation: 'ASTC', ...likeStc },
  { id: 'NISR', symbol: 'NISR', notation: 'NISR', ...likeIic },
  { id: 'AIIC', symbol: 'AIIC', notation: 'AIIC', ...likeIic },
] as const satisfies readonly Row[]

type AnyRow = (typeof ROWS)[number]
/** The ratings of ISO 717, which also has each of them with one decimal. */
export type IsoRatingId = Extract<AnyRow, { standard: 'Iso' }>['id']
/** What code and the command line call a rating. */
export type RatingId = AnyRow['id'] | `${IsoRatingId}_one_decimal`
/** A rating as its standard writes it, in plain text. */
export type RatingSymbol = AnyRow['symbol']
/** The fields of an answer that carry a single number. */
export type RatingField = Extract<AnyRow, { wireField: string }>['wireField']
/** Those that an answer may lack, because older servers do not know them. */
export type LaterRatingField = Extract<AnyRow, { addedLater: true; wireField: string }>['wireField']

/** What there is to know of a rating beside its value. */
export interface RatingDefinition {
  readonly id: RatingId
  /** The standard's symbol in plain text, as `Ctr,50-5000`. */
  readonly symbol: RatingSymbol
  /** The symbol in the notation of subscripts, as `C_{tr,50–5000}`. */
  readonly notation: string
  readonly standard: Standard
  readonly kind: EvaluationKind
  /** Levels of impact sound are better the lower they are; ASTM turns them round. */
  readonly better: 'higher' | 'lower'
  /** First and last of the third octaves that it is computed from, Hz. */
  readonly range_hz: readonly [from: number, to: number]
  /** The main rating has the reference curve; a stated one is written behind it in brackets. */
  readonly rank: 'main' | 'stated' | 'further'
  /** By a reference curve that is shifted, or by a sum over the bands. */
  readonly method: 'contour' | 'energy sum'
  /** Of an adaptation term: the rating that it is added to in the laboratory. */
  readonly termOf: RatingId | null
  /** Of a rating in a building: the one that the same rule gives in the laboratory. */
  readonly laboratory: RatingId | null
  readonly decimals: 0 | 1
  /** The field of an answer that carries it; null where none does. */
  readonly wireField: RatingField | null
  /** Not in the first version of the contract, whose answers have all their fields: an answer may lack this one. */
  readonly addedLater: boolean
  /** Rests on constants that were not read in the standard itself. */
  readonly isProvisional: boolean
}

/** The rating of ISO 717 with one decimal. */
export function withOneDecimal<Id extends IsoRatingId>(id: Id): `${Id}_one_decimal` {
  return `${id}_one_decimal`
}

function inWholeNumbers(row: AnyRow): RatingDefinition {
  return {
    termOf: null,
    laboratory: null,
    wireField: null,
    addedLater: false,
    isProvisional: false,
    ...row,
    decimals: 0,
  }
}

const WHOLE = ROWS.map(inWholeNumbers)

const ONE_DECIMAL = ROWS.flatMap((row): RatingDefinition[] => {
  if (row.standard !== 'Iso') return []
  return [
    {
      ...inWholeNumbers(row),
      id: withOneDecimal(row.id),
      termOf: 'termOf' in row ? withOneDecimal(row.termOf) : null,
      laboratory: 'laboratory' in row ? withOneDecimal(row.laboratory) : null,
      decimals: 1,
      wireField: null,
    },
  ]
})

const BY_ID: ReadonlyMap<RatingId, RatingDefinition> = new Map(
  [...WHOLE, ...ONE_DECIMAL].map((definition) => [definition.id, definition]),
)

/** Every rating, those in whole numbers first. */
export function allRatings(): readonly RatingDefinition[] {
  return [...BY_ID.values()]
}

/** What there is to know of a rating. */
export function ratingDefinition(id: RatingId): RatingDefinition {
  return known(BY_ID.get(id), id)
}

/** The rating in whole numbers that a standard writes so. */
export function ratingWithSymbol(symbol: RatingSymbol): RatingDefinition {
  return known(
    WHOLE.find((definition) => definition.symbol === symbol),
    symbol,
  )
}

/** The rating that a field of an answer carries. */
export function ratingInField(field: RatingField): RatingDefinition {
  return known(
    WHOLE.find((definition) => definition.wireField === field),
    field,
  )
}

/** The single numbers that an answer carries of one kind of sound by a standard; the main rating is the first. */
export function singleNumbersOf(kind: EvaluationKind, standard: Standard): readonly RatingDefinition[] {
  return WHOLE.filter(
    (definition) =>
      definition.kind === kind && definition.standard === standard && definition.wireField !== null,
  )
}

/** The main rating of one kind of sound in the laboratory: Rw, Ln,w, STC or IIC. */
export function mainRating(kind: EvaluationKind, standard: Standard): RatingDefinition {
  return known(singleNumbersOf(kind, standard)[0], `${standard} ${kind}`)
}

function known(definition: RatingDefinition | undefined, name: string): RatingDefinition {
  if (definition === undefined) throw new Error(`There is no rating ${name}`)
  return definition
}

/** The fields of an answer that carry a single number, in the order in which they are shown. */
export const RATING_FIELDS: readonly RatingField[] = ROWS.flatMap((row) =>
  'wireField' in row ? [row.wireField] : [],
)

type FirstRatingField = Exclude<RatingField, LaterRatingField>

/** A value for each field of the first version of the contract, which every answer has. */
export function byFirstField<Value>(value: Value): Record<FirstRatingField, Value> {
  return byField<FirstRatingField, Value>(false, value)
}

/** A value for each field that was added later. */
export function byLaterField<Value>(value: Value): Record<LaterRatingField, Value> {
  return byField<LaterRatingField, Value>(true, value)
}

function byField<Field extends RatingField, Value>(addedLater: boolean, value: Value): Record<Field, Value> {
  const fields = RATING_FIELDS.filter((field) => ratingInField(field).addedLater === addedLater)
  // `fromEntries` knows no keys; these are all of them.
  return Object.fromEntries(fields.map((field) => [field, value])) as Record<Field, Value>
}
