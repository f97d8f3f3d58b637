import { template, toWire } from '@soundleaf/construction'
import type { CallAnswer, SolveRequest } from '@soundleaf/contracts'
import { randomUUID } from 'node:crypto'
import { PREDICTIONS_OF_A_CALL } from '../domain/solve/solve'
import { calculate, peopleOf } from '../testing/calculate'
import { FIELD_VALUES } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import { ownProduct } from '../testing/own-products'
import { lightweightWall, solveBody, solved, varies } from '../testing/solve'

type Point = CallAnswer<'solve'>['points'][number]
const valueOf = (point: Point | undefined) => point?.numbers[0]?.value ?? Number.NaN
onEachDatabase('solve', (server) => {
  const person = peopleOf(server)

  test('[BEY-08] the front is that of trying every build-up: thickness, mass and rating, none matched by another', async () => {
    const answers = await solved(await person(), solveBody())
    const [last] = answers.slice(-1)
    const points = answers.flatMap((answer) => answer.points)
    // 3 · 4 · 3, each once.
    expect([last?.combinations, points.length, last?.share, last?.isDone]).toEqual([36, 36, 1, true])
    expect(new Set(points.map(({ choice }) => choice.join())).size).toBe(36)
    const fitting = points.filter((point) => valueOf(point) >= 40)
    const isMatched = (one: Point, other: Point) =>
      other !== one &&
      other.thickness <= one.thickness &&
      other.mass <= one.mass &&
      valueOf(other) >= valueOf(one) &&
      // Of two alike one stays.
      (other.thickness < one.thickness || other.mass < one.mass || valueOf(other) > valueOf(one))
    const merits = (point: Point) => [point.thickness, point.mass, valueOf(point)].join()
    const expected = fitting.filter((one) => !fitting.some((other) => isMatched(one, other)))
    expect([...new Set(last?.front.map(merits))].sort()).toEqual([...new Set(expected.map(merits))].sort())
    expect(last?.front.length).toBeGreaterThan(1)
    const thicknesses = last?.front.map(({ thickness }) => thickness) ?? []
    expect(thicknesses).toEqual(thicknesses.toSorted((a, b) => a - b))
  })

  test('[BEY-08] a call predicts a part, tells the best so far, and the next goes on from what is known', async () => {
    const structure = lightweightWall()
    const [left, frame, right] = structure.components.map(({ componentId }) => componentId)
    const body = solveBody(
      {
        variations: [
          varies(left, 'count', [1, 2, 3, 4]),
          varies(frame, 'depthOfBeam', [70, 95, 120, 145]),
          varies(right, 'count', [1, 2, 3, 4]),
        ],
      },
      structure,
    )
    const answers = await solved(await person(), body)
    expect(answers.map(({ points }) => points.length)).toEqual([PREDICTIONS_OF_A_CALL, 4])
    expect(answers[0]?.isDone).toBe(false)
    expect(answers[0]?.front.length).toBeGreaterThan(0)
    expect(answers[0]?.share).toBeLessThan(1)
  })

  test('[BEY-08] what a point tells is what the build-up gives by itself', async () => {
    const structure = lightweightWall()
    const [, frame] = structure.components.map(({ componentId }) => componentId)
    const [answer] = await solved(
      await person(),
      solveBody(
        { variations: [varies(frame, 'cc', [600])], requirements: [{ of: 'Rw+Ctr', required: 1 }] },
        structure,
      ),
    )
    const alone = await calculate(await person(), structure)
    expect(answer?.points.map(valueOf)).toEqual([(alone.rw ?? 0) + (alone.ctr ?? 0)])
    expect(answer?.points[0]).toMatchObject({
      choice: [0],
      thickness: alone.totalThickness,
      price: null,
      carbon: null,
    })
    expect(answer?.points[0]?.mass).toBeCloseTo(alone.surfaceMass ?? 0, 0)
  })

  test('[BEY-08] limits of thickness and mass hold for what is found, and nothing beyond them is predicted', async () => {
    const answers = await solved(await person(), solveBody({ limits: { thickness: 150, mass: 45 } }))
    const points = answers.flatMap((answer) => answer.points)
    expect(points.length).toBeGreaterThan(0)
    for (const { thickness, mass } of points) {
      expect(thickness).toBeLessThanOrEqual(150)
      expect(mass).toBeLessThanOrEqual(45)
    }
  })

  test('[BEY-08] several requirements hold at once, in the building as well', async () => {
    const requirements: SolveRequest['requirements'] = [
      { of: 'Rw', required: 38 },
      { of: 'Rw+C50_3150', required: 30 },
      { of: 'field:airborne', required: 30 },
    ]
    const fieldValues = { ...FIELD_VALUES, airborneValue: 30 }
    const answers = await solved(await person(), solveBody({ requirements, fieldValues }))
    const front = answers.at(-1)?.front ?? []
    expect(front.length).toBeGreaterThan(0)
    for (const { numbers } of front)
      for (const [at, { required }] of requirements.entries())
        expect(numbers[at]?.value).toBeGreaterThanOrEqual(required)
  })

  test('[BEY-08] a floor is held to impact sound, of which less is better', async () => {
    const structure = toWire(template('SingleMassiveElementFloor', randomUUID))
    const [slab] = structure.components.map(({ componentId }) => componentId)
    const answers = await solved(
      await person(),
      solveBody(
        {
          variations: [varies(slab, 'thickness', [160, 200, 240, 280])],
          requirements: [
            { of: 'Rw', required: 50 },
            { of: 'Lnw', required: 74 },
          ],
        },
        structure,
      ),
    )
    const [last] = answers.slice(-1)
    const levels = answers
      .flatMap(({ points }) => points)
      .map(({ numbers }) => numbers[1]?.value ?? Number.NaN)
    expect(last?.front.length).toBeGreaterThan(0)
    for (const { numbers } of last?.front ?? []) expect(numbers[1]?.value).toBeLessThanOrEqual(74)
    // A heavier slab is quieter (ISO 12354-2 annex B: 35 lg m').
    expect(Math.max(...levels)).toBeGreaterThan(Math.min(...levels))
  })

  test('[BEY-08] products of one’s own may take a place; the cheapest comes first, and a limit of cost holds', async () => {
    const owner = await person()
    const kept = async (thickness: number, price: number | null) => {
      const request = ownProduct('own')
      const content = {
        ...request.content,
        type: 'MassiveElement' as const,
        material: 'Concrete' as const,
        supportedStructures: ['SingleMassiveElementWall' as const],
        values: {
          thickness,
          density: 2300,
          modulusOfElasticityMajor: 30,
          modulusOfElasticityMinor: 30,
          dampingCoefficient: 0.01,
        },
        price,
      }
      const { status, failure } = await owner.call('saveOwnProduct', { body: { ...request, content } })
      if (status !== 200) throw new Error(failure.message)
      return request.id
    }
    const [slim, thick, unpriced] = [await kept(150, 60), await kept(200, 45), await kept(120, null)]
    const structure = toWire(template('SingleMassiveElementWall', randomUUID))
    const [wall] = structure.components.map(({ componentId }) => componentId)
    const body = solveBody(
      {
        variations: [
          { componentId: wall ?? '', of: 'product', values: [], productIds: [slim, thick, unpriced] },
        ],
        first: 'price',
      },
      structure,
    )
    const free = (await solved(owner, body)).at(-1)?.front
    expect(free?.map(({ choice, price }) => [choice[0], price])).toEqual([
      [1, 45],
      [0, 60],
      [2, null],
    ])
    const limited = (await solved(owner, { ...body, limits: { price: 50 } })).at(-1)?.front
    expect(limited?.map(({ choice, thickness }) => [choice[0], thickness])).toEqual([[1, 200]])
    // Nobody else sees them.
    const other = await server().person()
    expect((await other.call('solve', { body })).failure).toMatchObject({
      field: 'variations.0.productIds.0',
    })
  })

  test('[BEY-08] what fits beyond its uncertainty has a margin of it', async () => {
    const plain = await solved(await person(), solveBody())
    const sure = await solved(await person(), solveBody({ beyondUncertainty: true }))
    const [near, far] = [plain, sure].map((answers) => answers.at(-1)?.front ?? [])
    expect(near?.length).toBeGreaterThan(0)
    for (const { numbers } of far ?? [])
      expect((numbers[0]?.value ?? 0) - 40).toBeGreaterThanOrEqual(numbers[0]?.uncertainty ?? Infinity)
    expect(far?.[0]?.thickness).toBeGreaterThanOrEqual(near?.[0]?.thickness ?? Infinity)
  })

  test('[BEY-08] where nothing fits, the nearest within the limits is told, and what a wider limit lets in', async () => {
    const free = (await solved(await person(), solveBody())).flatMap(({ points }) => points)
    const within = free.filter(({ thickness }) => thickness <= 150).map(valueOf)
    const [best, most] = [Math.max(...within), Math.max(...free.map(valueOf))]
    expect(best).toBeLessThan(most)
    const body = solveBody({ limits: { thickness: 150 }, requirements: [{ of: 'Rw', required: best + 1 }] })
    const answer = (await solved(await person(), body)).at(-1)
    expect(answer?.front).toEqual([])
    const [nearest, thicker] = answer?.misses ?? []
    expect([nearest?.limit, valueOf(nearest?.point)]).toEqual([null, best])
    expect(thicker?.limit).toBe('thickness')
    const reaching = free.filter((point) => valueOf(point) > best).map(({ thickness }) => thickness)
    expect(thicker?.point.thickness).toBe(Math.min(...reaching))
  })
})
