import type { ReviewedType } from '../types/reviews'
import type { RatingRow } from '../write-back/rating-table'
import { COLUMNS, RATING_SEPARATOR } from './columns'
import type { Rows } from './csv-text'

/** A line for each layer of each type, in the order of the page; a type without layers has one line. */
export function typeRows(types: readonly ReviewedType[]): Rows {
  const lines = types.flatMap(({ type, review }) => {
    const ofType = [
      ...[type.name, type.elementClass, type.place, type.count, type.area_m2, type.areaCount],
      ...[said(type.isExternal), ratingsOf(type), review.state],
      review.questions.map(({ code }) => code).join(' '),
    ]
    if (type.layers.length === 0) return [[...ofType, null, null, null, null, null, null]]
    return type.layers.map(({ material, thickness_mm, ventilated, reads }, at) => [
      ...ofType,
      ...[at + 1, material, thickness_mm, said(ventilated), reads],
      said(review.leftOut.includes(material)),
    ])
  })
  return [COLUMNS, ...lines]
}

/** What would change in the file, a line for each type. */
export function differenceRows(rows: readonly RatingRow[]): Rows {
  const lines = rows.map(({ type, text, isWritten }) => [
    ...[type.name, type.elementClass, type.count, ratingsOf(type), text, said(isWritten)],
  ])
  return [['type', 'class', 'elements', 'in the file', 'new', 'is written'], ...lines]
}

const ratingsOf = ({ acousticRatings }: ReviewedType['type']): string =>
  acousticRatings.filter((one) => one !== '').join(RATING_SEPARATOR)

const said = (is: boolean | null): string | null => (is === null ? null : is ? 'yes' : 'no')
