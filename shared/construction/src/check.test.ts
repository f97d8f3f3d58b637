import type { StructureType } from '@soundleaf/contracts'
import { STRUCTURE_TYPES } from '@soundleaf/contracts'
import { blank, check, ruleText, template, type Component, type Construction } from './index'
import { blankFrame, blankPanel } from './blank'
import { RESULTS } from './rule-break'
import { built, countingIds, first } from './testing'

const newId = countingIds()
const named = <Kind extends Component>(component: Kind, name: string): Kind => ({ ...component, name })
const panel = (name = 'Board') => named(blankPanel(newId), name)
const fixedPanel = () => ({ ...panel('Fixed board'), isFlaggedFixed: true })
const massive = (name = 'Slab') => named(blank('massiveElement', newId), name)
const cavity = () => named(blank('cavity', newId), 'Gap')
const ribs = () => named(blank('ribPanel', newId), 'Ribs')
const board = (name = 'Wool') => named(blank('impactBoard', newId), name)
const covering = (name = 'Carpet') => named(blank('floorCovering', newId), name)
const frame = (productType: 'WallFrame' | 'FloorFrame' | 'CeilingFrame' | 'Frame', name = 'Studs') =>
  named(blankFrame(productType, 'Wooden Stud', newId), name)
const fixedFrame = () => ({ ...frame('WallFrame', 'Fixed studs'), isFlaggedFixed: true })

const of = (type: StructureType, ...components: readonly Component[]): Construction => ({
  id: 'construction',
  type,
  components,
  received: null,
})

/** What is broken, with the name that the message begins with: that of the component with the id. */
const broken = (construction: Construction) =>
  check(construction).map((rule) => {
    const [, name] = /^([^:]+): .+\.$/.exec(ruleText(rule)) ?? []
    const [componentId] = rule.componentIds
    expect(construction.components.filter(({ id }) => id === componentId).map((one) => one.name)).toContain(
      name,
    )
    return `${rule.code} ${name ?? '-'}`
  })

const WALL = 'SingleMassiveElementWall'
const FLOOR = 'SingleMassiveElementFloor'
const RIB_FLOOR = 'SingleMassiveElementFloorWithRibPanels'
const DOUBLE = 'DoubleMassiveElementWall'
const LIGHT = 'LightweightFrameWall'

const first_ = massive('Slab 1')
const second = massive('Slab 2')

const CASES: readonly (readonly [string, Construction, readonly string[]])[] = [
  // What stands at the core.
  ['a wall without its massive element', of(WALL, panel()), ['WrongCore Board']],
  ['two massive elements in a single wall', of(WALL, first_, second), ['WrongCore Slab 2']],
  ['a cavity in a single wall', of(WALL, massive(), cavity()), ['InsideCore Gap']],
  ['a double wall without its cavity', of(DOUBLE, first_, second), ['WrongCore Slab 2']],
  ['a double wall of one leaf', of(DOUBLE, massive(), cavity()), ['WrongCore Slab']],
  ['a double wall in the wrong order', of(DOUBLE, cavity(), first_, second), ['WrongCore Gap']],
  ['a rib floor without ribs', of(RIB_FLOOR, massive()), ['WrongCore Slab']],
  ['ribs above their plate', of(RIB_FLOOR, ribs(), massive()), ['WrongCore Ribs']],
  ['ribs under a single floor', of(FLOOR, massive(), ribs()), ['InsideCore Ribs']],
  ['a lightweight wall without its frame', of(LIGHT, fixedPanel(), fixedPanel()), ['WrongCore Fixed board']],
  [
    'a lightweight wall with a panel on one side',
    of(LIGHT, fixedPanel(), fixedFrame()),
    ['WrongCore Fixed studs'],
  ],
  [
    'a lightweight wall whose panels anyone may delete',
    of(LIGHT, panel(), fixedFrame(), panel()),
    ['WrongCore Fixed studs'],
  ],
  [
    'a lightweight wall with a slab',
    of(LIGHT, fixedPanel(), fixedFrame(), fixedPanel(), massive()),
    ['NotInThisStructure Slab'],
  ],
  [
    'a panel between the leaves of a double wall',
    of(DOUBLE, first_, panel(), cavity(), second),
    ['InsideCore Board'],
  ],
  ['a panel between plate and ribs', of(RIB_FLOOR, massive(), panel(), ribs()), ['InsideCore Board']],
  ['two panes without a space', of('Facade', panel('Outer'), panel('Inner')), ['PanesAndSpaces Inner']],
  ['studs in a window', of('Facade', panel(), frame('WallFrame'), panel('B')), ['NotInThisStructure Studs']],
  // What may stand beside it.
  ['an impact board in a wall', of(WALL, board(), massive()), ['NotInThisStructure Wool']],
  ['a floor covering on a wall', of(WALL, massive(), covering()), ['NotInThisStructure Carpet']],
  [
    'two frames on one side of a wall',
    of(WALL, frame('WallFrame', 'A'), frame('WallFrame', 'B'), massive()),
    ['FrameOnSide B'],
  ],
  [
    'two more frames on one side of a lightweight wall',
    of(LIGHT, frame('WallFrame', 'A'), frame('WallFrame', 'B'), fixedPanel(), fixedFrame(), fixedPanel()),
    ['FrameOnSide B'],
  ],
  ['a floor frame in a wall', of(WALL, massive(), frame('FloorFrame')), ['WrongFrameForSide Studs']],
  [
    'a ceiling frame above the slab',
    of(FLOOR, frame('CeilingFrame'), massive()),
    ['WrongFrameForSide Studs'],
  ],
  ['a floor frame below the slab', of(FLOOR, massive(), frame('FloorFrame')), ['WrongFrameForSide Studs']],
  [
    'two frames above a slab',
    of(FLOOR, frame('FloorFrame', 'A'), frame('FloorFrame', 'B'), massive()),
    ['FrameOnSide B'],
  ],
  [
    'three frames below a slab',
    of(FLOOR, massive(), frame('CeilingFrame', 'A'), frame('CeilingFrame', 'B'), frame('CeilingFrame', 'C')),
    ['FrameOnSide C'],
  ],
  ['an impact board below the slab', of(FLOOR, massive(), board()), ['ImpactBoardPlace Wool']],
  [
    'an impact board between two slabs',
    of('DoubleMassiveElementFloor', first_, board(), cavity(), second),
    ['InsideCore Wool', 'ImpactBoardPlace Wool'],
  ],
  [
    'three impact boards',
    of(FLOOR, board('A'), board('B'), board('C'), massive()),
    ['TooManyImpactBoards C'],
  ],
  ['a covering under a panel', of(FLOOR, panel(), covering(), massive()), ['FloorCoveringPlace Carpet']],
  ['a covering below the slab', of(FLOOR, massive(), covering()), ['FloorCoveringPlace Carpet']],
  ['two coverings', of(FLOOR, covering('A'), covering('B'), massive()), ['FloorCoveringPlace B']],
  ['a panel below the ribs', of(RIB_FLOOR, massive(), ribs(), panel()), ['BelowRibPanel Board']],
  // Ids and count.
  ['one id twice', of(WALL, { ...panel('A'), id: 'x' }, { ...panel('B'), id: 'x' }, massive()), ['SameId B']],
  [
    '61 components',
    of(WALL, massive(), ...Array.from({ length: 60 }, (_, index) => panel(`P${index}`))),
    ['TooManyComponents P59'],
  ],
  // Values.
  ['a panel of 0 mm', of(WALL, { ...panel(), thickness_mm: 0 }, massive()), ['OutOfRange Board']],
  ['a negative density', of(WALL, { ...panel(), density_kgm3: -1 }, massive()), ['OutOfRange Board']],
  [
    'two values of one panel',
    of(WALL, { ...panel(), density_kgm3: 0, modulusOfElasticity_MPa: 1e9 }, massive()),
    ['OutOfRange Board', 'OutOfRange Board'],
  ],
  [
    'a value outside the product',
    of(WALL, { ...panel(), ranges: { thickness: { min: 15, max: 18 } } }, massive()),
    ['OutOfRange Board'],
  ],
  [
    'a linked cavity that does not follow',
    of(WALL, massive(), { ...frame('WallFrame'), isDepthLinked: true, totalCavityDepth_mm: 100 }),
    ['DepthNotLinked Studs'],
  ],
]

test.each(CASES)('[CMP-11] %s is refused by the name of the component', (_, construction, wanted) => {
  expect(broken(construction)).toEqual(wanted)
})

test('insulation that is switched off has no thickness', () => {
  const wall = built(WALL, ['frame', 'left'])
  const studs = first(wall, 'frame')
  const components = wall.components.map((component) =>
    component === studs ? { ...studs, insulation: { ...studs.insulation, thickness_mm: 50 } } : component,
  )
  expect(check({ ...wall, components }).map(({ code }) => code)).toEqual(['InsulationOff'])
})

test('every rule of a construction has a case', () => {
  const covered = CASES.flatMap(([, construction]) => check(construction).map(({ code }) => code))
  const uncovered = Object.keys(RESULTS).filter((rule) => !covered.some((known) => known === rule))
  // What is only not finished breaks none; it has its cases beside `unfinished`.
  expect(uncovered).toEqual(['InsulationOff', 'FrameUnfinished', 'ImpactBoardUnfinished'])
})

test('[CMP-11] a message names component, value and range', () => {
  const [broken_] = check(of(WALL, { ...panel('Board'), thickness_mm: 250 }, massive()))
  expect(broken_ && ruleText(broken_)).toBe('Board: thickness is 250 mm. Enter a value from 0.1 to 200 mm.')
  const [damping] = check(of(WALL, { ...panel('Board'), dampingCoefficient: 2 }, massive()))
  expect(damping && ruleText(damping)).toBe(
    'Board: damping coefficient is 2. Enter a value from 0.0001 to 1.',
  )
})

/** Decisions 36 and 46, and what the specification allows without saying so. */
const SOUND: readonly (readonly [string, Construction])[] = [
  ['two impact boards', of(FLOOR, board(), board(), massive())],
  ['a frame on each side', of(WALL, frame('WallFrame'), massive(), frame('WallFrame'))],
  ['frames above and below', of(FLOOR, frame('FloorFrame'), massive(), frame('CeilingFrame'))],
  ['a frame of any place', of(FLOOR, frame('Frame'), massive(), frame('Frame'))],
  [
    'one more frame on each side of a lightweight wall',
    of(LIGHT, frame('WallFrame'), fixedPanel(), fixedFrame(), fixedPanel(), frame('WallFrame')),
  ],
  ['a second board inside a lightweight wall', of(LIGHT, fixedPanel(), panel(), fixedFrame(), fixedPanel())],
  ['a panel that is flagged fixed beside a slab', of(WALL, fixedPanel(), massive())],
  ['panels on both sides of a double wall', of(DOUBLE, panel(), massive(), cavity(), massive(), panel())],
]

test.each(SOUND)('%s keeps every rule', (_, construction) => {
  expect(broken(construction)).toEqual([])
})

test.each(STRUCTURE_TYPES)('a template of %s is no construction of a type with another core', (type) => {
  const cores = (wanted: StructureType) =>
    template(wanted, newId)
      .components.map(({ kind }) => kind)
      .join()
  for (const other of STRUCTURE_TYPES) {
    const relabelled = { ...template(type, newId), type: other }
    expect(check(relabelled).length === 0).toBe(cores(type) === cores(other))
  }
})

test('every rule has the code with which a calculation answers it', () => {
  expect(new Set(Object.values(RESULTS))).toEqual(
    new Set(['ConstructionNotSupported', 'PropertyError', 'FrameError', 'MassiveElementError']),
  )
})
