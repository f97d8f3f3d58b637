import { resultColor } from './requirement'

test.each([
  // Required 48 with an uncertainty of 2: green from 50 on, yellow down to 46, red below.
  [50, 48, 2, 'higher', 'Green'],
  [49, 48, 2, 'higher', 'Yellow'],
  [48, 48, 2, 'higher', 'Yellow'],
  [46, 48, 2, 'higher', 'Yellow'],
  [45, 48, 2, 'higher', 'Red'],
  // For an impact level less is better.
  [56, 58, 2, 'lower', 'Green'],
  [57, 58, 2, 'lower', 'Yellow'],
  [60, 58, 2, 'lower', 'Yellow'],
  [61, 58, 2, 'lower', 'Red'],
  [null, 48, 2, 'higher', 'White'],
  [50, 0, 2, 'higher', 'White'],
] as const)(
  '[FLD-04] %p against %p ± %p, %s is better: %s',
  (estimate, required, uncertainty, better, color) => {
    expect(resultColor(estimate, required, uncertainty, better)).toBe(color)
  },
)
