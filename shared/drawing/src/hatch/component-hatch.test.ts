import { sample, sampleFrame } from '../testing'
import { componentHatch, insulationHatch } from './component-hatch'

const [concrete] = sample('SingleMassiveElementWall').components
const [board] = sample('LightweightFrameWall').components

test('[DRW-05] a massive element is hatched by its material, brick and block as masonry', () => {
  if (concrete?.kind !== 'massiveElement') throw new Error('The wall is one massive element.')
  expect(componentHatch(concrete)).toBe('concrete')
  expect(componentHatch({ ...concrete, material: 'Wood' })).toBe('clt')
  // The thinnest slab that is sold has three plies of 20 mm; 22 mm are boards on joists.
  expect(componentHatch({ ...concrete, material: 'Wood', thickness_mm: 60 })).toBe('clt')
  expect(componentHatch({ ...concrete, material: 'Wood', thickness_mm: 22 })).toBe('wood')
  expect(componentHatch({ ...concrete, material: 'Other' })).toBe('masonry')
})

test('[DRW-05] a board is hatched by its material, a poured one as screed, glass by its values', () => {
  if (board?.kind !== 'panel') throw new Error('The lightweight wall begins with a board.')
  expect(componentHatch(board)).toBe('gypsum')
  expect(componentHatch({ ...board, material: 'Concrete' })).toBe('screed')
  const other = { ...board, material: 'Other' as const }
  // Glass: 2500 kg/m³ and 68 GPa; acrylic glass: 1180 kg/m³ and 6.2 GPa.
  expect(componentHatch({ ...other, density_kgm3: 2500, modulusOfElasticity_MPa: 68_000 })).toBe('glass')
  expect(componentHatch({ ...other, density_kgm3: 1180, modulusOfElasticity_MPa: 6200 })).toBe('plain')
})

test('insulation that is switched off has no hatch', () => {
  const { insulation } = sampleFrame()
  expect(insulationHatch(insulation)).toBe('wool')
  expect(insulationHatch({ ...insulation, material: 'Ecowool' })).toBe('cellulose')
  expect(insulationHatch({ ...insulation, thickness_mm: 0 })).toBeNull()
})
