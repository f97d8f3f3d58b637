import { SPECTRA } from '@soundleaf/contracts'
import { deviations_db } from './deviations'
import type { SpectrumSet } from './spectrum-set'

function setOf(kind: 'airborne' | 'impact', current: number[], shifted: (number | null)[]): SpectrumSet {
  const quantity = SPECTRA.find((one) => one.kind === kind)
  if (quantity === undefined) throw new Error('The contract has spectra of both kinds.')
  return { kind, quantity, current, shifted, uncertainty_db: null }
}

test('airborne sound falls short below the reference, in whole tenths', () => {
  // 46.0 − 45.9 is 0.10000000000000142 in binary.
  expect(deviations_db(setOf('airborne', [38, 45.9, 50.2], [null, 46, 50]))).toEqual([null, 0.1, 0])
})

test('impact sound falls short above the reference', () => {
  expect(deviations_db(setOf('impact', [63.4, 60], [62, 62]))).toEqual([1.4, 0])
})
