import { toWire, type Construction } from '@soundleaf/construction'
import type { FieldValues, PropertyKey, SweepPoint } from '@soundleaf/contracts'
import { useRead, type Read } from '@soundleaf/federation'
import type { Editor } from '../editor-context'

/** How long nothing must change before a sweep is asked for. */
const DEBOUNCE_MS = 300

interface Sweep {
  /** Null while no project is open. */
  readonly construction: Construction | null
  readonly fieldValues: FieldValues | null
  readonly componentId: string
  readonly property: PropertyKey
  /** Null where there are none to ask for. */
  readonly values: readonly number[] | null
}

/** What the construction does with each of the values. Those that are known of it are not asked for again. */
export function useSweep(
  { host }: Pick<Editor, 'host'>,
  known: Map<number, SweepPoint>,
  { construction, fieldValues, componentId, property, values }: Sweep,
): Read<readonly SweepPoint[]> {
  const body =
    construction === null || fieldValues === null || values === null
      ? null
      : { structures: [toWire(construction)], fieldValues, componentId, property, values: [...values] }
  return useRead<readonly SweepPoint[]>(
    body && JSON.stringify(body),
    async (signal) => {
      if (body === null) return { ok: true, value: [] }
      const unknown = body.values.filter((value) => !known.has(value))
      if (unknown.length > 0) {
        await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS))
        const asked = { body: { ...body, values: unknown } }
        const answer = await host.api.call('sweep', asked, { signal, reports: 'network' })
        if (!answer.ok) return answer
        for (const point of answer.value.points) known.set(point.value, point)
      }
      return { ok: true, value: body.values.flatMap((value) => known.get(value) ?? []) }
    },
    { keepsValue: true },
  )
}
