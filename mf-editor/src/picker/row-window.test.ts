import { rowWindow } from './row-window'

test('of thousands of rows only those in sight and a few beside them are rendered', () => {
  // Rows 100 to 106 are in sight, four more on either side.
  expect(rowWindow({ top_px: 3200, height_px: 224, row_px: 32, count: 5000 })).toEqual({ from: 96, to: 111 })
})

test('the window stays within the list', () => {
  expect(rowWindow({ top_px: 0, height_px: 224, row_px: 32, count: 3 })).toEqual({ from: 0, to: 3 })
  expect(rowWindow({ top_px: 0, height_px: 0, row_px: 32, count: 0 })).toEqual({ from: 0, to: 0 })
  // The list became shorter than it was scrolled.
  expect(rowWindow({ top_px: 3200, height_px: 224, row_px: 32, count: 10 }).to).toBe(10)
})
