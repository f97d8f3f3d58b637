import { linedWall } from '../testing'
import { measureIn } from '@soundleaf/texts'
import {
  chainLevels,
  dimensionLevels,
  floorChains,
  thicknessText,
  thicknessWithUnit,
} from './dimension-levels'
import { layerPlaces } from './layer-places'

test('a thickness says at most one decimal', () => {
  expect([12.5, 200, 12.5000001, 0.2].map(thicknessText)).toEqual(['12.5', '200', '12.5', '0.2'])
})

test('what is no number is a dash', () => {
  expect(thicknessText(Number.NaN)).toBe('–')
})

test('numbers that have room stand on the dimension line', () => {
  const places = layerPlaces(linedWall().components, 2, 'wall')
  expect(dimensionLevels(places, 'all')).toEqual([0, 0, 0])
  expect(chainLevels(places, 'all')).toBe(1)
})

test('a number that would meet the one before it stands a line higher', () => {
  const [board] = linedWall().components
  if (board === undefined) throw new Error('The wall has layers.')
  const boards = Array.from({ length: 4 }, (_, index) => ({ ...board, id: String(index) }))
  expect(dimensionLevels(layerPlaces(boards, 2, 'wall'), 'all')).toEqual([0, 1, 0, 1])
  // Even the thinnest layers find a line.
  expect(chainLevels(layerPlaces(boards, 0.1, 'wall'), 'all')).toBeLessThanOrEqual(4)
})

test('on paper a number that would meet another is left out, and the thick layers keep theirs', () => {
  const [board, concrete] = linedWall().components
  if (board === undefined || concrete === undefined) throw new Error('The wall has layers.')
  const boards = Array.from({ length: 59 }, (_, index) => ({ ...board, id: String(index) }))
  const places = layerPlaces([...boards, concrete], 0.4, 'wall')
  const levels = dimensionLevels(places, 'fitting')
  expect(levels.at(-1)).toBe(0)
  const shown = places.filter((_, index) => levels[index] === 0)
  expect(shown.length).toBeGreaterThan(5)
  // A number of four signs is about 24 px wide.
  for (const [index, { start_px, size_px }] of shown.entries()) {
    const before = shown[index - 1]
    if (before === undefined) continue
    expect(start_px + size_px / 2 - before.start_px - before.size_px / 2).toBeGreaterThanOrEqual(24)
  }
})

test('[BEY-12] dimensions are in inches where these are in use, and a floor’s chains have room for them', () => {
  const metric = floorChains()
  measureIn('ImperialFractions')
  try {
    expect([15.875, 92.075, 180, Number.NaN].map(thicknessText)).toEqual(['5/8', '3 5/8', '7.087', '–'])
    expect(thicknessWithUnit(15.875)).toBe('5/8 in')
    // A number as long as 12 15/16 is about 50 px wide, and stands 8 px from its line.
    const { layers_px, total_px, room_px } = floorChains()
    expect(total_px - layers_px).toBeGreaterThan(58)
    expect(room_px).toBeGreaterThan(metric.room_px)
  } finally {
    measureIn('Metric')
  }
})
