import { NUMBER_KEYS, setProperty, type Construction, type NumberKey } from '@soundleaf/construction'
import { MAX_AXIS_VALUES, type BatchAxis } from '@soundleaf/contracts'
import { accept, refuse, type Decision, type Refused } from '../refusal'

/** One property of one component, with the values that it takes. */
export interface Axis {
  readonly componentId: string
  readonly key: NumberKey
  readonly values: readonly number[]
}

/** Parses the axes of a sweep: each value has to be one that the component can have. */
export function readAxes(construction: Construction, axes: readonly BatchAxis[]): Decision<readonly Axis[]> {
  const read: Axis[] = []
  for (const [at, axis] of axes.entries()) {
    const field = `sweep.axes.${at}`
    const key = NUMBER_KEYS.find((known) => known === axis.property)
    if (key === undefined) return notVaried(field, axis)
    const values = valuesOf(axis, field)
    if (!values.ok) return values
    for (const value of values.value) {
      const changed = setProperty(construction, axis.componentId, key, value)
      if (changed.ok) continue
      const { code, params } = changed.failure
      if (code !== 'OutOfRange') return notVaried(field, axis)
      const rule = `be ${params.min} to ${params.max} ${params.unit}`.trim()
      return invalid(field, String(value), rule)
    }
    read.push({ componentId: axis.componentId, key, values: values.value })
  }
  return accept(read)
}

/** How many constructions the axes make. */
export const countOf = (axes: readonly Axis[]): number =>
  axes.reduce((product, { values }) => product * values.length, 1)

/** The values of the combination with an index; those of the last axis change first. */
export function combinationAt(axes: readonly Axis[], index: number): readonly number[] {
  const places = placesAt(
    axes.map(({ values }) => values.length),
    index,
  )
  return axes.map(({ values }, at) => values[places[at] ?? 0] ?? Number.NaN)
}

/** The places of the combination with an index among so many each; the last one changes first. */
export function placesAt(sizes: readonly number[], index: number): readonly number[] {
  const places: number[] = []
  let rest = index
  for (const size of [...sizes].reverse()) {
    places.unshift(rest % size)
    rest = Math.floor(rest / size)
  }
  return places
}

/** The construction with one value for each axis; null where a value cannot be beside the others. */
export function combined(
  construction: Construction,
  axes: readonly Axis[],
  values: readonly number[],
): Construction | null {
  let made = construction
  for (const [at, { componentId, key }] of axes.entries()) {
    const changed = setProperty(made, componentId, key, values[at] ?? Number.NaN)
    if (!changed.ok) return null
    made = changed.value
  }
  return made
}

/** A hair more, since 0.1 + 0.2 is more than 0.3. */
const ROUNDING = 1e-9

function valuesOf({ values, from, to, step }: BatchAxis, field: string): Decision<readonly number[]> {
  if (values !== undefined) return accept(values)
  if (from === undefined || to === undefined || step === undefined)
    return refuse('FieldMissing', { params: { name: `${field}.values` }, field })
  const steps = Math.floor((to - from) / step + ROUNDING)
  if (steps < 0) return invalid(`${field}.to`, String(to), `be ${from} or more`)
  if (steps >= MAX_AXIS_VALUES)
    return invalid(`${field}.step`, String(step), `give at most ${MAX_AXIS_VALUES} values`)
  // To a millionth: what the steps add up to in binary is nobody's entry.
  return accept(
    Array.from({ length: steps + 1 }, (_, at) => Math.round((from + at * step) * 1_000_000) / 1_000_000),
  )
}

const notVaried = (field: string, { property, componentId }: BatchAxis): Refused =>
  refuse('FieldInvalid', {
    params: {
      name: `${field}.property`,
      found: property,
      rule: 'be a number of the component that can be changed',
    },
    field: `${field}.property`,
    componentIds: [componentId],
  })

const invalid = (field: string, found: string, rule: string): Refused =>
  refuse('FieldInvalid', { params: { name: field, found, rule }, field })
