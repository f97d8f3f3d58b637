import { DEFAULT_FIELD_VALUES, NEW_FIELD_VALUES } from '@soundleaf/contracts'
import { belongsTo, fieldValuesUnder, standardChangeText } from './standard-change'

test('[FLD-05] an index of 0 is unset and belongs to both standards', () => {
  const unset = { ...DEFAULT_FIELD_VALUES.Iso, airborneId: 0, impactId: 0 }
  expect(belongsTo('Iso', unset)).toBe(true)
  expect(belongsTo('Astm', unset)).toBe(true)
  expect(belongsTo('Astm', DEFAULT_FIELD_VALUES.Iso)).toBe(false)
})

test('[FLD-06] under another standard the defaults of that one stand, whole and never mixed', () => {
  const own = { ...DEFAULT_FIELD_VALUES.Iso, airborneValue: 53, volume: 60 }
  expect(fieldValuesUnder('Iso', own)).toBe(own)
  expect(fieldValuesUnder('Astm', own)).toEqual(NEW_FIELD_VALUES.Astm)
  expect(fieldValuesUnder('Astm', { ...own, airborneId: 101 })).toEqual(NEW_FIELD_VALUES.Astm)
  expect(standardChangeText('Astm')).toContain('defaults of ASTM')
})
