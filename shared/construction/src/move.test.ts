import { moveTo, placesOf } from './index'
import { built, first, kinds, must } from './testing'

const FLOOR = built(
  'SingleMassiveElementFloor',
  ['frame', 'above'],
  ['panel', 'above'],
  ['floorCovering', 'above'],
  ['panel', 'below'],
)

test('a component is moved to any place that the rules allow, and to no other', () => {
  expect(kinds(FLOOR)).toBe('floorCovering panel frame massiveElement panel')
  const panel = first(FLOOR, 'panel')
  // Not on the covering; below the massive element a panel may lie.
  expect(placesOf(FLOOR, panel)).toEqual([1, 2, 3, 4])
  expect(kinds(must(moveTo(FLOOR, panel.id, 2)))).toBe('floorCovering frame panel massiveElement panel')
  expect(kinds(must(moveTo(FLOOR, panel.id, 4)))).toBe('floorCovering frame massiveElement panel panel')
  expect(moveTo(FLOOR, panel.id, 0)).toMatchObject({ ok: false, failure: { code: 'NotMovable' } })
  expect(moveTo(FLOOR, 'nobody', 1)).toMatchObject({ ok: false, failure: { code: 'UnknownComponent' } })
})

test('[CMP-01] what is fixed and what has one place stays: a floor frame is never below, a covering never under', () => {
  expect(placesOf(FLOOR, first(FLOOR, 'massiveElement'))).toEqual([3])
  expect(placesOf(FLOOR, first(FLOOR, 'floorCovering'))).toEqual([0])
  expect(placesOf(FLOOR, first(FLOOR, 'frame'))).toEqual([1, 2])
})
