import type { MeasuredQuantity, MeasuredValue } from '@soundleaf/contracts'
import { isBand, rangesOf, type BandRange } from './bands'
import { frequencyOf } from './cell'
import { quantityIn } from './quantity'
import type { PlacedCell, Table } from './table'

export type Role = 'band' | 'value' | 'bound' | 'ignored'

/** What a person chose otherwise than it was read. */
export interface Choices {
  readonly roles?: readonly Role[]
  readonly range?: string
}

export type FaultCode =
  | 'NotANumber'
  | 'ValueMissing'
  | 'BandUnknown'
  | 'BandTwice'
  | 'OutOfRange'
  | 'BandMissing'
  | 'NoBands'

/** What was not understood, where it stood; the value of its row does not count. */
export interface Fault {
  readonly code: FaultCode
  readonly line: number
  readonly column: number
  readonly text: string
  /** What was probably meant. */
  readonly suggestion: string | null
}

export interface Reading {
  readonly roles: readonly Role[]
  /** What counts, in the order in which it was listed. */
  readonly values: readonly MeasuredValue[]
  readonly faults: readonly Fault[]
  /** Without frequencies: the ranges that so many values may be of, and the one that is taken. */
  readonly ranges: readonly BandRange[]
  readonly range: string | null
  /** As a heading says; null where none does. */
  readonly quantity: MeasuredQuantity | null
}

/** Larger values are no levels or insulations. */
const LARGEST_DB = 200

/** What a table says of a measured curve. */
export function interpret({ rows }: Table, choices: Choices = {}): Reading {
  const roles = choices.roles ?? rolesIn(rows)
  const [band, value, bound] = [roles.indexOf('band'), roles.indexOf('value'), roles.indexOf('bound')]
  const data = rows.filter((row) => hasData(row, band, value))
  const heading = rows.flatMap((row) => (data.includes(row) ? [] : row))
  const quantity = firstOf(heading.map(({ text }) => quantityIn(text)))
  const lists = band === -1 ? rangesOf(data.length) : []
  const range = lists.find(({ id }) => id === choices.range) ?? lists[0] ?? null
  const values: MeasuredValue[] = []
  const faults: Fault[] = []
  const seen = new Set<number>()

  for (const [at, row] of data.entries()) {
    const frequency = band === -1 ? (range?.bands_hz[at] ?? null) : frequencyOf(row[band]?.cell)
    const place = row[value] ?? row[0]
    const fault = faultOf({ row, frequency, band, value, seen, hasRange: range !== null })
    if (fault !== null) {
      faults.push({ ...fault })
      continue
    }
    const cell = place?.cell
    if (cell?.kind !== 'number' || frequency === null) continue
    seen.add(frequency)
    const apart = bound === -1 ? undefined : row[bound]?.cell
    const mark = cell.bound ?? (apart?.kind === 'bound' ? apart.bound : undefined)
    values.push({ band: frequency, value: cell.value, ...(mark !== undefined && { bound: mark }) })
  }
  return { roles, values, faults, ranges: lists, range: range?.id ?? null, quantity }
}

interface RowInput {
  readonly row: readonly PlacedCell[]
  readonly frequency: number | null
  readonly band: number
  readonly value: number
  readonly seen: ReadonlySet<number>
  readonly hasRange: boolean
}

function faultOf({ row, frequency, band, value, seen, hasRange }: RowInput): Fault | null {
  const ofBand = row[band === -1 ? value : band]
  const ofValue = row[value]
  const code = (one: FaultCode, at: PlacedCell | undefined): Fault => {
    const { line = 0, column = 0, text = '' } = at ?? row[0] ?? {}
    return {
      code: one,
      line,
      column,
      text,
      suggestion: at?.cell.kind === 'unclear' ? at.cell.suggestion : null,
    }
  }
  if (frequency === null) {
    if (band === -1) return code(hasRange ? 'BandMissing' : 'NoBands', ofValue)
    return code(ofBand?.cell.kind === 'empty' || ofBand === undefined ? 'BandMissing' : 'BandUnknown', ofBand)
  }
  if (!isBand(frequency)) return code('BandUnknown', ofBand)
  if (seen.has(frequency)) return code('BandTwice', ofBand)
  if (ofValue === undefined || ofValue.cell.kind === 'empty') return code('ValueMissing', ofValue ?? ofBand)
  if (ofValue.cell.kind !== 'number' || ofValue.cell.unit === 'Hz' || ofValue.cell.unit === 'kHz')
    return code('NotANumber', ofValue)
  return Math.abs(ofValue.cell.value) > LARGEST_DB ? code('OutOfRange', ofValue) : null
}

/** A row of the curve, not a heading or a remark: it names a band, or has a value where no band is named. */
function hasData(row: readonly PlacedCell[], band: number, value: number): boolean {
  const isNumeric = (cell: PlacedCell | undefined) =>
    cell?.cell.kind === 'number' || cell?.cell.kind === 'unclear'
  if (band !== -1 && isNumeric(row[band])) return true
  return value !== -1 && isNumeric(row[value])
}

/** Which column has the bands, which the values: the first that can be it. */
function rolesIn(rows: readonly (readonly PlacedCell[])[]): readonly Role[] {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at]?.cell))
  const isOfBands = columns.map((cells) => {
    const frequencies = cells.map(frequencyOf).filter((hz): hz is number => hz !== null)
    const known = frequencies.filter(isBand)
    const isOrdered = known.every((hz, at) => hz >= (known[at - 1] ?? 0))
    return new Set(known).size >= 3 && known.length >= frequencies.length * 0.8 && isOrdered
  })
  const numbers = columns.map((cells) => cells.filter((cell) => cell?.kind === 'number').length)
  const band = isOfBands.indexOf(true)
  const most = Math.max(0, ...numbers.filter((_, at) => at !== band))
  const value = numbers.findIndex((count, at) => at !== band && count > 0 && count >= most * 0.6)
  return columns.map((cells, at): Role => {
    if (at === band && value !== -1) return 'band'
    if (at === value) return 'value'
    const hasMarks = cells.some((cell) => cell?.kind === 'bound')
    return hasMarks && cells.every((cell) => cell === undefined || cell.kind !== 'number')
      ? 'bound'
      : 'ignored'
  })
}

const firstOf = <Value>(values: readonly (Value | null)[]): Value | null =>
  values.find((value) => value !== null) ?? null
