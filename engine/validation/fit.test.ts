import type { ParameterName } from '../src/calibrated'
import { NAMES, STARTS, toDistance } from './calibrated-values'
import { fitValues } from './fit'
import { smoothRating } from './smooth-rating'

const START = Object.fromEntries(NAMES.map((name) => [name, STARTS[name].value])) as Record<
  ParameterName,
  number
>

test('a value is drawn to what many measurements say, and stays where none speaks', () => {
  // Every error is 2 dB and falls by 4 dB per spread: the fit lies half a spread up, a little less for its start.
  const slopes = NAMES.map((_, at) => (at === 0 ? -4 : 0))
  const fitted = fitValues(
    Array.from({ length: 50 }, () => ({ error_db: 2, slopes, of: 'rating' as const })),
    START,
  )
  expect(toDistance(NAMES[0], fitted[NAMES[0]])).toBeCloseTo(0.5, 1)
  for (const name of NAMES.slice(1)) expect(fitted[name]).toBeCloseTo(STARTS[name].value, 9)
})

test('one wild measurement among many counts by its size, not its square', () => {
  const slopes = NAMES.map((_, at) => (at === 0 ? -4 : 0))
  const errors = Array.from({ length: 49 }, () => ({ error_db: 0, slopes, of: 'rating' as const }))
  const fitted = fitValues([...errors, { error_db: 40, slopes, of: 'rating' as const }], START)
  expect(Math.abs(toDistance(NAMES[0], fitted[NAMES[0]]))).toBeLessThan(0.1)
})

test('a spectrum that contradicts the others counts by the size of its errors too', () => {
  const slopes = NAMES.map((_, at) => (at === 0 ? -4 : 0))
  const of = 'octave band' as const
  const agreeing = Array.from({ length: 60 }, () => ({ error_db: 0, slopes, of }))
  const wild = Array.from({ length: 6 }, () => ({ error_db: 18, slopes, of }))
  const moved = (errors: Parameters<typeof fitValues>[0]) =>
    Math.abs(toDistance(NAMES[0], fitValues(errors, START)[NAMES[0]]))
  // By their squares six of 66 would take the mean by 1.6 dB, 0.41 of the spread.
  expect(moved([...agreeing, ...wild])).toBeLessThan(0.2)
})

test('a rating without its steps moves by what the spectrum moves', () => {
  const curve = [19, 22, 25, 33, 36, 39, 42, 45, 48, 51, 52, 53, 54, 55, 56, 56, 56, 56, 56, 56, 56]
  const base = smoothRating('Rw', curve)
  // The reference curve of ISO 717-1: 32 dB over 16 bands allow it 2 dB more than its 52; whole steps cost half a decibel.
  expect(base).toBeCloseTo(53.5, 1)
  const moved = smoothRating(
    'Rw',
    curve.map((value) => value + 0.25),
  )
  expect(moved - base).toBeCloseTo(0.25, 1)
})
