import {
  add,
  addable,
  canRemove,
  check,
  duplicate,
  fromWire,
  isWindow,
  move,
  namedTemplate,
  paste,
  propertiesOf,
  remove,
  ruleText,
  setProperty,
  template,
  toWire,
  unfinished,
  type Construction,
} from './index'
import { countingIds, first, kinds, must, refusalOf } from './testing'

const newId = countingIds()
const double = namedTemplate('Window', newId)
const more = (construction: Construction, side: 'left' | 'right' = 'right') =>
  must(add(construction, 'panel', side, newId))
const gasRow = (construction: Construction) =>
  propertiesOf(first(construction, 'cavity'), true).find(({ key }) => key === 'gas')

test('[BEY-10] a window is a façade of two panes with argon between; a façade wall stands on its massive element', () => {
  expect(kinds(double)).toBe('panel cavity panel')
  expect(double.type).toBe('Facade')
  expect(first(double, 'panel')).toMatchObject({ name: 'Float glass 4', thickness_mm: 4 })
  expect(first(double, 'cavity')).toMatchObject({ totalCavityDepth_mm: 16, gas: 'Argon' })
  const wall = namedTemplate('FacadeWall', newId)
  expect(kinds(wall)).toBe('panel frame massiveElement')
  expect([isWindow(double), isWindow(wall), isWindow(template('Facade', newId))]).toEqual([
    true,
    false,
    false,
  ])
})

test('[BEY-10] a pane is added with its space at either end, and nothing else is', () => {
  const triple = more(double)
  expect(kinds(triple)).toBe('panel cavity panel cavity panel')
  expect(kinds(more(triple, 'left'))).toBe('panel cavity panel cavity panel cavity panel')
  expect([...check(triple), ...unfinished(triple)]).toEqual([])
  for (const kind of ['frame', 'cavity', 'massiveElement', 'impactBoard'] as const)
    expect(addable(double, kind, 'left')).toMatchObject({ allowed: false, hidden: true })
})

test('[BEY-10] a pane goes with the space that nothing would end, whichever it is, and the last one stays', () => {
  const triple = more(double)
  const panes = triple.components.filter(({ kind }) => kind === 'panel')
  for (const { id } of panes) {
    const left = must(remove(triple, id))
    expect(kinds(left)).toBe('panel cavity panel')
    expect(check(left)).toEqual([])
  }
  const single = must(remove(double, double.components[0]?.id ?? ''))
  expect(kinds(single)).toBe('panel')
  expect(check(single)).toEqual([])
  expect(canRemove(single, single.components[0]?.id ?? '')).toBe(false)
  expect(refusalOf(remove(single, single.components[0]?.id ?? '')).code).toBe('Fixed')
})

test('[BEY-10] a copy of a pane has a space like its neighbour’s; panes are not moved past their spaces', () => {
  const id = double.components[0]?.id ?? ''
  const wide = must(setProperty(double, double.components[1]?.id ?? '', 'totalCavityDepth', 20))
  for (const made of [
    must(duplicate(wide, id, newId)),
    must(paste(wide, first(wide, 'panel'), id, newId)),
    must(paste(must(remove(wide, id)), first(wide, 'panel'), null, newId)),
  ]) {
    expect(check(made)).toEqual([])
    expect(kinds(made)).toMatch(/^panel( cavity panel)+$/)
    expect(new Set(made.components.map((component) => component.id)).size).toBe(made.components.length)
  }
  const [, space, copy] = must(duplicate(wide, id, newId)).components
  expect(space).toMatchObject({ kind: 'cavity', totalCavityDepth_mm: 20, gas: 'Argon' })
  expect(copy).toMatchObject({ kind: 'panel', thickness_mm: 4 })
  expect(move(double, id, 1)).toMatchObject({ ok: false })
})

test.each([
  ['two panes without a space', ['panel', 'panel']],
  ['a space at the end', ['panel', 'cavity']],
  ['two spaces beside each other', ['panel', 'cavity', 'cavity', 'panel']],
])('[BEY-10] %s is no window, and is told so', (_, order) => {
  const components = order.flatMap((kind) => {
    const [pane, space] = namedTemplate('Window', newId).components
    const made = kind === 'panel' ? pane : space
    return made === undefined ? [] : [made]
  })
  const [broken, ...others] = check({ ...double, components })
  expect(others).toEqual([])
  expect(broken && ruleText(broken)).toMatch(/panes and the spaces between them take turns/)
})

test('[BEY-10] gas is chosen for a space that panes seal: deep or filled ones hold air', () => {
  expect(gasRow(double)).toMatchObject({ control: 'word', value: 'Argon' })
  const id = first(double, 'cavity').id
  const krypton = must(setProperty(double, id, 'gas', 'Krypton'))
  expect(gasRow(krypton)).toMatchObject({ value: 'Krypton' })
  expect(gasRow(must(setProperty(krypton, id, 'totalCavityDepth', 60)))).toBeUndefined()
  // Sulphur hexafluoride is forbidden in windows since 2007 (Regulation (EU) 517/2014, annex III).
  expect(refusalOf(setProperty(double, id, 'gas', 'SF6')).code).toBe('UnknownProperty')
  expect(must(fromWire(toWire(krypton)))).toMatchObject({ components: [{}, { gas: 'Krypton' }, {}] })
})

test('[BEY-10] an interlayer is chosen for glass alone, and what has none says nothing of it on the wire', () => {
  const pane = first(double, 'panel')
  const laminated = must(setProperty(double, pane.id, 'interlayer', 'Acoustic PVB'))
  const wire = toWire(laminated)
  expect(wire.components[0]?.properties).toContainEqual(
    expect.objectContaining({ key: 'interlayer', value: 'Acoustic PVB', type: 'String' }),
  )
  expect(wire.components[2]?.properties.some(({ key }) => key === 'interlayer')).toBe(false)
  const read = must(fromWire(wire))
  expect(first(read, 'panel').interlayer).toBe('Acoustic PVB')
  const plain = toWire(must(setProperty(read, pane.id, 'interlayer', 'None')))
  expect(first(must(fromWire(plain)), 'panel').interlayer).toBe('None')
  const board = first(namedTemplate('FacadeWall', newId), 'panel')
  expect(propertiesOf(board, true).map(({ key }) => key)).not.toContain('interlayer')
})
