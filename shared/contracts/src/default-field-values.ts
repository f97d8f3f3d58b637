import type { FieldValues } from './api/project'
import type { Standard } from './enumerations'

const ROOM = { separatingArea: 10, volume: 35, flankingType: 0 }

/** Requirements that are usual in dwellings (specification section 9): in dB, area in m², volume in m³. */
export const DEFAULT_FIELD_VALUES: Readonly<Record<Standard, FieldValues>> = {
  Iso: { airborneId: 1, airborneValue: 48, impactId: 50, impactValue: 60, ...ROOM },
  Astm: { airborneId: 101, airborneValue: 48, impactId: 150, impactValue: 50, ...ROOM },
}

/**
 * Field values of a new project: the usual quantities and room, and no requirement. It is calculated, and judged only
 * once someone says what is required.
 */
export const NEW_FIELD_VALUES: Readonly<Record<Standard, FieldValues>> = {
  Iso: { ...DEFAULT_FIELD_VALUES.Iso, airborneValue: 0, impactValue: 0 },
  Astm: { ...DEFAULT_FIELD_VALUES.Astm, airborneValue: 0, impactValue: 0 },
}

/** What is kept back for flanking paths that are not in a field value, where nobody chose otherwise. */
export const PLANNING_DEDUCTION_DB = 5
