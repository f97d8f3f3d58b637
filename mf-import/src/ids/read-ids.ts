import { restrictionOf, type Restriction } from './restriction'

/** What a specification asks of an acoustic property of some elements. */
export interface IdsRequirement {
  readonly specification: string
  /** Which classes it is for, as `IFCWALL`. */
  readonly entity: Restriction
  /** Whether it is for all elements of the class; else it has conditions that are not looked at here. */
  readonly isForAll: boolean
  readonly set: Restriction
  readonly property: Restriction
  /** Null where any value will do. */
  readonly value: Restriction | null
  readonly cardinality: 'required' | 'optional' | 'prohibited'
}

export type IdsReading =
  | { readonly ok: true; readonly requirements: readonly IdsRequirement[] }
  | { readonly ok: false; readonly refusal: 'TooLarge' | 'NotIds' }

export const MOST_IDS_BYTES = 2_000_000
const NAMESPACE = 'http://standards.buildingsmart.org/IDS'
/** The property of the common sets, and our own set. */
export const RATING = 'AcousticRating'
export const OWN_SET = 'Soundleaf_Acoustics'

/** Reads what an IDS file (1.0) asks of acoustic properties; browsers resolve no entity of it that lies elsewhere. */
export function readIds(text: string): IdsReading {
  if (text.length > MOST_IDS_BYTES) return { ok: false, refusal: 'TooLarge' }
  const { documentElement: root } = new DOMParser().parseFromString(text, 'application/xml')
  if (root.localName !== 'ids' || root.namespaceURI !== NAMESPACE) return { ok: false, refusal: 'NotIds' }
  const specifications = [...root.getElementsByTagNameNS(NAMESPACE, 'specification')]
  return { ok: true, requirements: specifications.flatMap(requirementsOf) }
}

function requirementsOf(specification: Element): readonly IdsRequirement[] {
  const conditions = [...(child(specification, 'applicability')?.children ?? [])]
  const facet = conditions.find(({ localName }) => localName === 'entity')
  const entity = restrictionOf(child(facet, 'name'))
  if (entity === null) return []
  const isForAll = conditions.length === 1 && child(facet, 'predefinedType') === undefined
  return [...(child(specification, 'requirements')?.children ?? [])].flatMap((asked) => {
    const set = restrictionOf(child(asked, 'propertySet'))
    const property = restrictionOf(child(asked, 'baseName'))
    if (asked.localName !== 'property' || set === null || property === null) return []
    if (property.accepts(RATING) !== true && set.accepts(OWN_SET) !== true) return []
    return {
      specification: specification.getAttribute('name') ?? '',
      ...{ entity, isForAll, set, property },
      value: restrictionOf(child(asked, 'value')),
      cardinality: cardinalityOf(asked.getAttribute('cardinality')),
    }
  })
}

const child = (element: Element | undefined, name: string): Element | undefined =>
  [...(element?.children ?? [])].find(({ localName }) => localName === name)

const cardinalityOf = (text: string | null): IdsRequirement['cardinality'] =>
  text === 'optional' || text === 'prohibited' ? text : 'required'
