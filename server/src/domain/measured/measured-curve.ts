import type { MeasuredCurveContent } from '@soundleaf/contracts'
import type { Clock } from '../clock'

/** A kept curve. */
export interface StoredCurve {
  readonly id: string
  readonly accountId: string
  /** Made by the page for a new curve, so that a repeated first call finds the curve of the first try. */
  readonly creationKey: string | null
  readonly content: MeasuredCurveContent
  readonly revision: number
  readonly createdAt: Date
  readonly modifiedAt: Date
  readonly deletedAt: Date | null
}

export type CurveRow = StoredCurve & { readonly ownerEmail: string }

export interface CurvePage {
  readonly rows: readonly CurveRow[]
  /** Of all that match, not only of those in `rows`. */
  readonly total: number
}

export interface MeasuredDependencies {
  readonly curves: MeasuredCurveStore
  readonly clock: Clock
  /** How many curves one account may keep. */
  readonly mostCurves: number
}

/** As many tests as a busy laboratory makes in some years. */
export const MOST_CURVES = 2000

export interface MeasuredCurveStore {
  /**
   * Inserts a curve, unless its account would keep more than so many; where the account has one with the same creation
   * key already, gives that one unchanged. Deleted curves do not count; those that would fill the share a second time
   * are removed for good.
   */
  create(
    curve: StoredCurve,
    most: number,
  ): Promise<{ readonly isNew: boolean; readonly curve: StoredCurve } | 'TooManyCurves'>
  find(id: string): Promise<StoredCurve | null>
  /** Replaces the content if the curve still has the revision, atomically; null if it has not. */
  replace(
    base: Pick<StoredCurve, 'id' | 'accountId' | 'revision'>,
    content: MeasuredCurveContent,
    now: Date,
  ): Promise<StoredCurve | null>
  markDeleted(id: string, now: Date): Promise<void>
  /** Takes a deletion back, unless the account would keep more than so many. */
  restore(curve: Pick<StoredCurve, 'id' | 'accountId'>, most: number): Promise<'restored' | 'TooManyCurves'>
  /** All of an account, deleted ones too, the oldest first. */
  listOf(accountId: string): Promise<readonly StoredCurve[]>
  /** Removes for good the curves that were deleted before a moment. */
  purge(deletedBefore: Date): Promise<void>
  /** The newest of an account and of those that its team shares, whose title, laboratory or report number has the text. */
  list(
    whose: { readonly accountId: string; readonly teamId: string | null },
    filter: string,
    limit: number,
  ): Promise<CurvePage>
}
