import { randomUUID } from 'node:crypto'
import {
  massOf,
  template,
  thickness_mm,
  varied,
  type Component,
  type Construction,
  type Variation,
} from '@soundleaf/construction'
import { DEFAULT_FIELD_VALUES, type SolvePoint } from '@soundleaf/contracts'
import { sweepTask } from '../sweep/sweep-task'
import { solveTask, type SolveTask } from './solve-task'

const fieldValues = DEFAULT_FIELD_VALUES.Iso

function taskOf(
  construction: Construction,
  variations: readonly Variation[],
  change: Partial<SolveTask> = {},
) {
  return {
    construction,
    variations,
    products: [],
    fieldValues,
    standard: 'Iso',
    requirements: [{ of: 'Rw', required: 40 }],
    limits: {},
    first: 'thickness',
    beyondUncertainty: false,
    known: [],
    fieldBetter: ['higher'],
    most: Infinity,
    ...change,
  } satisfies SolveTask
}

function everyChoice(sizes: readonly number[]): readonly (readonly number[])[] {
  return sizes.reduce<readonly (readonly number[])[]>(
    (choices, size) =>
      choices.flatMap((choice) => Array.from({ length: size }, (_, index) => [...choice, index])),
    [[]],
  )
}

interface Tried {
  readonly thickness: number
  readonly mass: number
  readonly rating: number
}

/** Every build-up of the options that reaches the rating, by itself. */
function exhaustive(
  construction: Construction,
  variations: readonly Variation[],
  least: number,
): readonly Tried[] {
  const all = varied(construction, variations, randomUUID)
  const constructions = everyChoice(all.sizes).flatMap((choice) => {
    const built = all.build(choice)
    return built.ok ? [built.value] : []
  })
  return sweepTask({ constructions, fieldValues, standard: 'Iso' })
    .map(({ ratings }, at) => {
      const construction = constructions[at] ?? { components: [] }
      const of = (amount: (component: Component) => number) =>
        construction.components.reduce((sum, component) => sum + amount(component), 0)
      return {
        thickness: of(thickness_mm),
        mass: Math.round(100 * of(massOf)) / 100,
        rating: ratings.find(({ id }) => id === 'Rw')?.value ?? -Infinity,
      }
    })
    .filter(({ rating }) => rating >= least)
}

const isMatched = (one: Tried, by: Tried) =>
  by.thickness <= one.thickness && by.mass <= one.mass && by.rating >= one.rating

const told = ({ thickness, mass, rating }: Tried) => [thickness, mass, rating].join()
const triedOf = ({ thickness, mass, numbers: [number] }: SolvePoint): Tried => ({
  thickness,
  mass,
  rating: number?.value ?? Number.NaN,
})

test('[BEY-08] the engine’s own walls: the thinnest of 432 and the front are those of trying all, by fewer predictions', () => {
  const construction = template('LightweightFrameWall', randomUUID)
  const [left, frame, right] = construction.components.map(({ id }) => id)
  const variations: readonly Variation[] = [
    { componentId: left ?? '', of: 'count', values: [1, 2, 3] },
    { componentId: right ?? '', of: 'count', values: [1, 2, 3] },
    { componentId: frame ?? '', of: 'depthOfBeam', values: [70, 82, 95, 107, 120, 132, 145, 170] },
    { componentId: frame ?? '', of: 'cc', values: [300, 400, 450, 500, 600, 900] },
  ]
  const { front, points, combinations } = solveTask(taskOf(construction, variations))
  expect(combinations).toBe(432)
  expect(points.length).toBeLessThan(combinations)
  const every = exhaustive(construction, variations, 40)
  const found = front.map(triedOf)
  expect(found.length).toBeGreaterThan(1)
  expect(found[0]?.thickness).toBe(Math.min(...every.map(({ thickness }) => thickness)))
  // Nothing that was found is beaten, and whatever fits is matched by something that was found.
  for (const one of found) {
    expect(every.map(told)).toContain(told(one))
    expect(every.filter((other) => isMatched(one, other) && !isMatched(other, one)).map(told)).toEqual([])
  }
  for (const one of every) expect(found.some((other) => isMatched(one, other))).toBe(true)
})

test('[BEY-08] a search that is cut off goes on from what is known, to the same end', () => {
  const construction = template('SingleMassiveElementWall', randomUUID)
  const [wall] = construction.components.map(({ id }) => id)
  const variations: readonly Variation[] = [
    {
      componentId: wall ?? '',
      of: 'thickness',
      values: Array.from({ length: 25 }, (_, at) => 100 + 10 * at),
    },
    { componentId: wall ?? '', of: 'density', values: Array.from({ length: 20 }, (_, at) => 1500 + 50 * at) },
  ]
  const task = taskOf(construction, variations, { requirements: [{ of: 'Rw', required: 55 }] })
  const whole = solveTask(task)
  let known: SolveTask['known'] = []
  let calls = 0
  for (;;) {
    const part = solveTask({ ...task, known, most: 20 })
    calls += 1
    known = [...known, ...part.points.map(({ choice, numbers }) => ({ choice, numbers }))]
    if (!part.isDone) continue
    expect(part.front.map(({ choice }) => choice)).toEqual(whole.front.map(({ choice }) => choice))
    break
  }
  expect(known).toHaveLength(whole.points.length)
  expect(calls).toBeGreaterThan(1)
})

test('[BEY-08] a price that nobody states is none, and does not fit where the price is limited', () => {
  const construction = template('SingleMassiveElementWall', randomUUID)
  const [wall] = construction.components.map(({ id }) => id)
  const variations: readonly Variation[] = [{ componentId: wall ?? '', of: 'thickness', values: [160, 200] }]
  const free = solveTask(taskOf(construction, variations))
  expect(free.front.map(({ price, carbon }) => [price, carbon])).toContainEqual([null, null])
  expect(solveTask(taskOf(construction, variations, { limits: { price: 100 } }))).toMatchObject({
    front: [],
    points: [],
    misses: [],
    isDone: true,
  })
})
