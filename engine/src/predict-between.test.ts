import type { Assembly } from './input/assembly'
import { predict } from './predict'
import { predictBetween } from './predict-between'
import type { Prediction, PredictionMade } from './prediction'
import { valueOf } from './rating/rating'

function floor(thickness_m: number): Assembly {
  const sheet = {
    componentId: 'slab',
    role: 'massive element',
    material: 'concrete',
    thickness_m,
    density_kgm3: 2300,
    modulus_Pa: 30e9,
  } as const
  return { kind: 'floor', parts: [{ part: 'leaf', sheets: [sheet] }] }
}

const [thin, thick] = [floor(0.1), floor(0.2)]

function made(prediction: Prediction): PredictionMade {
  if (!prediction.ok) throw new Error(prediction.reason.code)
  return prediction
}

test('a quarter of the way between two constructions levels lie a quarter of the way between theirs', () => {
  const [first, second] = [made(predict(thin)), made(predict(thick))]
  const between = made(predictBetween(thin, thick, 0.25))
  for (const standard of ['iso', 'astm'] as const) {
    const levels = (of: PredictionMade) => [
      ...of.airborne[standard].values_db,
      ...(of.impact?.[standard].values_db ?? []),
    ]
    const expected = levels(first).map((value, at) => value + (levels(second)[at] - value) / 4)
    levels(between).forEach((value, at) => expect(value).toBeCloseTo(expected[at], 9))
  }
  // Rated anew: Rw of 200 mm is some 9 dB over that of 100 mm, a quarter of it some 2.
  const rw = (of: PredictionMade) => valueOf(of.airborne.iso.ratings, 'Rw')
  expect(Math.abs(rw(between) - (0.75 * rw(first) + 0.25 * rw(second)))).toBeLessThanOrEqual(1)
  expect(between.surfaceMass_kgm2).toBe(first.surfaceMass_kgm2)
})

test('at either end it is that construction, and a refusal stays one', () => {
  expect(predictBetween(thin, thick, 0)).toEqual(predict(thin))
  expect(predictBetween(thin, thick, 1)).toEqual(predict(thick))
  expect(predictBetween(thin, { kind: 'floor', parts: [] }, 0.5)).toMatchObject({
    ok: false,
    code: 'ConstructionNotSupported',
  })
})
