import accepted from './accepted.json'
import { worseThan } from './accepted'
import { coverageLeftOut } from './left-out'
import { isOfSecondSet, RECORDS } from './records'
import { scoreAll } from './score'
import { bandRms, isImpactRating, isRating, overall, spectraRms, summarise } from './summary'

// A prediction takes milliseconds; a busy machine and the test runner's sandbox may make that a hundred times more.
const scores = scoreAll()
const second = scores.filter(isOfSecondSet)
const first = scores.filter((score) => !isOfSecondSet(score))

test('[ENG-04] the measurements are there and every one of them is predicted', () => {
  expect(RECORDS.length).toBeGreaterThanOrEqual(158 + 43)
  expect(first.filter(isRating)).toHaveLength(146)
  expect(second.filter(isRating)).toHaveLength(81)
})

test('[ENG-04] no kind is predicted worse than the committed report says', () => {
  expect(worseThan(accepted, scores)).toEqual([])
})

test('a kind that gets worse is found', () => {
  const better = accepted.map((line) => ({ ...line, mae: line.mae - 0.2 }))
  expect(worseThan(better, scores)).toHaveLength(accepted.length)
})

test.each(coverageLeftOut())(
  '[ENG-05] the stated uncertainty of $group is honest with the source left out: 60 to 76 % within one, 92 % and more within two',
  ({ within: [one, two] }) => {
    expect(one).toBeGreaterThanOrEqual(0.6)
    expect(one).toBeLessThanOrEqual(0.76)
    expect(two).toBeGreaterThanOrEqual(0.92)
  },
)

test('[ENG-04] the open measurements are met as closely as they have to be', () => {
  const [all, airborne, impact] = overall(first)
  expect(airborne.mae).toBeLessThanOrEqual(1.6)
  expect(impact.mae).toBeLessThanOrEqual(2.3)
  expect(all.within[2]).toBeGreaterThanOrEqual(0.85)
  expect(Math.abs(all.mean)).toBeLessThanOrEqual(0.5)
  expect(bandRms(first)).toBeLessThanOrEqual(5)
})

// Aimed at are 1.8 and 3.0 dB, 8 and 5.5 dB rms, and 8 dB from 50 to 80 Hz; what is missing is said in the report.
test('[ENG-04] the floors of the second set, which calibration leaves out, are met as closely as they are now', () => {
  const [, airborne] = overall(second)
  expect(airborne.mae).toBeLessThanOrEqual(2.8)
  expect(summarise('', '', second.filter(isImpactRating)).mae).toBeLessThanOrEqual(2.6)
  expect(spectraRms(second, 'R', 100, 3150)).toBeLessThanOrEqual(7)
  expect(spectraRms(second, 'Ln', 100, 3150)).toBeLessThanOrEqual(5.5)
  expect(spectraRms(second, 'R', 50, 80)).toBeLessThanOrEqual(8)
  expect(spectraRms(second, 'Ln', 50, 80)).toBeLessThanOrEqual(6)
})
