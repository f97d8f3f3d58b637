import {
  rateIso717Airborne,
  rateIso717Impact,
  readSpectrum,
  REFERENCE_ELEMENTS_DB,
  REFERENCE_FLOORS_DB,
  THIRD_OCTAVES_HZ,
  type BandSpectrum,
  type RatingOutcome,
} from '@soundleaf/engine'
import type { RatingId } from '@soundleaf/contracts'
import type { RatedNumber } from './rated-number'

/** Bands of the improvement by band, Hz. */
type Improvement = ReadonlyMap<number, number>

const LINING_EDITION = 'ISO 717-1:2020, annex D'
const COVERING_EDITION = 'ISO 717-2:2020, clause 5'

/** How a reference element is written in a symbol. */
const ELEMENTS = [
  ['heavy wall', 'heavy'],
  ['heavy floor', 'heavy floor'],
  ['lightweight wall', 'light'],
] as const
const FLOORS = [
  ['heavyweight', ''],
  ['lightweight 1 and 2', 't,1'],
  ['lightweight 3', 't,3'],
] as const
/** The bands in which the reference floors are given. */
const FLOOR_BANDS_HZ = THIRD_OCTAVES_HZ.slice(3, 19)

/** What a lining improves on the reference elements: the differences of Rw and of its sums with C and Ctr. */
export function liningNumbers(improvement: Improvement): readonly RatedNumber[] {
  return ELEMENTS.flatMap(([element, index]) => {
    const bare = listed(THIRD_OCTAVES_HZ, REFERENCE_ELEMENTS_DB[element], improvement)
    const [without, lined] = [bare, improved(bare, improvement, 1)].map((values) =>
      rateIso717Airborne(spectrumOf(values)),
    )
    const difference = (symbol: string, ids: readonly RatingId[]): RatedNumber => ({
      notation: symbol,
      edition: LINING_EDITION,
      decimals: 0,
      rises: true,
      isTerm: false,
      ...lessOf(ids, lined, without),
    })
    return [
      difference(`ΔR_{w,${index}}`, ['Rw']),
      difference(`Δ(R_{w} + C)_{${index}}`, ['Rw', 'C']),
      difference(`Δ(R_{w} + C_{tr})_{${index}}`, ['Rw', 'Ctr']),
    ]
  })
}

/** What a covering or a topping takes off the reference floors: ΔLw, its term, and their sum. */
export function coveringNumbers(improvement: Improvement): readonly RatedNumber[] {
  return FLOORS.flatMap(([floor, index]) => {
    const bare = listed(FLOOR_BANDS_HZ, REFERENCE_FLOORS_DB[floor], improvement)
    const [without, covered] = [bare, improved(bare, improvement, -1)].map((values) =>
      rateIso717Impact(spectrumOf(values)),
    )
    const low = index === '' ? '' : `${index},`
    const number = (notation: string, ids: readonly RatingId[], isTerm: boolean): RatedNumber => ({
      notation,
      edition: COVERING_EDITION,
      decimals: 0,
      rises: true,
      isTerm,
      ...lessOf(ids, without, covered),
    })
    return [
      number(`ΔL_{${low}w}`, ['Lnw'], false),
      number(index === '' ? 'C_{IΔ}' : `C_{IΔ,${index}}`, ['CI'], true),
      number(index === '' ? 'ΔL_{lin}' : `ΔL_{${low}lin}`, ['Lnw', 'CI'], false),
    ]
  })
}

/** The difference of the sums of some ratings, or the band that is missing. */
function lessOf(
  ids: readonly RatingId[],
  more: readonly RatingOutcome[] | undefined,
  less: readonly RatingOutcome[] | undefined,
): Pick<RatedNumber, 'value' | 'missingBand' | 'bands'> {
  let value = 0
  const bands = new Set<number>()
  for (const id of ids) {
    const [one, other] = [more, less].map((outcomes) => outcomes?.find((outcome) => outcome.id === id))
    if (!one?.available || !other?.available) {
      const missing = [one, other].find((outcome) => outcome?.available === false)
      return {
        value: null,
        bands: [],
        ...(missing?.available === false && { missingBand: missing.missingBand_hz }),
      }
    }
    value += one.value - other.value
    for (const { band_hz } of one.working.bands) bands.add(band_hz)
  }
  return { value, bands: [...bands] }
}

/** The reference values in the bands that the improvement has. */
const listed = (bands_hz: readonly number[], values_db: readonly number[], improvement: Improvement) =>
  new Map(
    bands_hz.flatMap((band, at) => {
      const value = values_db[at]
      return value !== undefined && improvement.has(band) ? [[band, value] as const] : []
    }),
  )

const improved = (bare: ReadonlyMap<number, number>, improvement: Improvement, sign: 1 | -1) =>
  new Map([...bare].map(([band, value]) => [band, value + sign * (improvement.get(band) ?? 0)]))

/** Third octaves, even where only those that are octaves too are known: the reference curves are given in them. */
function spectrumOf(values: ReadonlyMap<number, number>): BandSpectrum {
  const reading = readSpectrum([...values.keys()], [...values.values()])
  const valueOf = reading.ok ? reading.spectrum.valueOf : new Map<number, number>()
  return { resolution: 'third octaves', valueOf }
}
