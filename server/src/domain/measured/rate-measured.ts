import type {
  MeasuredBound,
  MeasuredQuantity,
  MeasuredRating,
  MeasuredValue,
  RateAnswer,
  RateRequest,
} from '@soundleaf/contracts'
import { readSpectrum, type BandSpectrum } from '@soundleaf/engine'
import { accept, refuse, type Decision } from '../refusal'
import { numbersOf } from './numbers-of'
import type { RatedNumber } from './rated-number'

/** Farther than any true value lies beyond its bound: no rating moves any more. */
const BEYOND_DB = 200

/**
 * Rates a measured curve: every number that its bands allow. Where a band of a number is a bound, so is the number:
 * all of them but the adaptation terms move one way with each band. A term is the difference of two numbers, so it is
 * a bound only while the rating that it belongs to stays; else it is left open.
 */
export function rateMeasured({ quantity, values }: RateRequest): Decision<RateAnswer> {
  const spectrum = spectrumOf(values)
  if (spectrum === null) {
    const params = {
      name: 'values',
      found: values.map(({ band }) => band).join(', '),
      rule: 'be nominal octaves or third octaves in Hz (ISO 266), each once',
    }
    return refuse('FieldInvalid', { params, field: 'values' })
  }
  const bounds = new Map(values.flatMap(({ band, bound }) => (bound === undefined ? [] : [[band, bound]])))
  if (bounds.size === 0) return accept({ ratings: ratingsOf(quantity, spectrum) })
  const measured = numbersOf(quantity, spectrum)

  const beyond = spectrumOf(values.map(pushed)) ?? spectrum
  const extreme = numbersOf(quantity, beyond)
  /** The main number that a term belongs to stands before it. */
  let isMainUnmoved = true
  const ratings = measured.map((number, at) => {
    const isUnmoved = number.value === extreme[at]?.value
    if (!number.isTerm) isMainUnmoved = isUnmoved
    const kinds = new Set(number.bands.flatMap((band) => bounds.get(band) ?? []))
    const [kind] = kinds
    if (kind === undefined) return toAnswer(number)
    if (kinds.size > 1 || (number.isTerm && !isMainUnmoved)) return open(number)
    return toAnswer(number, { bound: number.rises ? kind : opposite(kind), isUnmoved })
  })
  return accept({ ratings })
}

/** Every number of a spectrum without bounds. */
export function ratingsOf(quantity: MeasuredQuantity, spectrum: BandSpectrum): MeasuredRating[] {
  return numbersOf(quantity, spectrum).map((number) => toAnswer(number))
}

function spectrumOf(values: readonly MeasuredValue[]): BandSpectrum | null {
  const reading = readSpectrum(
    values.map(({ band }) => band),
    values.map(({ value }) => value),
  )
  return reading.ok ? reading.spectrum : null
}

function pushed({ band, value, bound }: MeasuredValue): MeasuredValue {
  if (bound === undefined) return { band, value }
  return { band, value: value + (bound === 'atLeast' ? BEYOND_DB : -BEYOND_DB) }
}

const opposite = (bound: MeasuredBound): MeasuredBound => (bound === 'atLeast' ? 'atMost' : 'atLeast')

function toAnswer(
  { bands: _bands, rises: _rises, isTerm: _isTerm, ...rating }: RatedNumber,
  limits: Pick<MeasuredRating, 'bound' | 'isUnmoved'> = {},
): MeasuredRating {
  return { ...rating, ...limits }
}

const open = (number: RatedNumber): MeasuredRating => ({
  notation: number.notation,
  edition: number.edition,
  decimals: number.decimals,
  value: null,
})
