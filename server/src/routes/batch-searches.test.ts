import { Value } from '@sinclair/typebox/value'
import { BatchResult, type BatchSolve, type SolveRequest } from '@soundleaf/contracts'
import { results, walls, listOf, workOutAll } from '../testing/batches'
import { FIELD_VALUES } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import { ownProduct } from '../testing/own-products'
import { lightweightWall, solveBody, solved, varies } from '../testing/solve'
import type { Person } from '../testing/test-application'

/** The search of a call as a batch has it. */
function searchOf({ structures, ...body }: SolveRequest): BatchSolve {
  const [structure] = structures
  if (structure === undefined) throw new Error('A search has a structure.')
  const { variations, requirements, limits, beyondUncertainty } = body
  return { structure, variations, requirements, limits, beyondUncertainty }
}

const merits = (thickness: number | null, number: number | undefined) => [thickness, number].join()

onEachDatabase('batches of searches', (server) => {
  const person = () => server().person()

  async function searched(anna: Person, solve: BatchSolve) {
    const made = await anna.call('makeBatch', { body: { fieldValues: FIELD_VALUES, solve } })
    if (made.status !== 200) throw new Error(made.failure.message)
    await workOutAll(server())
    return made.body
  }

  test('[BEY-16] a search has a line for every build-up, and its front is the one that the search finds by itself', async () => {
    const anna = await person()
    // 6 · 4 · 6 walls in two chunks, so that the front is put together out of two.
    const structure = lightweightWall()
    const [left, frame, right] = structure.components.map(({ componentId }) => componentId)
    const body = solveBody(
      {
        variations: [
          varies(left, 'count', [1, 2, 3, 4, 5, 6]),
          varies(frame, 'depthOfBeam', [70, 95, 120, 145]),
          varies(right, 'count', [1, 2, 3, 4, 5, 6]),
        ],
      },
      structure,
    )
    const { batchId, count } = await searched(anna, searchOf(body))
    expect(count).toBe(144)
    const { lines } = await results(anna, batchId)
    expect(lines.filter((line) => !Value.Check(BatchResult, line))).toEqual([])
    expect(new Set(lines.map(({ choice }) => choice?.join())).size).toBe(144)
    // The last variation changes first.
    expect(lines.slice(5, 8).map(({ choice }) => choice)).toEqual([
      [0, 0, 5],
      [0, 1, 0],
      [0, 1, 1],
    ])
    for (const { ratings, fits, margins } of lines) {
      expect(margins?.[0]?.margin).toBe((ratings.Rw ?? 0) - 40)
      expect(fits).toBe((ratings.Rw ?? 0) >= 40)
    }
    const front = await results(anna, batchId, '?only=front')
    const alone = (await solved(anna, body)).at(-1)?.front ?? []
    expect(front.lines.length).toBeGreaterThan(1)
    expect(front.lines.map((line) => merits(line.totalThickness, line.ratings.Rw)).sort()).toEqual(
      alone.map(({ thickness, numbers }) => merits(thickness, numbers[0]?.value)).sort(),
    )
    const thicknesses = front.lines.map(({ totalThickness }) => totalThickness ?? 0)
    expect(thicknesses).toEqual(thicknesses.toSorted((a, b) => a - b))
  })

  test('[BEY-16] what a limit rules out is not predicted and has not failed; products have their names in a table', async () => {
    const anna = await person()
    const boards = [10, 30].map((thickness) => {
      const board = ownProduct('own', `Board of ${thickness}`)
      const values = { ...board.content.values, thickness }
      return { ...board, content: { ...board.content, values, price: thickness } }
    })
    for (const body of boards) await anna.call('saveOwnProduct', { body })
    const structure = lightweightWall()
    const [left, frame] = structure.components.map(({ componentId }) => componentId)
    const body = solveBody(
      {
        variations: [
          { componentId: left ?? '', of: 'product', values: [], productIds: boards.map(({ id }) => id) },
          varies(frame, 'depthOfBeam', [95, 120]),
        ],
        requirements: [{ of: 'Rw', required: 20 }],
        // 10 + 95 + 12.5 and 10 + 120 + 12.5 are within, 30 + 95 + 12.5 as well.
        limits: { thickness: 145 },
      },
      structure,
    )
    const { batchId } = await searched(anna, searchOf(body))
    const { lines } = await results(anna, batchId)
    expect(lines.map(({ result, fits }) => [result, fits])).toEqual([
      ['Success', true],
      ['Success', true],
      ['Success', true],
      ['BeyondLimits', false],
    ])
    expect(lines[3]).toMatchObject({ airborne: null, totalThickness: 162.5, ratings: {} })
    const params = { id: batchId }
    expect((await anna.call('getBatch', { params })).body).toMatchObject({
      state: 'Done',
      done: 4,
      failed: 0,
    })

    const { text } = await results(anna, batchId, '?format=csv')
    const [head = [], ...rows] = text
      .trimEnd()
      .split('\n')
      .map((row) => row.split(','))
    const column = (name: string) => rows.map((row) => row[head.indexOf(name)])
    expect(column('product (variation 1)')).toEqual([
      'Board of 10',
      'Board of 10',
      'Board of 30',
      'Board of 30',
    ])
    expect(column('depthOfBeam (variation 2)')).toEqual(['95', '120', '95', '120'])
    expect(column('fits')).toEqual(['yes', 'yes', 'yes', 'no'])
    const only = await results(anna, batchId, '?only=front&format=csv')
    expect(only.text.split('\n').length).toBeLessThan(text.split('\n').length)
  })

  test('[BEY-16] a search that is none is refused with its field, and a list has no front', async () => {
    const anna = await person()
    const structure = lightweightWall()
    const [left, frame] = structure.components.map(({ componentId }) => componentId)
    const body = solveBody({}, structure)
    const refusal = async (change: Partial<SolveRequest>) => {
      const solve = searchOf({ ...body, ...change })
      const { status, failure } = await anna.call('makeBatch', { body: { fieldValues: FIELD_VALUES, solve } })
      return [status, failure.field]
    }
    expect(await refusal({ variations: [varies(left, 'thickness', [5000])] })).toEqual([
      400,
      'solve.variations.0.values.0',
    ])
    expect(await refusal({ requirements: [{ of: 'Lnw', required: 50 }] })).toEqual([
      400,
      'solve.requirements.0.of',
    ])
    const axes = [{ componentId: left ?? '', property: 'thickness' as const, values: [12] }]
    const both = { sweep: { structure, axes }, solve: searchOf(body) }
    expect(
      (await anna.call('makeBatch', { body: { fieldValues: FIELD_VALUES, ...both } })).failure.field,
    ).toBe('solve')
    const hundred = Array.from({ length: 100 }, (_, at) => 8 + at * 0.05)
    const tooMany = [
      varies(left, 'thickness', hundred),
      varies(
        frame,
        'cc',
        Array.from({ length: 100 }, (_, at) => 300 + at),
      ),
      varies(structure.components.at(-1)?.componentId, 'thickness', hundred),
      varies(left, 'count', [1, 2]),
    ]
    expect(await refusal({ variations: tooMany })).toEqual([400, 'solve.variations'])
    const { batchId } = (await anna.call('makeBatch', listOf(walls(1)))).body
    await workOutAll(server())
    expect((await results(anna, batchId, '?only=front')).status).toBe(400)
  })
})
