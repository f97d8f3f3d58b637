import type { AssemblyPart, FloorCovering, Sheet } from './input/assembly'
import { predict } from './predict'
import { valueOf } from './rating/rating'

/** Cross-laminated timber of five plies of 11 and 0.37 GPa (lamination theory, equal plies). */
function timber(thickness_m: number): Sheet {
  return {
    componentId: 'timber',
    role: 'massive element',
    material: 'wood',
    thickness_m,
    density_kgm3: 470,
    modulus_Pa: 8.8e9,
    minorModulus_Pa: 2.6e9,
    plies: 5,
  }
}

/** A screed or a loose fill of so many kg/m². */
function layer(material: 'concrete' | 'gravel', thickness_m: number, mass_kgm2: number): Sheet {
  return {
    componentId: material,
    role: 'board',
    material,
    thickness_m,
    density_kgm3: mass_kgm2 / thickness_m,
    modulus_Pa: material === 'concrete' ? 25e9 : 50e6,
    lossFactor: material === 'concrete' ? 0.015 : 0.3,
  }
}

interface Floor {
  readonly screed: Sheet
  readonly stiffness_MNpm3: number
  readonly base: readonly Sheet[]
}

function ratingsOf({ screed, stiffness_MNpm3, base }: Floor) {
  const wool: AssemblyPart = {
    part: 'resilient layer',
    componentId: 'wool',
    thickness_m: 0.03,
    density_kgm3: 100,
    dynamicStiffness_Npm3: stiffness_MNpm3 * 1e6,
  }
  const prediction = predict({
    kind: 'floor',
    parts: [{ part: 'leaf', sheets: [screed] }, wool, { part: 'leaf', sheets: base }],
  })
  if (!prediction.ok) throw new Error(prediction.reason.code)
  const { airborne, impact } = prediction
  return { Rw: valueOf(airborne.iso.ratings, 'Rw'), Lnw: valueOf(impact?.iso.ratings ?? [], 'Lnw') }
}

const dataholz = (stiffness_MNpm3: number, fill_m: number, fill_kgm2: number): Floor => ({
  screed: layer('concrete', 0.06, 150),
  stiffness_MNpm3,
  base: [layer('gravel', fill_m, fill_kgm2), timber(0.16)],
})

// dataholz.eu, component gdmnxn06; DIN 4109-33:2016 tables 24 and 25, which state no more than 70 dB.
test.each([
  ['gdmnxn06-00', 45, 73, dataholz(10, 0.08, 99)],
  ['gdmnxn06-01', 45, 74, dataholz(10, 0.1, 125)],
  ['gdmnxn06-02', 43, 77, dataholz(10, 0.12, 153)],
  ['gdmnxn06-03', 42, 74, dataholz(6, 0.08, 99)],
  [
    'DIN 4109-33 table 24',
    56,
    62,
    { screed: layer('concrete', 0.05, 120), stiffness_MNpm3: 6, base: [timber(0.13)] },
  ],
  [
    'DIN 4109-33 table 25, row 1',
    45,
    70,
    {
      screed: layer('concrete', 0.05, 120),
      stiffness_MNpm3: 6,
      base: [{ ...layer('gravel', 0.07, 110), lossFactor: 0.1 }, timber(0.13)],
    },
  ],
  [
    'DIN 4109-33 table 25, row 2',
    46,
    68,
    {
      screed: layer('concrete', 0.05, 120),
      stiffness_MNpm3: 6,
      base: [layer('gravel', 0.04, 60), timber(0.13)],
    },
  ],
] as const)('[ENG-01] a floating screed on solid timber, %s: Ln,w %f, Rw %f', (_, lnw, rw, floor) => {
  const predicted = ratingsOf(floor)
  expect(Math.abs(predicted.Lnw - lnw)).toBeLessThanOrEqual(2.5)
  expect(Math.abs(predicted.Rw - rw)).toBeLessThanOrEqual(5)
})

// Solid timber, bare or with what does not bend easily laid on it: Rw = 25 lg m' - 7 (VBAcoustic, ift Rosenheim).
test.each([
  ['bare', 0.175, []],
  ['under 38 mm of concrete', 0.175, [layer('concrete', 0.038, 76)]],
  ['under 60 mm of concrete', 0.14, [layer('concrete', 0.06, 120)]],
] as const)('[ENG-01] solid timber %s has Rw = 25 lg m - 7 within 3 dB', (_, thickness_m, above) => {
  const sheets = [...above, timber(thickness_m)]
  const mass_kgm2 = sheets.reduce((sum, sheet) => sum + sheet.thickness_m * sheet.density_kgm3, 0)
  const prediction = predict({ kind: 'floor', parts: [{ part: 'leaf', sheets }] })
  if (!prediction.ok) throw new Error(prediction.reason.code)
  const Rw = valueOf(prediction.airborne.iso.ratings, 'Rw')
  expect(Math.abs(Rw - (25 * Math.log10(mass_kgm2) - 7))).toBeLessThanOrEqual(3)
})

const covering = (contactStiffness_Npm: number): FloorCovering => ({
  componentId: 'covering',
  thickness_m: 0.003,
  contactStiffness_Npm,
})

function impactLevels(covering?: FloorCovering): readonly number[] {
  const prediction = predict({
    kind: 'floor',
    parts: [{ part: 'leaf', sheets: [timber(0.14)] }],
    ...(covering === undefined ? {} : { covering }),
  })
  if (!prediction.ok || prediction.impact === null) throw new Error('a floor has an impact level')
  return prediction.impact.iso.values_db
}

test('a covering on timber improves nothing where it is stiff against the hammer', () => {
  const bare = impactLevels()
  // 2000 MN/m against 2 * 15 mm * 0.6 GPa/(1 - 0.2^2) = 19 MN/m of the wood itself: 1 % softer, 0.1 dB.
  for (const [band, level] of impactLevels(covering(2e9)).entries())
    expect(Math.abs(level - bare[band])).toBeLessThan(0.25)
  // A carpet of 0.25 MN/m: 40 lg(f/f0) above f0 = sqrt(0.25e6/0.5)/(2 pi) = 113 Hz, next to nothing far below it.
  const carpet = impactLevels(covering(0.25e6))
  expect(bare[0] - carpet[0]).toBeLessThan(1.5)
  expect(bare[10] - carpet[10]).toBeGreaterThan(20)
})
