import { PROPERTY_KEYS } from '@soundleaf/contracts'
import { blank, fromWire, PROPERTY_SCHEMA, toWire, type Component, type Construction } from './index'
import { countingIds, must } from './testing'

const KINDS = [
  'panel',
  'frame',
  'massiveElement',
  'cavity',
  'impactBoard',
  'floorCovering',
  'ribPanel',
] as const satisfies readonly Component['kind'][]

const of = (component: Component): Construction => ({
  id: '00000000-0000-4000-8000-0000000000ff',
  type: 'Wall',
  components: [component],
  received: null,
})

/** Another value of the same sort; what is no number and no flag is not told apart here. */
const other = (value: unknown) =>
  typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : undefined

/** The component with one number or flag changed, once for each of them, those of the fill included. */
function changedOnce(component: Component): (readonly [string, Component])[] {
  const changes = (part: object) =>
    Object.entries(part).flatMap(([name, value]) => {
      const changed = other(value)
      return changed === undefined ? [] : [[name, { [name]: changed }] as const]
    })
  const own = changes(component).map(([name, change]) => [name, { ...component, ...change }] as const)
  if (!('insulation' in component)) return own
  const { insulation } = component
  return [
    ...own,
    ...changes(insulation).map(
      ([name, change]) =>
        [`insulation.${name}`, { ...component, insulation: { ...insulation, ...change } }] as const,
    ),
  ]
}

test.each(KINDS)('no value of a %s is lost on the wire: each has its property in the schema', (kind) => {
  const made = blank(kind, countingIds())
  // Studs of steel have the thickness of their sheet beside what all frames have.
  const whole = made.kind === 'frame' ? { ...made, frameType: 'Steel Stud' as const } : made
  const changed = changedOnce(whole)
  expect(changed.length).toBeGreaterThan(2)
  for (const [name, component] of changed) {
    // Its version travels as a field of the component.
    if (name === 'insulation.productVersion') continue
    const [back] = must(fromWire(toWire(of(component)))).components
    expect([name, { ...back, received: null }]).toEqual([name, component])
  }
})

test('every key of the contract has its row, but the one that says nothing', () => {
  expect(PROPERTY_KEYS.filter((key) => !(key in PROPERTY_SCHEMA))).toEqual(['type'])
})
