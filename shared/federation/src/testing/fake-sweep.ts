import type { CallAnswer, CallRequest } from '@soundleaf/contracts'

/** Numbers that rise with the value, so that a page has a curve to draw. */
export function fakeSweep({ body }: CallRequest<'sweep'>): CallAnswer<'sweep'> {
  return {
    evaluationStandard: 'Iso',
    engineVersion: 'sample',
    points: body.values.map((value, at) => ({
      value,
      validation: { result: 'Success', message: '', componentIds: [] },
      ratings: [
        { id: 'Rw', value: 50 + at, uncertainty: 2 },
        { id: 'Rw_one_decimal', value: 50.4 + at, uncertainty: 2 },
      ],
      surfaceMass: 300 + 10 * at,
      totalThickness: value,
      airborneFieldEstimation: 49 + at,
      impactFieldEstimation: null,
    })),
  }
}
