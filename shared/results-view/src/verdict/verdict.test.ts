import { EVALUATION_INDICES, type ResultColor } from '@soundleaf/contracts'
import type { Requirement } from './requirement'
import { directPathText, verdict, verdictText } from './verdict'

const index = (id: number) => EVALUATION_INDICES.find((one) => one.id === id) ?? null

/** A value with its flanking paths in it. */
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
  range: null,
  isDirect: false,
  planned: null,
  isRandom: false,
  color,
})

/** A value of the direct path alone, planned with a deduction; the colour is that of the planned value. */
const direct = (
  id: number,
  required_db: number,
  expected_db: number,
  color: ResultColor,
  deduction_db = 5,
): Requirement => {
  const one = asked(id, required_db, expected_db, color)
  const value_db = id === 50 ? expected_db + deduction_db : expected_db - deduction_db
  return { ...one, isDirect: true, planned: { deduction_db, value_db, color } }
}

test.each([
  // Airborne sound: more is better.
  [asked(3, 52, 58, 'Green'), 'ok', 'Met', 'margin 6 dB'],
  [asked(3, 52, 52, 'Yellow'), 'near', 'Met', 'within uncertainty'],
  [asked(3, 52, 51, 'Yellow'), 'near', 'Missed', 'within uncertainty'],
  [asked(3, 52, 47, 'Red'), 'bad', 'Missed', 'short by 5 dB'],
  // Impact sound pressure levels of ISO: less is better, the requirement is an upper limit.
  [asked(50, 56, 53, 'Green'), 'ok', 'Met', 'margin 3 dB'],
  [asked(50, 56, 59, 'Red'), 'bad', 'Missed', 'over by 3 dB'],
  // Impact ratings of ASTM: more is better again, and they have no unit.
  [asked(151, 50, 55, 'Green'), 'ok', 'Met', 'margin 5'],
  [asked(151, 50, 45, 'Red'), 'bad', 'Missed', 'short by 5'],
] as const)('[FLD-04] a verdict has a word and a margin beside its colour: %#', (given, level, word, by) => {
  expect(verdict(given)).toEqual({ level, word, by })
})

test.each([
  // 86 − 5 = 81, 33 above 48; 60 dB is planned as 65, 9 over 56.
  [direct(1, 48, 86, 'Green'), 'direct', 'Direct path only', 'margin 33 dB'],
  [direct(1, 48, 53, 'Yellow'), 'near', 'Met', 'within uncertainty'],
  [direct(1, 48, 49, 'Red'), 'bad', 'Missed', 'short by 4 dB'],
  [direct(50, 56, 60, 'Red'), 'bad', 'Missed', 'over by 9 dB'],
  [direct(50, 56, 40, 'Green'), 'direct', 'Direct path only', 'margin 11 dB'],
  // An older server does not plan; its green is no green either.
  [{ ...asked(1, 48, 86, 'Green'), isDirect: true }, 'direct', 'Direct path only', 'margin 38 dB'],
] as const)(
  '[FLD-04] without flanking the planned value is judged, and never green: %#',
  (given, level, word, by) => {
    expect(verdict(given)).toEqual({ level, word, by })
  },
)

test.each([
  [direct(1, 48, 86, 'Green'), 'Direct path only, flanking not included; 5 dB deducted: 81 dB'],
  [direct(50, 56, 60, 'Red'), 'Direct path only, flanking not included; 5 dB added: 65 dB'],
  [direct(151, 50, 55, 'Green'), 'Direct path only, flanking not included; 5 dB deducted: 50'],
  [direct(1, 48, 86, 'Green', 0), 'Direct path only, flanking not included'],
  [{ ...asked(1, 48, 86, 'Green'), isDirect: true }, 'Direct path only, flanking not included'],
  [asked(1, 48, 86, 'Green'), null],
  [{ ...asked(1, 48, null, 'White'), isDirect: true }, null],
] as const)('[FLD-04] what stands with a value of the direct path alone: %#', (given, text) => {
  expect(directPathText(given)).toBe(text)
})

test('[FLD-04] without a requirement or a value there is no verdict, nor of random values', () => {
  expect(verdict(asked(0, 52, 58, 'White'))).toEqual({ level: 'none', word: 'No requirement', by: '' })
  expect(verdict(asked(1, 0, 58, 'White'))).toEqual({ level: 'none', word: 'No requirement', by: '' })
  expect(verdict(asked(1, 52, null, 'White'))).toEqual({ level: 'none', word: 'No value', by: '' })
  expect(verdictText(verdict({ ...asked(1, 52, 40, 'Red'), isRandom: true }))).toBe('Not judged')
})
