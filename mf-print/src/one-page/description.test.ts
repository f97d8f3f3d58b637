import { template } from '@soundleaf/construction'
import { description } from './description'

let count = 0
const newId = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`

test('[BEY-06] a construction is one line, and neighbours that are alike stand together', () => {
  const wall = template('LightweightFrameWall', newId)
  expect(description(wall)).toBe('A Gypsum board 12.5 · B Wooden stud 95 · C Gypsum board 12.5 mm')
  const doubled = { ...wall, components: [...wall.components, ...wall.components.slice(2)] }
  expect(description(doubled)).toBe('A Gypsum board 12.5 · B Wooden stud 95 · C–D 2 × Gypsum board 12.5 mm')
})
