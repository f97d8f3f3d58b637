import { check, fromWire, propertiesOf, selectInsulation, selectProduct, setProperty, toWire } from './index'
import { withInsulation } from './field'
import { built, first, must, product, property, refusalOf } from './testing'

const LIGHT = built('LightweightFrameWall')
const STUDS = first(LIGHT, 'frame')
const fillRow = (frame: typeof STUDS) =>
  propertiesOf(frame, true).find(({ key }) => key === 'insulationThickness')
const fillOf = (construction: typeof LIGHT) => first(construction, 'frame').insulation.thickness_mm
const stud = (depth: string) =>
  product({
    name: `Stud ${depth}`,
    type: 'WallFrame',
    material: 'Wood',
    properties: [
      property('frameType', 'Wooden Stud', { type: 'String' }),
      property('totalCavityDepth', depth),
      property('depthOfBeam', depth),
      property('thicknessOfBeam', '45'),
      property('cc', '610'),
      property('ccRange', '300,1200', { type: 'Range' }),
    ],
  })

test('a fill can be entered up to the depth of its cavity, and no thicker', () => {
  expect(fillRow(STUDS)).toMatchObject({ range: { min: 0, max: 95 } })
  expect(fillOf(must(setProperty(LIGHT, STUDS.id, 'insulationThickness', 95)))).toBe(95)
  expect(refusalOf(setProperty(LIGHT, STUDS.id, 'insulationThickness', 95.1)).text).toBe(
    'Wooden stud: insulation thickness must be from 0 to 95 mm.',
  )
})

test('a cavity that becomes shallower takes its fill along, by entry, by a switch and by another product', () => {
  expect(fillOf(must(setProperty(LIGHT, STUDS.id, 'totalCavityDepth', 70)))).toBe(70)
  const deep = must(setProperty(LIGHT, STUDS.id, 'totalCavityDepth', 120))
  const full = must(setProperty(deep, STUDS.id, 'insulationThickness', 120))
  expect(fillOf(must(setProperty(full, STUDS.id, 'linkCavityAndBeamHeightDepth', true)))).toBe(95)
  expect(fillOf(must(selectProduct(LIGHT, STUDS.id, stud('70'))))).toBe(70)
  // A deeper one does not stretch it.
  expect(fillOf(must(selectProduct(LIGHT, STUDS.id, stud('145'))))).toBe(95)
})

test('a batt that is too thick is put in as thick as there is room', () => {
  const batt = product({
    type: 'Insulation',
    material: 'Stonewool',
    properties: [property('thickness', '145'), property('density', '30')],
  })
  expect(fillOf(must(selectInsulation(LIGHT, STUDS.id, batt)))).toBe(95)
})

test('a fill that is switched on again fits what the cavity has become meanwhile', () => {
  const off = must(setProperty(LIGHT, STUDS.id, 'uiEnableInsulation', false))
  const shallow = must(setProperty(off, STUDS.id, 'totalCavityDepth', 50))
  expect(fillOf(must(setProperty(shallow, STUDS.id, 'uiEnableInsulation', true)))).toBe(50)
})

test('a project from before with a fill that is too thick opens, breaks no rule and goes back as it came', () => {
  const old = toWire({
    ...LIGHT,
    components: LIGHT.components.map((one) =>
      one.id === STUDS.id ? withInsulation(one, { thickness_mm: 1000 }) : one,
    ),
  })
  const opened = must(fromWire(old))
  expect(check(opened)).toEqual([])
  expect(toWire(opened)).toEqual(old)
  // The field shows that it does not fit.
  expect(fillRow(first(opened, 'frame'))).toMatchObject({ value: 1000, range: { max: 95 } })
})

test('another product keeps the spacing, as far as it allows it', () => {
  const at = (spacing: number) => {
    const set = must(setProperty(LIGHT, STUDS.id, 'cc', spacing))
    return first(must(selectProduct(set, STUDS.id, stud('92'))), 'frame').cc_mm
  }
  expect([at(450), at(250), at(1500)]).toEqual([450, 300, 1200])
})
