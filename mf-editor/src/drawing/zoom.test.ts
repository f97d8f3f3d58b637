import { nextZoom, wheeledZoom } from './zoom'

test('the buttons zoom by steps, from a fitted scale to the next one', () => {
  expect(nextZoom(1, 1)).toBe(1.5)
  expect(nextZoom(1, -1)).toBe(0.75)
  expect(nextZoom(0.65, 1)).toBe(0.75)
  expect(nextZoom(0.65, -1)).toBe(0.5)
})

test('there is an end to zooming', () => {
  expect(nextZoom(4, 1)).toBe(4)
  expect(nextZoom(0.1, -1)).toBe(0.1)
})

test('[DRW-10] the wheel doubles the zoom and halves it again, and ends where the buttons do', () => {
  expect(wheeledZoom(1, -400)).toBe(2)
  expect(wheeledZoom(2, 400)).toBe(1)
  expect(wheeledZoom(3, -4000)).toBe(4)
  expect(wheeledZoom(0.2, 4000)).toBe(0.1)
})
