import {
  facadeRequirement,
  ratingWithSymbol,
  roomsRequirement,
  type RequirementIndex,
  type RoomsAnswer,
} from '@soundleaf/contracts'
import { facadeVerdict, verdict, type Verdict } from '@soundleaf/results-view'
import type { FacadeHere } from './facade-row'
import { facadeTermOf, indexOf, type RequirementRow } from './requirement-rows'

/** A limit with what is expected between the rooms or of the façade, and how that stands to it. */
export interface JudgedRow {
  readonly row: RequirementRow
  /** Null where the limit is of none of our quantities. */
  readonly index: RequirementIndex | null
  /** Null where nothing is calculated. */
  readonly asked: ReturnType<typeof roomsRequirement> | null
  readonly found: Verdict | null
  /** What is expected, dB; null where nothing is known. */
  readonly expected_db: number | null
  /** By how much it is met, dB; less than 0 where it is missed, null where nothing is known. */
  readonly margin_db: number | null
}

export function judgedRow(
  row: RequirementRow,
  rooms: RoomsAnswer | null,
  facade: FacadeHere | null = null,
): JudgedRow {
  const index = indexOf(row)
  const unknown = { row, index, asked: null, found: null, expected_db: null, margin_db: null }
  const term = facadeTermOf(row)
  if (term !== null && facade !== null) {
    const asked = facadeRequirement({ term, value: row.value }, facade.answer)
    const { expected_db } = asked
    const margin_db = expected_db === null ? null : expected_db - row.value
    return { ...unknown, found: facadeVerdict(asked), expected_db, margin_db }
  }
  if (rooms === null || index === null) return unknown
  const asked = roomsRequirement(index.kind, rooms, { index, required_db: row.value })
  const { expected_db } = asked
  const sense = ratingWithSymbol(index.quantity).better === 'higher' ? 1 : -1
  const margin_db = expected_db === null ? null : sense * (expected_db - row.value)
  return { row, index, asked, found: verdict(asked), expected_db, margin_db }
}

/** The hardest first; what is not judged last. */
export const byMargin = (a: JudgedRow, b: JudgedRow): number =>
  (a.margin_db ?? Infinity) - (b.margin_db ?? Infinity) || 0
