import { CORRECTIONS } from './corrections'
import measured from './data/measured.json'
import type { MeasuredRecord } from './measured-record'

// The JSON's inferred type is a union over 161 literal shapes; this one is what all of them share.
const ALL = measured as unknown as readonly MeasuredRecord[]

/** The published measurements that are scored, as they were copied. */
export const RECORDS_AS_COPIED: readonly MeasuredRecord[] = ALL.filter(
  (record) => record.used_to_fit === undefined || !record.used_to_fit,
)

/** The same with their descriptions put right. */
export const RECORDS: readonly MeasuredRecord[] = RECORDS_AS_COPIED.map((record) => {
  const correction = CORRECTIONS.find(({ id }) => id === record.id)
  return correction === undefined ? record : { ...record, layers: record.layers.map(correction.correct) }
})
