import {
  BANDS_HZ,
  ratingDefinition,
  singleNumbersOf,
  withOneDecimal,
  type BatchResult,
  type RatingId,
  type Standard,
} from '@soundleaf/contracts'
import { spreadsheetText } from '@soundleaf/texts'
import { stringify } from 'csv-stringify/sync'
import type { StoredBatch, StoredSolve } from '../domain/batch/batch'

type Kind = Pick<StoredBatch, 'standard' | 'sweep' | 'solve'>
type Cell = string | number | null | undefined
type Column = readonly [head: string, cellOf: (result: BatchResult) => Cell]

/** The columns of a batch's results: their heads with units, and what of a result stands in them. */
function columnsOf({ standard, sweep, solve }: Kind): readonly Column[] {
  const quantity = standard === 'Iso' ? 'R' : 'TL'
  return [
    ['index', ({ index }) => index],
    ...(sweep?.axes ?? []).map(
      ({ property }, at) =>
        [`${property} (axis ${at + 1})`, ({ values }: BatchResult) => values?.[at]] as const,
    ),
    ...(solve === null ? [] : searchColumns(solve)),
    ['result', ({ result }) => result],
    ...ratingsOf(standard).map((id) => [`${id} (dB)`, ({ ratings }: BatchResult) => ratings[id]] as const),
    ['airborne field value (dB)', ({ airborneFieldEstimation }) => airborneFieldEstimation],
    ['impact field value (dB)', ({ impactFieldEstimation }) => impactFieldEstimation],
    ['surface mass (kg/m²)', ({ surfaceMass }) => surfaceMass],
    ['thickness (mm)', ({ totalThickness }) => totalThickness],
    ...BANDS_HZ.map(
      (hz, at) => [`${quantity} ${hz} Hz (dB)`, ({ airborne }: BatchResult) => airborne?.[at]] as const,
    ),
    ...BANDS_HZ.map((hz, at) => [`Ln ${hz} Hz (dB)`, ({ impact }: BatchResult) => impact?.[at]] as const),
    ['engine', ({ engineVersion }) => engineVersion],
    ['message', ({ message }) => message && spreadsheetText(message)],
  ]
}

/** What a search chose, and how it stands to what is required. */
function searchColumns({ variations, products, requirements }: StoredSolve): readonly Column[] {
  const name = (id: string) => products.find((product) => product.id === id)?.name
  const optionOf = ({ values, productIds }: StoredSolve['variations'][number], choice: number): Cell => {
    const productId = productIds[choice]
    return productId === undefined ? values[choice] : spreadsheetText(name(productId) ?? productId)
  }
  return [
    ...variations.map(
      (variation, at): Column => [
        `${variation.of} (variation ${at + 1})`,
        ({ choice }) => optionOf(variation, choice?.[at] ?? -1),
      ],
    ),
    ['fits', ({ fits }) => (fits === undefined ? '' : fits ? 'yes' : 'no')],
    ...requirements.map(
      ({ of }, at): Column => [`margin ${of} (dB)`, ({ margins }) => margins?.[at]?.margin],
    ),
    ['price (per m²)', ({ price }) => price],
    ['carbon (kg CO₂e/m²)', ({ carbon }) => carbon],
  ]
}

/** Each with its tenths after it, where the standard has them. */
function ratingsOf(standard: Standard): readonly RatingId[] {
  const ids = [...singleNumbersOf('airborne', standard), ...singleNumbersOf('impact', standard)].map(
    ({ id }) => id,
  )
  return ids.flatMap((id) =>
    id === 'Rw' || id === 'Lnw' ? [id, ratingDefinition(withOneDecimal(id)).id] : [id],
  )
}

export const csvHead = (batch: Kind): string => stringify([columnsOf(batch).map(([head]) => head)])

/** Lines of CSV (RFC 4180) that say what the JSON lines of the results do. */
export function csvLines(lines: readonly string[], batch: Kind): string {
  const columns = columnsOf(batch)
  return stringify(
    lines.map((line) => {
      // Written by the worker, as a BatchResult.
      const result = JSON.parse(line) as BatchResult
      return columns.map(([, cellOf]) => cellOf(result))
    }),
  )
}
