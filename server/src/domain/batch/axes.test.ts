import { template } from '@soundleaf/construction'
import fc from 'fast-check'
import { combinationAt, combined, countOf, readAxes, type Axis } from './axes'

const wall = template('SingleMassiveElementWall', () => '00000000-0000-4000-8000-000000000001')
const componentId = wall.components[0]?.id ?? ''

const axes = fc.array(
  fc.record({
    componentId: fc.constant(componentId),
    key: fc.constant<Axis['key']>('thickness'),
    values: fc.uniqueArray(fc.integer({ min: 50, max: 400 }), { minLength: 1, maxLength: 9 }),
  }),
  { minLength: 1, maxLength: 4 },
)

test('[BEY-16] axes make as many combinations as the product of their values, each once', () => {
  fc.assert(
    fc.property(axes, (some) => {
      const count = some.reduce((product, { values }) => product * values.length, 1)
      expect(countOf(some)).toBe(count)
      const all = Array.from({ length: count }, (_, at) => combinationAt(some, at).join(' '))
      expect(new Set(all).size).toBe(count)
      for (const [at, axis] of some.entries()) {
        const seen = new Set(all.map((one) => Number(one.split(' ')[at])))
        expect([...seen].sort()).toEqual([...axis.values].sort())
      }
    }),
    { numRuns: 50 },
  )
})

test('[BEY-16] from, to and step are the numbers that a person would write down', () => {
  const read = readAxes(wall, [
    { componentId, property: 'dampingCoefficient', from: 0.006, to: 0.012, step: 0.001 },
    { componentId, property: 'thickness', from: 100, to: 129, step: 10 },
  ])
  expect(read).toMatchObject({
    ok: true,
    value: [{ values: [0.006, 0.007, 0.008, 0.009, 0.01, 0.011, 0.012] }, { values: [100, 110, 120] }],
  })
})

test('[BEY-16] a combination changes each of its properties', () => {
  const read = readAxes(wall, [
    { componentId, property: 'thickness', values: [120] },
    { componentId, property: 'density', values: [1800] },
  ])
  if (!read.ok) throw new Error(read.failure.code)
  const made = combined(wall, read.value, combinationAt(read.value, 0))
  expect(made?.components[0]).toMatchObject({ thickness_mm: 120, density_kgm3: 1800 })
})
