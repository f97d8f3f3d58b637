import { DEFAULT_FIELD_VALUES } from '@soundleaf/contracts'
import { enterFieldNumber } from './field-entry'
import { flankingOptions } from './flanking-options'
import { requirementOptions, requirementText } from './requirement-options'

const ids = (standard: 'Iso' | 'Astm', kind: 'airborne' | 'impact') =>
  requirementOptions(standard, kind).map(({ id }) => id)

test('[FLD-01] the selectors offer the index codes of one standard', () => {
  expect(ids('Iso', 'airborne')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(ids('Iso', 'impact')).toEqual([50, 51, 52, 53, 54, 55])
  expect(ids('Astm', 'airborne')).toEqual([101, 102])
  expect(ids('Astm', 'impact')).toEqual([150, 151])
  expect(requirementOptions('Iso', 'impact').map(requirementText)).toContain('L′nT,w + CI,50–2500')
})

test('[FLD-02] area and volume are numbers; what is not one is refused, what is out of bounds is moved in', () => {
  const given = DEFAULT_FIELD_VALUES.Iso
  expect(enterFieldNumber(given, 'volume', '42,5')).toEqual({
    fieldValues: { ...given, volume: 42.5 },
    isCorrected: false,
  })
  expect(enterFieldNumber(given, 'volume', '12abc')).toEqual({ fieldValues: given, isCorrected: true })
  expect(enterFieldNumber(given, 'separatingArea', '20000').fieldValues.separatingArea).toBe(1000)
  expect(enterFieldNumber(given, 'separatingArea', '-5')).toEqual({
    fieldValues: { ...given, separatingArea: 0 },
    isCorrected: true,
  })
})

test('[FLD-02] a room is at least a closet: what is less is moved to it, and 0 is none', () => {
  const given = DEFAULT_FIELD_VALUES.Iso
  // 0.001 m² would raise DnT,w by 10 lg(10/0.001) = 40 dB.
  expect(enterFieldNumber(given, 'separatingArea', '0.001')).toEqual({
    fieldValues: { ...given, separatingArea: 0 },
    isCorrected: false,
  })
  expect(enterFieldNumber(given, 'separatingArea', '0.1')).toEqual({
    fieldValues: { ...given, separatingArea: 1 },
    isCorrected: true,
  })
  expect(enterFieldNumber(given, 'volume', '4.9')).toEqual({
    fieldValues: { ...given, volume: 5 },
    isCorrected: true,
  })
  expect(enterFieldNumber(given, 'volume', '0')).toEqual({
    fieldValues: { ...given, volume: 0 },
    isCorrected: false,
  })
})

test('[FLD-03] junctions 1 to 3 stand only at single massive elements and only with the Full licence', () => {
  expect(flankingOptions('LightweightFrameWall', 'full').map(({ id }) => id)).toEqual([0])
  expect(flankingOptions('DoubleMassiveElementFloor', 'full').map(({ id }) => id)).toEqual([0])
  const panes = [{ productType: 'Panel' }, { productType: 'Cavity' }, { productType: 'Panel' }] as const
  expect(flankingOptions('Facade', 'full', panes).map(({ id }) => id)).toEqual([0])
  const offered = flankingOptions('SingleMassiveElementFloor', 'full')
  expect(offered.map(({ text }) => text)).toEqual([
    'No flanking',
    'No resilient interlayer',
    '6 mm elastomer',
    '12 mm elastomer',
  ])
  expect(offered.some(({ isDisabled }) => isDisabled)).toBe(false)
  for (const licence of ['trial', 'light'] as const)
    expect(flankingOptions('SingleMassiveElementWall', licence).map(({ isDisabled }) => isDisabled)).toEqual([
      false,
      true,
      true,
      true,
    ])
})
