import { selectInsulation, template } from '@soundleaf/construction'
import { SAMPLE_PRODUCTS } from '@soundleaf/contracts/samples'
import { description } from './description'

let count = 0
const roomy = () => true
const newId = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`

test('[BEY-06] a construction is one line, and neighbours that are alike stand together', () => {
  const wall = template('LightweightFrameWall', newId)
  expect(description(wall, [], roomy)).toBe(
    'A Gypsum board 12.5 · B Wooden stud 95 with stone wool 95 · C Gypsum board 12.5 mm',
  )
  const doubled = { ...wall, components: [...wall.components, ...wall.components.slice(2)] }
  expect(description(doubled, [], roomy)).toBe(
    'A Gypsum board 12.5 · B Wooden stud 95 with stone wool 95 · C–D 2 × Gypsum board 12.5 mm',
  )
})

test('[BEY-06] a construction that has no room tells how many layers are not named, and where they are', () => {
  const wall = template('LightweightFrameWall', newId)
  const sixty = { ...wall, components: Array.from({ length: 20 }, () => wall.components).flat() }
  // 20 of three; the last and the first of two that meet are alike and stand together.
  expect(description(sixty, [], (text) => text.length <= 110)).toBe(
    'A Gypsum board 12.5 · B Wooden stud 95 with stone wool 95 mm, and 58 more as listed in the report',
  )
  expect(description(sixty, [], () => false)).toBe(
    'A Gypsum board 12.5 mm, and 59 more as listed in the report',
  )
})

test('[PRT-03, BEY-06] a fill is called by its product, with its thickness once', () => {
  const wall = template('LightweightFrameWall', newId)
  const batt = SAMPLE_PRODUCTS.find(({ type }) => type === 'Insulation')
  const frame = wall.components.find(({ kind }) => kind === 'frame')
  if (batt === undefined || frame === undefined)
    throw new Error('The samples have an insulation and a frame.')
  const named = {
    ...batt,
    name: 'Stone wool batt 45',
    properties: batt.properties.map((one) => (one.key === 'thickness' ? { ...one, value: '45' } : one)),
  }
  const filled = selectInsulation(wall, frame.id, named)
  if (!filled.ok) throw new Error(filled.failure.code)
  expect(description(filled.value, [named], roomy)).toContain('B Wooden stud 95 with Stone wool batt 45 ·')
})
