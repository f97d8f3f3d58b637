import { flankLeaf } from './flank-element'
import type { FacadeOfRoom } from './outside-prediction'
import { predictOutside } from './outside-prediction'

const facade: FacadeOfRoom = {
  size_m: [4, 2.5],
  depth_m: 5,
  openings: [],
  shape: 'plane',
  lineOfSight_m: 1.5,
  absorption: 0.3,
  outdoor: { level_dBA: 65, spectrum: 'Ctr50_5000' },
  reverberationTime_s: 0.5,
  slope_deg: 0,
}

const wall = { kind: 'wall', parts: [flankLeaf('concrete', 460)] } as const

function predicted(change: Partial<FacadeOfRoom> = {}) {
  const prediction = predictOutside(wall, { ...facade, ...change })
  if (!prediction.ok) throw new Error(prediction.reason.code)
  return prediction
}

test('[BEY-10] a façade that its window decides is as sure as the window, whose index was measured', () => {
  const window = { opening: 'window', area_m2: 2, Rw_db: 33 } as const
  const { openingShares, uncertainty_db } = predicted({ openings: [window] })
  const [own = 0, share = 0] = openingShares
  const alone = predicted().uncertainty_db.Rw ?? 0
  // 0.8 dB of the calculation against the building, 1.2 dB of ISO 12999-1 situation A, each part by its share.
  const byHand = Math.hypot(0.8, own * alone, share * 1.2)
  expect(uncertainty_db.Rw).toBeCloseTo(byHand, 6)
  expect(share).toBeGreaterThan(0.95)
  expect(uncertainty_db.Rw ?? 9).toBeLessThan(1.6)
})

test('[BEY-10] a gap decides and is known badly: 3 dB', () => {
  const slit = { opening: 'slit', length_m: 4, width_m: 0.005, depth_m: 0.2, place: 'edge' } as const
  expect(predicted({ openings: [slit] }).uncertainty_db.Rw).toBeGreaterThan(2.5)
})
