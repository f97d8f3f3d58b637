import {
  EMPTY_RESULTS,
  mainRating,
  messageWithIds,
  ratingDefinition,
  ratingOf,
  SPECTRA,
  type CalculatedRating,
  type Calculation,
  type CalculationAnswer,
  type CalculationValidation,
  type Explanation,
  type Message,
  type PlannedEstimate,
  type Report,
  type ReportAnswer,
  type Validation,
  type WireCode,
  type WireMessage,
} from '@soundleaf/contracts'
import { isUnfinished } from '@soundleaf/construction'
import { messageText, messageTexts } from '@soundleaf/messages/calculation'

/** A calculation in its flat form on the wire; the fields of the other standard are null. */
export function calculationToWire(calculation: Calculation): CalculationAnswer {
  const { field, surfaceMass_kgm2, totalThickness_mm, notices, editions } = calculation
  return {
    validation: writeValidation(calculation.validation),
    evaluationStandard: calculation.standard,
    ...EMPTY_RESULTS,
    ...writeNumbers(calculation),
    ...writeSpectra(calculation),
    airborneFieldEstimation: field.airborne?.value_db ?? null,
    airborneFieldUncertainty: field.airborne?.uncertainty_db ?? null,
    airborneColor: field.airborne?.color ?? 'White',
    impactFieldEstimation: field.impact?.value_db ?? null,
    impactFieldUncertainty: field.impact?.uncertainty_db ?? null,
    impactColor: field.impact?.color ?? 'White',
    ...writePlanned(field),
    surfaceMass: surfaceMass_kgm2,
    totalThickness: totalThickness_mm,
    notices: [...messageTexts(notices)],
    messages: notices.flatMap(writeMessage),
    editions: [...editions],
    engineVersion: calculation.engineVersion,
    isRandom: calculation.isRandom,
    explanation: writeExplanation(calculation),
    measured: [...calculation.measured],
  }
}

export function reportToWire({ calculation, disclaimer }: Report): ReportAnswer {
  return { calculation: calculationToWire(calculation), disclaimer }
}

function writePlanned({
  airborne,
  impact,
}: Calculation['field']): Pick<CalculationAnswer, 'airbornePlanned' | 'impactPlanned'> {
  const written = ({ deduction_db, value_db, color }: PlannedEstimate) => ({
    deduction: deduction_db,
    value: value_db,
    color,
  })
  return {
    ...(airborne?.planned && { airbornePlanned: written(airborne.planned) }),
    ...(impact?.planned && { impactPlanned: written(impact.planned) }),
  }
}

export function writeValidation({ result, reason }: CalculationValidation): Validation {
  if (reason === null) return { result, message: '', componentIds: [] }
  const { code, params } = reason
  const componentIds = [...reason.componentIds]
  // The same is said of every construction that we do not support yet; the code tells why.
  const isUnsupported = result === 'ConstructionNotSupported' && !isUnfinished(reason)
  return {
    result,
    message: isUnsupported
      ? messageText({ ...reason, code: 'ConstructionNotSupported', params: {} })
      : messageWithIds(messageText(reason), componentIds),
    componentIds,
    ...(code !== null && { code, params }),
  }
}

function writeMessage(message: Message): WireMessage[] {
  const { code, params, componentIds } = message
  if (code === null) return []
  return [{ code, params, componentIds: [...componentIds], text: messageText(message) }]
}

/** Null for the sentence of an older server. */
const writeCode = ({ code, params }: Message): WireCode | null => (code === null ? null : { code, params })

function writeNumbers({ ratings }: Calculation): Partial<CalculationAnswer> {
  return ratings.reduce<Partial<CalculationAnswer>>((written, { id, value }) => {
    const { wireField } = ratingDefinition(id)
    return wireField === null ? written : { ...written, [wireField]: value }
  }, {})
}

function writeSpectra(calculation: Calculation): Partial<CalculationAnswer> {
  const own = SPECTRA.filter(({ standard }) => standard === calculation.standard)
  return own.reduce<Partial<CalculationAnswer>>((written, { kind, standard, ...fields }) => {
    const { values_db, shiftedReference_db } = calculation.spectra[kind]
    return {
      ...written,
      [fields.table]: values_db,
      [fields.shiftedCurve]: shiftedReference_db,
      [fields.uncertainty]: ratingOf(calculation, mainRating(kind, standard).id)?.uncertainty_db ?? null,
    }
  }, {})
}

function writeExplanation({ ratings, spectra, circumstances, notices }: Calculation): Explanation | null {
  if (circumstances === null) return null
  const { airborne, impact } = spectra
  return {
    ratings: ratings.flatMap(writeRating),
    airborneLimits: [...airborne.limits],
    impactLimits: [...impact.limits],
    resonances: [...circumstances.resonances],
    coincidences: [...circumstances.coincidences],
    mounting: messageText(circumstances.mounting),
    elementSize: [...circumstances.elementSize_m],
    airborneUncertaintyBasis: airborne.uncertaintyBasis ? messageText(airborne.uncertaintyBasis) : '',
    impactUncertaintyBasis: impact.uncertaintyBasis && messageText(impact.uncertaintyBasis),
    notices: notices.flatMap((notice) =>
      notice.componentIds.length === 0
        ? []
        : [{ text: messageText(notice), componentIds: [...notice.componentIds] }],
    ),
    ...writeCodes(circumstances.mounting, airborne.uncertaintyBasis, impact.uncertaintyBasis),
  }
}

function writeCodes(
  mounting: Message,
  airborne: Message | null,
  impact: Message | null,
): Pick<Explanation, 'codes'> {
  const [place, basis] = [writeCode(mounting), airborne && writeCode(airborne)]
  const impactBasis = impact && writeCode(impact)
  if (place === null || basis === null) return {}
  return {
    codes: {
      mounting: place,
      airborneUncertaintyBasis: basis,
      ...(impactBasis !== null && { impactUncertaintyBasis: impactBasis }),
    },
  }
}

function writeRating({ id, uncertainty_db, origin }: CalculatedRating): Explanation['ratings'] {
  const { wireField: field } = ratingDefinition(id)
  if (field === null || origin === null) return []
  const { edition, range_hz, contour } = origin
  return [{ field, edition, range: [...range_hz], uncertainty: uncertainty_db ?? 0, contour }]
}
