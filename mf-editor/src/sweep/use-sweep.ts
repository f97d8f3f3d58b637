import { toWire, type Construction } from '@soundleaf/construction'
import { MAX_MAP_POINTS, type FieldValues, type PropertyKey, type SweepPoint } from '@soundleaf/contracts'
import { useRead, type Read } from '@soundleaf/federation'
import type { Editor } from '../editor-context'

/** How long nothing must change before a sweep is asked for. */
const DEBOUNCE_MS = 300

/** A number of a component with the values that it takes; null where there are none to ask for. */
export interface Swept {
  readonly componentId: string
  readonly property: PropertyKey
  readonly values: readonly number[] | null
}

interface Sweep {
  /** Null while no project is open. */
  readonly construction: Construction | null
  readonly fieldValues: FieldValues | null
  readonly first: Swept
  /** Null where one number varies alone. */
  readonly second: Swept | null
}

interface Place {
  readonly value: number
  readonly second?: number | undefined
}

/** By its values. */
export const pointKey = ({ value, second }: Place): string => `${value},${second}`

/** What the construction does with each of the values, or pairs of them. Those that are known of it are not asked for again. */
export function useSweep(
  { host }: Pick<Editor, 'host'>,
  known: Map<string, SweepPoint>,
  { construction, fieldValues, first, second }: Sweep,
): Read<readonly SweepPoint[]> {
  const count = (first.values?.length ?? 0) * (second === null ? 1 : (second.values?.length ?? 0))
  const isAsked = count > 0 && (second === null || count <= MAX_MAP_POINTS)
  const body =
    construction === null || fieldValues === null || !isAsked
      ? null
      : {
          structures: [toWire(construction)],
          fieldValues,
          ...withValues(first),
          ...(second === null ? {} : { second: withValues(second) }),
        }
  // What is known with one second property is nothing of another.
  const keyOf = (place: Place) => `${second?.componentId}.${second?.property}:${pointKey(place)}`
  return useRead<readonly SweepPoint[]>(
    body && JSON.stringify(body),
    async (signal) => {
      if (body === null) return { ok: true, value: [] }
      const rows = body.second?.values ?? [undefined]
      const pairs = rows.flatMap((row) => body.values.map((value) => ({ value, second: row })))
      const unknown = pairs.filter((pair) => !known.has(keyOf(pair)))
      if (unknown.length > 0) {
        await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS))
        const asked = {
          ...body,
          values: body.values.filter((value) => unknown.some((pair) => pair.value === value)),
          ...(body.second === undefined
            ? {}
            : {
                second: {
                  ...body.second,
                  values: body.second.values.filter((row) => unknown.some((pair) => pair.second === row)),
                },
              }),
        }
        const answer = await host.api.call('sweep', { body: asked }, { signal, reports: 'network' })
        if (!answer.ok) return answer
        for (const point of answer.value.points) known.set(keyOf(point), point)
      }
      return { ok: true, value: pairs.flatMap((pair) => known.get(keyOf(pair)) ?? []) }
    },
    { keepsValue: true },
  )
}

const withValues = ({ values, ...rest }: Swept) => ({ ...rest, values: [...(values ?? [])] })
