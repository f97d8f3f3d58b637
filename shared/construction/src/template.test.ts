import { NEW_PROJECT_TYPES, STRUCTURE_TYPES, TEMPLATES } from '@soundleaf/contracts'
import type { StructureType } from '@soundleaf/contracts'
import { check, fromWire, isFixed, namedTemplate, template, toWire, unfinished } from './index'
import { countingIds, first, kinds, must } from './testing'

const WANTED: Readonly<Record<StructureType, string>> = {
  SingleMassiveElementWall: 'massiveElement',
  SingleMassiveElementFloor: 'massiveElement',
  SingleMassiveElementFloorWithRibPanels: 'massiveElement ribPanel',
  DoubleMassiveElementWall: 'massiveElement cavity massiveElement',
  DoubleMassiveElementFloor: 'massiveElement cavity massiveElement',
  LightweightFrameWall: 'panel* frame* panel*',
  Wall: 'massiveElement',
  Floor: 'massiveElement',
  Facade: 'massiveElement',
}

test.each(STRUCTURE_TYPES)('[CMP-09] the template of %s has its components, all fixed', (type) => {
  const made = template(type, countingIds())
  expect(made.type).toBe(type)
  expect(kinds(made)).toBe(WANTED[type])
  expect(made.components.every(isFixed)).toBe(true)
})

test.each(STRUCTURE_TYPES)('[CMP-09] the template of %s keeps every rule and survives the wire', (type) => {
  const made = template(type, countingIds())
  expect(check(made)).toEqual([])
  expect(toWire(must(fromWire(toWire(made))))).toEqual(toWire(made))
})

test('[CMP-09] templates have the usual values of decision 47, so that a new project calculates at once', () => {
  const newId = countingIds()
  expect(first(template('SingleMassiveElementWall', newId), 'massiveElement')).toMatchObject({
    material: 'Concrete',
    thickness_mm: 200,
    density_kgm3: 2300,
  })
  const light = template('LightweightFrameWall', newId)
  expect(first(light, 'panel')).toMatchObject({ material: 'Gypsum', thickness_mm: 12.5 })
  expect(first(light, 'frame')).toMatchObject({
    frameType: 'Wooden Stud',
    productType: 'WallFrame',
    thicknessOfBeam_mm: 45,
    depthOfBeam_mm: 95,
    totalCavityDepth_mm: 95,
    cc_mm: 600,
    insulation: { material: 'Stonewool', thickness_mm: 95, density_kgm3: 30, isEnabled: true },
  })
  expect(first(template('DoubleMassiveElementFloor', newId), 'cavity').totalCavityDepth_mm).toBe(50)
  expect(first(template('SingleMassiveElementFloorWithRibPanels', newId), 'massiveElement')).toMatchObject({
    material: 'Wood',
    thickness_mm: 160,
  })
})

test('every component and the structure have ids of their own', () => {
  for (const type of NEW_PROJECT_TYPES) {
    const { id, components } = template(type, countingIds())
    expect(new Set([id, ...components.map((component) => component.id)]).size).toBe(components.length + 1)
  }
})

test('[PRJ-02] a timber joist floor is a deck on joists with a ceiling, a CLT floor has a floating screed (decision 61)', () => {
  const newId = countingIds()
  const joists = namedTemplate('TimberJoistFloor', newId)
  expect(joists.type).toBe('SingleMassiveElementFloor')
  expect(kinds(joists)).toBe('massiveElement frame panel')
  expect(first(joists, 'massiveElement')).toMatchObject({ name: 'OSB deck', thickness_mm: 22 })
  expect(first(joists, 'frame')).toMatchObject({
    frameType: 'Wooden Stud',
    productType: 'CeilingFrame',
    depthOfBeam_mm: 220,
    thicknessOfBeam_mm: 45,
    cc_mm: 600,
  })
  const solid = namedTemplate('CltFloor', newId)
  expect(kinds(solid)).toBe('panel impactBoard massiveElement')
  expect(first(solid, 'massiveElement')).toMatchObject({ material: 'Wood', thickness_mm: 160 })
})

test.each(TEMPLATES)(
  '[PRJ-02] the template %s keeps every rule, lacks nothing and survives the wire',
  (name) => {
    const made = namedTemplate(name, countingIds())
    expect([...check(made), ...unfinished(made)]).toEqual([])
    expect(toWire(must(fromWire(toWire(made))))).toEqual(toWire(made))
  },
)
