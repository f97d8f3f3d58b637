import { EVALUATION_KINDS, STANDARDS } from './enumerations'
import {
  allRatings,
  mainRating,
  RATING_FIELDS,
  ratingDefinition,
  ratingInField,
  ratingWithSymbol,
  singleNumbersOf,
} from './ratings'

const ALL = allRatings()
const WHOLE = ALL.filter(({ decimals }) => decimals === 0)

test('a rating is known by its name, and in whole numbers by its symbol and its field', () => {
  for (const definition of ALL) expect(ratingDefinition(definition.id)).toBe(definition)
  for (const definition of WHOLE) expect(ratingWithSymbol(definition.symbol)).toBe(definition)
  expect(new Set(RATING_FIELDS).size).toBe(RATING_FIELDS.length)
  for (const field of RATING_FIELDS) expect(ratingInField(field).wireField).toBe(field)
})

test('a notation is the symbol with its index set low', () => {
  for (const { symbol, notation } of ALL)
    expect(notation.replace(/_\{(.*)\}/, '$1')).toBe(symbol.replace("'", '′').replace('-', '–'))
})

test('an adaptation term is added to a rating of its own standard and kind of sound, of as many decimals', () => {
  const terms = ALL.filter(({ termOf }) => termOf !== null)
  expect(terms).not.toEqual([])
  for (const { termOf, standard, kind, decimals } of terms)
    expect(ratingDefinition(termOf ?? 'Rw')).toMatchObject({ standard, kind, decimals, termOf: null })
})

test('a rating in a building has the bands of the one in the laboratory', () => {
  const inBuilding = ALL.filter(({ laboratory }) => laboratory !== null)
  expect(inBuilding).not.toEqual([])
  for (const { laboratory, standard, kind, range_hz, decimals } of inBuilding)
    expect(ratingDefinition(laboratory ?? 'Rw')).toMatchObject({
      ...{ standard, kind, range_hz, decimals },
      rank: 'main',
      laboratory: null,
    })
})

test('each standard has one main rating of each kind of sound, and it is the first of its single numbers', () => {
  const mains = STANDARDS.flatMap((standard) =>
    EVALUATION_KINDS.map((kind) => {
      const numbers = singleNumbersOf(kind, standard)
      expect(numbers.filter(({ rank }) => rank === 'main')).toEqual([mainRating(kind, standard)])
      return numbers[0]?.id
    }),
  )
  expect(mains).toEqual(['Rw', 'Lnw', 'STC', 'IIC'])
})
