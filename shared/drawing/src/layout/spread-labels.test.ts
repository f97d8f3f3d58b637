import { spreadLabels } from './spread-labels'

test('labels that have room stay where they want to be', () => {
  expect(spreadLabels([10, 40, 90], 19)).toEqual([10, 40, 90])
})

test('two labels that overlap part about their middle', () => {
  // Both want about 51; 19 apart about their mean is 41.5 and 60.5.
  expect(spreadLabels([50, 52], 19)).toEqual([41.5, 60.5])
})

test('a block that grows into its neighbour takes it in', () => {
  const positions = spreadLabels([0, 1, 2, 20], 19)
  positions.slice(1).forEach((position, index) => {
    expect(position - (positions[index] ?? 0)).toBeGreaterThanOrEqual(19 - 1e-9)
  })
  // The mean of what they want is where the block sits: (0 + 1 + 2 + 20) / 4 = 5.75.
  expect(positions.reduce((sum, position) => sum + position, 0) / 4).toBeCloseTo(5.75)
})

test('no labels need no room', () => {
  expect(spreadLabels([], 19)).toEqual([])
})
