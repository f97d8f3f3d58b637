import { linedWall } from '../testing/sample-construction'
import { chainLevels, dimensionLevels, thicknessText } from './dimension-levels'
import { layerPlaces } from './layer-places'

test('a thickness says at most one decimal', () => {
  expect([12.5, 200, 12.5000001, 0.2].map(thicknessText)).toEqual(['12.5', '200', '12.5', '0.2'])
})

test('what is no number is a dash', () => {
  expect(thicknessText(Number.NaN)).toBe('–')
})

test('numbers that have room stand on the dimension line', () => {
  const places = layerPlaces(linedWall().components, 2, 'wall')
  expect(dimensionLevels(places)).toEqual([0, 0, 0])
  expect(chainLevels(places)).toBe(1)
})

test('a number that would meet the one before it stands a line higher', () => {
  const [board] = linedWall().components
  if (board === undefined) throw new Error('The wall has layers.')
  const boards = Array.from({ length: 4 }, (_, index) => ({ ...board, id: String(index) }))
  expect(dimensionLevels(layerPlaces(boards, 2, 'wall'))).toEqual([0, 1, 0, 1])
  // Even the thinnest layers find a line.
  expect(Math.max(...dimensionLevels(layerPlaces(boards, 0.1, 'wall')))).toBeLessThanOrEqual(3)
})
