import { check, fromWire, paste, placesOf, toWire } from './index'
import { built, countingIds, first, kinds, must, property, refusalOf } from './testing'

const newId = () => '00000000-0000-4000-8000-999999999999'

test('a copy is pasted behind the component that it is asked for, with the values and under an id of its own', () => {
  const wall = built('SingleMassiveElementWall', ['panel', 'left'], ['panel', 'right'])
  const [left, concrete, right] = wall.components
  const thick = { ...first(wall, 'panel'), thickness_mm: 18 }
  const pasted = must(paste(wall, thick, left?.id ?? null, newId))
  expect(pasted.components).toEqual([left, { ...thick, id: newId() }, concrete, right])
})

test('without a place that is asked for it goes behind the last, or as near to it as the rules allow', () => {
  const wall = built('SingleMassiveElementWall', ['panel', 'left'])
  expect(kinds(must(paste(wall, first(wall, 'panel'), null, newId)))).toBe('panel massiveElement panel')
  const ribs = built('SingleMassiveElementFloorWithRibPanels', ['panel', 'above'])
  expect(kinds(must(paste(ribs, first(ribs, 'panel'), null, newId)))).toBe(
    'panel panel massiveElement ribPanel',
  )
})

test('[CMP-05] a pasted frame goes to the side that has none, and where both have one it is refused', () => {
  const wall = built('SingleMassiveElementWall', ['frame', 'left'])
  const frame = first(wall, 'frame')
  const both = must(paste(wall, frame, frame.id, newId))
  expect(kinds(both)).toBe('frame massiveElement frame')
  expect(refusalOf(paste(both, frame, frame.id, () => 'third'))).toEqual({
    code: 'NotAddable',
    componentIds: [frame.id],
    text: 'Wall frame: there is no place for another one.',
  })
})

test('[CMP-01] a massive element, a cavity and a rib panel have no place; a fixed board gives one that is free', () => {
  const double = built('DoubleMassiveElementWall')
  expect(paste(double, first(double, 'massiveElement'), null, newId).ok).toBe(false)
  expect(paste(double, first(double, 'cavity'), null, newId).ok).toBe(false)
  const light = built('LightweightFrameWall')
  expect(kinds(must(paste(light, first(light, 'panel'), null, newId)))).toBe('panel* frame* panel* panel')
})

test('[CMP-07] [CMP-08] an impact board is pasted once, a covering only on top, nothing of a floor into a wall', () => {
  const floor = built('SingleMassiveElementFloor', ['impactBoard', 'above'], ['floorCovering', 'above'])
  const twice = must(paste(floor, first(floor, 'impactBoard'), null, newId))
  expect(kinds(twice)).toBe('floorCovering impactBoard impactBoard massiveElement')
  expect(paste(twice, first(floor, 'impactBoard'), null, () => 'third').ok).toBe(false)
  expect(paste(floor, first(floor, 'floorCovering'), null, newId).ok).toBe(false)
  const wall = built('SingleMassiveElementWall')
  expect(refusalOf(paste(wall, first(floor, 'impactBoard'), null, newId)).text).toBe(
    'Impact board: it has no place in this wall.',
  )
  const above = first(built('SingleMassiveElementFloor', ['frame', 'above']), 'frame')
  expect(refusalOf(paste(wall, above, null, newId)).text).toBe(
    'Floor frame: a floor frame does not stand in a wall.',
  )
})

test('[CMP-11] what came over the wire is copied with what this version does not know, and 60 are the most', () => {
  const wire = toWire(built('SingleMassiveElementWall', ['panel', 'left']))
  const [panel, ...others] = wire.components
  if (panel === undefined) throw new Error('There is a panel.')
  const known = { ...panel, properties: [...panel.properties, property('colour', 'white')] }
  let wall = must(fromWire({ ...wire, components: [known, ...others] }))
  const counted = countingIds()
  const ids = () => counted().replace(/^0/, '1')
  const copied = first(wall, 'panel')
  for (let count = 2; count < 60; count += 1) wall = must(paste(wall, copied, copied.id, ids))
  expect(toWire(wall).components[30]?.properties).toContainEqual(property('colour', 'white'))
  expect(wall.components).toHaveLength(60)
  expect(paste(wall, copied, null, ids)).toMatchObject({ ok: false, failure: { code: 'TooManyComponents' } })
})

test('every place that is offered is sound, and every other one breaks a rule', () => {
  const floor = built(
    'SingleMassiveElementFloor',
    ['panel', 'above'],
    ['frame', 'above'],
    ['impactBoard', 'above'],
    ['floorCovering', 'above'],
    ['panel', 'below'],
  )
  for (const component of floor.components) {
    const others = floor.components.filter(({ id }) => id !== component.id)
    const sound = Array.from({ length: others.length + 1 }, (_, place) => place).filter(
      (place) =>
        check({ ...floor, components: [...others.slice(0, place), component, ...others.slice(place)] })
          .length === 0,
    )
    const isFixed = component.kind === 'massiveElement'
    expect(placesOf(floor, component)).toEqual(isFixed ? [4] : sound)
  }
})
