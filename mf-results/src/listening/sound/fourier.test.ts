import { sequencesOf, spectrumOf } from './fourier'

const numbers = Float64Array.from([3, -1, 4, 1, -5, 9, 2, -6, 5, 3, 5, -8, 9, 7, 9, 3])

test('the spectrum is that of the definition', () => {
  const { re, im } = spectrumOf(numbers)
  for (let bin = 0; bin <= 8; bin += 1) {
    let [sumRe, sumIm] = [0, 0]
    numbers.forEach((value, at) => {
      sumRe += value * Math.cos((2 * Math.PI * bin * at) / 16)
      sumIm -= value * Math.sin((2 * Math.PI * bin * at) / 16)
    })
    expect(re[bin]).toBeCloseTo(sumRe, 10)
    expect(im[bin]).toBeCloseTo(sumIm, 10)
  }
})

test('two sequences come back from their spectra', () => {
  const other = numbers.map((value, at) => value * at - 3)
  const [one, two] = sequencesOf(spectrumOf(numbers), spectrumOf(other))
  numbers.forEach((value, at) => expect(one[at]).toBeCloseTo(value, 10))
  other.forEach((value, at) => expect(two[at]).toBeCloseTo(value, 10))
})
