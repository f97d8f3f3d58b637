import { template, toWire } from '@soundleaf/construction'
import type { CallAnswer, SolveRequest, Structure } from '@soundleaf/contracts'
import { randomUUID } from 'node:crypto'
import { FIELD_VALUES } from './constructions'
import type { Person } from './test-application'

/** The lightweight wall of the template: board, frame, board. */
export const lightweightWall = (): Structure => toWire(template('LightweightFrameWall', randomUUID))

/** What varies of a component, with its values. */
export const varies = (
  componentId: string | undefined,
  of: SolveRequest['variations'][number]['of'],
  values: number[],
): SolveRequest['variations'][number] => ({ componentId: componentId ?? '', of, values, productIds: [] })

/** How many boards stand on each side and how deep the frame is, 3 · 3 · 4 walls; Rw of 40 dB at least. */
export function solveBody(change: Partial<SolveRequest> = {}, structure = lightweightWall()): SolveRequest {
  const [left, frame, right] = structure.components.map(({ componentId }) => componentId)
  return {
    structures: [structure],
    fieldValues: FIELD_VALUES,
    variations: [
      varies(left, 'count', [1, 2, 3]),
      varies(frame, 'depthOfBeam', [70, 95, 120, 145]),
      varies(right, 'count', [1, 2, 3]),
    ],
    requirements: [{ of: 'Rw', required: 40 }],
    limits: {},
    first: 'thickness',
    beyondUncertainty: false,
    known: [],
    ...change,
  }
}

/** Goes on with a search until it is done; all its answers. */
export async function solved(person: Person, body: SolveRequest): Promise<readonly CallAnswer<'solve'>[]> {
  const answers: CallAnswer<'solve'>[] = []
  for (;;) {
    const known = answers.flatMap(({ points }) => points.map(({ choice, numbers }) => ({ choice, numbers })))
    const { status, body: answer, failure } = await person.call('solve', { body: { ...body, known } })
    if (status !== 200) throw new Error(`${status} ${failure.message}`)
    answers.push(answer)
    if (answer.isDone) return answers
    if (answer.points.length === 0) throw new Error('The search stands still.')
  }
}
