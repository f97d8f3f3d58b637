import { bandMeans } from '../physics/frequency'
import { rateIso717Airborne } from '../rating/iso-717-1-2020'
import { thirdOctaveSpectrum } from '../spectrum'
import { LABORATORY_LIMIT_DB, laboratoryLimit, showsLaboratoryLimit } from './laboratory-limit'

const limit_db = Array.from(bandMeans(laboratoryLimit()), (tau) => -10 * Math.log10(tau))

test("[ENG-05] the laboratory's limit has the rating R'max,w that the notice states", () => {
  const [rw] = rateIso717Airborne(thirdOctaveSpectrum(limit_db))
  expect(rw.available && rw.value).toBe(LABORATORY_LIMIT_DB)
})

test('[ENG-01] the limit is the reference curve of ISO 717-1 and 33 dB at 100 to 400 Hz and above all that was measured', () => {
  // 33 + 33 at 100 Hz, 51 + 33 at 400 Hz
  expect(limit_db[3]).toBeCloseTo(66, 0)
  expect(limit_db[9]).toBeCloseTo(84, 0)
  // ASHRAE 2019, table 40. The flat curve of the standard would end at 89.
  for (const [band, measured] of [
    [4, 63],
    [7, 70],
    [10, 84],
    [13, 93],
    [16, 104],
    [19, 105],
  ])
    expect(limit_db[band]).toBeGreaterThan(measured - 0.5)
})

test('the limit shows from 10 dB below it, band by band', () => {
  expect(showsLaboratoryLimit(limit_db.map((value) => value - 11))).toBe(false)
  expect(showsLaboratoryLimit(limit_db.map((value, band) => value - (band === 5 ? 9 : 20)))).toBe(true)
})
