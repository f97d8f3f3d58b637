import type { Assembly, Sheet } from '../input/assembly'
import { THIRD_OCTAVES_HZ } from '../band'
import { rateFloorImprovement, REFERENCE_FLOORS_DB } from '../rating/iso-717-improvement'
import { SCREED, SLAB, WOODEN_BOARD } from '../testing/sheets'
import { mountedIn } from '../testing/mounted-in'
import { stackModel } from '../physics/stack/stack-model'
import { floorImpact } from './floor-impact'
import { stiffnessOnElasticBed } from './hammer'

function levels(...above: Assembly['parts']): Float64Array {
  const parts = [...above, { part: 'leaf', sheets: [SLAB] } as const]
  const surface = { covering_Npm: null, asHardScreed: above.length === 0 }
  return floorImpact(stackModel({ kind: 'floor', parts }, mountedIn([4, 5])), surface).total_db
}

/** Improvement of the slab, both under a blow on hard screed. */
function improvement(sheet: Sheet, stiffness_MNpm3 = 10, count = 1): readonly number[] {
  const layer = {
    part: 'resilient layer',
    componentId: 'wool',
    thickness_m: 0.02,
    density_kgm3: 120,
    dynamicStiffness_Npm3: stiffness_MNpm3 * 1e6,
  } as const
  const floating = levels({ part: 'leaf', sheets: Array.from({ length: count }, () => sheet) }, layer)
  return Array.from(levels(), (level, band) => level - floating[band])
}

const at = (band_hz: (typeof THIRD_OCTAVES_HZ)[number]) => THIRD_OCTAVES_HZ.indexOf(band_hz)

test('[ENG-01] a floating screed follows 30 lg(f/f0) and levels off where laboratories measure no more', () => {
  // s' = 10 MN/m³, 120 and 460 kg/m²: f0 = sqrt(10e6 (1/120 + 1/460))/(2 pi) = 51.6 Hz
  const gained = improvement(SCREED)
  for (const band of [100, 250, 500] as const)
    expect(gained[at(band)]).toBeCloseTo(30 * Math.log10(band / 51.6), 0)
  // 30 lg(2500/51.6) = 50.6 dB: half of the sound comes around, 47.3 dB are left; nothing ever gains 50.
  expect(gained[at(2500)]).toBeCloseTo(47.3, 0)
  expect(Math.max(...gained)).toBeLessThan(50)
  for (const band of gained.keys())
    if (THIRD_OCTAVES_HZ[band] > 63) expect(gained[band]).toBeGreaterThan(gained[band - 1])
})

test('a dry floating floor ends at the same improvement', () => {
  expect(Math.max(...improvement(WOODEN_BOARD))).toBeLessThan(50)
})

const GYPSUM_FIBRE: Sheet = {
  componentId: 'gypsum fibre',
  role: 'board',
  material: 'gypsum',
  thickness_m: 0.0125,
  density_kgm3: 1150,
  modulus_Pa: 3.8e9,
}

// Boards of 14.4 kg/m²; dLw = (-0.21 m' - 5.45) lg s' + 0.46 m' + 23.8, ISO 12354-2:2017 formula C.5.
test.each([
  [2, 10, 25.5],
  [2, 20, 22.1],
  [2, 40, 18.6],
  [3, 10, 29.1],
  [3, 20, 24.8],
  [3, 40, 20.4],
])(
  '[ENG-01] a dry floor of %i gypsum fibre boards on %i MN/m³ has the improvement %f of formula C.5 within 3 dB',
  (count, stiffness_MNpm3, expected) => {
    const gained = improvement(GYPSUM_FIBRE, stiffness_MNpm3, count).slice(at(100), at(3150) + 1)
    const { DeltaLw } = rateFloorImprovement(gained, REFERENCE_FLOORS_DB.heavyweight)
    expect(Math.abs(DeltaLw - expected)).toBeLessThanOrEqual(3)
  },
)

test('a board on a bed is stiffer under a hammer than under a point, and no softer than its bed right under it', () => {
  // Gypsum fibre, B = 644 N m, on 20 MN/m³: l = 75 mm, 8 sqrt(B s') = 908 kN/m, 15 mm of foot add 24 %.
  expect(stiffnessOnElasticBed(644, 20e6) / 908e3).toBeCloseTo(1.24, 1)
  // A foil: pi r^2 s' = 14 kN/m.
  expect(stiffnessOnElasticBed(1e-15, 20e6)).toBeCloseTo(Math.PI * 0.015 ** 2 * 20e6, -2)
})
