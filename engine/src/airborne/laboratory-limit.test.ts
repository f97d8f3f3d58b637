import type { Sheet } from '../input/assembly'
import { bandMeans } from '../physics/frequency'
import { type StackModel, stackModel } from '../physics/stack/stack-model'
import { rateIso717Airborne } from '../rating/iso-717-1-2020'
import { thirdOctaveSpectrum } from '../spectrum'
import { mountedIn } from '../testing/mounted-in'
import { laboratoryLimit, showsLaboratoryLimit, weightedLaboratoryLimit } from './laboratory-limit'

function stackOf(
  kind: 'wall' | 'floor',
  sheet: Pick<Sheet, 'material' | 'thickness_m' | 'density_kgm3'>,
): StackModel {
  const assembly = {
    kind,
    parts: [
      {
        part: 'leaf' as const,
        sheets: [{ componentId: 'slab', role: 'massive element' as const, modulus_Pa: 10e9, ...sheet }],
      },
    ],
  }
  return stackModel(assembly, mountedIn([4, 3]))
}

const WALL = stackOf('wall', { material: 'wood', thickness_m: 0.1, density_kgm3: 470 })
const CONCRETE = stackOf('floor', { material: 'concrete', thickness_m: 0.15, density_kgm3: 2300 })
const TIMBER = stackOf('floor', { material: 'wood', thickness_m: 0.26, density_kgm3: 470 })

const limitOf = (stack: StackModel) =>
  Array.from(bandMeans(laboratoryLimit(stack)), (tau) => -10 * Math.log10(tau))
const limit_db = limitOf(WALL)

test.each([
  ['a wall', WALL, 89],
  ['a heavy floor', CONCRETE, 89],
  ['a timber floor', TIMBER, 75],
])(
  "[ENG-05] the laboratory's limit of %s has the rating R'max,w that the notice states",
  (_, stack, rating) => {
    const [rw] = rateIso717Airborne(thirdOctaveSpectrum(limitOf(stack)))
    expect(rw.available && rw.value).toBe(rating)
    expect(weightedLaboratoryLimit(stack)).toBe(rating)
  },
)

test('[ENG-01] the limit is the reference curve of ISO 717-1 and 33 dB at 100 to 400 Hz and above all that was measured', () => {
  // 33 + 33 at 100 Hz, 51 + 33 at 400 Hz
  expect(limit_db[3]).toBeCloseTo(66, 0)
  expect(limit_db[9]).toBeCloseTo(84, 0)
  // ASHRAE 2019, table 40. The flat curve of the standard would end at 89.
  for (const [band, measured] of [
    [4, 63],
    [7, 70],
    [10, 84],
    [13, 93],
    [16, 104],
    [19, 105],
  ])
    expect(limit_db[band]).toBeGreaterThan(measured - 0.5)
})

test('the limit shows from 10 dB below it, band by band', () => {
  expect(
    showsLaboratoryLimit(
      WALL,
      limit_db.map((value) => value - 11),
    ),
  ).toBe(false)
  const near = limit_db.map((value, band) => value - (band === 5 ? 9 : 20))
  expect(showsLaboratoryLimit(WALL, near)).toBe(true)
})

test('[ENG-05] the limit of a timber floor shows where that of a wall would not', () => {
  const timber = limitOf(TIMBER)
  expect(showsLaboratoryLimit(TIMBER, timber)).toBe(true)
  expect(showsLaboratoryLimit(WALL, timber)).toBe(false)
})
