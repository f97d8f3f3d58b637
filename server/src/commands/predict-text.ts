import { Value } from '@sinclair/typebox/value'
import { CalculateRequest } from '@soundleaf/contracts'
import type { FieldPrediction, PredictionMade, PredictionRefused, RatingOutcome } from '@soundleaf/engine'
import { predictConstruction } from '../assembly/predict-construction'
import { readConstruction } from '../domain/project/check-structure'
import { failureResponse } from '../routes/failure-response'
import { mapEntries, type CommandOutput } from './map-entries'

/** A whole prediction, with every rating that is available by its index in front. */
interface PredictedEntry extends PredictionMade {
  readonly name?: string
  readonly numbers: Readonly<Record<string, number>>
  readonly field: FieldPrediction | PredictionRefused
}

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

function predictEntry(entry: unknown): PredictedEntry | RefusedEntry {
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
    return { ...named, ...refused(prediction.code, prediction.message, prediction.componentIds) }
  const { laboratory, field } = prediction
  return { ...named, numbers: numbersOf(laboratory, field), ...laboratory, field }
}

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

/** Every available rating by its index: of the laboratory, and with their terms those of the building. */
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
  return ratings.flatMap((rating) => (rating.available ? [[rating.index, rating.value] as const] : []))
}
