import { BINS, SAMPLE_RATE_HZ } from './bands'
import { sequencesOf } from './fourier'
import { decayIn } from './room-sound'

test.each([0.3, 0.5, 1.5])(
  '[BEY-14] a room of %s s loses 60 dB in that time, by backward integration (ISO 3382-2)',
  (time_s) => {
    const none = { re: new Float64Array(BINS), im: new Float64Array(BINS) }
    const [decay] = sequencesOf(decayIn(time_s).left, none)
    const left: number[] = []
    let energy = 0
    for (let at = decay.length - 1; at >= 0; at -= 1) {
      energy += (decay[at] ?? 0) ** 2
      left[at] = energy
    }
    const levelAt = (at: number) => 10 * Math.log10((left[at] ?? 0) / (left[0] ?? 1))
    const reached = (level_db: number) => left.findIndex((_, at) => levelAt(at) <= level_db)
    // T30: from -5 to -35 dB, twice.
    const T30_s = (2 * (reached(-35) - reached(-5))) / SAMPLE_RATE_HZ
    expect(Math.abs(T30_s / time_s - 1)).toBeLessThan(0.03)
  },
)
