import type { ProjectListItem } from '@soundleaf/contracts'
import { ageColumns, nameColumns, numberColumns } from './columns'
import { resorted, sorted, type Sorting } from './sort'

const project = (name: string, modifiedDateUtc: string, airborne: number | null = null): ProjectListItem => ({
  projectId: `00000000-0000-4000-8000-${modifiedDateUtc.replace(/\D/g, '').slice(0, 12)}`,
  name,
  structuresSummary: ['SingleMassiveElementWall'],
  createdDateUtc: '2026-01-01T00:00:00.000Z',
  modifiedDateUtc,
  isShared: false,
  owner: null,
  numbers: { airborne, impact: null, totalThickness: 200, surfaceMass: 460 },
})
const projects = [
  project('IW-10', '2026-11-02T00:00:00.000Z', 52),
  project('IW-9', '2026-11-03T00:00:00.000Z'),
  project('iw-1', '2026-11-01T00:00:00.000Z', 61),
]
const columns = () => [...nameColumns<ProjectListItem>(), ...numberColumns('Iso'), ...ageColumns()]
const names = (sorting: Sorting) => sorted(projects, columns(), sorting).map(({ name }) => name)
const columnOf = (wanted: string) => {
  const column = columns().find(({ id }) => id === wanted)
  if (column === undefined) throw new Error(`There is no column ${wanted}`)
  return column
}

test('[PRJ-03] names sort in natural order, whatever their case', () => {
  expect(names({ id: 'name', isDescending: false })).toEqual(['iw-1', 'IW-9', 'IW-10'])
})

test('[PRJ-03] dates and numbers sort, what has no number as the least', () => {
  expect(names({ id: 'modified', isDescending: true })).toEqual(['IW-9', 'IW-10', 'iw-1'])
  expect(names({ id: 'airborne', isDescending: true })).toEqual(['iw-1', 'IW-10', 'IW-9'])
  expect(names({ id: 'airborne', isDescending: false })).toEqual(['IW-9', 'IW-10', 'iw-1'])
})

test('[PRJ-03] a second click on a column turns its order round; dates and numbers begin with the largest', () => {
  const byName = resorted({ id: 'modified', isDescending: true }, columnOf('name'))
  expect(byName).toEqual({ id: 'name', isDescending: false })
  expect(resorted(byName, columnOf('name'))).toEqual({ id: 'name', isDescending: true })
  expect(resorted(byName, columnOf('airborne'))).toEqual({ id: 'airborne', isDescending: true })
})

test('[PRJ-03] a list without a standard has no numbers', () => {
  expect(numberColumns(undefined)).toEqual([])
})
