import { MAX_COMBINATIONS, type SolveRequest } from '@soundleaf/contracts'
import { peopleOf } from '../testing/calculate'
import { onEachDatabase } from '../testing/on-each-database'
import { lightweightWall, solveBody, varies } from '../testing/solve'

onEachDatabase('what solving refuses', (server) => {
  const person = peopleOf(server)

  test.each<[string, (body: SolveRequest) => Partial<SolveRequest>, string, string]>([
    [
      'a value out of its range',
      ({ variations: [, frame] }) => ({ variations: [varies(frame?.componentId, 'cc', [600, 9000])] }),
      'variations.0.values.1',
      'mm',
    ],
    [
      'a component that is not there',
      () => ({ variations: [varies('00000000-0000-4000-8000-0000000000ff', 'count', [1])] }),
      'variations.0.componentId',
      'a component of the construction',
    ],
    [
      'a product that nobody has',
      ({ variations: [left] }) => ({
        variations: [
          {
            componentId: left?.componentId ?? '',
            of: 'product',
            values: [],
            productIds: ['00000000-0000-4000-8000-0000000000ff'],
          },
        ],
      }),
      'variations.0.productIds.0',
      'a product of the catalogue',
    ],
    [
      'a variation without an option',
      ({ variations: [left] }) => ({ variations: [varies(left?.componentId, 'count', [])] }),
      'variations.0.values',
      'have an option',
    ],
    [
      'one board none times, which belongs to the wall',
      ({ variations: [left] }) => ({ variations: [varies(left?.componentId, 'count', [1, 0])] }),
      'variations.0.values.1',
      'an option of the component',
    ],
    [
      'the same variation twice',
      ({ variations: [left] }) => ({
        variations: [varies(left?.componentId, 'count', [1]), varies(left?.componentId, 'count', [2])],
      }),
      'variations.1.of',
      'vary once',
    ],
    [
      'impact sound of a wall',
      () => ({ requirements: [{ of: 'Lnw', required: 50 }] }),
      'requirements.0.of',
      'airborne',
    ],
    [
      'a rating of the other standard',
      () => ({ requirements: [{ of: 'STC', required: 50 }] }),
      'requirements.0.of',
      'a rating of Iso',
    ],
  ])('[BEY-08] %s is refused with the field and what is allowed', async (_, change, field, allowed) => {
    const body = solveBody()
    const { status, failure } = await (await person()).call('solve', { body: { ...body, ...change(body) } })
    expect(status).toBe(400)
    expect(failure).toMatchObject({ code: 'ValidationFailed', field })
    expect(failure.message).toContain(allowed)
  })

  test('[BEY-08] more build-ups than a search can hold are refused with the number', async () => {
    const structure = lightweightWall()
    const [left, frame, right] = structure.components.map(({ componentId }) => componentId)
    const hundred = Array.from({ length: 100 }, (_, at) => 10 + at)
    const { failure } = await (await person()).call('solve', {
      body: solveBody(
        {
          variations: [left, right]
            .flatMap((id) => [varies(id, 'thickness', hundred), varies(id, 'count', [1, 2, 3, 4, 5])])
            .concat([
              varies(frame, 'depthOfBeam', hundred),
              varies(frame, 'cc', [300, 400, 450, 500, 600, 625]),
            ])
            .concat([varies(frame, 'thicknessOfBeam', [38, 45, 48, 50, 60, 70, 75, 80])]),
        },
        structure,
      ),
    })
    expect(failure).toMatchObject({ code: 'ValidationFailed', field: 'variations' })
    expect(failure.message).toContain(String(MAX_COMBINATIONS))
  })

  test('[BEY-08] solving is for the Full licence', async () => {
    for (const licence of ['light', 'trial'] as const) {
      const other = await person({ licence })
      expect((await other.call('solve', { body: solveBody() })).failure.code).toBe('LicenceInsufficient')
    }
  })
})
