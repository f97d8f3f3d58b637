import type { CallAnswer, CallRequest } from '@soundleaf/contracts'

/** Numbers that rise with the value, so that a page has a curve to draw. */
export function fakeSweep({ body }: CallRequest<'sweep'>): CallAnswer<'sweep'> {
  const { values, second } = body
  const pairs =
    second === undefined
      ? values.map((value, at) => ({ place: { value }, at }))
      : second.values.flatMap((other, row) =>
          values.map((value, at) => ({ place: { value, second: other }, at: at + row })),
        )
  return {
    evaluationStandard: 'Iso',
    engineVersion: 'sample',
    points: pairs.map(({ place, at }) => ({
      ...place,
      validation: { result: 'Success', message: '', componentIds: [] },
      ratings: [
        { id: 'Rw', value: 50 + at, uncertainty: 2 },
        { id: 'Rw_one_decimal', value: 50.4 + at, uncertainty: 2 },
      ],
      surfaceMass: 300 + 10 * at,
      totalThickness: place.value,
      airborneFieldEstimation: 49 + at,
      impactFieldEstimation: null,
    })),
  }
}
