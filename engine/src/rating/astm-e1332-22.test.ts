import { thirdOctaves } from '../band'
import { readSpectrum } from '../spectrum'
import { rateAstmE1332 } from './astm-e1332-22'

const BANDS_HZ = thirdOctaves(80, 4000)

function oitc(values_db: readonly number[]) {
  const reading = readSpectrum(BANDS_HZ, values_db)
  if (!reading.ok) throw new Error(reading.fault.code)
  return rateAstmE1332(reading.spectrum)
}

test('[BEY-01] OITC of 30 dB in every band is 30: the source is 100.13 dB(A) outdoors and 70.13 indoors', () => {
  expect(oitc(BANDS_HZ.map(() => 30))).toMatchObject({ value: 30, working: { method: 'energy sum' } })
})

test('[BEY-01] OITC where one band lets all through is what that band leaves', () => {
  // 80.5 dB(A) at 80 Hz less 20 dB: 100.13 - 60.5 = 39.63, which is 40; the others leave nothing.
  expect(oitc(BANDS_HZ.map((band) => (band === 80 ? 20 : 150)))).toMatchObject({ value: 40 })
  // 89.8 dB(A) at 500 Hz less 20 dB: 100.13 - 69.8 = 30.33.
  expect(oitc(BANDS_HZ.map((band) => (band === 500 ? 20 : 150)))).toMatchObject({ value: 30 })
})

test('[BEY-01] OITC needs every band from 80 to 4000 Hz', () => {
  const reading = readSpectrum(
    BANDS_HZ.slice(1),
    BANDS_HZ.slice(1).map(() => 30),
  )
  if (!reading.ok) throw new Error(reading.fault.code)
  expect(rateAstmE1332(reading.spectrum)).toMatchObject({ available: false, missingBand_hz: 80 })
})
