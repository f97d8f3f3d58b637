import {
  ratingWithSymbol,
  roomsRequirement,
  type RequirementIndex,
  type RoomsAnswer,
} from '@soundleaf/contracts'
import { verdict, type Verdict } from '@soundleaf/results-view'
import { indexOf, type RequirementRow } from './requirement-rows'

/** A limit with what is expected between the rooms, and how that stands to it. */
export interface JudgedRow {
  readonly row: RequirementRow
  /** Null where the limit is of none of our quantities. */
  readonly index: RequirementIndex | null
  /** Null where nothing is calculated. */
  readonly asked: ReturnType<typeof roomsRequirement> | null
  readonly found: Verdict | null
  /** By how much it is met, dB; less than 0 where it is missed, null where nothing is known. */
  readonly margin_db: number | null
}

export function judgedRow(row: RequirementRow, rooms: RoomsAnswer | null): JudgedRow {
  const index = indexOf(row)
  if (rooms === null || index === null) return { row, index, asked: null, found: null, margin_db: null }
  const asked = roomsRequirement(index.kind, rooms, { index, required_db: row.value })
  const { expected_db } = asked
  const sense = ratingWithSymbol(index.quantity).better === 'higher' ? 1 : -1
  const margin_db = expected_db === null ? null : sense * (expected_db - row.value)
  return { row, index, asked, found: verdict(asked), margin_db }
}

/** The hardest first; what is not judged last. */
export const byMargin = (a: JudgedRow, b: JudgedRow): number =>
  (a.margin_db ?? Infinity) - (b.margin_db ?? Infinity) || 0
