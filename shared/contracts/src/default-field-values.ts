import type { FieldValues } from './api/project'
import type { Standard } from './enumerations'

const ROOM = { separatingArea: 10, volume: 35, flankingType: 0 }

/** What is kept back for flanking paths that are not in a field value, where nobody chose otherwise. */
export const PLANNING_DEDUCTION_DB = 5

/**
 * Field values of a new project: area in m², volume in m³, the usual quantities and no requirement of them. It is
 * calculated, and judged only once someone says what is required.
 */
export const DEFAULT_FIELD_VALUES: Readonly<Record<Standard, FieldValues>> = {
  Iso: { airborneId: 1, airborneValue: 0, impactId: 50, impactValue: 0, ...ROOM },
  Astm: { airborneId: 101, airborneValue: 0, impactId: 150, impactValue: 0, ...ROOM },
}
