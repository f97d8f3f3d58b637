import type { RoomsPath } from '@soundleaf/contracts'
import { changesOfPath, withoutPath } from './path-changes'

const path = (kind: RoomsPath['kind'], junction: number, share = 0.1): RoomsPath => ({
  kind,
  junction,
  share,
  Rw: 60,
  Kij: null,
})

test.each([
  // -10 lg(1 - 0.5) = 3.01 dB; -10 lg(1 - 0.2) = 0.97 dB.
  [0.5, 3.01],
  [0.2, 0.97],
])('[BEY-07] without a path that has %d of the sound, %d dB more is kept out', (share, gain) => {
  expect(withoutPath(path('Ff', 1, share))).toBeCloseTo(gain, 2)
  // Of impact sound that much less arrives.
  expect(withoutPath({ ...path('Df', 1, share), Rw: null })).toBeCloseTo(-gain, 2)
})

const whatIf = [0, 3, 4].flatMap((junction) =>
  (['lining in the source room', 'lining in the receiving room', 'elastic interlayer'] as const).map(
    (change) => ({ change, junction, gain: 1 }),
  ),
)

test.each([
  ['Dd', 0, ['lining in the source room 0', 'lining in the receiving room 0']],
  ['Ff', 3, ['lining in the source room 3', 'lining in the receiving room 3', 'elastic interlayer 3']],
  ['Fd', 3, ['lining in the receiving room 0', 'lining in the source room 3', 'elastic interlayer 3']],
  ['Df', 4, ['lining in the source room 0', 'lining in the receiving room 4', 'elastic interlayer 4']],
] as const)('[BEY-07] path %s is changed at its ends and in its junction', (kind, junction, changes) => {
  const found = changesOfPath(path(kind, junction), whatIf)
  expect(found.map(({ change, junction: at }) => `${change} ${at}`)).toEqual(changes)
})
