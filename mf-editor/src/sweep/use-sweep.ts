import { toWire, type Construction } from '@soundleaf/construction'
import {
  MAX_MAP_POINTS,
  type ApiClient,
  type CallRequest,
  type FieldValues,
  type SweepPoint,
} from '@soundleaf/contracts'
import { useRead, type Read } from '@soundleaf/federation'
import { useState } from 'react'
import { spread } from './spread'

/** How long nothing must change before a sweep is asked for. */
const DEBOUNCE_MS = 300
/** So many points of a curve, and in each direction of a map, are asked for first, to be on the screen at once. */
const FIRST_ASKED = { curve: 20, map: 5 } as const
/** So many are all there within 300 ms, and are asked for at once. */
const FEW = 64

type Body = CallRequest<'sweep'>['body']

/** What varies of a component, with the numbers or the ids of products that it takes; null where there are none. */
export interface Swept {
  readonly componentId: string
  readonly property: Body['property']
  readonly options: readonly Option[] | null
}
type Option = number | string

interface Sweep {
  /** Null while no project is open. */
  readonly construction: Construction | null
  readonly fieldValues: FieldValues | null
  readonly first: Swept
  /** Null where one thing varies alone. */
  readonly second: Swept | null
}

interface Place {
  readonly value: number
  readonly second?: number | undefined
}

/** By its values. */
export const pointKey = ({ value, second }: Place): string => `${value},${second}`

interface Pair {
  readonly one: Option
  readonly other: Option | undefined
}

/**
 * What the construction does with each of the options, or pairs of them; of products a point's values are their places
 * among the options. Those that are known are not asked for again. Some that are spread over all come first.
 */
export function useSweep(
  api: Pick<ApiClient, 'call'>,
  known: Map<string, SweepPoint>,
  { construction, fieldValues, first, second }: Sweep,
): Read<readonly SweepPoint[]> {
  const [part, setPart] = useState<{ readonly key: string; readonly points: readonly SweepPoint[] } | null>(
    null,
  )
  const columns = first.options ?? []
  const rows: readonly (Option | undefined)[] = second === null ? [undefined] : (second.options ?? [])
  const count = columns.length * rows.length
  const isAsked = count > 0 && (second === null || count <= MAX_MAP_POINTS)
  const wanted =
    construction === null || fieldValues === null || !isAsked
      ? null
      : { structures: [toWire(construction)], fieldValues }
  const key = wanted && JSON.stringify([wanted, first, second])
  // What is known with one second part is nothing of another.
  const keyOf = ({ one, other }: Pair) => `${second?.componentId}.${second?.property}:${one},${other}`
  const pairs = rows.flatMap((other) => columns.map((one): Pair => ({ one, other })))
  const pointsThere = () =>
    pairs.flatMap((pair): SweepPoint[] => {
      const point = known.get(keyOf(pair))
      if (point === undefined) return []
      const { second: _, ...rest } = point
      const value = placeOf(pair.one, columns)
      return [{ ...rest, value, ...(pair.other === undefined ? {} : { second: placeOf(pair.other, rows) }) }]
    })

  const read = useRead<readonly SweepPoint[]>(
    key,
    async (signal) => {
      if (wanted === null || key === null) return { ok: true, value: [] }
      const show = () => setPart({ key, points: pointsThere() })
      const unknown = () => pairs.filter((pair) => !known.has(keyOf(pair)))
      if (unknown().length < pairs.length) show()
      if (unknown().length > 0) await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS))
      const most = second === null ? FIRST_ASKED.curve : FIRST_ASKED.map
      for (const isFirst of unknown().length > FEW ? [true, false] : [false]) {
        const lacking = unknown()
        if (lacking.length === 0 || signal.aborted) break
        const [ones, others] = [
          columns.filter((one) => lacking.some((pair) => pair.one === one)),
          rows.filter((other) => lacking.some((pair) => pair.other === other)),
        ]
        const asked = isFirst
          ? ([spread(ones, most), spread(others, most)] as const)
          : ([ones, others] as const)
        const body: Body = {
          ...wanted,
          ...taking(first, asked[0]),
          ...(second === null ? {} : { second: taking(second, asked[1]) }),
        }
        const answer = await api.call('sweep', { body }, { signal, reports: 'network' })
        if (!answer.ok) return answer
        const asPairs = asked[1].flatMap((other) => asked[0].map((one): Pair => ({ one, other })))
        for (const [at, pair] of asPairs.entries()) {
          const point = answer.value.points[at]
          if (point !== undefined) known.set(keyOf(pair), point)
        }
        if (!signal.aborted) show()
      }
      return { ok: true, value: pointsThere() }
    },
    { keepsValue: true },
  )
  const isPart = read.state.kind !== 'failed' && part !== null && part.key === key
  return isPart ? { ...read, state: { kind: 'ready', value: part.points } } : read
}

/** A number is itself, a product its place. */
const placeOf = (option: Option, options: readonly (Option | undefined)[]): number =>
  typeof option === 'number' ? option : options.indexOf(option)

/** As it is asked for. */
function taking({ componentId, property }: Swept, options: readonly (Option | undefined)[]) {
  const productIds = options.filter((option) => typeof option === 'string')
  return {
    componentId,
    property,
    values: options.filter((option) => typeof option === 'number'),
    ...(productIds.length > 0 ? { productIds } : {}),
  }
}
