import { ROOM_RANGES } from '@soundleaf/contracts'
import { refuse } from '../refusal'

/** A field of a request that cannot be, with what it has to be. */
export interface Fault {
  readonly field: string
  readonly found: string
  readonly rule: string
}

/** Notes a number that is missing or outside its range; the number that is there comes back. */
export type Check = (field: string, value: number | undefined, range: keyof typeof ROOM_RANGES) => number

export function checkerOf(faults: Fault[]): Check {
  return (field, value, name) => {
    const { min, max } = ROOM_RANGES[name]
    if (value === undefined || !(value >= min && value <= max))
      faults.push({ field, found: String(value ?? 'missing'), rule: `be ${min} to ${max}` })
    return value ?? Number.NaN
  }
}

export const refused = ({ field, found, rule }: Fault) =>
  refuse('FieldInvalid', { params: { name: field, found, rule }, field })
