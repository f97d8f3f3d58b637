import { randomUUID } from 'node:crypto'
import { Value } from '@sinclair/typebox/value'
import { BANDS_HZ, BatchResult, type MakeBatchRequest } from '@soundleaf/contracts'
import { resultLines } from '../batch-worker/result-lines'
import { MOST_BATCHES } from '../domain/batch/batch'
import { DAY_MS } from '../domain/clock'
import { listOf, results, sweepOf, walls, workOutAll } from '../testing/batches'
import { calculate } from '../testing/calculate'
import { concrete, FIELD_VALUES, structureOf, withText } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import type { PersonOptions } from '../testing/test-application'

onEachDatabase('batches', (server) => {
  const person = (options: PersonOptions = {}) => server().person(options)

  test('[BEY-16] each construction of a list has one line, in its order, with what it is by itself', async () => {
    const anna = await person()
    const made = (await anna.call('makeBatch', listOf(walls(230), { name: 'Walls' }))).body
    expect(made).toMatchObject({ name: 'Walls', state: 'Running', count: 230, received: 230, done: 0 })
    await workOutAll(server())
    const params = { id: made.batchId }
    expect((await anna.call('getBatch', { params })).body).toMatchObject({
      state: 'Done',
      done: 230,
      failed: 0,
    })
    const { lines, type } = await results(anna, made.batchId)
    expect(type).toBe('application/jsonl; charset=utf-8')
    expect(lines.map(({ index }) => index)).toEqual(Array.from({ length: 230 }, (_, at) => at))
    expect(lines.filter((line) => !Value.Check(BatchResult, line))).toEqual([])
    for (const at of [0, 117, 229]) {
      const alone = await calculate(anna, concrete(100 + at, 'SingleMassiveElementWall'))
      expect(lines[at]).toMatchObject({
        result: 'Success',
        ratings: { Rw: alone.rw, C: alone.c, Ctr: alone.ctr },
        airborne: alone.tableResultR,
        surfaceMass: alone.surfaceMass,
        totalThickness: 100 + at,
        airborneFieldEstimation: alone.airborneFieldEstimation,
      })
    }
  })

  test('[BEY-16] a sweep has every combination of its axes, the last one changing first', async () => {
    const anna = await person()
    const request = sweepOf([
      { from: 150, to: 170, step: 10 },
      { property: 'density', values: [2200, 2400] },
    ])
    const made = (await anna.call('makeBatch', request)).body
    expect(made.count).toBe(6)
    await workOutAll(server())
    const { lines } = await results(anna, made.batchId)
    expect(lines.map(({ values }) => values)).toEqual([
      [150, 2200],
      [150, 2400],
      [160, 2200],
      [160, 2400],
      [170, 2200],
      [170, 2400],
    ])
    // Mass is density times thickness: 0.16 m × 2400 kg/m³.
    expect(lines[3]).toMatchObject({ surfaceMass: 384, totalThickness: 160 })
    const alone = await calculate(
      anna,
      withText(concrete(160, 'SingleMassiveElementWall'), 0, 'density', '2400'),
    )
    expect(lines[3]?.ratings.Rw).toBe(alone.rw)
  })

  test('[BEY-16] what is wrong with one construction costs its own line, which says why', async () => {
    const anna = await person()
    const [first, , last] = walls(3)
    const unreadable = withText(structureOf(), 0, 'thickness', 'thick')
    const thick = withText(structureOf(), 0, 'thickness', '100000')
    const list = [first, unreadable, thick, last].filter((one) => one !== undefined)
    const { batchId } = (await anna.call('makeBatch', listOf(list))).body
    await workOutAll(server())
    const { lines } = await results(anna, batchId)
    expect(lines.map(({ result }) => result === 'Success')).toEqual([true, false, false, true])
    expect(lines[1]).toMatchObject({ index: 1, ratings: {}, airborne: null })
    expect(lines[1]?.message).toContain('thick')
    expect(lines[2]?.message).not.toBe('')
    const { done, failed, state } = (await anna.call('getBatch', { params: { id: batchId } })).body
    expect([done, failed, state]).toEqual([4, 2, 'Done'])
  })

  test('[BEY-16] a long list comes in parts, and a part that comes twice is there once', async () => {
    const anna = await person()
    const all = walls(250)
    const first = listOf(all.slice(0, 120), { count: 250, creationKey: randomUUID() })
    const { batchId } = (await anna.call('makeBatch', first)).body
    expect((await anna.call('makeBatch', first)).body.batchId).toBe(batchId)
    await workOutAll(server())
    const params = { id: batchId }
    expect((await anna.call('getBatch', { params })).body).toMatchObject({ state: 'Running', done: 120 })
    const rest = { params, body: { from: 120, structures: all.slice(120) } }
    expect((await anna.call('addToBatch', rest)).body.received).toBe(250)
    expect((await anna.call('addToBatch', rest)).body.received).toBe(250)
    const beyond = await anna.call('addToBatch', { params, body: { from: 250, structures: walls(1) } })
    expect(beyond.failure).toMatchObject({ code: 'ValidationFailed', field: 'structures' })
    await workOutAll(server())
    const { lines } = await results(anna, batchId)
    expect(lines.map(({ totalThickness }) => totalThickness)).toEqual(all.map((_, at) => 100 + at))
  })

  test('[BEY-16] a part that leaves a gap is refused with the index that comes next', async () => {
    const anna = await person()
    const { batchId } = (await anna.call('makeBatch', listOf(walls(1), { count: 9 }))).body
    const gap = { params: { id: batchId }, body: { from: 5, structures: walls(1) } }
    const { failure } = await anna.call('addToBatch', gap)
    expect(failure).toMatchObject({ code: 'ValidationFailed', field: 'from' })
    expect(failure.message).toContain('be 1')
    await workOutAll(server())
  })

  test.each<[string, () => { body: MakeBatchRequest }, string, string]>([
    ['nothing to calculate', () => ({ body: { fieldValues: FIELD_VALUES } }), 'structures', 'structures'],
    ['a count below the list', () => listOf(walls(3), { count: 2 }), 'count', 'at least 3'],
    ['a value out of its range', () => sweepOf([{ values: [200, 3000] }]), 'sweep.axes.0', 'mm'],
    ['an axis without values', () => sweepOf([{ from: 1 }]), 'sweep.axes.0', 'sweep.axes.0.values'],
    [
      'an axis that runs backwards',
      () => sweepOf([{ from: 200, to: 100, step: 1 }]),
      'sweep.axes.0.to',
      '200 or more',
    ],
    ['too many values', () => sweepOf([{ from: 100, to: 300, step: 0.1 }]), 'sweep.axes.0.step', '1000'],
    [
      'a property that is no number',
      () => sweepOf([{ property: 'cc', values: [1] }]),
      'sweep.axes.0.property',
      'number',
    ],
    [
      'more than a million',
      () => sweepOf([0, 1, 2].map(() => ({ from: 100, to: 200, step: 0.5 }))),
      'sweep.axes',
      '1000000',
    ],
    ['a name of two lines', () => listOf(walls(1), { name: 'a\nb' }), 'name', 'one line'],
  ])('[BEY-16] %s is refused with the field and what is allowed', async (_, request, field, allowed) => {
    const { status, failure } = await (await person()).call('makeBatch', request())
    expect([status, failure.field]).toEqual([400, field])
    expect(failure.message).toContain(allowed)
  })

  test('[BEY-16] a cancelled batch keeps what is calculated, and nothing more is', async () => {
    const anna = await person()
    const { batchId } = (await anna.call('makeBatch', listOf(walls(500)))).body
    const params = { id: batchId }
    let chunks = 0
    await workOutAll(server(), {
      threads: {
        run: async (task) => {
          chunks += 1
          if (chunks === 3) await anna.call('cancelBatch', { params })
          return resultLines(task)
        },
      },
    })
    expect(chunks).toBe(3)
    // The third was on its way: it is left out, as all that was not there when it was cancelled.
    expect((await anna.call('getBatch', { params })).body).toMatchObject({ state: 'Cancelled', done: 200 })
    expect((await anna.call('cancelBatch', { params })).body.state).toBe('Cancelled')
    expect((await results(anna, batchId)).lines).toHaveLength(200)
    expect((await anna.call('deleteBatch', { params })).status).toBe(200)
    expect((await results(anna, batchId)).status).toBe(404)
    expect((await anna.call('listBatches', {})).body.batches).toEqual([])
  })

  test('[BEY-16] results go on from an index, and are a table as well', async () => {
    const anna = await person()
    const { batchId } = (await anna.call('makeBatch', listOf(walls(150)))).body
    await workOutAll(server())
    const { lines } = await results(anna, batchId, '?from=97')
    expect(lines.map(({ index }) => index)).toEqual(Array.from({ length: 53 }, (_, at) => 97 + at))
    const csv = await results(anna, batchId, '?format=csv&from=148')
    expect(csv.type).toBe('text/csv; charset=utf-8')
    const rows = csv.text
      .trimEnd()
      .split('\n')
      .map((row) => row.split(','))
    const [head = [], ...cells] = rows
    expect(cells).toHaveLength(2)
    const of = (name: string) => cells[1]?.[head.indexOf(name)]
    expect([of('index'), of('result'), of('thickness (mm)')]).toEqual(['149', 'Success', '249'])
    expect(Number(of(`R ${BANDS_HZ[0]} Hz (dB)`))).toBe(
      (await results(anna, batchId, '?from=149')).lines[0]?.airborne?.[0],
    )
    expect((await results(anna, batchId, '?from=-1')).status).toBe(400)
  })

  test('[BEY-16] results are their owner’s alone, and of the Full licence', async () => {
    const [anna, ben] = [await person(), await person()]
    const { batchId } = (await anna.call('makeBatch', listOf(walls(1)))).body
    await workOutAll(server())
    expect((await results(ben, batchId)).status).toBe(404)
    const nobody = await server().app.inject({ url: `/api/batches/${batchId}/results` })
    expect(nobody.statusCode).toBe(401)
    const light = await person({ licence: 'light' })
    expect((await light.call('makeBatch', listOf(walls(1)))).failure.code).toBe('LicenceInsufficient')
  })

  test('[BEY-16] who comes later with little does not wait for all of who came first', async () => {
    const [greedy, ben] = [await person(), await person()]
    const many = (await greedy.call('makeBatch', listOf(walls(500)))).body
    const order: string[] = []
    await workOutAll(server(), {
      threads: {
        run: async (task) => {
          if (order.length === 0) await ben.call('makeBatch', listOf(walls(200, 1000)))
          const [wall] = task.structures ?? []
          order.push(Number(wall?.components[0]?.properties[0]?.value) < 1000 ? 'greedy' : 'ben')
          return resultLines(task)
        },
      },
    })
    expect((await greedy.call('getBatch', { params: { id: many.batchId } })).body.state).toBe('Done')
    // Two chunks of one and five of the other: they take turns, so that the two are over after five at the latest.
    expect(order).toHaveLength(7)
    expect(order.slice(0, 5).filter((who) => who === 'ben')).toHaveLength(2)
  })

  test('[BEY-16] an account has so many batches at a time, and old ones go with their results', async () => {
    const anna = await person()
    for (let at = 0; at < MOST_BATCHES; at += 1) await anna.call('makeBatch', listOf(walls(1), { count: 2 }))
    const { status, failure } = await anna.call('makeBatch', listOf(walls(1)))
    expect([status, failure.reason]).toEqual([429, 'TooManyBatches'])
    server().clock.advance(31 * DAY_MS)
    await server().purgeExpired()
    const later = await server().signIn(anna)
    expect((await later.call('listBatches', {})).body.batches).toEqual([])
  })
})
