import accepted from './accepted.json'
import { worseThan } from './accepted'
import { RECORDS } from './records'
import { scoreAll } from './score'
import { bandRms, coverage, overall } from './summary'

// A prediction takes milliseconds; a busy machine and the test runner's sandbox may make that a hundred times more.
jest.setTimeout(120_000)

const scores = scoreAll()

test('[ENG-04] the measurements are there and every one of them is predicted', () => {
  expect(RECORDS.length).toBeGreaterThanOrEqual(158)
  expect(scores.filter(({ quantity }) => quantity !== 'octaves')).toHaveLength(146)
})

test('[ENG-04] no kind is predicted worse than the committed report says', () => {
  expect(worseThan(accepted, scores)).toEqual([])
})

test('a kind that gets worse is found', () => {
  const better = accepted.map((line) => ({ ...line, mae: line.mae - 0.2 }))
  expect(worseThan(better, scores)).toHaveLength(accepted.length)
})

test('the stated uncertainty is honest: 60 to 76 % of the errors within one, at least 92 % within two', () => {
  const [one, two] = coverage(scores)
  expect(one).toBeGreaterThanOrEqual(0.6)
  expect(one).toBeLessThanOrEqual(0.76)
  expect(two).toBeGreaterThanOrEqual(0.92)
})

test('[ENG-04] the open measurements are met as closely as they have to be', () => {
  const [all, airborne, impact] = overall(scores)
  expect(airborne.mae).toBeLessThanOrEqual(1.6)
  expect(impact.mae).toBeLessThanOrEqual(2.3)
  expect(all.within[2]).toBeGreaterThanOrEqual(0.85)
  expect(Math.abs(all.mean)).toBeLessThanOrEqual(0.5)
  expect(bandRms(scores)).toBeLessThanOrEqual(5)
})
