import { EMPTY_GUID, type MeasuredCurve, type Outcome } from '@soundleaf/contracts'
import type { FakeAnswers } from './fake-api'
import { failure } from './fake-failure'

/** A bench without a server shows this of any curve. */
const SAMPLE_RATING = { notation: 'R_{w}', edition: 'ISO 717-1:2020', value: 64, decimals: 0 }

const ok = <Value>(value: Value): Outcome<Value> => ({ ok: true, value })

/** Keeps measured curves in memory. */
export function fakeCurves(
  newId: () => string,
): Pick<
  FakeAnswers,
  'rate' | 'listMeasuredCurves' | 'saveMeasuredCurve' | 'deleteMeasuredCurve' | 'restoreMeasuredCurve'
> {
  const kept = new Map<string, MeasuredCurve>()
  const deleted = new Set<string>()
  return {
    rate: () => ok({ ratings: [SAMPLE_RATING] }),
    listMeasuredCurves({ query }) {
      const filter = (query?.filter ?? '').toLowerCase()
      const curves = [...kept.values()]
        .filter(({ id }) => !deleted.has(id))
        .filter(({ title }) => title.toLowerCase().includes(filter))
      return ok({ curves, total: curves.length })
    },
    saveMeasuredCurve({ body: { creationKey: _, revision, ...body } }) {
      const id = body.id === EMPTY_GUID ? newId() : body.id
      const curve: MeasuredCurve = {
        ...body,
        id,
        owner: null,
        revision: (revision ?? 0) + 1,
        modifiedDateUtc: '2026-01-01T00:00:00.000Z',
        numbers: [SAMPLE_RATING],
      }
      kept.set(id, curve)
      return ok(curve)
    },
    deleteMeasuredCurve({ params }) {
      deleted.add(params.id)
      return ok({})
    },
    restoreMeasuredCurve({ params }) {
      deleted.delete(params.id)
      const curve = kept.get(params.id)
      return curve === undefined ? failure('restoreMeasuredCurve', 'NotFound') : ok(curve)
    },
  }
}
