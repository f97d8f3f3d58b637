import { propertiesOf, setProperty, toWire, type Construction, type NumberKey, type SwitchKey } from './index'
import { built, first, must, refusalOf } from './testing'

const WALL = built('SingleMassiveElementWall', ['frame', 'left'], ['panel', 'left'])
const PANEL = first(WALL, 'panel')
const FRAME = first(WALL, 'frame')
const LIGHT = built('LightweightFrameWall')
const STUDS = first(LIGHT, 'frame')

type Step = readonly [NumberKey, number] | readonly [SwitchKey, boolean]

const set = (construction: Construction, id: string, step: Step) =>
  must(
    typeof step[1] === 'number'
      ? setProperty(construction, id, step[0], step[1])
      : setProperty(construction, id, step[0], step[1]),
  )

const frameAfter = (construction: Construction, id: string, ...steps: readonly Step[]) =>
  first(
    steps.reduce((before, step) => set(before, id, step), construction),
    'frame',
  )

test('a property is set on its component alone', () => {
  const changed = must(setProperty(WALL, PANEL.id, 'thickness', 15))
  expect(first(changed, 'panel')).toEqual({ ...PANEL, thickness_mm: 15 })
  expect(changed.components.filter(({ id }) => id !== PANEL.id)).toEqual(
    WALL.components.filter(({ id }) => id !== PANEL.id),
  )
})

test('every number of every kind can be set, and only there', () => {
  const floor = built(
    'SingleMassiveElementFloorWithRibPanels',
    ['frame', 'above'],
    ['panel', 'above'],
    ['impactBoard', 'above'],
    ['floorCovering', 'above'],
  )
  const constructions = [floor, built('DoubleMassiveElementWall'), LIGHT]
  for (const construction of constructions) {
    for (const component of construction.components) {
      for (const row of propertiesOf(component, true)) {
        if (row.control !== 'number' || row.disabled) continue
        const changed = must(setProperty(construction, component.id, row.key, row.range.max))
        const after = changed.components.find(({ id }) => id === component.id)
        const value = after && propertiesOf(after, true).find(({ key }) => key === row.key)?.value
        expect([row.key, value]).toEqual([row.key, row.range.max])
      }
    }
  }
  expect(setProperty(WALL, PANEL.id, 'dynamicStiffness', 10)).toMatchObject({
    failure: { code: 'UnknownProperty' },
  })
  expect(setProperty(WALL, PANEL.id, 'uiEnableInsulation', true)).toMatchObject({
    failure: { code: 'UnknownProperty' },
  })
  expect(setProperty(WALL, PANEL.id, 'linkCavityAndBeamHeightDepth', true)).toMatchObject({
    failure: { code: 'UnknownProperty' },
  })
  expect(setProperty(WALL, 'nobody', 'thickness', 10)).toMatchObject({
    failure: { code: 'UnknownComponent' },
  })
})

test('[PRP-01] a value outside the range is refused with component, field and range', () => {
  expect(refusalOf(setProperty(WALL, PANEL.id, 'thickness', 200.1))).toMatchObject({
    code: 'OutOfRange',
    text: 'Gypsum board: thickness must be from 0.1 to 200 mm.',
  })
  expect(refusalOf(setProperty(WALL, PANEL.id, 'dampingCoefficient', 0))).toMatchObject({
    code: 'OutOfRange',
    text: 'Gypsum board: damping coefficient must be from 0.0001 to 1.',
  })
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, -1]) {
    expect(setProperty(WALL, PANEL.id, 'density', value)).toMatchObject({ failure: { code: 'OutOfRange' } })
  }
})

test('[PRP-03] a length is rounded to one decimal, another number is kept as typed', () => {
  expect(first(must(setProperty(WALL, PANEL.id, 'thickness', 12.34)), 'panel').thickness_mm).toBe(12.3)
  expect(first(must(setProperty(WALL, PANEL.id, 'density', 680.125)), 'panel').density_kgm3).toBe(680.125)
})

test('[CMP-04] a linked cavity follows the beam, one that is not linked does not', () => {
  expect(frameAfter(WALL, FRAME.id, ['depthOfBeam', 120])).toMatchObject({
    depthOfBeam_mm: 120,
    totalCavityDepth_mm: 95,
  })
  const linked = frameAfter(WALL, FRAME.id, ['linkCavityAndBeamHeightDepth', true], ['depthOfBeam', 120])
  expect(linked).toMatchObject({ depthOfBeam_mm: 120, totalCavityDepth_mm: 120 })
})

test('[CMP-04] linking makes the cavity as deep as the beam at once; unlinking leaves it there and free', () => {
  const steps = [
    ['totalCavityDepth', 150],
    ['linkCavityAndBeamHeightDepth', true],
  ] as const
  expect(frameAfter(WALL, FRAME.id, ...steps).totalCavityDepth_mm).toBe(95)
  const free = frameAfter(
    WALL,
    FRAME.id,
    ...steps,
    ['linkCavityAndBeamHeightDepth', false],
    ['totalCavityDepth', 130],
  )
  expect(free).toMatchObject({ isDepthLinked: false, depthOfBeam_mm: 95, totalCavityDepth_mm: 130 })
})

test('[CMP-04] a linked cavity is not entered, and does not follow the beam out of its range', () => {
  const linked = must(setProperty(WALL, FRAME.id, 'linkCavityAndBeamHeightDepth', true))
  expect(refusalOf(setProperty(linked, FRAME.id, 'totalCavityDepth', 150))).toMatchObject({
    code: 'NotEditable',
    text: 'Wall frame: the cavity follows the depth of the beam.',
  })
  const narrow = {
    ...linked,
    components: linked.components.map((component) =>
      component.kind === 'frame'
        ? { ...component, ranges: { totalCavityDepth: { min: 50, max: 100 } } }
        : component,
    ),
  }
  expect(refusalOf(setProperty(narrow, FRAME.id, 'depthOfBeam', 120))).toMatchObject({
    code: 'OutOfRange',
    text: 'Wall frame: the cavity cannot follow the beam to 120 mm.',
  })
})

test('the space between ribs is as deep as they are', () => {
  const floor = built('SingleMassiveElementFloorWithRibPanels')
  const ribs = first(must(setProperty(floor, first(floor, 'ribPanel').id, 'depthOfBeam', 300)), 'ribPanel')
  expect(ribs).toMatchObject({ depthOfBeam_mm: 300, totalCavityDepth_mm: 300 })
})

test('[CMP-02] switching off stores thickness and density and sets them to 0; switching on restores them', () => {
  const off = must(setProperty(LIGHT, STUDS.id, 'uiEnableInsulation', false))
  expect(first(off, 'frame').insulation).toMatchObject({
    isEnabled: false,
    thickness_mm: 0,
    density_kgm3: 0,
    storedThickness_mm: 95,
    storedDensity_kgm3: 30,
    material: 'Stonewool',
  })
  const on = must(setProperty(off, STUDS.id, 'uiEnableInsulation', true))
  expect(first(on, 'frame').insulation).toEqual(STUDS.insulation)
})

test('[CMP-02] what is stored is what was there when it was switched off, under the keys of the wire', () => {
  const steps = [
    ['insulationThickness', 70],
    ['insulationDensity', 45],
    ['uiEnableInsulation', false],
  ] as const
  const off = steps.reduce((before, [key, value]) => must(setProperty(before, STUDS.id, key, value)), LIGHT)
  const texts = new Map(toWire(off).components[1]?.properties.map(({ key, value }) => [key, value]))
  expect(texts.get('uiEnableInsulation')).toBe('false')
  expect(texts.get('insulationThickness')).toBe('0')
  expect(texts.get('insulationDensity')).toBe('0')
  expect(texts.get('uiStoredInsulationThickness')).toBe('70')
  expect(texts.get('uiStoredInsulationDensity')).toBe('45')
})

test('[CMP-02] switching off twice does not store the zeros', () => {
  const off = must(setProperty(LIGHT, STUDS.id, 'uiEnableInsulation', false))
  const twice = must(setProperty(off, STUDS.id, 'uiEnableInsulation', false))
  expect(
    first(must(setProperty(twice, STUDS.id, 'uiEnableInsulation', true)), 'frame').insulation.thickness_mm,
  ).toBe(95)
})

test('insulation that is switched off is not entered', () => {
  const off = must(setProperty(LIGHT, STUDS.id, 'uiEnableInsulation', false))
  expect(refusalOf(setProperty(off, STUDS.id, 'insulationThickness', 50))).toMatchObject({
    code: 'NotEditable',
    text: 'Wooden stud: the insulation is switched off.',
  })
})
