import type { MeasuredQuantity, MeasuredValue } from '@soundleaf/contracts'
import { rateMeasured } from '../domain/measured/rate-measured'
import { peopleOf } from '../testing/calculate'
import { onEachDatabase } from '../testing/on-each-database'

const SIXTEEN = [100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150]
/** ISO 717-1:2020 annex C, the example of the standard: Rw (C; Ctr) = 30 (-2; -3) dB. */
const ISO_EXAMPLE = [20.4, 16.3, 17.7, 22.6, 22.4, 22.7, 24.8, 26.6, 28, 30.5, 31.8, 32.5, 33.4, 33, 31, 25.5]

const valuesOf = (values_db: readonly number[], bands_hz: readonly number[] = SIXTEEN): MeasuredValue[] =>
  bands_hz.map((band, at) => ({ band, value: values_db[at] ?? NaN }))

function numbers(quantity: MeasuredQuantity, values: MeasuredValue[]) {
  const rated = rateMeasured({ quantity, values })
  if (!rated.ok) throw new Error(rated.failure.code)
  return (notation: string) => rated.value.ratings.find((rating) => rating.notation === notation)
}

test("[BEY-01] the standard's own example rates as it prints, with its working", () => {
  const of = numbers('R', valuesOf(ISO_EXAMPLE))
  expect(of('R_{w}')).toMatchObject({
    value: 30,
    range: [100, 3150],
    contour: { shift: -22, sumLimit: 32, limitedBy: 'sum of deficiencies' },
  })
  expect([of('C')?.value, of('C_{tr}')?.value]).toEqual([-2, -3])
  // 50, 63 and 80 Hz are not in the list, nor is 4000 Hz for STC.
  expect(of('C_{50–3150}')).toMatchObject({ value: null, missingBand: 50 })
  expect(of('STC')).toMatchObject({ value: null, missingBand: 4000 })
})

test('[BEY-01] a value that is at least so much makes the rating one that is at least so much', () => {
  // 40 dB everywhere rates 42: at +42 - 52 = -10 the bands from 315 Hz up fall short by 31.
  const flat = valuesOf(Array(16).fill(40))
  const exact = numbers('R', flat)('R_{w}')?.value
  const last = flat.map((one, at): MeasuredValue => (at === 15 ? { ...one, bound: 'atLeast' } : one))
  expect(numbers('R', last)('R_{w}')).toMatchObject({ value: exact, bound: 'atLeast', isUnmoved: false })
  // What is at most so much: the true rating is at most this.
  const low = flat.map((one, at): MeasuredValue => (at === 15 ? { ...one, bound: 'atMost' } : one))
  expect(numbers('R', low)('R_{w}')).toMatchObject({ value: exact, bound: 'atMost' })
  // Both at once leave it open, and so is a term of a rating that moves.
  const both = low.map((one, at): MeasuredValue => (at === 14 ? { ...one, bound: 'atLeast' } : one))
  expect(numbers('R', both)('R_{w}')).toMatchObject({ value: null })
  expect(numbers('R', last)('C')).toMatchObject({ value: null })
})

test('[BEY-01] a bound outside its bands does not touch a rating, and one without influence says so', () => {
  const values = [...valuesOf(ISO_EXAMPLE), { band: 4000, value: 60, bound: 'atLeast' as const }]
  expect(numbers('R', values)('R_{w}')).not.toHaveProperty('bound')
  expect(numbers('R', values)('STC')).toMatchObject({ bound: 'atLeast', isUnmoved: true })
})

test('[BEY-01] levels of impact sound at most so high make Ln,w at most and IIC at least so much', () => {
  const values = valuesOf(Array(16).fill(60)).map(
    (one, at): MeasuredValue => (at === 15 ? { ...one, bound: 'atMost' } : one),
  )
  const of = numbers('Ln', values)
  expect([of('L_{n,w}')?.bound, of('IIC')?.bound]).toEqual(['atMost', 'atLeast'])
})

test('[BEY-01] five octaves rate by ISO alone', () => {
  // 125 to 2000 Hz, 40 dB: at a shift of -11 they fall short by 0 + 0 + 1 + 4 + 5 = 10.
  const of = numbers('R', valuesOf(Array(5).fill(40), [125, 250, 500, 1000, 2000]))
  expect(of('R_{w}')?.value).toBe(41)
  expect(of('STC')).toBeUndefined()
})

test('[BEY-01] ΔR of nothing is 0 on every reference element, and 10 dB everywhere is 10', () => {
  for (const gain of [0, 10]) {
    const of = numbers('DeltaR', valuesOf(Array(16).fill(gain)))
    expect(of('ΔR_{w,heavy}')?.value).toBe(gain)
    expect(of('ΔR_{w,light}')?.value).toBe(gain)
  }
  expect(numbers('DeltaR', valuesOf([10], [500]))('ΔR_{w,heavy}')).toMatchObject({ missingBand: 100 })
})

test('[BEY-01] ΔL of 20 dB everywhere takes 20 dB off every reference floor, and its term is 0', () => {
  const of = numbers('DeltaL', valuesOf(Array(16).fill(20)))
  expect(['ΔL_{w}', 'ΔL_{t,1,w}', 'ΔL_{lin}', 'C_{IΔ}'].map((notation) => of(notation)?.value)).toEqual([
    20, 20, 20, 0,
  ])
})

test('[BEY-01] a façade is rated as D2m,nT,w', () => {
  expect(numbers('D2m,nT', valuesOf(ISO_EXAMPLE))('D_{2m,nT,w}')?.value).toBe(30)
})

onEachDatabase('measured curves', (server) => {
  const person = peopleOf(server)

  test('[BEY-01] a person gets the numbers of a curve; bands that are none are refused by name', async () => {
    const full = await person()
    const { body } = await full.call('rate', { body: { quantity: 'R', values: valuesOf(ISO_EXAMPLE) } })
    expect(body.ratings[0]).toMatchObject({ notation: 'R_{w}', value: 30 })
    const twice = {
      body: { quantity: 'R' as const, values: [...valuesOf([20], [100]), ...valuesOf([21], [100])] },
    }
    expect(await full.call('rate', twice)).toMatchObject({
      status: 400,
      failure: { code: 'ValidationFailed', field: 'values' },
    })
  })
})
