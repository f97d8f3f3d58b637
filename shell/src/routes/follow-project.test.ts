/** @jest-environment node */
import 'fake-indexeddb/auto'
import { savedProject } from '../testing/fake-server'
import { endStages, stage } from '../testing/stage'
import { followProject } from './follow-project'

const ID = 'cccccccc-0000-4000-8000-000000000001'

afterEach(endStages)

async function onPage(path: string) {
  const it = stage()
  it.server.projects.set(ID, savedProject(ID))
  const bar = { path, replaced: 0 }
  followProject(
    it.workspace,
    {
      go: (to, options) => {
        bar.path = to
        if (options?.replace) bar.replaced += 1
      },
      connect: () => undefined,
    },
    () => bar.path,
  )
  if (path === '/editor') await it.workspace.create('House', 'SingleMassiveElementWall')
  else await it.workspace.open(ID)
  return { ...it, bar }
}

test('[EDT-02] the address is replaced when a project gets its id', async () => {
  const { workspace, bar, open } = await onPage('/editor')
  await workspace.save()
  expect(bar).toEqual({ path: `/editor/${open().project.projectId}`, replaced: 1 })
})

test('[LIF-06] the address follows a copy', async () => {
  const { workspace, bar, open } = await onPage(`/editor/${ID}`)
  await workspace.saveAsCopy()
  expect(bar.path).toBe(`/editor/${open().project.projectId}`)
  expect(bar.path).not.toBe(`/editor/${ID}`)
})

test('[EDT-03] without a project the editor is left for the projects', async () => {
  const { workspace, bar } = await onPage(`/editor/${ID}`)
  await workspace.close()
  expect(bar.path).toBe('/projects')
})

test('other pages are left where they are', async () => {
  const { workspace, bar } = await onPage('/projects')
  await workspace.rename('Villa')
  await workspace.close()
  expect(bar).toEqual({ path: '/projects', replaced: 0 })
})
