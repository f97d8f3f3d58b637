import type { CallAnswer, CallRequest } from '@soundleaf/contracts'

type Swept = Pick<CallRequest<'sweep'>['body'], 'values' | 'productIds'>

/** Of products the places. */
const valuesOf = ({ values, productIds }: Swept): readonly number[] =>
  productIds?.map((_, at) => at) ?? values

/** Numbers that rise with the value, so that a page has a curve to draw. */
export function fakeSweep({ body }: CallRequest<'sweep'>): CallAnswer<'sweep'> {
  const { second } = body
  const values = valuesOf(body)
  const pairs =
    second === undefined
      ? values.map((value, at) => ({ place: { value }, at }))
      : valuesOf(second).flatMap((other, row) =>
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
      totalThickness: body.productIds === undefined ? place.value : 100 + at,
      airborneFieldEstimation: 49 + at,
      impactFieldEstimation: null,
      judged: { airborne: { value: 44 + at, uncertainty: 2 }, impact: null },
    })),
  }
}
