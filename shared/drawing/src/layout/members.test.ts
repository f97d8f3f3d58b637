import { memberCentres_mm, staggeredRows_mm } from './members'

test('members stand at their true spacing about the middle, as far as they show', () => {
  // 1500 mm drawn, cc 600: 750 in the middle, 150 and 1350 beside it.
  expect(memberCentres_mm({ length_mm: 1500, cc_mm: 600, width_mm: 45 })).toEqual([150, 750, 1350])
})

test('a member that is cut by the end of the drawing still shows', () => {
  // 1200 mm drawn: half of the studs at 0 and at 1200 is seen.
  expect(memberCentres_mm({ length_mm: 1200, cc_mm: 600, width_mm: 45 })).toEqual([0, 600, 1200])
})

test('a spacing longer than the drawn length leaves one member', () => {
  expect(memberCentres_mm({ length_mm: 258, cc_mm: 600, width_mm: 45 })).toEqual([129])
})

test('no spacing, and one that is no number, draw one member', () => {
  expect(memberCentres_mm({ length_mm: 258, cc_mm: 0, width_mm: 45 })).toEqual([129])
  expect(memberCentres_mm({ length_mm: 258, cc_mm: Number.NaN, width_mm: 45 })).toEqual([129])
})

test('a spacing smaller than the member cannot draw without end', () => {
  expect(memberCentres_mm({ length_mm: 5000, cc_mm: 0.001, width_mm: 0.001 }).length).toBeLessThanOrEqual(61)
})

test('two rows stand half a spacing apart where that fits', () => {
  // 1000 mm drawn, cc 600: rows at 500 - 150 and 500 + 150, and those 600 further that show.
  const [near, far] = staggeredRows_mm({ length_mm: 1000, cc_mm: 600, width_mm: 45 })
  expect(near).toEqual([350, 950])
  expect(far).toEqual([50, 650])
})

test('two rows that do not fit are drawn nearer, without covering each other', () => {
  const [[near], [far]] = staggeredRows_mm({ length_mm: 258, cc_mm: 600, width_mm: 45 })
  expect((far ?? 0) - (near ?? 0)).toBeGreaterThan(45)
})
