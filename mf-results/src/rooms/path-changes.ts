import type { RoomsAnswer, RoomsPath } from '@soundleaf/contracts'

type Change = RoomsAnswer['whatIf'][number]

/**
 * What would change without a path, dB: exactly -10 lg(1 - share) of the sum that shares are told of, which impact sound
 * has less of.
 */
export const withoutPath = ({ share, Rw }: RoomsPath): number =>
  (Rw === null ? 10 : -10) * Math.log10(1 - share)

/** Of all changes that would gain something those of a path: boards at its ends, an interlayer in its junction. */
export function changesOfPath({ kind, junction }: RoomsPath, whatIf: readonly Change[]): readonly Change[] {
  // The separating element, at which a path may begin or end, has the number 0.
  const begins = kind === 'Ff' || kind === 'Fd' ? junction : 0
  const ends = kind === 'Ff' || kind === 'Df' ? junction : 0
  const place: Readonly<Record<Change['change'], number | null>> = {
    'lining in the source room': begins,
    'lining in the receiving room': ends,
    'elastic interlayer': kind === 'Dd' ? null : junction,
  }
  return whatIf.filter(({ change, junction: at }) => place[change] === at)
}

/** Whether it is the same way, also after it was calculated anew. */
export const isSamePath = (one: RoomsPath, other: RoomsPath | null): boolean =>
  one.kind === other?.kind && one.junction === other.junction && (one.Rw === null) === (other.Rw === null)
