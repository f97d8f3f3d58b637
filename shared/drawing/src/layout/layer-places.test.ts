import { linedWall, sample, withComponent } from '../testing'
import { drawnDepth_px, layerPlaces, naturalScale_pxmm } from './layer-places'

test('[DRW-01] every layer lies where the one before it ends, to scale', () => {
  // 12.5 + 200 + 12.5 mm at 2 px a millimetre.
  const places = layerPlaces(linedWall().components, 2, 'wall')
  expect(places.map(({ start_px, size_px }) => [start_px, size_px])).toEqual([
    [0, 25],
    [25, 400],
    [425, 25],
  ])
  expect(drawnDepth_px(places)).toBe(450)
  expect(places.map(({ letter }) => letter)).toEqual(['A', 'B', 'C'])
})

test('[DRW-04] 100 % is 2 px a millimetre, 3 with a rib panel', () => {
  expect(naturalScale_pxmm(sample('SingleMassiveElementFloor'))).toBe(2)
  expect(naturalScale_pxmm(sample('SingleMassiveElementFloorWithRibPanels'))).toBe(3)
})

test('a layer under 6 px is drawn 6 px and broken, and its thickness stays the true one', () => {
  const wall = linedWall()
  const [board] = wall.components
  if (board?.kind !== 'panel') throw new Error('The first layer is a board.')
  const thin = withComponent(wall, { ...board, thickness_mm: 0.2 })
  const [first, second] = layerPlaces(thin.components, 2, 'wall')
  expect(first).toMatchObject({ size_px: 6, isBroken: true, thickness_mm: 0.2 })
  expect(second).toMatchObject({ start_px: 6, isBroken: false })
})

test('hatches are regular from 24 px on, and a neighbour of the same material differs', () => {
  const [board] = linedWall().components
  if (board?.kind !== 'panel') throw new Error('The first layer is a board.')
  const boards = [board, { ...board, id: 'b' }, { ...board, id: 'c' }]
  const densities = (scale: number) => layerPlaces(boards, scale, 'wall').map(({ hatch }) => hatch.isTight)
  expect(densities(2)).toEqual([false, true, false])
  expect(densities(1)).toEqual([true, false, true])

  const bricks = boards.map((one) => ({ ...one, material: 'Steel' as const }))
  const turns = layerPlaces(bricks, 2, 'wall').map(({ hatch }) => hatch.isMirrored)
  expect(turns).toEqual([false, true, false])
})

test('a thickness that is no number takes the least room and gives no NaN', () => {
  const wall = sample('SingleMassiveElementWall')
  const [element] = wall.components
  if (element?.kind !== 'massiveElement') throw new Error('The wall is one massive element.')
  for (const thickness_mm of [Number.NaN, -5, Number.POSITIVE_INFINITY]) {
    const [place] = layerPlaces([{ ...element, thickness_mm }], 2, 'wall')
    expect(Number.isFinite(place?.size_px)).toBe(true)
    expect(place?.size_px).toBeGreaterThanOrEqual(6)
  }
})
