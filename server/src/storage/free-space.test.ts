import { tmpdir } from 'node:os'
import { newProject } from '../testing/constructions'
import { TestApplication } from '../testing/test-application'
import { requireFreeSpace } from './free-space'

test('a disk that has the reserve takes more, one that has not is as good as full', () => {
  expect(() => requireFreeSpace(tmpdir(), 1)).not.toThrow()
  expect(() => requireFreeSpace(tmpdir(), 2 ** 60)).toThrow(/^Less than \d+ bytes are free/)
})

test('on a disk that is nearly full no project is saved, which is told, and all else goes on', async () => {
  const server = await TestApplication.open('pglite')
  const person = await server.person()
  const kept = newProject('Kept')
  const { projectId, revision } = (await person.call('saveProject', kept)).body
  const room = jest
    .spyOn(server.database, 'requireFreeSpace')
    .mockImplementation(() => requireFreeSpace(tmpdir(), 2 ** 60))
  const again = { ...kept.body, projectId, revision }
  const copy = { params: { id: projectId }, body: { name: 'Copy' } }
  for (const refused of [
    await person.call('saveProject', newProject('New')),
    await person.call('saveProject', { body: again }),
    await person.call('duplicateProject', copy),
  ])
    expect([refused.status, refused.failure.code]).toEqual([507, 'StorageFull'])
  expect((await person.call('getProject', { params: { id: projectId } })).body.revision).toBe(revision)
  expect((await person.call('listProjects', {})).body.total).toBe(1)
  room.mockRestore()
  expect((await person.call('saveProject', { body: again })).status).toBe(200)
  await server.close()
})
