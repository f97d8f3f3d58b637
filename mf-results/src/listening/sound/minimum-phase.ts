import { BINS, overBins } from './bands'
import { sequencesOf, spectrumOf, valueAt, type Spectrum } from './fourier'

/**
 * The frequency response of minimum phase with these gains by band: nothing sounds before what causes it. Its phase is
 * the Hilbert transform of the logarithm of its amount, by the folded cepstrum (Oppenheim and Schafer, Discrete-Time
 * Signal Processing, chapter on the cepstrum).
 */
export function minimumPhase(gains_db: readonly number[]): Spectrum {
  const logarithm = overBins(gains_db).map((gain) => (gain * Math.LN10) / 20)
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
