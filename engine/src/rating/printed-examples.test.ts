import oracles from '../../validation/data/oracles.json'
import examples from '../../validation/data/ratings.json'
import { readSpectrum } from '../spectrum'
import {
  REFERENCE_ELEMENTS_DB,
  REFERENCE_FLOORS_DB,
  rateFloorImprovement,
  rateLiningImprovement,
} from './iso-717-improvement'
import { rate } from './rate-spectrum'
import type { RatingOutcome } from './rating'

interface Example {
  readonly id: string
  readonly kind: string
  readonly bands_hz: readonly number[]
  readonly values_db: readonly number[]
  readonly expected: Readonly<Record<string, number | undefined>>
  readonly reference_element?: string
  readonly base_wall_R_db?: readonly number[]
}

/** Intermediate sums that are printed beside the ratings. */
const WORKING_KEYS = ['unfavourable_sum_db', 'X_A1_db', 'X_A2_db']

function outcomesOf({ id, kind, bands_hz, values_db }: Example): readonly RatingOutcome[] {
  const reading = readSpectrum(bands_hz, values_db)
  if (!reading.ok) throw new Error(`${id}: ${reading.fault.code}`)
  return rate(kind.startsWith('impact') ? 'impact' : 'airborne', reading.spectrum)
}

function valueOf(outcomes: readonly RatingOutcome[], name: string): number | undefined {
  const outcome = outcomes.find(({ id }) => id === name)
  return outcome?.available ? outcome.value : undefined
}

const spectra = (examples as readonly Example[]).filter(({ kind }) => !kind.includes('improvement'))
const improvements = (examples as readonly Example[]).filter(({ kind }) => kind.includes('improvement'))

test('the printed examples are there', () => {
  expect(spectra.length).toBeGreaterThanOrEqual(26)
  expect(improvements.length).toBeGreaterThanOrEqual(7)
})

test.each(spectra)('[ENG-02] the printed ratings of $id are met exactly', (example) => {
  const outcomes = outcomesOf(example)
  for (const [name, printed] of Object.entries(example.expected)) {
    if (WORKING_KEYS.includes(name)) continue
    expect([name, valueOf(outcomes, name)]).toEqual([name, printed])
  }
})

test.each(spectra)('[ENG-02] the printed working of $id is met', (example) => {
  const [main] = outcomesOf(example)
  const printed = example.expected.unfavourable_sum_db
  if (printed === undefined || !main.available || main.working.method !== 'contour') return
  expect(main.working.sumOfDeficiencies_db).toBe(printed)
})

test('[ENG-02] the energy sums of ISO 717-1:2020 table C.2 are met as printed', () => {
  const example = spectra.find(({ id }) => id === 'iso717-1-C2')
  if (example === undefined) throw new Error('the example is missing')
  const outcomes = outcomesOf(example)
  const sums = ['C50_5000', 'Ctr50_5000'].map((name) => {
    const outcome = outcomes.find(({ id }) => id === name)
    return outcome?.available && outcome.working.method === 'energy sum' ? outcome.working.sum_db : Number.NaN
  })
  expect(sums[0]).toBeCloseTo(example.expected.X_A1_db ?? Number.NaN, 2)
  expect(sums[1]).toBeCloseTo(example.expected.X_A2_db ?? Number.NaN, 2)
})

test.each(improvements.filter(({ kind }) => kind === 'impact_improvement_DeltaL'))(
  '[ENG-02] the improvement of $id is met exactly',
  ({ values_db, expected }) => {
    expect(rateFloorImprovement(values_db, REFERENCE_FLOORS_DB.heavyweight)).toMatchObject(expected)
  },
)

test.each(improvements.filter(({ kind }) => kind === 'lining_improvement_DeltaR'))(
  '[ENG-02] the improvement of $id is met exactly',
  ({ values_db, expected, reference_element, base_wall_R_db }) => {
    const elements: Readonly<Record<string, readonly number[]>> = {
      heavy_wall: REFERENCE_ELEMENTS_DB['heavy wall'],
      heavy_floor: REFERENCE_ELEMENTS_DB['heavy floor'],
      lightweight_wall: REFERENCE_ELEMENTS_DB['lightweight wall'],
    }
    const improvement = rateLiningImprovement(values_db, base_wall_R_db ?? elements[reference_element ?? ''])
    for (const [sum, difference] of Object.entries(expected))
      expect([sum, improvement[sum.replace(/^Delta\((.*)\)$/, '$1')]]).toEqual([sum, difference])
  },
)

const THIRDS_100_3150 = spectra[0].bands_hz

test.each(oracles.ratings)('[ENG-02] the ratings of the oracle $id are met exactly', (oracle) => {
  const core = oracle.R100_3150 ?? oracle.L100_3150
  const values_db = oracle.R50_5000 ?? [
    ...(oracle.R50_80 ?? []),
    ...(core ?? []),
    ...(oracle.R4000_5000 ?? []),
  ]
  const bands_hz = values_db.length === 16 ? THIRDS_100_3150 : spectra[1].bands_hz
  const kind = oracle.L100_3150 === undefined ? 'airborne' : 'impact'
  const outcomes = outcomesOf({ id: oracle.id, kind, bands_hz, values_db, expected: {} })
  for (const [name, printed] of Object.entries(oracle.expect))
    expect([name, valueOf(outcomes, name)]).toEqual([name, printed])
})

test.each(oracles.coverings)(
  '[ENG-02] the improvement of the oracle $id is met exactly',
  ({ dL100_3150, expect: printed }) => {
    expect(rateFloorImprovement(dL100_3150, REFERENCE_FLOORS_DB.heavyweight).DeltaLw).toBe(printed.dLw)
  },
)
