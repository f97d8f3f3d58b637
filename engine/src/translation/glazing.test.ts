import { add, namedTemplate, setProperty, type Construction } from '@soundleaf/construction'
import type { CavityGas, FieldValues, Interlayer } from '@soundleaf/contracts'
import { valueOf } from '../rating/rating'
import { predictConstruction } from './predict-construction'

const ids = (() => {
  let count = 0
  return () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`
})()

const doubleGlazing = namedTemplate('Window', ids)

function changed(
  construction: Construction,
  at: number,
  key: 'thickness' | 'totalCavityDepth',
  value: number,
) {
  const made = setProperty(construction, construction.components[at]?.id ?? '', key, value)
  if (!made.ok) throw new Error(made.failure.code)
  return made.value
}

function worded(
  construction: Construction,
  at: number,
  key: 'gas' | 'interlayer',
  word: CavityGas | Interlayer,
): Construction {
  const made = setProperty(construction, construction.components[at]?.id ?? '', key, word)
  if (!made.ok) throw new Error(made.failure.code)
  return made.value
}

/** A unit by its thicknesses, panes and space, mm. */
const unit = (outer: number, space: number, inner: number) =>
  changed(
    changed(changed(doubleGlazing, 0, 'thickness', outer), 1, 'totalCavityDepth', space),
    2,
    'thickness',
    inner,
  )

const FIELD_VALUES: FieldValues = {
  airborneId: 0,
  airborneValue: 0,
  impactId: 0,
  impactValue: 0,
  separatingArea: 10,
  volume: 35,
  flankingType: 0,
}

function laboratory(construction: Construction) {
  const prediction = predictConstruction(construction, FIELD_VALUES)
  if (!prediction.ok) throw new Error(prediction.reason.code)
  return prediction.laboratory
}

const ratings = (construction: Construction) => laboratory(construction).airborne.iso.ratings
const Rw = (construction: Construction) => valueOf(ratings(construction), 'Rw')
const exactRw = (construction: Construction) => valueOf(ratings(construction), 'Rw_one_decimal')

test('[BEY-10] a window is predicted in the opening of ISO 10140-1 for glazing', () => {
  expect(laboratory(doubleGlazing).size_m).toEqual([1.23, 1.48])
})

test.each([
  // EN 12758:2011: 6/12/6 has 31 and with one pane laminated 33; 10/12/6 has 35 and 37. What laminating gains does not
  // depend on how far the table is on the safe side.
  [6, 2],
  [10, 2],
])('[BEY-10] laminating a pane of %d mm of a unit gains what EN 12758 says: %d dB', (outer, gain) => {
  const air = worded(unit(outer, 12, 6), 1, 'gas', 'Air')
  const laminated = worded(changed(air, 0, 'thickness', outer + 0.76), 0, 'interlayer', 'PVB')
  expect(Math.abs(Rw(laminated) - Rw(air) - gain)).toBeLessThanOrEqual(1)
})

test('[BEY-10] 8.8 mm with an acoustic interlayer has about the 37 dB that makers state, 1 dB more than with PVB', () => {
  const single: Construction = { ...doubleGlazing, components: doubleGlazing.components.slice(0, 1) }
  const pane = changed(single, 0, 'thickness', 8.8)
  const [plain, pvb, acoustic] = (['None', 'PVB', 'Acoustic PVB'] as const).map((word) =>
    exactRw(worded(pane, 0, 'interlayer', word)),
  )
  expect(Math.abs((acoustic ?? 0) - 37)).toBeLessThan(1.5)
  expect((acoustic ?? 0) - (pvb ?? 0)).toBeGreaterThan(0.5)
  expect((pvb ?? 0) - (plain ?? 0)).toBeGreaterThan(2)
})

test.each(['Argon', 'Krypton'] as const)(
  '[BEY-10] %s between panes changes Rw by 1 dB at most, and where they resonate',
  (gas) => {
    // 60 sqrt((1/m1 + 1/m2)/d) is 213 Hz for 4/16/4 in air (5.4 of the models); noble gases are stiffer by 1.19, so that
    // it lies higher by the root of it, 1.09.
    const [air, filled] = [worded(unit(4, 16, 4), 1, 'gas', 'Air'), worded(unit(4, 16, 4), 1, 'gas', gas)]
    expect(Math.abs(exactRw(filled) - exactRw(air))).toBeLessThanOrEqual(1)
    const [ofAir, ofGas] = [air, filled].map((one) => laboratory(one).resonances_hz[0]?.frequency_hz ?? 0)
    expect(Math.abs((ofAir ?? 0) - 213)).toBeLessThan(5)
    expect((ofGas ?? 0) / (ofAir ?? 1)).toBeCloseTo(1.09, 1)
  },
)

test('[BEY-10] the same gap in one space is better than in two below 500 Hz: double against triple', () => {
  const triple = add(unit(4, 12, 4), 'panel', 'right', ids)
  if (!triple.ok) throw new Error(triple.failure.code)
  const three = changed(triple.value, 3, 'totalCavityDepth', 12)
  const two = worded(unit(4, 24, 4), 1, 'gas', 'Air')
  const inAir = worded(worded(three, 1, 'gas', 'Air'), 3, 'gas', 'Air')
  const mean = (construction: Construction) =>
    laboratory(construction)
      .airborne.iso.values_db.slice(5, 9)
      .reduce((sum, value) => sum + value / 4, 0)
  expect(mean(two)).toBeGreaterThan(mean(inAir) - 1)
  expect(laboratory(inAir).resonances_hz).toHaveLength(2)
})
