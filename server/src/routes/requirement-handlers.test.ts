import { randomUUID } from 'node:crypto'
import type { RequirementPreset } from '@soundleaf/contracts'
import { onEachDatabase } from '../testing/on-each-database'
import { PASSWORD, type PersonOptions } from '../testing/test-application'

const preset = (change: Partial<RequirementPreset> = {}): RequirementPreset => ({
  id: randomUUID(),
  name: 'Brief of the client',
  reference: 'Chapter 4',
  edition: '2026-03',
  limits: [
    { evaluationId: 2, value: 55 },
    { evaluationId: 51, value: 50 },
  ],
  isShared: false,
  ...change,
})

onEachDatabase('requirements of one’s own', (server) => {
  const person = (options: PersonOptions = {}) => server().person(options)

  test('[BEY-04] requirements of one’s own are kept, changed and deleted, and read again as they were left', async () => {
    const owner = await person()
    expect((await owner.call('listRequirementPresets', {})).body).toEqual({
      revision: 0,
      presets: [],
      team: [],
    })
    const [one, two] = [preset(), preset({ name: 'House standard' })]
    const first = await owner.call('saveRequirementPresets', { body: { revision: 0, presets: [one, two] } })
    expect(first.body).toEqual({ revision: 1, presets: [one, two], team: [] })
    const changed = { ...two, limits: [{ evaluationId: 102, value: 55 }] }
    await owner.call('saveRequirementPresets', { body: { revision: 1, presets: [changed] } })
    expect((await owner.call('listRequirementPresets', {})).body).toMatchObject({
      revision: 2,
      presets: [changed],
    })
  })

  test('[BEY-04] who saves on top of an older state is told, and overwrites nothing', async () => {
    const owner = await person()
    const save = (revision: number, name: string) =>
      owner.call('saveRequirementPresets', { body: { revision, presets: [preset({ name })] } })
    await save(0, 'First')
    for (const stale of [0, 2, 7]) {
      const { status, failure } = await save(stale, 'Late')
      expect([status, failure.code, failure.reason]).toEqual([409, 'StaleRevision', 'RequirementsChanged'])
    }
    expect((await owner.call('listRequirementPresets', {})).body.presets[0]?.name).toBe('First')
  })

  test('[BEY-04] a team reads what is shared, with its owner, and nobody else does', async () => {
    const teamId = await server().team(9)
    const [owner, colleague, stranger] = [await person({ teamId }), await person({ teamId }), await person()]
    const [shared, kept] = [preset({ isShared: true }), preset({ name: 'Mine alone' })]
    await owner.call('saveRequirementPresets', { body: { revision: 0, presets: [shared, kept] } })
    const teamOf = async (who: typeof owner) => (await who.call('listRequirementPresets', {})).body.team
    expect(await teamOf(colleague)).toEqual([{ ...shared, owner: owner.email }])
    expect(await teamOf(owner)).toEqual([])
    expect(await teamOf(stranger)).toEqual([])
  })

  test.each<[string, Partial<RequirementPreset>, string, string]>([
    ['a blank name', { name: '  ' }, 'presets.0.name', 'visible character'],
    [
      'an unknown index',
      { limits: [{ evaluationId: 11, value: 50 }] },
      'presets.0.limits.0.evaluationId',
      'index code',
    ],
    [
      'a limit of nothing',
      { limits: [{ evaluationId: 1, value: 0 }] },
      'presets.0.limits.0.value',
      '1 to 200',
    ],
    [
      'two limits of one kind',
      {
        limits: [
          { evaluationId: 1, value: 52 },
          { evaluationId: 6, value: 52 },
        ],
      },
      'presets.0.limits.1.evaluationId',
      'another kind of sound',
    ],
  ])('[BEY-04] %s is refused by name', async (_, change, field, rule) => {
    const owner = await person()
    const body = { revision: 0, presets: [preset(change)] }
    const answer = await owner.call('saveRequirementPresets', { body })
    expect(answer.status).toBe(400)
    expect(answer.failure).toMatchObject({ field })
    expect(JSON.stringify(answer.failure)).toContain(rule)
  })

  test('[SEC-23] a download of all that is stored has them, and an erased account shares none any more', async () => {
    const teamId = await server().team(9)
    const [owner, colleague] = [await person({ teamId }), await person({ teamId })]
    const shared = preset({ isShared: true })
    await owner.call('saveRequirementPresets', { body: { revision: 0, presets: [shared] } })
    expect((await owner.call('exportAccount', {})).body.requirementPresets).toEqual([shared])
    await owner.call('eraseAccount', { body: { password: PASSWORD } })
    expect((await colleague.call('listRequirementPresets', {})).body.team).toEqual([])
  })

  test('[BEY-04] licences below Full read what the team shares, and keep none', async () => {
    const light = await person({ licence: 'light' })
    expect((await light.call('listRequirementPresets', {})).status).toBe(200)
    const refused = await light.call('saveRequirementPresets', { body: { revision: 0, presets: [] } })
    expect(refused.failure.code).toBe('LicenceInsufficient')
  })
})
