import type { StructureType } from '@soundleaf/contracts'
import { check, finish, ruleText, unfinished, type ComponentKind, type Side } from './index'
import { built, kinds, must } from './testing'

type Added = readonly (readonly [ComponentKind, Side])[]
const FLOOR = 'SingleMassiveElementFloor'
const WALL = 'SingleMassiveElementWall'

const CASES: readonly (readonly [string, StructureType, Added, readonly string[]])[] = [
  ['a wall alone', WALL, [], []],
  [
    'a frame with its board',
    WALL,
    [
      ['frame', 'left'],
      ['panel', 'left'],
    ],
    [],
  ],
  ['a frame at the left', WALL, [['frame', 'left']], ['Wall frame needs a panel on its left.']],
  ['a frame at the right', WALL, [['frame', 'right']], ['Wall frame needs a panel on its right.']],
  ['a ceiling frame', FLOOR, [['frame', 'below']], ['Ceiling frame needs a panel below it.']],
  ['an impact board', FLOOR, [['impactBoard', 'above']], ['Impact board needs a panel above it.']],
  [
    'a board under a covering',
    FLOOR,
    [
      ['impactBoard', 'above'],
      ['floorCovering', 'above'],
    ],
    [],
  ],
  [
    'a frame under a covering',
    FLOOR,
    [
      ['frame', 'above'],
      ['floorCovering', 'above'],
    ],
    ['Floor frame needs a panel above it.'],
  ],
  [
    'a frame on an impact board',
    FLOOR,
    [
      ['impactBoard', 'above'],
      ['frame', 'above'],
      ['panel', 'above'],
    ],
    ['Floor frame needs a panel below it.'],
  ],
]

test.each(CASES)('what is lacking: %s', (_, type, added, expected) => {
  const construction = built(type, ...added)
  expect(unfinished(construction).map(ruleText)).toEqual(expected)
  // It is a step on the way, and breaks no rule.
  expect(check(construction)).toEqual([])
})

test('each panel that is added takes one lack away, until the construction is finished', () => {
  let count = 0
  const newId = () => `added ${(count += 1)}`
  let construction = built(FLOOR, ['impactBoard', 'above'], ['frame', 'above'], ['frame', 'below'])
  expect(unfinished(construction)).toHaveLength(2)
  for (let [lack] = unfinished(construction); lack !== undefined; [lack] = unfinished(construction))
    construction = must(finish(construction, lack, newId))
  expect(kinds(construction)).toBe('panel frame panel impactBoard massiveElement frame panel')
  expect(check(construction)).toEqual([])
})
