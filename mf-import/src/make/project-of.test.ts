import { catalogueOf, readIfc } from '@soundleaf/ifc'
import { MODEL } from '../testing/beside'
import { createReviewer, NOTHING_SAID } from '../types/reviews'
import { creationKeyOf, projectOf } from './project-of'

function reading() {
  const read = readIfc(new TextEncoder().encode(MODEL))
  if (!read.ok) throw new Error(read.refusal)
  return { ...read.model, fileHash: 'a'.repeat(64) }
}

test('[BEY-15] the separating area is the mean of the elements whose area the file gives', () => {
  const model = reading()
  const types = model.types.map((type) => ({ ...type, count: 3, areaCount: 2, area_m2: 24 }))
  const rows = createReviewer(types, catalogueOf([]))(NOTHING_SAID, types.length)
  const wall = rows.find(({ type }) => type.name === 'Concrete wall')
  const project = wall && projectOf(wall, { name: 'school.ifc', model }, 'Iso')
  // 24 m² of two of the three.
  expect(project?.fieldValues.separatingArea).toBe(12)
})

test('[BEY-15] of a file that names no project, the key is of that file alone', async () => {
  const model = { ...reading(), projectGlobalId: '' }
  const key = await creationKeyOf(model, 'IfcWall|Partition', 0)
  expect(await creationKeyOf(model, 'IfcWall|Partition', 0)).toBe(key)
  const another = { ...model, fileHash: 'b'.repeat(64) }
  expect(await creationKeyOf(another, 'IfcWall|Partition', 0)).not.toBe(key)
})
