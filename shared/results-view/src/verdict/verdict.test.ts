import { EVALUATION_INDICES, type ResultColor } from '@soundleaf/contracts'
import type { Requirement } from './requirement'
import { verdict } from './verdict'

const index = (id: number) => EVALUATION_INDICES.find((one) => one.id === id) ?? null
const asked = (
  id: number,
  required_db: number,
  expected_db: number | null,
  color: ResultColor,
): Requirement => ({
  kind: id >= 50 && id < 100 ? 'impact' : 'airborne',
  index: index(id),
  required_db,
  expected_db,
  uncertainty_db: 1.5,
  color,
})

test.each([
  // Airborne sound: more is better.
  [asked(3, 52, 58, 'Green'), 'ok', 'Met', 'margin 6 dB'],
  [asked(3, 52, 52, 'Yellow'), 'near', 'Met', 'within uncertainty'],
  [asked(3, 52, 51, 'Yellow'), 'near', 'Missed', 'within uncertainty'],
  [asked(3, 52, 47, 'Red'), 'bad', 'Missed', 'short by 5 dB'],
  // Impact sound pressure levels of ISO: less is better.
  [asked(50, 56, 53, 'Green'), 'ok', 'Met', 'margin 3 dB'],
  [asked(50, 56, 59, 'Red'), 'bad', 'Missed', 'short by 3 dB'],
  // Impact ratings of ASTM: more is better again, and they have no unit.
  [asked(151, 50, 55, 'Green'), 'ok', 'Met', 'margin 5'],
] as const)('[FLD-04] a verdict has a word and a margin beside its colour: %#', (given, level, word, by) => {
  expect(verdict(given)).toEqual({ level, word, by })
})

test('[FLD-04] without a requirement or a value there is no verdict', () => {
  expect(verdict(asked(0, 52, 58, 'White'))).toEqual({ level: 'none', word: 'No requirement', by: '' })
  expect(verdict(asked(1, 52, null, 'White'))).toEqual({ level: 'none', word: 'No value', by: '' })
})
