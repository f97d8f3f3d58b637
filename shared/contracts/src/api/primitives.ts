import { Type, type TLiteral, type TUnion } from '@sinclair/typebox'
import { BAND_COUNT } from '../bands'
import { GUID_PATTERN } from '../guid'

/** A closed list of texts. */
export function oneOf<const Values extends readonly [string, ...string[]] | readonly string[]>(
  values: Values,
): TUnion<TLiteral<Values[number]>[]> {
  return Type.Union(values.map((value) => Type.Literal(value)))
}

export const Guid = Type.String({ pattern: GUID_PATTERN, description: 'GUID' })

/** ISO 8601 in UTC, as `2026-11-27T14:02:00.000Z`. */
export const UtcDate = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$',
  description: 'ISO 8601 date and time in UTC',
})

export const Email = Type.String({
  minLength: 3,
  maxLength: 254,
  pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  description: 'email address',
})

/** A code of an authenticator app, or a recovery code; blanks and hyphens in it do not count. */
export const OneTimeCode = Type.String({ minLength: 1, maxLength: 40 })

/** An answer without content worth reading. */
export const Empty = Type.Object({})

/** 21 values in dB, third octaves 50 Hz to 5 kHz. */
export const Spectrum = Type.Array(Type.Number(), { minItems: BAND_COUNT, maxItems: BAND_COUNT })

/** As `Spectrum`; null where the reference curve has no value. */
export const PartialSpectrum = Type.Array(Type.Union([Type.Number(), Type.Null()]), {
  minItems: BAND_COUNT,
  maxItems: BAND_COUNT,
})

/** Two numbers, as first and last or width and height. Not a tuple's schema: OpenAPI 3.1 has no list in `items`. */
export const TwoNumbers = Type.Unsafe<[number, number]>(
  Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }),
)
