import {
  DEFAULT_FIELD_VALUES,
  type ProjectContent,
  type RoomEdge,
  type RoomsSetting,
} from '@soundleaf/contracts'
import { differences } from './differences'
import { template } from './template'
import { toWire } from './wire/structure'

let ids = 0
const newId = () => `dddddddd-0000-4000-8000-${String(++ids).padStart(12, '0')}`
const wall = toWire(template('LightweightFrameWall', newId))
const mine: ProjectContent = { name: 'IW-07', fieldValues: DEFAULT_FIELD_VALUES.Iso, structures: [wall] }

/** The project with one property of one layer changed. */
function withProperty(key: string, value: string, layer = 0): ProjectContent {
  const components = wall.components.map((component, index) =>
    index !== layer
      ? component
      : {
          ...component,
          properties: component.properties.map((one) => (one.key === key ? { ...one, value } : one)),
        },
  )
  return { ...mine, structures: [{ ...wall, components }] }
}

test('[LIF-09] the same project differs in nothing', () => {
  expect(differences(mine, JSON.parse(JSON.stringify(mine)) as ProjectContent)).toEqual([])
})

test('[LIF-09] a name and a property of a layer are named with both values and their unit', () => {
  const theirs = { ...withProperty('thickness', '15'), name: 'IW-08' }
  expect(differences(mine, theirs)).toEqual([
    { what: 'Name', mine: 'IW-07', theirs: 'IW-08' },
    { what: 'Thickness, A', mine: '12.5 mm', theirs: '15 mm' },
  ])
})

test('[LIF-09] a layer that only one of them has stands against nothing, and a new order is named', () => {
  const [first, frame, last] = wall.components
  if (!first || !frame || !last) throw new Error('The template has three layers.')
  const without = { ...mine, structures: [{ ...wall, components: [first, frame] }] }
  expect(differences(mine, without)).toEqual([{ what: 'Layer C', mine: last.name, theirs: '–' }])
  const turned = { ...mine, structures: [{ ...wall, components: [last, frame, first] }] }
  expect(differences(mine, turned).map(({ what }) => what)).toEqual(['Order of layers'])
})

test('[LIF-09] field values are named in the words of their selectors', () => {
  const fieldValues = { ...mine.fieldValues, airborneId: 3, airborneValue: 52, flankingType: 2 }
  const theirs = { ...mine, fieldValues }
  expect(
    differences({ ...mine, fieldValues: { ...fieldValues, airborneId: 1, flankingType: 0 } }, theirs),
  ).toEqual([
    { what: 'Airborne requirement', mine: 'DnT,w, 52 dB', theirs: 'DnT,w + C50-3150, 52 dB' },
    { what: 'Flanking junction', mine: 'No flanking', theirs: '6 mm elastomer' },
  ])
})

test('[BEY-07] rooms are named by their dimensions, and each element around them in words', () => {
  const concrete = { material: 'concrete', mass: 460, lining: 'none' } as const
  const edge = {
    flank: 'element',
    source: concrete,
    receiving: concrete,
    junction: 'rigid cross',
  } as const
  const rooms = {
    width: 4,
    height: 2.6,
    sourceDepth: 5,
    receivingDepth: 5,
    edges: [edge, edge, edge, edge],
    openings: [],
  }
  expect(differences({ ...mine, rooms }, mine)).toEqual([
    { what: 'Rooms', mine: '4 × 2.6 m; 5 m and 5 m deep', theirs: '–' },
  ])
  const lined = { ...edge, receiving: { ...concrete, lining: 'free-standing boards' } } as const
  const theirs = {
    ...rooms,
    edges: [edge, { flank: 'whole', Dnfw: 53 }, lined, { flank: 'none' }],
    openings: [{ kind: 'door', area: 1.8, Rw: 32 }],
  } satisfies ProjectContent['rooms']
  const here = 'Concrete 460 kg/m²; Rigid cross'
  expect(differences({ ...mine, rooms }, { ...mine, rooms: theirs })).toEqual([
    { what: 'Ceiling', mine: here, theirs: 'Dn,f,w 53 dB' },
    {
      what: 'Façade',
      mine: here,
      theirs: 'Concrete 460 kg/m² | Concrete 460 kg/m², Free-standing boards; Rigid cross',
    },
    { what: 'Inner wall', mine: here, theirs: 'None' },
    { what: 'Openings and leaks', mine: '–', theirs: 'Door 1.8 m², Rw 32 dB' },
  ])
})

test('[BEY-07] a flank that is built as another project is told by its name, thickness and side', () => {
  const built = { projectId: newId(), name: 'Studs', structure: wall, side: 'receiving' } as const
  const edge = (change: object = {}): RoomEdge => {
    const flank = { ...built, ...change }
    return { flank: 'element', source: flank, receiving: flank, junction: 'rigid T' }
  }
  const none: RoomEdge = { flank: 'none' }
  const rooms = (first: RoomEdge): RoomsSetting => ({
    width: 4,
    height: 2.6,
    sourceDepth: 5,
    receivingDepth: 5,
    edges: [first, none, none, none],
    openings: [],
  })
  const [turned] = differences(
    { ...mine, rooms: rooms(edge()) },
    { ...mine, rooms: rooms(edge({ side: 'source' })) },
  )
  // A board of 12.5 mm on each side of studs of 95 mm.
  expect(turned).toEqual({
    what: 'Floor',
    mine: 'as Studs, 120 mm, receiving side to the room; Rigid T',
    theirs: 'as Studs, 120 mm, source side to the room; Rigid T',
  })
})

test('[BEY-10] a spectrum of one’s own outside is told by its octaves', () => {
  const rooms = (octaves: number[]): RoomsSetting => ({
    width: 4,
    height: 2.6,
    sourceDepth: 5,
    receivingDepth: 5,
    edges: [1, 2, 3, 4].map(() => ({ flank: 'none' as const })),
    openings: [],
    outside: {
      source: 'own',
      level: 65,
      octaves,
      reverberationTime: 0.5,
      shape: 'plane',
      lineOfSight: 1.5,
      absorption: 0.3,
      slope: 0,
    },
  })
  const [difference] = differences(
    { ...mine, rooms: rooms([70, 66, 62, 60, 60, 57, 51]) },
    { ...mine, rooms: rooms([71, 66, 62, 60, 60, 57, 51]) },
  )
  expect(difference?.mine).toContain('70 66 62 60 60 57 51 dB')
  expect(difference?.theirs).toContain('71 66 62 60 60 57 51 dB')
})

test('a construction that cannot be read is no reason to fail', () => {
  const theirs = withProperty('thickness', 'thick')
  expect(differences(mine, { ...theirs, name: 'IW-08' })).toEqual([
    { what: 'Name', mine: 'IW-07', theirs: 'IW-08' },
  ])
})

test('[BEY-05] variants are compared by their ids, whichever of them is open', () => {
  const slim = { ...withProperty('thickness', '9').structures[0], structureId: newId() } as typeof wall
  const two = (variants: ProjectContent['variants'], open = wall): ProjectContent => ({
    ...mine,
    structures: [open],
    variants,
  })
  const ours = two({ name: 'As tendered', place: 0, others: [{ name: 'Slim', structure: slim }] })
  const opened = two({ name: 'Slim', place: 1, others: [{ name: 'As tendered', structure: wall }] }, slim)
  expect(differences(ours, opened)).toEqual([{ what: 'Open variant', mine: 'As tendered', theirs: 'Slim' }])

  const thicker = {
    ...withProperty('thickness', '15').structures[0],
    structureId: slim.structureId,
  } as typeof wall
  expect(
    differences(ours, two({ name: 'As tendered', place: 0, others: [{ name: 'Slim', structure: thicker }] })),
  ).toEqual([{ what: 'Slim: Thickness, A', mine: '9 mm', theirs: '15 mm' }])
  expect(differences(ours, two({ name: 'As tendered', place: 0, others: [] }))).toEqual([
    { what: 'Variants', mine: 'As tendered and Slim', theirs: 'As tendered' },
  ])
  expect(differences(ours, mine)).toEqual([
    { what: 'Variants', mine: 'As tendered and Slim', theirs: 'Variant 1' },
  ])
})
