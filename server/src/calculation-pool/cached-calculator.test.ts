import { template } from '@soundleaf/construction'
import { calculateTask } from '../domain/calculation/calculate-task'
import type { CalculationTask, Calculator } from '../domain/calculation/calculator'
import { accept, refuse } from '../domain/refusal'
import { FIELD_VALUES } from '../testing/constructions'
import { cachedCalculator } from './cached-calculator'

const construction = template('SingleMassiveElementWall', () => '00000000-0000-4000-8000-000000000001')
const TASK: CalculationTask = { construction, fieldValues: FIELD_VALUES, standard: 'Iso' }

/** A calculator that counts its calls, and returns what the test says. */
function counting(answers: readonly Awaited<ReturnType<Calculator>>[] = []) {
  const calls: CalculationTask[] = []
  const calculator = cachedCalculator((task) => {
    calls.push(task)
    return Promise.resolve(answers[calls.length - 1] ?? accept(calculateTask(task)))
  })
  return { calculator, calls }
}

test('the same task is calculated once, also when it is asked for twice at the same time', async () => {
  const { calculator, calls } = counting()
  const [first, second] = await Promise.all([calculator(TASK, 'ann'), calculator({ ...TASK }, 'ben')])
  expect(second).toEqual(first)
  expect(await calculator(TASK, 'ann')).toEqual(first)
  expect(calls).toHaveLength(1)
})

const [element] = construction.components
test.each<[string, CalculationTask]>([
  ['another standard', { ...TASK, standard: 'Astm' }],
  ['another room', { ...TASK, fieldValues: { ...FIELD_VALUES, volume: 36 } }],
  [
    'another thickness',
    {
      ...TASK,
      construction: {
        ...construction,
        components: element?.kind === 'massiveElement' ? [{ ...element, thickness_mm: 201 }] : [],
      },
    },
  ],
])('%s is another task', async (_, other) => {
  const { calculator, calls } = counting()
  await calculator(TASK, 'ann')
  await calculator(other, 'ann')
  expect(calls).toEqual([TASK, other])
})

test('a refusal is not cached', async () => {
  const { calculator, calls } = counting([refuse('Busy')])
  expect(await calculator(TASK, 'ann')).toMatchObject({ ok: false })
  expect(await calculator(TASK, 'ann')).toMatchObject({ ok: true })
  expect(calls).toHaveLength(2)
})
