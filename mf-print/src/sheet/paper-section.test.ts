import { add, template, type Construction } from '@soundleaf/construction'
import { planSection } from '@soundleaf/drawing'
import { TEXT_WIDTH_PX } from './paper'
import { paperSection } from './paper-section'

let count = 0
const newId = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`

function concrete(thickness_mm: number): Construction {
  const wall = template('SingleMassiveElementWall', newId)
  const [element] = wall.components
  if (element?.kind !== 'massiveElement') throw new Error('The wall is one massive element.')
  return { ...wall, components: [{ ...element, thickness_mm }] }
}

/** A wall or floor with so many panels at its beginning. */
function withPanels(type: 'SingleMassiveElementWall' | 'SingleMassiveElementFloor', panels: number) {
  let construction = template(type, newId)
  for (let n = 0; n < panels; n += 1) {
    const added = add(construction, 'panel', type.endsWith('Wall') ? 'left' : 'above', newId)
    if (!added.ok) throw new Error('A panel may always be added.')
    construction = added.value
  }
  return construction
}

// 440 px are 116.4 mm on paper (96 px to 25.4 mm).
test.each([
  [100, 1],
  [200, 2],
  [232, 2],
  [234, 5],
  [582, 5],
  [1100, 10],
])('%i mm of a wall are drawn 1:%i in 440 px', (thickness_mm, ratio) => {
  expect(paperSection(concrete(thickness_mm), 450)).toMatchObject({ ratio, labels: 'all' })
})

test.each(['SingleMassiveElementWall', 'SingleMassiveElementFloor'] as const)(
  '[PRT-07] a %s of 60 layers is drawn whole, with as many keys and numbers as there is room for',
  (type) => {
    const section = paperSection(withPanels(type, 59), 520)
    const plan = planSection(section)
    expect(plan.width_px).toBeLessThanOrEqual(TEXT_WIDTH_PX)
    expect(plan.height_px).toBeLessThanOrEqual(521)
    expect(section.labels).toBe('fitting')
    const keys = plan.keys_px.filter((key) => key !== null)
    expect(keys.length).toBeGreaterThan(10)
    expect(keys.length).toBeLessThan(60)
    // The thick layer, the last, keeps its key.
    expect(plan.keys_px.at(-1)).not.toBeNull()
  },
)
