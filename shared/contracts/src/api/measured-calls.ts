import { Type } from '@sinclair/typebox'
import { MeasuredCurve, MeasuredCurveList, SaveMeasuredCurveRequest } from './measured-curve'
import { RateAnswer, RateRequest } from './measured'
import { Empty, Guid } from './primitives'

const id = { id: Guid }

/** The calls about measured curves: rated, kept, found again. */
export const MEASURED_CALLS = {
  rate: {
    method: 'POST',
    path: '/api/rate',
    authenticated: true,
    body: RateRequest,
    answer: RateAnswer,
  },
  /** The caller's own and those that the team shares; the filter looks in title, laboratory and report number. */
  listMeasuredCurves: {
    method: 'GET',
    path: '/api/measured-curves',
    authenticated: true,
    query: { filter: Type.Optional(Type.String({ maxLength: 100 })) },
    answer: MeasuredCurveList,
  },
  saveMeasuredCurve: {
    method: 'PUT',
    path: '/api/measured-curves',
    authenticated: true,
    body: SaveMeasuredCurveRequest,
    answer: MeasuredCurve,
  },
  deleteMeasuredCurve: {
    method: 'DELETE',
    path: '/api/measured-curves/{id}',
    authenticated: true,
    params: id,
    answer: Empty,
  },
  /** Takes a deletion back. */
  restoreMeasuredCurve: {
    method: 'PUT',
    path: '/api/measured-curves/{id}/restore',
    authenticated: true,
    params: id,
    answer: MeasuredCurve,
  },
} as const
