import { BANDS_HZ } from '@soundleaf/contracts'
import { BINS, binsOf, overBins } from './bands'
import { sequencesOf, spectrumOf, valueAt, type Spectrum } from './fourier'

/** After so many corrections a band is as it shall be within 0.1 dB, even where it has a narrow dip. */
const CORRECTIONS = 2

/** Gains over all bins whose mean over each band, weighted as a sound of equal bands is, comes to that of the band. */
function smoothGains(gains_db: readonly number[]): Float64Array {
  let points = gains_db
  for (let round = 0; round < CORRECTIONS; round += 1) {
    const means = meansOf(overBins(points))
    points = points.map((point, band) => point + (gains_db[band] ?? 0) - (means[band] ?? 0))
  }
  return overBins(points)
}

function meansOf(gains: Float64Array): readonly number[] {
  return BANDS_HZ.map((_, band) => {
    const [from, to] = binsOf(band)
    let [passed, all] = [0, 0]
    for (let bin = from; bin < to; bin += 1) {
      passed += 10 ** (valueAt(gains, bin) / 10) / bin
      all += 1 / bin
    }
    return 10 * Math.log10(passed / all)
  })
}

/**
 * The frequency response of minimum phase with these gains by band: nothing sounds before what causes it. Its phase is
 * the Hilbert transform of the logarithm of its amount, by the folded cepstrum (Oppenheim and Schafer, Discrete-Time
 * Signal Processing, chapter on the cepstrum).
 */
export function minimumPhase(gains_db: readonly number[]): Spectrum {
  const logarithm = smoothGains(gains_db).map((gain) => (gain * Math.LN10) / 20)
  const none = new Float64Array(BINS)
  const [cepstrum] = sequencesOf({ re: logarithm, im: none }, { re: none, im: none })
  const half = cepstrum.length / 2
  const folded = cepstrum.map((value, at) => (at === 0 || at === half ? value : at < half ? 2 * value : 0))
  const { re, im } = spectrumOf(folded)
  const amount = re.map(Math.exp)
  return {
    re: amount.map((value, bin) => value * Math.cos(valueAt(im, bin))),
    im: amount.map((value, bin) => value * Math.sin(valueAt(im, bin))),
  }
}
