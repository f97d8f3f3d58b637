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
  type Explanation,
  type Report,
  type ReportAnswer,
  type Validation,
} from '@soundleaf/contracts'

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
    surfaceMass: surfaceMass_kgm2,
    totalThickness: totalThickness_mm,
    notices: [...notices],
    editions: [...editions],
    engineVersion: calculation.engineVersion,
    isRandom: calculation.isRandom,
    explanation: writeExplanation(calculation),
  }
}

export function reportToWire({ calculation, disclaimer }: Report): ReportAnswer {
  return { calculation: calculationToWire(calculation), disclaimer }
}

/** Older clients read the components at fault in the message, behind `id:`. */
function writeValidation({ result, message, componentIds }: Validation): Validation {
  const isNamed = result !== 'ConstructionNotSupported'
  return { result, message: messageWithIds(message, isNamed ? componentIds : []), componentIds }
}

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

function writeExplanation({ ratings, spectra, circumstances }: Calculation): Explanation | null {
  if (circumstances === null) return null
  const { airborne, impact } = spectra
  return {
    ratings: ratings.flatMap(writeRating),
    airborneLimits: [...airborne.limits],
    impactLimits: [...impact.limits],
    resonances: [...circumstances.resonances],
    coincidences: [...circumstances.coincidences],
    mounting: circumstances.mounting,
    elementSize: [...circumstances.elementSize_m],
    airborneUncertaintyBasis: airborne.uncertaintyBasis ?? '',
    impactUncertaintyBasis: impact.uncertaintyBasis,
    notices: circumstances.notices.map(({ text, componentIds }) => ({
      text,
      componentIds: [...componentIds],
    })),
  }
}

function writeRating({ id, uncertainty_db, origin }: CalculatedRating): Explanation['ratings'] {
  const { wireField: field } = ratingDefinition(id)
  if (field === null || origin === null) return []
  const { edition, range_hz, contour } = origin
  return [{ field, edition, range: [...range_hz], uncertainty: uncertainty_db ?? 0, contour }]
}
