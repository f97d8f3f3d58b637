import type { StructureType } from '@soundleaf/contracts'
import { STRUCTURE_TYPES } from '@soundleaf/contracts'
import {
  add,
  addable,
  blank,
  check,
  orientation,
  ruleText,
  template,
  type ComponentKind,
  type Side,
} from './index'
import { built, countingIds, kinds, must, refusalOf } from './testing'

type Step = readonly [ComponentKind, Side]

const KINDS = [
  'panel',
  'frame',
  'impactBoard',
  'floorCovering',
  'massiveElement',
  'cavity',
  'ribPanel',
] as const satisfies readonly ComponentKind[]
const SIDES = ['left', 'right', 'above', 'below'] as const satisfies readonly Side[]
const WALLS = STRUCTURE_TYPES.filter((type) => orientation(type) === 'wall')
const FLOORS = STRUCTURE_TYPES.filter((type) => orientation(type) === 'floor')
const RIBS: StructureType = 'SingleMassiveElementFloorWithRibPanels'

/** `+` adds, `-` is drawn disabled, `.` is hidden. */
function verdict(type: StructureType, steps: readonly Step[], kind: ComponentKind, side: Side): string {
  const found = addable(built(type, ...steps), kind, side)
  if (found.allowed) return '+'
  expect(ruleText(found.refusal)).toMatch(/^[A-Z].*\.$/)
  return found.hidden ? '.' : '-'
}

/**
 * Written from the specification, sections 2 (buttons) and 4 (component rules), and decisions 36, 37 and 46: what has
 * been added, and then for every button of the page whether it adds (+), is disabled (-) or hidden (.).
 */
const WALL_TABLE: readonly (readonly [readonly Step[], string])[] = [
  //                                         panel frame
  //                                         L R   L R
  [[], '++ ++'],
  [[['panel', 'left']], '++ ++'],
  [[['frame', 'left']], '++ .+'],
  [[['frame', 'right']], '++ +.'],
  [
    [
      ['frame', 'left'],
      ['frame', 'right'],
    ],
    '++ ..',
  ],
  [
    [
      ['frame', 'left'],
      ['panel', 'left'],
    ],
    '++ .+',
  ],
  [
    [
      ['panel', 'left'],
      ['frame', 'left'],
      ['panel', 'left'],
      ['panel', 'right'],
    ],
    '++ .+',
  ],
]

describe.each(WALLS)('the buttons of %s', (type) => {
  test.each(WALL_TABLE)('[CMP-05] [DRW-06] after %j are %s', (steps, wanted) => {
    const buttons: readonly Step[] = [
      ['panel', 'left'],
      ['panel', 'right'],
      ['frame', 'left'],
      ['frame', 'right'],
    ]
    const found = buttons.map(([kind, side]) => verdict(type, steps, kind, side)).join('')
    expect(found).toBe(wanted.replace(' ', ''))
  })
})

/** Top: covering, panel, frame, impact board; bottom: panel, frame; the bottom of a floor with ribs is always hidden. */
const FLOOR_TABLE: readonly (readonly [readonly Step[], string])[] = [
  //                                           top  bottom
  [[], '++++ ++'],
  [[['panel', 'above']], '++++ ++'],
  [[['frame', 'above']], '++.+ ++'],
  [[['floorCovering', 'above']], '...+ ++'],
  [[['impactBoard', 'above']], '+++- ++'],
  [
    [
      ['impactBoard', 'above'],
      ['floorCovering', 'above'],
    ],
    '...- ++',
  ],
  [
    [
      ['frame', 'above'],
      ['impactBoard', 'above'],
      ['panel', 'above'],
    ],
    '++.- ++',
  ],
  [
    [
      ['frame', 'above'],
      ['panel', 'above'],
      ['floorCovering', 'above'],
    ],
    '...+ ++',
  ],
]
const FLOOR_BUTTONS: readonly Step[] = [
  ['floorCovering', 'above'],
  ['panel', 'above'],
  ['frame', 'above'],
  ['impactBoard', 'above'],
  ['panel', 'below'],
  ['frame', 'below'],
]

describe.each(FLOORS)('the buttons of %s', (type) => {
  test.each(FLOOR_TABLE)('[CMP-06] [CMP-07] [DRW-07] [DRW-08] after %j are %s', (steps, wanted) => {
    const found = FLOOR_BUTTONS.map(([kind, side]) => verdict(type, steps, kind, side)).join('')
    const bottom = type === RIBS ? '..' : wanted.slice(5)
    expect(found).toBe(wanted.slice(0, 4) + bottom)
  })
})

test.each(FLOORS.filter((type) => type !== RIBS))(
  '[DRW-08] %s: below joists there is room for the frame of a ceiling (decision 56); that hides its own button alone',
  (type) => {
    const frames: readonly Step[] = [
      ['frame', 'below'],
      ['frame', 'below'],
    ]
    const after = (steps: readonly Step[]) =>
      FLOOR_BUTTONS.map(([kind, side]) => verdict(type, steps, kind, side)).join('')
    expect(after(frames.slice(1))).toBe('++++++')
    expect(after(frames)).toBe('+++++.')
    expect(
      after([
        ['frame', 'below'],
        ['panel', 'below'],
        ['frame', 'below'],
      ]),
    ).toBe('+++++.')
  },
)

test('[CMP-07] two impact boards hide the button, one disables it and points to Duplicate (decision 36)', () => {
  const one = built('SingleMassiveElementFloor', ['impactBoard', 'above'])
  expect(addable(one, 'impactBoard', 'above')).toMatchObject({ allowed: false, hidden: false })
  expect(refusalOf(add(one, 'impactBoard', 'above', countingIds())).text).toBe(
    'There is an impact board. Duplicate it for a second layer.',
  )
  const two = { ...one, components: [blank('impactBoard', countingIds()), ...one.components] }
  expect(addable(two, 'impactBoard', 'above')).toMatchObject({ allowed: false, hidden: true })
})

/** A wall has no side above, a floor none on the left; no button adds what belongs to the structure type. */
test.each(STRUCTURE_TYPES)('%s: everything that is no button of the page is hidden', (type) => {
  const buttons: readonly Step[] =
    orientation(type) === 'wall'
      ? [
          ['panel', 'left'],
          ['panel', 'right'],
          ['frame', 'left'],
          ['frame', 'right'],
        ]
      : FLOOR_BUTTONS
  for (const kind of KINDS) {
    for (const side of SIDES) {
      if (buttons.some(([known, place]) => known === kind && place === side)) continue
      expect(verdict(type, [], kind, side)).toBe('.')
      expect(add(template(type, countingIds()), kind, side, countingIds()).ok).toBe(false)
    }
  }
})

test.each([
  ['SingleMassiveElementWall', [['panel', 'left']], 'panel massiveElement'],
  [
    'SingleMassiveElementWall',
    [
      ['panel', 'right'],
      ['frame', 'right'],
    ],
    'massiveElement panel frame',
  ],
  [
    'DoubleMassiveElementWall',
    [
      ['frame', 'left'],
      ['panel', 'right'],
    ],
    'frame massiveElement cavity massiveElement panel',
  ],
  [
    'LightweightFrameWall',
    [
      ['panel', 'left'],
      ['frame', 'right'],
    ],
    'panel panel* frame* panel* frame',
  ],
  [
    'SingleMassiveElementFloor',
    [
      ['panel', 'above'],
      ['floorCovering', 'above'],
    ],
    'floorCovering panel massiveElement',
  ],
  [
    'SingleMassiveElementFloor',
    [
      ['panel', 'above'],
      ['impactBoard', 'above'],
    ],
    'impactBoard panel massiveElement',
  ],
  [
    'SingleMassiveElementFloor',
    [
      ['panel', 'above'],
      ['floorCovering', 'above'],
      ['impactBoard', 'above'],
    ],
    'floorCovering impactBoard panel massiveElement',
  ],
  [
    'SingleMassiveElementFloor',
    [
      ['frame', 'below'],
      ['panel', 'below'],
    ],
    'massiveElement frame panel',
  ],
  [RIBS, [['panel', 'above']], 'panel massiveElement ribPanel'],
] as const satisfies readonly (readonly [StructureType, readonly Step[], string])[])(
  '[CMP-05] [CMP-06] [CMP-07] %s: %j are placed outside on their side: %s (decision 37)',
  (type, steps, wanted) => {
    expect(kinds(built(type, ...steps))).toBe(wanted)
  },
)

test('[CMP-06] a frame is the one of its place: floor frame above, ceiling frame below, wall frames in a wall', () => {
  const frameTypes = (type: StructureType, ...steps: readonly Step[]) =>
    built(type, ...steps).components.flatMap((component) =>
      component.kind === 'frame' ? `${component.productType}, ${component.frameType}` : [],
    )
  expect(frameTypes('SingleMassiveElementFloor', ['frame', 'above'], ['frame', 'below'])).toEqual([
    'FloorFrame, Wooden Stud Detached',
    'CeilingFrame, Wooden Stud Detached',
  ])
  expect(frameTypes('SingleMassiveElementWall', ['frame', 'left'])).toEqual([
    'WallFrame, Wooden Stud Detached',
  ])
  expect(frameTypes('LightweightFrameWall', ['frame', 'left'])).toEqual([
    'WallFrame, Wooden Stud',
    'WallFrame, Wooden Stud',
  ])
})

test('the 61st component is refused, and the button says why', () => {
  const steps = Array.from({ length: 59 }, (): Step => ['panel', 'left'])
  const full = built('SingleMassiveElementWall', ...steps)
  expect(full.components).toHaveLength(60)
  expect(check(full)).toEqual([])
  expect(addable(full, 'panel', 'right')).toMatchObject({ allowed: false, hidden: false })
  expect(refusalOf(add(full, 'panel', 'right', countingIds()))).toEqual({
    code: 'TooManyComponents',
    text: 'A construction holds at most 60 components.',
    componentIds: [],
  })
})

test('adding leaves the construction as it was and gives the new component an id of its own', () => {
  const before = built('SingleMassiveElementWall')
  const copy = JSON.stringify(before)
  let count = 0
  const after = must(add(before, 'panel', 'left', () => `new-${++count}`))
  expect(JSON.stringify(before)).toBe(copy)
  expect(after.components[0]?.id).toBe('new-1')
})
