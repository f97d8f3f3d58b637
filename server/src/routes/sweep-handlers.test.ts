import { randomUUID } from 'node:crypto'
import type { SweepRequest } from '@soundleaf/contracts'
import { calculate, peopleOf } from '../testing/calculate'
import { concrete, withTexts } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import { ownProduct } from '../testing/own-products'
import { lightweightWall } from '../testing/solve'
import { sweepBody } from '../testing/sweep'

onEachDatabase('sweep', (server) => {
  const person = peopleOf(server)
  const ask = async (change: Partial<SweepRequest> = {}) =>
    (await person()).call('sweep', { body: sweepBody(change) })

  test('[BEY-08] each value of a property has its ratings, in tenths as well, its thickness and its mass', async () => {
    const { status, body } = await ask({ values: [120, 240] })
    expect(status).toBe(200)
    const [thin, thick] = body.points
    const rating = (point: typeof thin, wanted: string) => point?.ratings.find(({ id }) => id === wanted)
    expect([thin?.value, thin?.totalThickness, thick?.totalThickness]).toEqual([120, 120, 240])
    expect((thick?.surfaceMass ?? 0) / (thin?.surfaceMass ?? 1)).toBeCloseTo(2, 3)
    // Twice the mass of a heavy wall gains about 30 lg 2 = 9 dB (mass law of EN 12354-1 annex B: 37.5 lg m' = 11.3).
    const gain = (rating(thick, 'Rw')?.value ?? 0) - (rating(thin, 'Rw')?.value ?? 0)
    expect(gain).toBeGreaterThanOrEqual(7)
    expect(gain).toBeLessThanOrEqual(13)
    expect(rating(thin, 'Rw')?.uncertainty).toBeGreaterThan(0.5)
    const tenths = rating(thin, 'Rw_one_decimal')?.value ?? 0
    expect(Math.abs(tenths - (rating(thin, 'Rw')?.value ?? 0))).toBeLessThan(1)
    expect(tenths * 10).toBeCloseTo(Math.round(tenths * 10), 6)
  })

  test('[BEY-08] a point is what the construction with that value is by itself', async () => {
    const { body } = await ask({ values: [180] })
    const alone = await calculate(await person(), concrete(180, 'SingleMassiveElementWall'))
    const [point] = body.points
    expect(point?.ratings.find(({ id }) => id === 'Rw')?.value).toBe(alone.rw)
    expect(point?.ratings.find(({ id }) => id === 'Ctr')?.value).toBe(alone.ctr)
    expect(point?.airborneFieldEstimation).toBe(alone.airborneFieldEstimation)
  })

  test('[BEY-08] 200 values are the most of one sweep, and all come in their order', async () => {
    const values = Array.from({ length: 200 }, (_, at) => 100 + at)
    const { body } = await ask({ values })
    expect(body.points.map(({ value }) => value)).toEqual(values)
    expect((await ask({ values: [...values, 301] })).status).toBe(400)
  })

  test.each<[string, Partial<SweepRequest>, string, string]>([
    ['a value out of the range', { values: [200, 3000] }, 'values.1', 'mm'],
    [
      'a property that is no number',
      { property: 'depthOfBeamRange' },
      'property',
      'a number of the component',
    ],
    ['a property of another kind', { property: 'cc' }, 'property', 'a number of the component'],
    [
      'a component that is not there',
      { componentId: '00000000-0000-4000-8000-0000000000ff' },
      'property',
      'a number of the component',
    ],
  ])('[BEY-08] %s is refused with the field and what is allowed', async (_, change, field, allowed) => {
    const { status, failure } = await ask(change)
    expect(status).toBe(400)
    expect(failure).toMatchObject({ code: 'ValidationFailed', field })
    expect(failure.message).toContain(allowed)
  })

  test('[BEY-08] two properties make a map: each point is what the construction with both values is by itself', async () => {
    const body = sweepBody({ values: [160, 200] })
    const second = { componentId: body.componentId, property: 'density' as const, values: [1800, 2300, 2400] }
    const answer = await (await person()).call('sweep', { body: { ...body, second } })
    expect(answer.body.points.map(({ value, second: other }) => [value, other])).toEqual([
      [160, 1800],
      [200, 1800],
      [160, 2300],
      [200, 2300],
      [160, 2400],
      [200, 2400],
    ])
    // 160 mm of 1800 kg/m³ and 200 mm of 2400 kg/m³.
    expect(answer.body.points.map(({ surfaceMass }) => surfaceMass)).toEqual([288, 360, 368, 460, 384, 480])
    const alone = await calculate(
      await person(),
      withTexts(concrete(200, 'SingleMassiveElementWall'), 0, { density: '1800' }),
    )
    expect(answer.body.points[1]?.ratings.find(({ id }) => id === 'Rw')?.value).toBe(alone.rw)
  })

  test('[BEY-08] a map that is too large, of one property twice, or out of a range is refused with the field', async () => {
    const body = sweepBody({ values: Array.from({ length: 40 }, (_, at) => 100 + at) })
    const of = (property: 'density' | 'thickness', values: number[]) => ({
      second: { componentId: body.componentId, property, values },
    })
    const eleven = Array.from({ length: 11 }, (_, at) => 2000 + at)
    const refusal = async (change: Partial<SweepRequest>) =>
      (await (await person()).call('sweep', { body: { ...body, ...change } })).failure
    expect(await refusal(of('density', eleven))).toMatchObject({ field: 'second.values' })
    expect(await refusal(of('thickness', [200]))).toMatchObject({ field: 'second.property' })
    expect(await refusal(of('density', [2000, 90_000]))).toMatchObject({ field: 'second.values.1' })
  })

  test('[BEY-08] products take the place one after the other: each point is what the wall with it is by itself', async () => {
    const anna = await server().person()
    const boards = ['Board of 10', 'Board of 20'].map((name) => ownProduct('own', name))
    const thick = boards.map((board, at) => ({
      ...board,
      content: { ...board.content, values: { ...board.content.values, thickness: 10 + 10 * at } },
    }))
    for (const body of thick) await anna.call('saveOwnProduct', { body })
    const structure = lightweightWall()
    const [left, frame] = structure.components.map(({ componentId }) => componentId)
    const body: SweepRequest = {
      ...sweepBody({ structures: [structure], componentId: left ?? '' }),
      property: 'product',
      values: [],
      productIds: thick.map(({ id }) => id),
    }
    const answer = await anna.call('sweep', { body })
    expect(answer.body.points.map(({ value }) => value)).toEqual([0, 1])
    // 10 and 20 mm in place of the board of 12.5.
    const [ten, twenty] = answer.body.points
    expect((twenty?.totalThickness ?? 0) - (ten?.totalThickness ?? 0)).toBe(10)
    // Both of 1024 kg/m³: 10 kg/m² more.
    expect((twenty?.surfaceMass ?? 0) - (ten?.surfaceMass ?? 0)).toBeCloseTo(10.24, 0)

    // With a number as well: the product is chosen first, so that it does not write over what is entered.
    const second = { componentId: frame ?? '', property: 'totalCavityDepth' as const, values: [95, 120] }
    const map = await anna.call('sweep', { body: { ...body, second } })
    expect(map.body.points.map(({ value, second: depth }) => [value, depth])).toEqual([
      [0, 95],
      [1, 95],
      [0, 120],
      [1, 120],
    ])
    const [first] = map.body.points
    expect(
      map.body.points.map(({ totalThickness }) => (totalThickness ?? 0) - (first?.totalThickness ?? 0)),
    ).toEqual([0, 10, 25, 35])

    const refusal = async (change: Partial<SweepRequest>) =>
      (await anna.call('sweep', { body: { ...body, ...change } })).failure.field
    expect(await refusal({ productIds: [] })).toBe('productIds')
    expect(await refusal({ productIds: [randomUUID()] })).toBe('productIds.0')
    expect(await refusal({ componentId: frame ?? '' })).toBe('productIds.0')
    const ben = await server().person()
    expect((await ben.call('sweep', { body })).failure.field).toBe('productIds.0')
  })

  test('[BEY-08] field values are told as they are judged, with the deduction for flanking and an uncertainty', async () => {
    const anna = await person()
    const body = sweepBody({ values: [180] })
    const alone = await calculate(anna, concrete(180, 'SingleMassiveElementWall'))
    const [point] = (await anna.call('sweep', { body })).body.points
    expect(point?.judged?.airborne?.value).toBe(alone.airbornePlanned?.value)
    expect(point?.judged?.airborne?.value).toBeLessThan(alone.airborneFieldEstimation ?? 0)
    expect(point?.judged?.airborne?.uncertainty).toBeGreaterThan(0)
    expect(point?.judged?.impact).toBeNull()
  })

  test('[BEY-08] a sweep is for the Full licence', async () => {
    const light = await person({ licence: 'light' })
    expect((await light.call('sweep', { body: sweepBody() })).failure.code).toBe('LicenceInsufficient')
  })
})
