import { slotsOf } from './row-slots'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const shown = (first: number, end: number, kept: number) =>
  slotsOf(rows, { first, end, kept }).map((slot) => ('row' in slot ? slot.row : slot.gap))

test('[PRJ-12] only the rows in sight are drawn, with room for the others', () => {
  expect(shown(0, 3, -1)).toEqual(['a', 'b', 'c', 5])
  expect(shown(2, 4, -1)).toEqual([2, 'c', 'd', 4])
  expect(shown(5, 20, -1)).toEqual([5, 'f', 'g', 'h'])
})

test('[A11Y-01] the row that has the focus stays, wherever the list is scrolled to', () => {
  expect(shown(4, 6, 1)).toEqual([1, 'b', 2, 'e', 'f', 2])
  expect(shown(0, 2, 6)).toEqual(['a', 'b', 4, 'g', 1])
  expect(shown(0, 20, 3)).toEqual(rows)
})
