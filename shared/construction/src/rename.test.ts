import { nameOf, rename, toWire } from './index'
import { built, first, must } from './testing'

const WALL = built('SingleMassiveElementWall', ['panel', 'left'])
const PANEL = first(WALL, 'panel')
const renamed = (name: string) => first(must(rename(WALL, PANEL.id, name)), 'panel')

test('a layer has the name that a person gives it, and stays what it is', () => {
  expect(renamed('  Fermacell 12.5 ')).toEqual({ ...PANEL, name: 'Fermacell 12.5' })
  expect(toWire(must(rename(WALL, PANEL.id, 'Fermacell'))).components[0]?.name).toBe('Fermacell')
})

test('a name is one line of at most 100 code points; without one a layer is called what it is', () => {
  expect(renamed('two\nlines').name).toBe('two lines')
  expect([...renamed('🧱'.repeat(150)).name]).toHaveLength(100)
  expect(nameOf(renamed('   '))).toBe('Panel')
})
