import type { CallAnswer, CallRequest } from '@soundleaf/contracts'

/** All build-ups of the first variation, each thicker, heavier and better than the one before: 50 dB, 51 dB and so on. */
export function fakeSolve({ body }: CallRequest<'solve'>): CallAnswer<'solve'> {
  const { variations, requirements, limits } = body
  const [first] = variations
  const count = Math.max(first?.values.length ?? 0, first?.productIds.length ?? 0)
  const points = Array.from({ length: count }, (_, at) => ({
    choice: variations.map((_variation, place) => (place === 0 ? at : 0)),
    numbers: requirements.map(() => ({ value: 50 + at, tenths: 50.4 + at, uncertainty: 2 })),
    thickness: 120 + 10 * at,
    mass: 30 + 5 * at,
    price: null,
    carbon: null,
  }))
  const isWithin = ({ thickness, mass }: (typeof points)[number]) =>
    thickness <= (limits.thickness ?? Infinity) && mass <= (limits.mass ?? Infinity)
  const meets = ({ numbers }: (typeof points)[number]) =>
    numbers.every(({ value }, at) => value >= (requirements[at]?.required ?? 0))
  const front = points.filter((point) => isWithin(point) && meets(point))
  const nearest = points.findLast(isWithin)
  const wider = points.find(meets)
  const isNothing = front.length === 0
  return {
    evaluationStandard: 'Iso',
    engineVersion: 'sample',
    combinations: count,
    share: 1,
    isFirstKnown: front.length > 0,
    isDone: true,
    points: body.known.length === 0 ? points : [],
    front,
    misses: [
      ...(isNothing && nearest !== undefined ? [{ point: nearest, limit: null }] : []),
      ...(isNothing && wider !== undefined ? [{ point: wider, limit: 'thickness' as const }] : []),
    ],
  }
}
