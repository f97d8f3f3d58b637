import type { Static, TSchema } from '@sinclair/typebox'
import { CalculationAnswer, EMPTY_RESULTS, Manufacturer, Product, Project, Structure } from '../src/index'
import entities from './1.0.0/entities.json'
import { read } from './calls'

export { sampleAnswer, sampleRequest } from './calls'

function readAll<Schema extends TSchema>(schema: Schema, payloads: readonly unknown[]): Static<Schema>[] {
  return payloads.map((payload) => read(schema, payload))
}

/** The template of every structure type. */
export const SAMPLE_STRUCTURES: readonly Structure[] = readAll(Structure, entities.Structure)

/** A lined wall, a floating floor, a lightweight wall under Astm, and a floor that was never saved. */
export const SAMPLE_PROJECTS: readonly Project[] = readAll(Project, entities.Project)

/** One product of every kind, a maker's board, and three insulations. */
export const SAMPLE_PRODUCTS: readonly Product[] = readAll(Product, entities.Product)

export const SAMPLE_MANUFACTURERS: readonly Manufacturer[] = readAll(Manufacturer, entities.Manufacturer)

/** A wall and a floor (Iso), a floor (Astm), a wall for a Light licence, and two constructions that were refused. */
export const SAMPLE_CALCULATIONS: readonly CalculationAnswer[] = readAll(
  CalculationAnswer,
  entities.CalculationAnswer,
)

/** A successful answer by ISO in which nothing is filled but what is given. */
export function answerWith(given: Partial<CalculationAnswer>): CalculationAnswer {
  return {
    validation: { result: 'Success', message: '', componentIds: [] },
    evaluationStandard: 'Iso',
    ...EMPTY_RESULTS,
    engineVersion: '1.0.0',
    ...given,
  }
}
