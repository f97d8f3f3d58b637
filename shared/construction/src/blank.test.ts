import { blank, propertiesOf, template, toWire, type ComponentKind } from './index'
import { countingIds } from './testing'

/** Specification section 3, "Default blank properties per component type", with units; contactStiffness: decision 45. */
const PROPERTIES: Readonly<Record<ComponentKind, string>> = {
  panel: 'thickness mm, density kg/m³, modulusOfElasticity MPa, dampingCoefficient',
  frame:
    'totalCavityDepth mm, depthOfBeam mm, thicknessOfBeam mm, cc mm, insulationThickness mm, insulationDensity kg/m³',
  impactBoard: 'thickness mm, density kg/m³, dynamicStiffness MN/m³',
  // The loss factor of a massive element is ours: the specification names none.
  massiveElement:
    'thickness mm, density kg/m³, modulusOfElasticityMajor GPa, modulusOfElasticityMinor GPa, dampingCoefficient',
  cavity: 'totalCavityDepth mm, insulationThickness mm, insulationDensity kg/m³',
  floorCovering: 'thickness mm, contactStiffness MN/m',
  ribPanel: 'depthOfBeam mm, thicknessOfBeam mm, cc mm, insulationThickness mm, insulationDensity kg/m³',
}

const KINDS = Object.keys(PROPERTIES) as ComponentKind[]

test.each(KINDS)('[CMP-10] a blank %s carries the property set of its kind, with units', (kind) => {
  const rows = propertiesOf(blank(kind, countingIds()), true)
  const numbers = rows.flatMap((row) => (row.control === 'number' ? `${row.key} ${row.unit}`.trim() : []))
  expect(numbers.join(', ')).toBe(PROPERTIES[kind])
})

const wireOf = (kind: ComponentKind) => {
  const newId = countingIds()
  const [component] = toWire({
    ...template('SingleMassiveElementWall', newId),
    components: [blank(kind, newId)],
  }).components
  return component?.properties ?? []
}

test('[CMP-10] range properties default to zero, and no product narrows a blank component', () => {
  const ranges = wireOf('frame').filter(({ type }) => type === 'Range')
  expect(ranges.map(({ key, value }) => `${key} ${value}`)).toEqual([
    'totalCavityDepthRange 0,0',
    'depthOfBeamRange 0,0',
    'ccRange 0,0',
  ])
  for (const kind of KINDS) {
    expect(blank(kind, countingIds())).toMatchObject({ productId: null, manufacturerId: null, ranges: {} })
  }
})

test('[CMP-10] a blank frame is Wooden Stud Detached without insulation or its material', () => {
  expect(blank('frame', countingIds())).toMatchObject({
    frameType: 'Wooden Stud Detached',
    insulation: { material: null, productId: null, thickness_mm: 0, density_kgm3: 0, isEnabled: false },
  })
})

test.each(KINDS)('[CMP-10] on the wire a blank %s has every property as text, of its type', (kind) => {
  for (const { key, value, type, isUiProperty } of wireOf(kind)) {
    if (type === 'Decimal') expect(value).toMatch(/^\d+(\.\d+)?$/)
    if (type === 'Bool') expect(value).toMatch(/^(true|false)$/)
    expect(isUiProperty).toBe(key.startsWith('ui'))
  }
})
