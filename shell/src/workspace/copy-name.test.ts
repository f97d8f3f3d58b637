import { copyName } from './copy-name'

test('[LIF-06] the copy is named name + " (copy)"', () => {
  expect(copyName('House')).toBe('House (copy)')
})

test('[LIF-06] a long stem is shortened so that the name has 100 code points', () => {
  // 100 houses of two UTF-16 units each: 93 stay beside the seven of " (copy)".
  const name = copyName('🏠'.repeat(100))
  expect([...name]).toHaveLength(100)
  expect(name.endsWith('🏠 (copy)')).toBe(true)
})

test('a letter and its accent count as one', () => {
  expect([...copyName('e\u0301'.repeat(95))]).toHaveLength(100)
})
