import { createFakeHost } from './fake-host'
import { describeHost } from './describe-host'
import { sampleFloor, sampleWall } from './sample-projects'

describeHost('a test', () => createFakeHost({ remote: 'mf-editor' }))

test('an edit of the construction comes back as a change of the project', () => {
  const { host, bus } = createFakeHost({ remote: 'mf-editor', open: sampleWall })
  const changes: unknown[] = []
  bus.for('results').subscribe('shell/project-changed', (change) => changes.push(change))
  const [construction] = sampleFloor.structures
  if (construction === undefined) throw new Error('The sample has no structure.')
  host.events.publish('editor/construction-edited', {
    projectId: sampleWall.projectId,
    construction,
    baseEdit: 0,
  })
  expect(changes).toEqual([
    { project: sampleWall, edit: 0, origin: 'opened' },
    { project: { ...sampleWall, structures: [construction] }, edit: 1, origin: 'editor' },
  ])
})

test('an edit of a project that is not open changes nothing', () => {
  const { host } = createFakeHost({ remote: 'mf-results', open: sampleWall })
  host.events.publish('results/field-values-edited', {
    projectId: sampleFloor.projectId,
    fieldValues: { ...sampleFloor.fieldValues, volume: 1 },
    baseEdit: 0,
  })
  expect(host.events.last('shell/project-changed')).toMatchObject({ project: sampleWall, edit: 0 })
})

test('projects open, are made, and close when they are deleted', () => {
  const { host } = createFakeHost({ remote: 'mf-projects' })
  const openName = () => host.events.last('shell/project-changed')?.project?.name ?? null
  host.events.publish('projects/open-requested', { projectId: sampleFloor.projectId })
  expect(openName()).toBe('Storey floor')
  host.events.publish('projects/new-requested', { name: 'Mine', type: 'LightweightFrameWall' })
  expect(host.events.last('shell/project-changed')).toMatchObject({
    project: { name: 'Mine', revision: 0, structuresSummary: ['LightweightFrameWall'] },
    origin: 'created',
  })
  host.events.publish('projects/open-requested', { projectId: sampleFloor.projectId })
  host.events.publish('projects/deleted', { projectId: sampleFloor.projectId })
  expect(openName()).toBeNull()
})

test('saving keeps the project, and refuses a stale revision and a deleted project', async () => {
  const { host } = createFakeHost({ remote: 'mf-projects' })
  const renamed = { ...sampleWall, name: 'Renamed' }
  expect(await host.api.call('saveProject', { body: renamed })).toMatchObject({ value: { revision: 2 } })
  expect(await host.api.call('getProject', { params: { id: sampleWall.projectId } })).toMatchObject({
    value: { name: 'Renamed', revision: 2 },
  })
  expect(await host.api.call('saveProject', { body: renamed })).toMatchObject({
    failure: { code: 'StaleRevision' },
  })
  await host.api.call('deleteProject', { params: { id: sampleWall.projectId } })
  expect(await host.api.call('saveProject', { body: renamed })).toMatchObject({
    failure: { code: 'ProjectDeleted' },
  })
})

test('a calculation holds what standard and licence allow', async () => {
  const calculate = async (session: { licence: 'light' | 'full'; evaluationStandard: 'Iso' | 'Astm' }) => {
    const { host } = createFakeHost({ remote: 'mf-results', session })
    const outcome = await host.api.call('calculate', { body: sampleFloor })
    if (!outcome.ok) throw new Error(outcome.failure.message)
    const { rw, stc, lnw, iic, tableResultR, tableResultTl } = outcome.value
    return { rw, stc, lnw, iic, hasTable: tableResultR !== null || tableResultTl !== null }
  }
  expect(await calculate({ licence: 'full', evaluationStandard: 'Iso' })).toEqual({
    rw: 56,
    stc: null,
    lnw: 79,
    iic: null,
    hasTable: true,
  })
  expect(await calculate({ licence: 'light', evaluationStandard: 'Astm' })).toEqual({
    rw: null,
    stc: 56,
    lnw: null,
    iic: 27,
    hasTable: false,
  })
})

test('a wrong password is refused, another signs in', async () => {
  const { host } = createFakeHost({ remote: 'mf-auth', session: 'signed-out' })
  expect(await host.api.login({ email: 'a@b.example', password: 'wrong' })).toMatchObject({
    failure: { code: 'InvalidCredentials', status: 401 },
  })
  expect(host.session.current().signedIn).toBe(false)
  await host.api.login({ email: 'a@b.example', password: 'right' })
  expect(host.session.current()).toMatchObject({ signedIn: true, email: 'a@b.example' })
})

test('a test answers calls in its own way, and reads which were made', async () => {
  const { host, calls } = createFakeHost({
    remote: 'mf-projects',
    answers: { listProjects: () => ({ ok: true, value: { projects: [], total: 700 } }) },
  })
  expect(await host.api.call('listProjects', { query: { filter: 'x' } })).toMatchObject({
    value: { total: 700 },
  })
  expect(calls).toEqual([{ name: 'listProjects', request: { query: { filter: 'x' } } }])
})
