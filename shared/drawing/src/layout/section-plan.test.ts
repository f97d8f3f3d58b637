import { linedWall, sample } from '../testing'
import { drawnLength_px, fitZoom, labelsFor } from './fit'
import { boardSides, layerRect, planSection } from './section-plan'

test('[DRW-01] a wall lies from left to right, a floor from top to bottom', () => {
  const wall = planSection({ construction: linedWall(), scale_pxmm: 2, drawnLength_px: 516 })
  expect(wall.section).toMatchObject({ width: 450, height: 516 })
  expect(wall.places.map((place) => layerRect(wall, place).x - wall.section.x)).toEqual([0, 25, 425])

  const floor = planSection({
    construction: sample('SingleMassiveElementFloor'),
    scale_pxmm: 2,
    drawnLength_px: 390,
  })
  // The template's slab is 200 mm of concrete (decision 47).
  expect(floor.section).toMatchObject({ width: 390, height: 400 })
})

test('the slots lie outside of the faces, over the whole length', () => {
  const plan = planSection({ construction: linedWall(), scale_pxmm: 2, drawnLength_px: 400, hasSlots: true })
  const { section, slots } = plan
  expect(slots.start.x + slots.start.width).toBeLessThan(section.x)
  expect(slots.end.x).toBeGreaterThan(section.x + section.width)
  expect(slots.start.height).toBe(400)
  expect(slots.start.x).toBeGreaterThanOrEqual(0)
  expect(slots.end.x + slots.end.width).toBeLessThanOrEqual(plan.width_px)
})

test('[DRW-10] the keys of many thin layers lie within the picture', () => {
  for (const base of [linedWall(), sample('SingleMassiveElementFloor')]) {
    const [layer] = base.components
    if (layer === undefined) throw new Error('There is a layer.')
    const components = Array.from({ length: 60 }, (_, index) => ({ ...layer, id: String(index) }))
    const plan = planSection({
      construction: { ...base, components },
      scale_pxmm: 0.02,
      drawnLength_px: 200,
      hasSlots: true,
    })
    const isWall = plan.orientation === 'wall'
    const start = isWall ? plan.section.x : plan.section.y
    const keys = plan.keys_px.map((key) => start + (key ?? Number.NaN))
    // A key has a radius of 8.5 px, and 19 px to the next one.
    expect(keys[0]).toBeGreaterThanOrEqual(8.5)
    expect(keys.at(-1)).toBeLessThanOrEqual((isWall ? plan.width_px : plan.height_px) - 8.5)
    expect((keys.at(-1) ?? 0) - (keys[0] ?? 0)).toBeCloseTo(59 * 19)
  }
})

test('a construction that fits is shown at 100 %, a larger one as large as it fits', () => {
  const wall = linedWall()
  expect(fitZoom(wall, { width: 900, height: 700 }, true)).toBe(1)
  const zoom = fitZoom(wall, { width: 360, height: 700 }, true)
  const plan = planSection({
    construction: wall,
    scale_pxmm: 2 * zoom,
    drawnLength_px: drawnLength_px(wall, { width: 360, height: 700 }, true),
    hasSlots: true,
  })
  expect(plan.width_px).toBeLessThanOrEqual(360)
  expect(zoom).toBeGreaterThan(0.3)
})

test('[DRW-10] forty thin layers and their keys are seen whole when they are fitted, with the labels that have room', () => {
  const stage = { width: 640, height: 700 }
  const [massive] = sample('SingleMassiveElementWall').components
  const [board] = sample('LightweightFrameWall').components
  if (massive === undefined || board === undefined) throw new Error('The samples have both.')
  const boards = Array.from({ length: 39 }, (_, index) => ({ ...board, id: `board-${index}` }))
  const wall = { ...sample('SingleMassiveElementWall'), components: [...boards, massive] }
  const scale_pxmm = 2 * fitZoom(wall, stage, true)
  const bare = { construction: wall, scale_pxmm, drawnLength_px: 400, hasSlots: true }
  const labels = labelsFor(bare, stage)
  expect(labels).toBe('fitting')
  expect(planSection({ ...bare, labels }).width_px).toBeLessThanOrEqual(stage.width)
  // At twice the size nothing is gained by leaving labels out.
  expect(labelsFor({ ...bare, scale_pxmm: 2 }, stage)).toBe('all')
})

test('boards lie on the side of a frame that is away from the massive element', () => {
  const wall = linedWall()
  const frames = sample('LightweightFrameWall').components.filter(({ kind }) => kind === 'frame')
  const [board, element] = wall.components
  if (board === undefined || element === undefined) throw new Error('The wall has layers.')
  const sides = boardSides([board, ...frames, element, ...frames, board])
  expect([sides[1], sides[3]]).toEqual(['start', 'end'])
})
