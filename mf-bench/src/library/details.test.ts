import { MEASURED_QUANTITIES, type MeasuredValue } from '@soundleaf/contracts'
import { interpret, readTable } from '../reading'
import { areaOf, tableOf } from './details'

test.each(MEASURED_QUANTITIES)(
  '[BEY-01] a kept curve of %s opens as it was kept, with its bounds',
  (quantity) => {
    const values: MeasuredValue[] = [
      { band: 31.5, value: -1.25 },
      { band: 100, value: 30 },
      { band: 125, value: 31.5, bound: 'atLeast' },
      { band: 1000, value: 28, bound: 'atMost' },
    ]
    const reading = interpret(readTable(tableOf({ quantity, values })))
    expect(reading).toMatchObject({ quantity, values, faults: [] })
  },
)

test.each([
  ['', null],
  [' 10,1 m² ', 10.1],
  ['10.1', 10.1],
  ['0', NaN],
  ['3 × 4', NaN],
  ['1e3', NaN],
  ['10001', NaN],
])('[BEY-01] the area %j is %p m²', (text, area) => {
  expect(areaOf(text)).toBe(area)
})
