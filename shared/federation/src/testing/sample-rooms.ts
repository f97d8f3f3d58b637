import type { OutsideAnswer, RoomsAnswer } from '@soundleaf/contracts'

/** Paths over a junction of heavy elements, by their numbers and shares. */
const over = (junction: number, share: number, Rw: number): RoomsAnswer['airborne'] =>
  (['Ff', 'Fd', 'Df'] as const).map((kind) => ({ kind, junction, share, Rw, Kij: 8.7 }))

/** Two rooms beside each other in a building of concrete; the shares add up to 1. */
export const SAMPLE_ROOMS: RoomsAnswer = {
  evaluationStandard: 'Iso',
  separatingArea: 12.5,
  sourceVolume: 50,
  receivingVolume: 50,
  quantities: [
    {
      notation: 'D_{nT,w}',
      value: 54,
      uncertainty: 3.5,
      terms: [
        { notation: 'C', value: -1 },
        { notation: 'C_{tr}', value: -5 },
      ],
    },
    { notation: 'R′_{w}', value: 53, uncertainty: 3.5, terms: [{ notation: 'C', value: -1 }] },
  ],
  expected: [
    { evaluationId: 1, value: 54, uncertainty: 3.5 },
    { evaluationId: 2, value: 53, uncertainty: 3.6 },
    { evaluationId: 6, value: 53, uncertainty: 3.5 },
  ],
  directRw: 56.4,
  simplifiedRw: 54.5,
  reduction: [
    32.1, 33.4, 34.6, 36.2, 38, 39.9, 42, 44.3, 46.6, 48.9, 51.2, 53.4, 55.6, 57.7, 59.6, 61.4, 63.1, 64.7,
    66, 67.2, 68.1,
  ],
  impactLevels: null,
  airborne: [
    { kind: 'Dd', junction: 0, share: 0.52, Rw: 56.4, Kij: null },
    ...over(1, 0.06, 65.7),
    ...over(2, 0.06, 65.7),
    ...over(3, 0.02, 69.8),
    ...over(4, 0.02, 69.8),
  ],
  impact: null,
  openingShares: [],
  gapLoss: 21.4,
  whatIf: [
    { change: 'lining in the source room', junction: 0, gain: 4.6 },
    { change: 'lining in the receiving room', junction: 1, gain: 0.6 },
  ],
  warnings: [],
}

/** A facade with a window, towards a street. */
export const SAMPLE_OUTSIDE: OutsideAnswer = {
  area: 10,
  volume: 50,
  quantities: [
    { notation: 'D_{2m,nT,w}', value: 42, uncertainty: 2.3, terms: [{ notation: 'C_{tr}', value: -5 }] },
    { notation: 'R′_{w}', value: 40, uncertainty: 2.3, terms: [{ notation: 'C_{tr}', value: -5 }] },
  ],
  levels: [
    30.1, 31.4, 33, 35.2, 37, 39.1, 41.2, 43.4, 45.1, 46.8, 48.2, 49.5, 50.8, 52, 53.1, 54.2, 55, 55.8, 56.1,
    56.5, 57,
  ],
  outdoorLevel: 65,
  indoorLevel: 27.9,
  openingShares: [0.02, 0.98],
  rain: null,
}
