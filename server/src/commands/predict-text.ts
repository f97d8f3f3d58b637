import { Value } from '@sinclair/typebox/value'
import {
  CalculateRequest,
  NOTICE_KINDS,
  ratingDefinition,
  type Notice,
  type RatingId,
  type Remark,
} from '@soundleaf/contracts'
import {
  predictConstruction,
  type FieldPrediction,
  type FieldQuantity,
  type PredictionMade,
  type PredictionRefused,
  type RatingOutcome,
  type SpectrumPrediction,
} from '@soundleaf/engine'
import { messageText } from '@soundleaf/messages/calculation'
import { readConstruction } from '../domain/project/check-structure'
import { failureResponse } from '../routes/failure-response'
import { mapEntries, type CommandOutput } from './map-entries'

interface RefusedEntry {
  readonly name?: string
  readonly error: string
  readonly code: string
  readonly componentIds: readonly string[]
}

/** Predicts the projects of a text, bodies as `POST /api/calculate` takes them, one line each. */
export function predictText(text: string): CommandOutput {
  return mapEntries(text, predictEntry)
}

/** The whole prediction, with every rating that is available in front; or why there is none. */
function predictEntry(entry: unknown): object {
  if (!Value.Check(CalculateRequest, entry)) return refused('ValidationFailed', faultOf(entry))
  const named = entry.name === undefined ? {} : { name: entry.name }
  const [structure] = entry.structures
  if (structure === undefined) return { ...named, ...refused('ValidationFailed', 'structures is empty') }
  const construction = readConstruction(structure)
  if (!construction.ok) {
    const { code, message, componentIds = [] } = failureResponse(construction.failure).body
    return { ...named, ...refused(code, message, componentIds) }
  }
  const prediction = predictConstruction(construction.value, entry.fieldValues)
  if (!prediction.ok)
    return { ...named, ...refused(prediction.code, refusalText(prediction), prediction.componentIds) }
  const { laboratory, field } = prediction
  return {
    ...named,
    numbers: numbersOf(laboratory, field),
    ...laboratory,
    airborne: printedByStandard(laboratory.airborne),
    impact: laboratory.impact && printedByStandard(laboratory.impact),
    notices: laboratory.notices.map(printedNotice),
    field: field.ok
      ? {
          ...field,
          iso: field.iso.map(printedQuantity),
          astm: field.astm.map(printedQuantity),
          notices: field.notices.map(printedNotice),
        }
      : printedRefusal(field),
  }
}

function printedNotice(notice: Notice) {
  return { code: NOTICE_KINDS[notice.code], text: messageText(notice), componentIds: notice.componentIds }
}

function printedRefusal(refusal: PredictionRefused) {
  const { ok, code, componentIds, engineVersion } = refusal
  return { ok, code, message: refusalText(refusal), componentIds, engineVersion }
}

function refusalText({ reason, componentIds }: PredictionRefused): string {
  return messageText({ ...reason, componentIds })
}

/** A spectrum with its ratings as the command has always printed them. */
function printedRated<Rated extends { readonly ratings: readonly RatingOutcome[] }>(spectrum: Rated) {
  return { ...spectrum, ratings: spectrum.ratings.map(printedRating) }
}

function printedSpectrum({ mounting, uncertaintyBasis, ...rest }: SpectrumPrediction) {
  const { edgeAbsorption, laboratory } = mounting
  return {
    ...printedRated(rest),
    mounting: { edgeAbsorption, description: remarkText(laboratory) },
    uncertaintyBasis: remarkText(uncertaintyBasis),
  }
}

const remarkText = (remark: Remark): string => messageText({ ...remark, componentIds: [] })

function printedByStandard({ iso, astm }: PredictionMade['airborne']) {
  return { iso: printedSpectrum(iso), astm: printedSpectrum(astm) }
}

/** Users of the command know the uncertainties of LIIC and HIIC in a building as `LNISR`, `HNISR`, `LAIIC`, `HAIIC`. */
function printedQuantity(quantity: FieldQuantity) {
  const [main] = quantity.ratings
  const names = new Map([
    ['LIIC', `L${main?.id}`],
    ['HIIC', `H${main?.id}`],
  ])
  const uncertainties = Object.entries(quantity.uncertainty_db)
  return {
    ...printedRated(quantity),
    uncertainty_db: Object.fromEntries(uncertainties.map(([id, value]) => [names.get(id) ?? id, value])),
  }
}

function printedRating({ available, id, engineVersion, ...rest }: RatingOutcome) {
  const { isProvisional } = ratingDefinition(id)
  return {
    available,
    index: id,
    ...rest,
    ...('missingBand_hz' in rest ? { reason: bandMissing(id, rest.missingBand_hz) } : {}),
    ...(available ? { provisional: isProvisional } : {}),
    engineVersion,
  }
}

const bandMissing = (rating: RatingId, band_hz: number): string =>
  messageText({ code: 'BandMissing', params: { rating, band_hz }, componentIds: [] })

function refused(code: string, error: string, componentIds: readonly string[] = []): RefusedEntry {
  return { error, code, componentIds }
}

/** The first field that does not fit, and what was found there. */
function faultOf(entry: unknown): string {
  const fault = Value.Errors(CalculateRequest, entry).First()
  if (fault === undefined || fault.path === '')
    return 'a project must be an object with fieldValues and structures'
  const found =
    fault.value === undefined ? 'missing' : (JSON.stringify(fault.value)?.slice(0, 60) ?? 'nothing')
  return `${fault.path.slice(1).replaceAll('/', '.')} is ${found}: ${fault.message}`
}

/** Every available rating by its name: of the laboratory, and with their terms those of the building. */
function numbersOf(
  { airborne, impact }: PredictionMade,
  field: FieldPrediction | PredictionRefused,
): Readonly<Record<string, number>> {
  const spectra = [...Object.values(airborne), ...(impact === null ? [] : Object.values(impact))]
  const inBuilding = field.ok ? [...field.iso, ...field.astm] : []
  return Object.fromEntries([
    ...spectra.flatMap(({ ratings }) => valuesOf(ratings)),
    // Terms have one name in laboratory and building; in front stands the quantity.
    ...inBuilding.flatMap(({ ratings }) => valuesOf(ratings.slice(0, 1))),
  ])
}

function valuesOf(ratings: readonly RatingOutcome[]): readonly (readonly [string, number])[] {
  return ratings.flatMap((rating) => (rating.available ? [[rating.id, rating.value] as const] : []))
}
