import { join } from 'node:path'
import { template } from '@soundleaf/construction'
import type { Standard } from '@soundleaf/contracts'
import type { CalculationTask } from '../domain/calculation/calculator'
import { FIELD_VALUES } from '../testing/constructions'
import { calculationPool, type CalculationPool, type PoolLimits } from './calculation-pool'

const workerFile = join(import.meta.dirname, '../testing/worker-that-fails.mjs')
const pools: CalculationPool[] = []
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close()
})

function open(limits: Partial<PoolLimits>): CalculationPool {
  const pool = calculationPool(workerFile, { threads: 1, queue: 10, limit_s: 600, ...limits })
  pools.push(pool)
  return pool
}

const construction = template('SingleMassiveElementWall', () => '00000000-0000-4000-8000-000000000001')
const task = (standard: Standard): CalculationTask => ({ construction, fieldValues: FIELD_VALUES, standard })
const QUICK = task('Iso')
const ENDLESS = task('Astm')
const DEADLY: CalculationTask = { ...ENDLESS, fieldValues: { ...FIELD_VALUES, volume: 0 } }

test('a task is calculated in another thread', async () => {
  expect(await open({}).calculator(QUICK, 'ann')).toMatchObject({ ok: true, value: { standard: 'Iso' } })
})

test('a calculation that does not end is stopped and refused, and the next one succeeds', async () => {
  const pool = open({ limit_s: 1 })
  expect(await pool.calculator(ENDLESS, 'ann')).toEqual({
    ok: false,
    failure: { code: 'CalculationTimedOut', params: { limit_s: 1 } },
  })
  let next = await pool.calculator(QUICK, 'ann')
  // A busy machine may need more than the second to start the new thread.
  for (let attempt = 0; !next.ok && attempt < 100; attempt += 1) next = await pool.calculator(QUICK, 'ann')
  expect(next).toMatchObject({ ok: true, value: { standard: 'Iso' } })
})

test('a task that finds the queue full is refused at once as busy', async () => {
  const pool = open({ queue: 2, limit_s: 3 })
  const admitted = [ENDLESS, ENDLESS, ENDLESS].map((endless) => pool.calculator(endless, 'ann'))
  expect(pool.waiting()).toBe(2)
  expect(await pool.calculator(QUICK, 'ann')).toEqual({ ok: false, failure: { code: 'Busy', params: {} } })
  await Promise.all(admitted)
  expect(pool.waiting()).toBe(0)
})

test('a thread that dies takes its own calculation with it, and no other', async () => {
  const pool = open({})
  const [deadly, ...others] = await Promise.allSettled([
    pool.calculator(DEADLY, 'ann'),
    pool.calculator(QUICK, 'ann'),
    pool.calculator(QUICK, 'ann'),
  ])
  expect(deadly.status).toBe('rejected')
  for (const other of others) expect(other).toMatchObject({ status: 'fulfilled', value: { ok: true } })
})
