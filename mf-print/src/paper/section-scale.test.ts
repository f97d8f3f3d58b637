import { sectionScale } from './section-scale'

// 440 px are 116.4 mm on paper (96 px to 25.4 mm).
test.each([
  [100, 1],
  [200, 2],
  [232, 2],
  [234, 5],
  [582, 5],
  [1100, 10],
])('%i mm are drawn 1:%i in 440 px', (thickness_mm, ratio) => {
  expect(sectionScale(thickness_mm, 440).ratio).toBe(ratio)
})
