/** The Fourier coefficients of a real periodic sequence from 0 to half its length; those above mirror them. */
export interface Spectrum {
  readonly re: Float64Array
  readonly im: Float64Array
}

/** The spectrum of a real sequence whose length is a power of two. */
export function spectrumOf(sequence: Float64Array): Spectrum {
  const re = Float64Array.from(sequence)
  const im = new Float64Array(sequence.length)
  transform(re, im)
  const half = sequence.length / 2 + 1
  return { re: re.slice(0, half), im: im.slice(0, half) }
}

/** Two real sequences from their spectra, by one transform: the one as its real part, the other as its imaginary one. */
export function sequencesOf(one: Spectrum, other: Spectrum): readonly [Float64Array, Float64Array] {
  const half = one.re.length - 1
  const length = 2 * half
  const re = new Float64Array(length)
  const im = new Float64Array(length)
  // The inverse transform is the transform with both parts exchanged, over the length.
  for (let at = 0; at <= half; at += 1) {
    const mirror = (length - at) % length
    re[mirror] = valueAt(other.re, at) - valueAt(one.im, at)
    im[mirror] = valueAt(one.re, at) + valueAt(other.im, at)
    re[at] = valueAt(one.im, at) + valueAt(other.re, at)
    im[at] = valueAt(one.re, at) - valueAt(other.im, at)
  }
  transform(re, im)
  return [im.map((value) => value / length), re.map((value) => value / length)]
}

/** The discrete Fourier transform in place: Cooley and Tukey, radix 2, decimation in time. */
function transform(re: Float64Array, im: Float64Array): void {
  const length = re.length
  sortByReversedBits(re)
  sortByReversedBits(im)
  const { cos, sin } = partsOfTurn(length)
  for (let half = 1; half < length; half *= 2) {
    const stride = length / (2 * half)
    for (let start = 0; start < length; start += 2 * half) {
      for (let at = 0; at < half; at += 1) {
        const even = start + at
        const odd = even + half
        const c = valueAt(cos, at * stride)
        const s = valueAt(sin, at * stride)
        const turnedRe = valueAt(re, odd) * c + valueAt(im, odd) * s
        const turnedIm = valueAt(im, odd) * c - valueAt(re, odd) * s
        re[odd] = valueAt(re, even) - turnedRe
        im[odd] = valueAt(im, even) - turnedIm
        re[even] = valueAt(re, even) + turnedRe
        im[even] = valueAt(im, even) + turnedIm
      }
    }
  }
}

function sortByReversedBits(values: Float64Array): void {
  const length = values.length
  let reversed = 0
  for (let at = 0; at < length; at += 1) {
    if (at < reversed) {
      const kept = valueAt(values, at)
      values[at] = valueAt(values, reversed)
      values[reversed] = kept
    }
    let bit = length / 2
    while (bit >= 1 && reversed >= bit) {
      reversed -= bit
      bit /= 2
    }
    reversed += bit
  }
}

interface PartsOfTurn {
  readonly cos: Float64Array
  readonly sin: Float64Array
}

const known = new Map<number, PartsOfTurn>()

/** Cosine and sine over half a turn, of which a whole one has so many steps. */
function partsOfTurn(steps: number): PartsOfTurn {
  const found = known.get(steps)
  if (found !== undefined) return found
  const angles = Float64Array.from({ length: steps / 2 }, (_, at) => (2 * Math.PI * at) / steps)
  const made = { cos: angles.map(Math.cos), sin: angles.map(Math.sin) }
  known.set(steps, made)
  return made
}

/** The value at a place that exists. */
export const valueAt = (values: Float64Array, at: number): number => values[at] ?? 0
