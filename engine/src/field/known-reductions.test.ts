import { predict, reductionOf } from '../predict'
import { flankLeaf, linedParts } from './flank-element'
import { knownReduction } from './known-reductions'

const floor = {
  kind: 'floor',
  parts: linedParts(flankLeaf('concrete', 460), 'floating screed'),
  size_m: [5, 4],
  edgeAbsorption: 0.13,
} as const

test('[BEY-07] of an element in a building the sound reduction index is that of its whole prediction', () => {
  const whole = predict(floor)
  for (const standard of ['iso', 'astm'] as const)
    expect(reductionOf(floor, standard)).toEqual(whole.ok && whole.airborne[standard].values_db)
})

test('[BEY-07] what no model describes is refused by its code', () => {
  expect(() => reductionOf({ ...floor, parts: [] }, 'iso')).toThrow('NothingToPredict')
})

test('[BEY-07] an element is predicted once for all rooms, and the one longest unasked is forgotten', () => {
  const made: string[] = []
  const ask = (key: string) =>
    knownReduction(key, () => {
      made.push(key)
      return [made.length]
    })
  expect(ask('first of this test')).toBe(ask('first of this test'))
  expect(made).toEqual(['first of this test'])
  for (let at = 0; at < 400; at++) ask(`other ${at}`)
  ask('first of this test')
  expect(made.filter((key) => key === 'first of this test')).toHaveLength(2)
})
