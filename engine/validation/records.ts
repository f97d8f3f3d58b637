import { CORRECTIONS } from './corrections'
import floors from './data/floors.json'
import measured from './data/measured.json'
import type { MeasuredRecord } from './measured-record'

// TypeScript infers a union of all literal shapes from the JSON; this type is what they have in common.
const ALL = [...measured, ...floors] as unknown as readonly MeasuredRecord[]

/** The published measurements of the validation, with their descriptions as copied from the sources. */
export const RECORDS_AS_COPIED: readonly MeasuredRecord[] = ALL.filter(
  (record) => record.used_to_fit === undefined || !record.used_to_fit,
)

/** The same with corrected descriptions. */
export const RECORDS: readonly MeasuredRecord[] = RECORDS_AS_COPIED.map((record) => {
  const correction = CORRECTIONS.find(({ id }) => id === record.id)
  return correction === undefined ? record : { ...record, layers: record.layers.map(correction.correct) }
})

const FLOOR_IDS: ReadonlySet<string> = new Set(floors.map(({ id }) => id))

/** Whether a record is of the second set, floors with spectra and with bounds, that the models were not first made on. */
export function isOfSecondSet({ id }: { readonly id: string }): boolean {
  return FLOOR_IDS.has(id)
}
