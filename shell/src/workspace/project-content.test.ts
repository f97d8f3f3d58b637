import type { Project } from '@soundleaf/contracts'
import { asNew, copied, opened, restored, saveRequest, withRooms } from './open-project'
import { isSameContent } from './project-content'
import { savedProject } from '../testing/fake-server'

const ID = 'cccccccc-0000-4000-8000-000000000001'
const COPY = 'cccccccc-0000-4000-8000-000000000002'
const project = savedProject(ID)
/** A project of a newer client, with a field that this one has never heard of. */
const newer: Project & { readonly remarks: string } = { ...project, remarks: 'mine' }

test('a save carries what the person has made, fields of a newer client included, and nothing that the server gives', () => {
  expect(saveRequest(opened(1, newer))).toEqual({
    projectId: ID,
    name: 'House',
    fieldValues: project.fieldValues,
    structures: project.structures,
    remarks: 'mine',
    revision: 1,
  })
})

test('projects hold the same work whatever their dates, sharing and revision, and whatever the order of keys', () => {
  const reversed = Object.fromEntries(Object.entries(newer).reverse()) as Project
  expect(isSameContent(newer, { ...reversed, revision: 7, modifiedDateUtc: null, isShared: true })).toBe(true)
  expect(isSameContent(newer, { ...newer, name: 'Villa' })).toBe(false)
  expect(isSameContent(newer, project)).toBe(false)
})

test('what the person has made goes along into a draft, a copy and a new project', () => {
  expect(restored(opened(1, project), newer).project).toMatchObject({ remarks: 'mine', revision: 1 })
  const copy = { ...project, projectId: COPY, name: 'House (copy)' }
  expect(copied(opened(1, newer), 2, copy).project).toEqual({ ...copy, remarks: 'mine' })
  expect(asNew(opened(1, newer), 2, 'Villa', 'key').project).toMatchObject({ remarks: 'mine', revision: 0 })
})

test('[BEY-07] rooms are content: saved with the project, and gone without a trace when they are taken out', () => {
  const rooms = { width: 4, height: 2.6, sourceDepth: 5, receivingDepth: 5, edges: [], openings: [] }
  const edit = { projectId: ID, baseEdit: 0 }
  const withThem = withRooms(opened(1, project), { ...edit, rooms })
  if (withThem === null) throw new Error('The edit is not stale.')
  expect(saveRequest(withThem)).toMatchObject({ rooms })
  expect(isSameContent(withThem.project, project)).toBe(false)
  const without = withRooms(withThem, { ...edit, rooms: null })
  expect(without?.edited).toBe(2)
  expect(without && isSameContent(without.project, project)).toBe(true)
})
