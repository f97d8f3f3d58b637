import type { FieldValues } from './api/project'
import type { Standard } from './enumerations'

const ROOM = { separatingArea: 10, volume: 35, flankingType: 0 }

/** Field values of a new project (specification section 9): requirements in dB, area in m², volume in m³. */
export const DEFAULT_FIELD_VALUES: Readonly<Record<Standard, FieldValues>> = {
  Iso: { airborneId: 1, airborneValue: 48, impactId: 50, impactValue: 60, ...ROOM },
  Astm: { airborneId: 101, airborneValue: 48, impactId: 150, impactValue: 50, ...ROOM },
}
