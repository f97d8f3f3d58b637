import fc from 'fast-check'
import { STRUCTURE_TYPES, type Property } from '@soundleaf/contracts'
import { fromWire, setProperty, toWire } from '../index'
import { built, countingIds, first, must, property } from '../testing'
import { template } from '../template'

const WALL = toWire(built('LightweightFrameWall', ['frame', 'left'], ['panel', 'left']))

const anything = fc.jsonValue({ maxDepth: 2 })
const unknownFields = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 8 }).map((key) => `x${key}`),
  anything,
  {
    maxKeys: 3,
  },
)
const unknownProperties = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(null, '00000000-0000-4000-8000-0000000000aa'),
    key: fc.string({ minLength: 1, maxLength: 8 }).map((key) => `x${key}`),
    value: fc.string({ maxLength: 20 }),
    type: fc.constantFrom('Int', 'Decimal', 'Bool', 'String', 'Range'),
    isUiProperty: fc.boolean(),
    rangeConfiguration: fc.constant(null),
  } satisfies { [Key in keyof Property]: fc.Arbitrary<Property[Key]> }),
  { selector: ({ key }) => key, maxLength: 3 },
)

test('[API-04] unknown fields, unknown properties, spelling and order survive a round trip byte for byte', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...STRUCTURE_TYPES),
      unknownFields,
      unknownFields,
      unknownProperties,
      fc.nat({ max: 20 }),
      (type, ofStructure, ofComponent, ofProperties, turn) => {
        const made = toWire(template(type, countingIds()))
        const turned = (properties: readonly Property[]) =>
          [...properties.slice(turn), ...properties.slice(0, turn)].map((given) =>
            given.type === 'Decimal' && !given.key.startsWith('x')
              ? { ...given, value: respelled(given.value) }
              : given,
          )
        const structure = {
          ...ofStructure,
          ...made,
          components: made.components.map((component) => ({
            ...component,
            ...ofComponent,
            properties: turned([...component.properties, ...ofProperties]),
          })),
        }
        expect(JSON.stringify(toWire(must(fromWire(structure))))).toBe(JSON.stringify(structure))
      },
    ),
    { seed: 1 },
  )
})

test('[API-04] a gauge is kept by a reader that has no use for it: a frame of wood, and with it every older version', () => {
  const components = WALL.components.map((component) =>
    component.productType === 'WallFrame'
      ? { ...component, properties: [...component.properties, property('gauge', '1.2')] }
      : component,
  )
  const read = must(fromWire({ ...WALL, components }))
  expect(toWire(read)).toEqual({ ...WALL, components })
  const edited = toWire(must(setProperty(read, first(read, 'frame').id, 'cc', 450)))
  const gauges = edited.components.flatMap(({ properties }) =>
    properties.filter(({ key }) => key === 'gauge'),
  )
  expect(gauges.map(({ value }) => value)).toEqual(['1.2', '1.2'])
})

/** The same number in another legal spelling. */
function respelled(text: string): string {
  return text.includes('.') ? `0${text}0` : `${text}.0`
}
