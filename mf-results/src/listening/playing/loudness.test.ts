import { levelsAt, soundOf } from '../sources/sources'
import { levelOf } from '../sound/levels'
import { render } from '../sound/render'
import { BROWSER_MEMORY, CALIBRATION_METHODS, CALIBRATION_SOUNDS, calibrationBy } from './calibration'
import { loudnessOf, peakOf } from './loudness'

beforeEach(() => localStorage.clear())

test('[BEY-14] without calibration the loudest peak is 3 dB under full scale, and no level is known', () => {
  const { fullScalePerPascal, reduced_db } = loudnessOf({ peak_Pa: 0.2, loudest_dBA: 70 }, null)
  // 10^(-3/20) = 0.708
  expect(0.2 * fullScalePerPascal).toBeCloseTo(0.708, 3)
  expect(reduced_db).toBeNull()
})

test('[BEY-14] calibrated, a pascal is a pascal', () => {
  // Full scale is 100 dB: 2 Pa.
  const { fullScalePerPascal, reduced_db } = loudnessOf({ peak_Pa: 0.5, loudest_dBA: 70 }, 100)
  expect(1 / fullScalePerPascal).toBeCloseTo(2, 3)
  expect(reduced_db).toBe(0)
})

test('[BEY-14] nothing is louder than 85 dB(A), nor than the device can give; all is turned down alike', () => {
  expect(loudnessOf({ peak_Pa: 1, loudest_dBA: 92 }, 120).reduced_db).toBeCloseTo(7, 9)
  // Full scale 2 Pa, peaks of 4 Pa: 6.02 dB and 1 dB to spare.
  const { fullScalePerPascal, reduced_db } = loudnessOf({ peak_Pa: 4, loudest_dBA: 80 }, 100)
  expect(reduced_db).toBeCloseTo(7.02, 2)
  expect(4 * fullScalePerPascal).toBeCloseTo(0.891, 3)
})

test.each(CALIBRATION_METHODS)(
  '[BEY-14] the reference of the calibration by %s is played at its share of full scale, unreduced',
  (method) => {
    const { source, below_db } = CALIBRATION_SOUNDS[method]
    const peak_Pa = peakOf(render(soundOf(source), levelsAt(source, 60), 0.5))
    expect(loudnessOf({ peak_Pa, loudest_dBA: 60 }, 60 + below_db).reduced_db).toBe(0)
    // What is then heard as 66 dB(A) is so far below full scale: the level of full scale is 66 and that.
    expect(calibrationBy(method, 66, new Date()).fullScale_db).toBe(66 + below_db)
    expect(levelOf(peak_Pa)).toBeGreaterThan(60)
  },
)

test('[BEY-14] a calibration is remembered, and what can be none is not believed', () => {
  const made = calibrationBy('meter', 70, new Date('2026-11-30T10:00:00Z'))
  BROWSER_MEMORY.keep(made)
  expect(BROWSER_MEMORY.read()).toEqual(made)
  BROWSER_MEMORY.keep(null)
  expect(BROWSER_MEMORY.read()).toBeNull()
  for (const wrong of ['{', '7', '{"method":"meter","fullScale_db":900,"madeAt":"2026-11-30T10:00:00Z"}']) {
    localStorage.setItem('soundleaf.listening', wrong)
    expect(BROWSER_MEMORY.read()).toBeNull()
  }
})
