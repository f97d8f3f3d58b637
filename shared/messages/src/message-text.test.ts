import { notice, NOTICE_KINDS, type Notice, type RefusalReason } from '@soundleaf/contracts'
import { measureIn } from '@soundleaf/texts'
import { messageText } from './message-text'

afterEach(() => measureIn('Metric'))

const NOTICES: readonly (readonly [Notice, string])[] = [
  [
    notice('LeafOutsideRange', { from_kgm2: 2, to_kgm2: 1000 }),
    'The leaf lies outside 2 to 1000 kg/m², the range of the models.',
  ],
  [
    notice('TimberTooThin', { least_mm: 60 }),
    'Solid timber below 60 mm lies outside the range of the models; a deck on joists has their frame below it.',
  ],
  [
    notice('CavityOutsideRange', { from_mm: 5, to_mm: 500 }),
    'The cavity lies outside 5 to 500 mm, the range of the models.',
  ],
  [
    notice('ElementOutsideRange', { from_m2: 1, to_m2: 30 }),
    'The element lies outside 1 to 30 m², the range of the models.',
  ],
  [notice('CavityOverfilled', {}), 'The insulation is thicker than its cavity and was taken as filling it.'],
  [
    notice('FrameAssumed', { frameType: 'Elastomer Hanger' }),
    'The stiffness of "Elastomer Hanger" is an assumption, not a measured value.',
  ],
  [
    notice('NotValidated', { of: 'airborne', kind: 'ribbed floor' }),
    'No published airborne measurement of a ribbed floor was at hand.',
  ],
  [
    notice('FewMeasurements', { of: 'impact', kind: 'floating floor on wood', count: 2 }),
    'Published impact measurements of a floating floor on wood at hand: 2 only.',
  ],
  [
    notice('CeilingOptimistic', {}),
    'Published suspended ceilings reduce impact sound less than predicted; take its result as optimistic.',
  ],
  [
    notice('BetweenModels', {}),
    'The construction lies between two that the models treat differently; their results are mixed.',
  ],
  [
    notice('LaboratoryLimit', { limit_db: 93 }),
    "The result includes the limit of a good laboratory, R'max,w = 93 dB.",
  ],
  [notice('RoomUnknown', {}), 'Standardised field values need a separating area and a volume above zero.'],
  [notice('RoomTooLarge', { limit_m3: 150 }), 'NNIC and NISR are defined for rooms under 150 m³.'],
  [
    notice('BuildingAssumed', { structure: 'timber', wall_mm: 120, floor_mm: 160 }),
    'Flanking is estimated for a building of cross-laminated timber with walls of 120 mm and floors of 160 mm.',
  ],
  [
    notice('BuildingAssumed', { structure: 'concrete', wall_mm: 180, floor_mm: 200 }),
    'Flanking is estimated for a building of concrete with walls of 180 mm and floors of 200 mm.',
  ],
]

test.each(NOTICES)('[ENG-05] $code is said to a person', (said, text) => {
  expect(messageText(said)).toBe(text)
})

test('no notice is left out above', () => {
  expect(new Set(NOTICES.map(([{ code }]) => code))).toEqual(new Set(Object.keys(NOTICE_KINDS)))
})

const REASONS: readonly (readonly [RefusalReason, string])[] = [
  [{ code: 'QuantityNotAboveZero', params: { quantity: 'rib depth' } }, 'The rib depth must be above zero.'],
  [
    { code: 'FrameQuantityNotAboveZero', params: { quantity: 'stud spacing' } },
    'The stud spacing of the frame must be above zero.',
  ],
  [{ code: 'UnknownFrameType', params: { frameType: 'Iron' } }, 'There is no frame type "Iron".'],
  [{ code: 'RibsFillTheirSpacing', params: {} }, 'The ribs are as thick as their spacing or thicker.'],
  [
    { code: 'NoModelOfMaterial', params: { component: 'Core', material: 'EPS' } },
    'Core: there is no model of a massive element of EPS.',
  ],
  [{ code: 'FlankingNotSupported', params: {} }, 'Flanking is estimated for single massive elements only.'],
  [{ code: 'NoFiniteResult', params: {} }, 'The properties lead to no finite result.'],
  [{ code: 'Unforeseen', params: { cause: 'out of memory' } }, 'out of memory'],
]

test.each(REASONS)('[CAL-03] a refusal for $code is said to a person', (reason, text) => {
  expect(messageText({ ...reason, componentIds: [] })).toBe(text)
})

test('[CAL-03] a rule that a construction breaks is said as the editor says it', () => {
  const broken = {
    code: 'FrameOnSide',
    params: { component: 'Wall frame', productType: 'WallFrame' },
    componentIds: ['frame'],
  } as const
  expect(messageText(broken)).toBe('Wall frame: there is another frame on its side.')
})

test('what a newer server says is shown in its own sentence', () => {
  const message = { code: 'TooHumid', params: {}, componentIds: [], sentence: 'Too humid: dry it.' }
  expect(messageText(message)).toBe('Too humid: dry it.')
  expect(messageText({ ...message, code: null })).toBe('Too humid: dry it.')
})

test('[BEY-12] ranges of the models are said in the units in use', () => {
  measureIn('ImperialFractions')
  // 2 kg/m² is 0.41 lb/ft², 1000 kg/m² 204.82; 500 mm 19.685 in; 30 m² 322.9 ft².
  expect(
    [
      notice('LeafOutsideRange', { from_kgm2: 2, to_kgm2: 1000 }),
      notice('CavityOutsideRange', { from_mm: 12.7, to_mm: 500 }),
      notice('ElementOutsideRange', { from_m2: 1, to_m2: 30 }),
    ].map((said) => messageText(said)),
  ).toEqual([
    'The leaf lies outside 0.41 to 204.82 lb/ft², the range of the models.',
    'The cavity lies outside 1/2 to 19.685 in, the range of the models.',
    'The element lies outside 10.8 to 322.9 ft², the range of the models.',
  ])
})
