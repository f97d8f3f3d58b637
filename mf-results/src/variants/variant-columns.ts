import {
  carbonOf,
  costOf,
  totalThickness_mm,
  type Construction,
  type Difference,
  type Products,
} from '@soundleaf/construction'
import {
  mainRating,
  ratingOf,
  type Calculation,
  type EvaluationKind,
  type FieldValues,
  type Standard,
} from '@soundleaf/contracts'
import {
  indexNotation,
  lowFrequencySum,
  NO_NUMBER,
  plainNotation,
  ratingUnit,
  requiredText,
  requirement,
  shortText,
  statement,
  verdict,
  verdictText,
  type Verdict,
} from '@soundleaf/results-view'
import {
  formatNumber,
  formatSigned,
  massNumber,
  numberIn,
  shownValue,
  signedIn,
  unitName,
} from '@soundleaf/texts'
import { t } from '../texts/variants'
import type { RatedVariant } from './use-variants'

/** A variant as the table compares it with the base. */
export interface VariantRow extends RatedVariant {
  /** Null where this version cannot read it. */
  readonly construction: Construction | null
  readonly isBase: boolean
  /** In what it differs from the base, the base's value first; null where one of the two cannot be read. */
  readonly differences: readonly Difference[] | null
  readonly differingIds: ReadonlySet<string>
}

/** A column of numbers; sketch and name stand before all of them. */
export interface VariantColumn {
  readonly id: string
  /** In the notation of subscripts. */
  readonly head: string
  readonly text: (row: VariantRow) => string
  /** By what it is sorted and exported; null where there is none, which is last. */
  readonly value: (row: VariantRow) => number | null
  /** The unit of that value, one of SI, where it is written in the one in use. */
  readonly unit?: string
  /** Only of a requirement: the mark and word beside the number. */
  readonly verdict?: (row: VariantRow) => Verdict
}

interface Circumstances {
  readonly kinds: readonly EvaluationKind[]
  readonly standard: Standard
  readonly fieldValues: FieldValues
  readonly base: VariantRow | undefined
  /** For cost and carbon, which have columns where a product of a variant has them. */
  readonly rows: readonly VariantRow[]
  readonly products: Products
}

/** The columns that the project has, in their order. */
export function variantColumns({
  kinds,
  standard,
  fieldValues,
  base,
  rows,
  products,
}: Circumstances): readonly VariantColumn[] {
  const unit = ratingUnit(standard)
  const lowSum = base?.calculation ? lowFrequencySum(base.calculation) : null
  const headed = (notation: string) =>
    unit === '' ? t('column.plainRating', { notation }) : t('column.rating', { notation, unit })
  return [
    {
      id: 'thickness',
      head: t('column.thickness', { unit: unitName('mm') }),
      text: (row) => thicknessText(thicknessOf(row)),
      value: thicknessOf,
      unit: 'mm',
    },
    {
      id: 'mass',
      head: t('column.mass', { unit: unitName('kg/m²') }),
      text: (row) => massNumber(massOf(row)),
      value: massOf,
      unit: 'kg/m²',
    },
    ...kinds.map(
      (kind): VariantColumn => ({
        id: `rating-${kind}`,
        head: headed(statement(kind, standard, null).notation),
        text: ({ calculation }) => {
          const { rating, terms } = statement(kind, standard, calculation)
          return `${rating} ${calculation === null ? '' : terms}`.trim()
        },
        value: ({ calculation }) => ratedOf(calculation, kind, standard),
      }),
    ),
    ...(lowSum === null
      ? []
      : [
          {
            id: 'low',
            head: headed(lowSum.notation),
            text: ({ calculation }: VariantRow) => shortText(lowOf(calculation)),
            value: ({ calculation }: VariantRow) => lowOf(calculation),
          },
        ]),
    ...kinds.map((kind): VariantColumn => {
      const asked = requirement(kind, fieldValues, null)
      const { index, required_db } = asked
      const notation = index === null ? t('column.noField') : indexNotation(index)
      return {
        id: `field-${kind}`,
        head: required_db > 0 ? t('column.field', { notation, required: requiredText(asked) }) : notation,
        text: ({ calculation }) => shortText(calculation?.field[kind]?.value_db ?? null),
        value: ({ calculation }) => calculation?.field[kind]?.value_db ?? null,
        verdict: ({ calculation }) => verdict(requirement(kind, fieldValues, calculation)),
      }
    }),
    ...costColumns(rows, products),
    ...kinds.map((kind): VariantColumn => {
      const delta = ({ calculation }: VariantRow) =>
        minus(ratedOf(calculation, kind, standard), ratedOf(base?.calculation ?? null, kind, standard))
      const { notation } = mainRating(kind, standard)
      return {
        id: `delta-${kind}`,
        head: t('column.delta', { number: String(base?.number ?? 1), notation }),
        text: (row) => (row.isBase ? t('variants.isBase') : deltaText(delta(row))),
        value: delta,
      }
    }),
    {
      id: 'delta-thickness',
      head: t('column.deltaThickness', { number: String(base?.number ?? 1), unit: unitName('mm') }),
      text: (row) => (row.isBase ? t('variants.isBase') : thinnerText(thicknessDelta(row, base))),
      value: (row) => thicknessDelta(row, base),
      unit: 'mm',
    },
  ]
}

/** Known of a part of a variant, its sum says of how many; it is not compared with others then. */
function costColumns(rows: readonly VariantRow[], products: Products): readonly VariantColumn[] {
  const columns = [
    { id: 'cost', decimals: 2, of: costOf },
    { id: 'carbon', decimals: 1, of: carbonOf },
  ] as const
  return columns.flatMap(({ id, decimals, of }) => {
    const sumOf = ({ construction }: VariantRow) =>
      construction === null ? null : of(construction, products)
    if (!rows.some((row) => (sumOf(row)?.known ?? 0) > 0)) return []
    return [
      {
        id,
        head: t(`column.${id}`),
        text: (row: VariantRow) => {
          const found = sumOf(row)
          if (found === null || found.known === 0) return NO_NUMBER
          const { sum, known, parts } = found
          const number = formatNumber(sum, decimals)
          return known === parts
            ? number
            : t('variants.partly', { number, known: String(known), parts: String(parts) })
        },
        value: (row: VariantRow) => {
          const found = sumOf(row)
          return found === null || found.known < found.parts ? null : found.sum
        },
      },
    ]
  })
}

const thicknessOf = ({ construction }: VariantRow): number | null =>
  construction === null ? null : totalThickness_mm(construction)
const massOf = ({ calculation }: VariantRow): number | null => calculation?.surfaceMass_kgm2 ?? null

const ratedOf = (calculation: Calculation | null, kind: EvaluationKind, standard: Standard): number | null =>
  ratingOf(calculation, mainRating(kind, standard).id)?.value ?? null

const lowOf = (calculation: Calculation | null): number | null =>
  calculation === null ? null : (lowFrequencySum(calculation)?.value_db ?? null)

const minus = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one - other

const thicknessDelta = (row: VariantRow, base: VariantRow | undefined): number | null =>
  base === undefined ? null : minus(thicknessOf(row), thicknessOf(base))

const deltaText = (delta: number | null): string => (delta === null ? NO_NUMBER : formatSigned(delta, 0))

const thicknessText = (thickness_mm: number | null): string =>
  thickness_mm === null ? NO_NUMBER : numberIn('mm', thickness_mm, 1)
const thinnerText = (delta_mm: number | null): string =>
  delta_mm === null ? NO_NUMBER : signedIn('mm', delta_mm, 1)

export interface Sorting {
  /** Of a column; `number` is the order of the strip. */
  readonly by: string
  readonly isDescending: boolean
}

/** The rows by a column; what has no value stands last, and equal ones keep the order of the strip. */
export function sortedRows(
  rows: readonly VariantRow[],
  columns: readonly VariantColumn[],
  { by, isDescending }: Sorting,
): readonly VariantRow[] {
  const valueOf = columns.find(({ id }) => id === by)?.value ?? (({ number }: VariantRow) => number)
  const direction = isDescending ? -1 : 1
  return [...rows].sort((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)]
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
    return direction * (a - b)
  })
}

/** As it is shown, in the unit in use; nothing where there is none. */
function numberOf(value: number | null, unit = ''): ExportCell {
  if (value === null) return ''
  // Hundredths of an inch are coarser than tenths of a millimetre.
  const parts = unit === 'mm' && unitName(unit) === 'in' ? 10_000 : 100
  return Math.round(parts * shownValue(unit, value)) / parts
}

/** A cell of an export: a number where it is one. */
export type ExportCell = string | number

/** What the table says, as rows of cells under a heading; verdicts have a column of their own. */
export function exportRows(
  rows: readonly VariantRow[],
  columns: readonly VariantColumn[],
): readonly (readonly ExportCell[])[] {
  const head = columns.flatMap((column) => [
    plainNotation(column.head),
    ...(column.verdict === undefined ? [] : [t('column.verdict')]),
  ])
  return [
    [t('column.number'), t('column.name'), ...head, t('column.differences')],
    ...rows.map((row) => [
      row.number,
      row.name,
      ...columns.flatMap((column): ExportCell[] => [
        // What is stated with its terms is a text.
        column.id.startsWith('rating') ? column.text(row) : numberOf(column.value(row), column.unit),
        ...(column.verdict === undefined ? [] : [verdictText(column.verdict(row))]),
      ]),
      (row.differences ?? []).map(({ what, theirs }) => `${what}: ${theirs}`).join('; '),
    ]),
  ]
}
