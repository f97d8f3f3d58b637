import { clt, concrete, floor, frame, gypsum, wall, wool } from '../testing/construction-parts'
import { predicted, predictionOf } from '../testing/predicted'

const SPRINGS = frame('Spring Hanger', 200, 100, { cc_mm: 600 })
const detached = frame('Steel Stud Detached', 150, 140, { insulation: wool(140) })
const improved = (bare: ReturnType<typeof wall>, lined: ReturnType<typeof wall>) =>
  predicted(lined).Rw - predicted(bare).Rw

// ISO 12354-1:2017 annex D, 74.4 - 20 lg f0 - Rw/2 with f0 = 160 sqrt(0.111/d (1/m1 + 1/m²)): 48 Hz and Rw 55, 13 dB; 30 Hz
// and Rw 55, 17.5 dB; with 4 to 5 dB on top.
test('[ENG-01] a lining in 150 mm improves 150 mm of concrete by 12 to 18 dB in a European laboratory', () => {
  const gain = improved(wall(concrete(150)), wall(concrete(150), detached, gypsum))
  expect(gain).toBeGreaterThanOrEqual(12)
  expect(gain).toBeLessThanOrEqual(18)
})

test('[ENG-01] two boards on springs improve 140 mm of concrete by 16 to 22 dB', () => {
  const gain = improved(floor(concrete(140)), floor(concrete(140), SPRINGS, gypsum, gypsum))
  expect(gain).toBeGreaterThanOrEqual(16)
  expect(gain).toBeLessThanOrEqual(22)
})

test('[ENG-01] a North American laboratory measures more of the same ceiling, 29 dB and above', () => {
  // ASHRAE Handbook, table 40: concrete of 150 mm with a hung ceiling, STC 84.
  const { astm, iso } = predictionOf(floor(concrete(150), SPRINGS, gypsum, gypsum)).laboratory.airborne
  expect((astm.values_db[13] ?? 0) - (iso.values_db[13] ?? 0)).toBeGreaterThan(5)
})

test('[ENG-01] slabs of timber pass nothing on: with a hung ceiling they reach 80 dB and more at 1 kHz', () => {
  // tuas-f170: 84 dB
  const { R } = predicted(floor(clt(240), SPRINGS, gypsum, gypsum))
  expect(R[13]).toBeGreaterThan(78)
})
