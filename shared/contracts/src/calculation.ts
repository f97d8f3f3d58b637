import type { CalculationAnswer, ReportAnswer, Validation } from './api/calculation'
import type { MeasuredNeighbour } from './api/evidence'
import type { CharacteristicFrequency, ContourExplanation, LimitingPath } from './api/explanation'
import type { WireCode } from './api/message'
import type { CalculationResultCode, EvaluationKind, ResultColor, Standard } from './enumerations'
import type { Message } from './message'
import { idsInMessage, messageWithoutIds } from './message-ids'
import { RATING_FIELDS, ratingInField, type RatingField, type RatingId } from './ratings'
import { spectrumDefinition } from './spectra'

/**
 * A calculation as our parts speak of it. `CalculationAnswer` is its flat form on the wire: the server's
 * `calculationToWire` writes it, `calculationFromWire` reads it, and nobody else looks into it.
 */
export interface Calculation {
  readonly validation: CalculationValidation
  /** All ratings and spectra are by this one. */
  readonly standard: Standard
  /** What the construction, its bands and the licence allow, in the order of the registry. */
  readonly ratings: readonly CalculatedRating[]
  readonly spectra: Readonly<Record<EvaluationKind, CalculatedSpectrum>>
  /** What is expected in the building; null where it is not asked for or cannot be told. */
  readonly field: Readonly<Record<EvaluationKind, FieldEstimate | null>>
  readonly surfaceMass_kgm2: number | null
  readonly totalThickness_mm: number | null
  /** What a person must know of the numbers; two components may be said the same of. */
  readonly notices: readonly Message[]
  /** Editions and ranges of the standards used, as `ISO 717-1:2020, 100–3150 Hz`. */
  readonly editions: readonly string[]
  readonly engineVersion: string
  /** Made up by the server, for a trial. */
  readonly isRandom: boolean
  /** Null without a result and for a trial. */
  readonly circumstances: Circumstances | null
  /** What was measured of the constructions nearest to this one, the nearest first; empty for a trial. */
  readonly measured: readonly MeasuredNeighbour[]
}

export interface CalculationValidation {
  readonly result: CalculationResultCode
  /** What is wrong, with the components at fault; null where all is well. */
  readonly reason: Message | null
}

/** What the report prints. */
export interface Report {
  readonly calculation: Calculation
  readonly disclaimer: string
}

/** One single number. */
export interface CalculatedRating {
  readonly id: RatingId
  readonly value: number
  /** Standard uncertainty, dB; null where it is not told. */
  readonly uncertainty_db: number | null
  /** How it came about; null where that is not told. */
  readonly origin: RatingOrigin | null
}

export interface RatingOrigin {
  readonly edition: string
  /** The bands that it was computed from, first and last. */
  readonly range_hz: readonly [from: number, to: number]
  /** Null for what comes from an energy sum, and where the licence has no spectra. */
  readonly contour: ContourExplanation | null
}

/** One kind of sound; all is empty where the construction has none. */
export interface CalculatedSpectrum {
  /** 21 bands; null where there are none or the licence has no spectra. */
  readonly values_db: readonly number[] | null
  /** The reference curve of the main rating where it came to rest; null in the bands that it does not have. */
  readonly shiftedReference_db: readonly (number | null)[] | null
  /** What carries most of the sound, band by band. */
  readonly limits: readonly LimitingPath[]
  /** What the uncertainties rest on. */
  readonly uncertaintyBasis: Message | null
}

export interface FieldEstimate {
  readonly value_db: number
  /** Standard uncertainty, with which the verdict was found; null where it is not told. */
  readonly uncertainty_db: number | null
  /** How the value itself stands to the requirement. */
  readonly color: ResultColor
  /** Null where flanking is in the value, and from an older server. */
  readonly planned: PlannedEstimate | null
}

/** A value of the direct path alone, with what is kept back for flanking paths: less of it, or more of an impact level. */
export interface PlannedEstimate {
  readonly deduction_db: number
  readonly value_db: number
  readonly color: ResultColor
}

/** What holds for all numbers of a calculation. */
export interface Circumstances {
  /** Mass-spring-mass resonances of cavities and resilient layers. */
  readonly resonances: readonly CharacteristicFrequency[]
  /** Critical frequencies of the leaves. */
  readonly coincidences: readonly CharacteristicFrequency[]
  /** The laboratory's mounting. */
  readonly mounting: Message
  readonly elementSize_m: readonly [width: number, height: number]
}

/** One of the ratings; null where the calculation does not have it. */
export function ratingOf(calculation: Calculation | null, id: RatingId): CalculatedRating | null {
  return calculation?.ratings.find((rating) => rating.id === id) ?? null
}

/** Reads an answer that was found to fit its schema. */
export function calculationFromWire(answer: CalculationAnswer): Calculation {
  const { explanation = null } = answer
  return {
    validation: readValidation(answer.validation),
    standard: answer.evaluationStandard,
    ratings: RATING_FIELDS.flatMap((field) => readRating(answer, field)),
    spectra: { airborne: readSpectrum(answer, 'airborne'), impact: readSpectrum(answer, 'impact') },
    field: {
      airborne: readEstimate(
        answer.airborneFieldEstimation,
        answer.airborneFieldUncertainty,
        answer.airborneColor,
        answer.airbornePlanned,
      ),
      impact: readEstimate(
        answer.impactFieldEstimation,
        answer.impactFieldUncertainty,
        answer.impactColor,
        answer.impactPlanned,
      ),
    },
    surfaceMass_kgm2: answer.surfaceMass,
    totalThickness_mm: answer.totalThickness,
    notices: readNotices(answer),
    editions: answer.editions,
    engineVersion: answer.engineVersion,
    isRandom: answer.isRandom,
    circumstances: explanation && {
      resonances: explanation.resonances,
      coincidences: explanation.coincidences,
      mounting: readRemark(explanation.codes?.mounting, explanation.mounting),
      elementSize_m: explanation.elementSize,
    },
    measured: answer.measured ?? [],
  }
}

export function reportFromWire({ calculation, disclaimer }: ReportAnswer): Report {
  return { calculation: calculationFromWire(calculation), disclaimer }
}

function readRating(answer: CalculationAnswer, field: RatingField): CalculatedRating[] {
  const value = answer[field]
  if (value === null || value === undefined) return []
  const { id, rank, kind, standard } = ratingInField(field)
  const explained = answer.explanation?.ratings.find((rating) => rating.field === field)
  if (explained !== undefined) {
    const { uncertainty, edition, range, contour } = explained
    return [{ id, value, uncertainty_db: uncertainty, origin: { edition, range_hz: range, contour } }]
  }
  const uncertainty_db = rank === 'main' ? answer[spectrumDefinition(kind, standard).uncertainty] : null
  return [{ id, value, uncertainty_db, origin: null }]
}

function readSpectrum(answer: CalculationAnswer, kind: EvaluationKind): CalculatedSpectrum {
  const { table, shiftedCurve } = spectrumDefinition(kind, answer.evaluationStandard)
  const { explanation } = answer
  const field = `${kind}UncertaintyBasis` as const
  const basis = explanation?.[field]
  return {
    values_db: answer[table],
    shiftedReference_db: answer[shiftedCurve],
    limits: (kind === 'airborne' ? explanation?.airborneLimits : explanation?.impactLimits) ?? [],
    uncertaintyBasis:
      basis === null || basis === undefined
        ? null
        : readRemark(explanation?.codes?.[field] ?? undefined, basis),
  }
}

function readEstimate(
  value_db: number | null,
  uncertainty_db: number | null | undefined,
  color: ResultColor,
  planned: CalculationAnswer['airbornePlanned'],
): FieldEstimate | null {
  if (value_db === null) return null
  return {
    value_db,
    uncertainty_db: uncertainty_db ?? null,
    color,
    planned: planned
      ? { deduction_db: planned.deduction, value_db: planned.value, color: planned.color }
      : null,
  }
}

/** The message names the components behind `id:` as well; an older server names them only there. */
function readValidation({ result, message, componentIds, code, params }: Validation): CalculationValidation {
  if (result === 'Success') return { result, reason: null }
  return {
    result,
    reason: {
      code: code ?? null,
      params: params ?? {},
      componentIds: componentIds.length > 0 ? componentIds : idsInMessage(message),
      sentence: messageWithoutIds(message),
    },
  }
}

/** By their sentences, which an older server tells alone. */
function readNotices({ notices, messages = [], explanation }: CalculationAnswer): Message[] {
  return notices.flatMap((sentence): Message[] => {
    const coded = messages.filter(({ text }) => text === sentence)
    if (coded.length > 0)
      return coded.map(({ code, params, componentIds }) => ({ code, params, componentIds, sentence }))
    const concerned = explanation?.notices.filter(({ text }) => text === sentence) ?? []
    const each = concerned.length > 0 ? concerned.map(({ componentIds }) => componentIds) : [[]]
    return each.map((componentIds) => ({ code: null, params: {}, componentIds, sentence }))
  })
}

const readRemark = (coded: WireCode | undefined, sentence: string): Message => ({
  code: coded?.code ?? null,
  params: coded?.params ?? {},
  componentIds: [],
  sentence,
})
