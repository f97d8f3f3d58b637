import { ROOM_RANGES } from '@soundleaf/contracts'
import { refuse, type Refused } from '../refusal'

/** A field of a request that cannot be, with what it has to be, or with the range of its number. */
export type Fault = { readonly field: string } & (
  | { readonly found: string; readonly rule: string }
  | { readonly found: number; readonly range: RoomRange }
)
type RoomRange = keyof typeof ROOM_RANGES

/** Notes a number that is missing or outside its range; the number that is there comes back. */
export type Check = (field: string, value: number | undefined, range: RoomRange) => number

/** The units of SI of what is no decibel, second or degree, which every country writes alike. */
const UNITS: Readonly<Partial<Record<RoomRange, string>>> = {
  dimension: 'm',
  mass: 'kg/m²',
  area: 'm²',
  slitLength: 'm',
  slitWidth: 'mm',
  slitDepth: 'mm',
  lineOfSight: 'm',
}

export function checkerOf(faults: Fault[]): Check {
  return (field, value, range) => {
    const { min, max } = ROOM_RANGES[range]
    if (value === undefined) faults.push({ field, found: 'missing', rule: `be ${min} to ${max}` })
    else if (!(value >= min && value <= max)) faults.push({ field, found: value, range })
    return value ?? Number.NaN
  }
}

export function refused(fault: Fault): Refused {
  const { field } = fault
  if (!('range' in fault)) {
    const { found, rule } = fault
    return refuse('FieldInvalid', { params: { name: field, found, rule }, field })
  }
  const { found, range } = fault
  const { min, max } = ROOM_RANGES[range]
  const params = { name: field, found, least: min, most: max, unit: UNITS[range] ?? '' }
  return refuse('NumberOutsideRange', { params, field })
}
