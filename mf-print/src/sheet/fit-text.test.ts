import { fits, fittingSize, width_em, type TextSize } from './fit-text'

const ONE: TextSize = { font_px: 12, line_px: 18, lines: 1 }
const TWO: TextSize = { font_px: 10, line_px: 12, lines: 2 }
const SMALL: TextSize = { font_px: 7, line_px: 9, lines: 3 }

test('a text stands in the largest size in which it has room', () => {
  expect(fittingSize('Concrete', 200, [ONE, TWO, SMALL])).toBe(ONE)
  expect(fittingSize('Gypsum board of the office’s own list', 200, [ONE, TWO, SMALL])).toBe(TWO)
  expect(fittingSize('W'.repeat(100), 200, [ONE, TWO, SMALL])).toBe(SMALL)
})

test('letters of no script are taken for narrower than they are', () => {
  // An ideograph is as wide as it is high; W is the widest of the Latin letters.
  expect(width_em('壁')).toBeGreaterThanOrEqual(1)
  expect(width_em('W')).toBeGreaterThanOrEqual(1)
  expect(fits('壁'.repeat(20), 200, ONE)).toBe(false)
})
