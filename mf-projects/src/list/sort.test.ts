import type { ProjectListItem } from '@soundleaf/contracts'
import { NEWEST_FIRST, resorted, sorted } from './sort'

const project = (name: string, modifiedDateUtc: string): ProjectListItem => ({
  projectId: `00000000-0000-4000-8000-${modifiedDateUtc.replace(/\D/g, '').slice(0, 12)}`,
  name,
  structuresSummary: ['SingleMassiveElementWall'],
  createdDateUtc: '2026-01-01T00:00:00.000Z',
  modifiedDateUtc,
  isShared: false,
  owner: null,
})
const projects = [
  project('IW-10', '2026-11-02T00:00:00.000Z'),
  project('IW-9', '2026-11-03T00:00:00.000Z'),
  project('iw-1', '2026-11-01T00:00:00.000Z'),
]
const names = (list: readonly ProjectListItem[]) => list.map(({ name }) => name)

test('the newest is first to begin with', () => {
  expect(names(sorted(projects, NEWEST_FIRST))).toEqual(['IW-9', 'IW-10', 'iw-1'])
})

test('names sort in natural order, whatever their case', () => {
  expect(names(sorted(projects, { key: 'name', isDescending: false }))).toEqual(['iw-1', 'IW-9', 'IW-10'])
})

test('a second click on a column turns its order round', () => {
  const byName = resorted(NEWEST_FIRST, 'name')
  expect(byName).toEqual({ key: 'name', isDescending: false })
  expect(resorted(byName, 'name')).toEqual({ key: 'name', isDescending: true })
})
