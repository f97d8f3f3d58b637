import {
  EVALUATION_INDICES,
  type FacadeTerm,
  type RequirementIndex,
  type Standard,
} from '@soundleaf/contracts'
import data from './requirement-rows.data.json'

/** One limit of a country, as it was read or recalled; legal texts change, so edition and source stand with it. */
export interface RequirementRow {
  readonly country: string
  readonly code: string
  readonly use: string
  readonly class?: string
  /** As the rule calls it. */
  readonly quantity: string
  /** The index code of the quantity; null where none of ours is the same. */
  readonly evaluationId: number | null
  readonly atMost: boolean
  readonly value: number
  readonly unit: string
  readonly reference: string
  readonly edition: string
  /** Read at the source, not recalled. */
  readonly isSure: boolean
  readonly source: string
  readonly note?: string
  /** Between two dwellings, where countries can be compared. */
  readonly isDwelling: boolean
}

export const REQUIREMENT_ROWS: readonly RequirementRow[] = data

const IMPACT = ', impact'

/** The use without the kind of sound, so that both limits of a floor stand together. */
export const usageOf = ({ use }: RequirementRow): string =>
  use.endsWith(IMPACT) ? use.slice(0, -IMPACT.length) : use

export const classOf = (row: RequirementRow): string => row.class ?? ''

/** What a row asks for in our terms; null where it is of no index code. */
export const indexOf = ({ evaluationId }: RequirementRow): RequirementIndex | null =>
  EVALUATION_INDICES.find(({ id }) => id === evaluationId) ?? null

/** What a row asks of façades; null where it is of none of our quantities of them. */
export const facadeTermOf = ({ quantity }: RequirementRow): FacadeTerm | null =>
  FACADE_TERMS_OF[quantity] ?? null

const FACADE_TERMS_OF: Readonly<Partial<Record<string, FacadeTerm>>> = {
  'D2m,nT,w': 'none',
  'D2m,nT,w+C': 'C',
  'D2m,nT,w+Ctr': 'Ctr',
}

export const countries = (): readonly string[] => distinct(REQUIREMENT_ROWS.map(({ country }) => country))

export const usesIn = (country: string): readonly string[] =>
  distinct(REQUIREMENT_ROWS.flatMap((row) => (row.country === country ? [usageOf(row)] : [])))

export const classesIn = (country: string, use: string): readonly string[] =>
  distinct(REQUIREMENT_ROWS.flatMap((row) => (isOf(row, country, use) ? [classOf(row)] : [])))

/** The class that the law asks for, as far as that is known; the first one else. */
export const legalOf = (classes: readonly string[]): string =>
  [...classes].sort((a, b) => rank(a) - rank(b))[0] ?? ''

export const rowsOf = (country: string, use: string, of: string): readonly RequirementRow[] =>
  REQUIREMENT_ROWS.filter((row) => isOf(row, country, use) && classOf(row) === of)

const isOf = (row: RequirementRow, country: string, use: string) =>
  row.country === country && usageOf(row) === use

const OF_WALLS = /wall( between sole-occupancy units)?$/
const OF_FLOORS = /(?<!wall and )floor( between units)?$/

/** Classes in the order in which one of them is what the law asks for. */
const LEGAL: readonly string[] = ['', 'minimum', 'C', 'new build', 'normal', 'SSt I']

function rank(ofClass: string): number {
  const at = LEGAL.indexOf(ofClass)
  return at === -1 ? LEGAL.length : at
}

/**
 * What each country asks for between two dwellings by law, one row of each kind of sound and country, of those that are
 * in our terms and the account's standard.
 */
export function dwellingRows(standard: Standard, isFloor: boolean): readonly RequirementRow[] {
  const rows = REQUIREMENT_ROWS.filter((row) => {
    const index = indexOf(row)
    if (!row.isDwelling || index?.standard !== standard) return false
    return isFloor ? !OF_WALLS.test(usageOf(row)) : index.kind === 'airborne' && !OF_FLOORS.test(usageOf(row))
  })
  const places = distinct(rows.map((row) => `${row.country}/${indexOf(row)?.kind}`))
  return places.flatMap((place) => {
    const own = rows.filter((row) => `${row.country}/${indexOf(row)?.kind}` === place)
    const legal = legalOf(own.map(classOf))
    return own.filter((row) => classOf(row) === legal).slice(0, 1)
  })
}

/** What stands beside a verdict and in the report, so that everyone can look it up. */
export const sourceText = (row: RequirementRow): string =>
  `${placeText(row, row.use)}: ${row.reference} (${row.edition})`

/** Country, use and class. */
export function placeText(row: RequirementRow, use = usageOf(row)): string {
  const of = classOf(row) === '' ? '' : `, ${classOf(row)}`
  return `${row.country}, ${use}${of}`
}

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)]
