import { WANTED_TYPES, type ElementClass } from '../read/classes'
import { openIfc, type IfcFile, type Schema } from '../step/ifc-file'
import { textOf } from '../step/value'
import { planSets, type NotWritten, type Wanted } from './plan-sets'
import { isEqual, type WrittenSet } from './property-value'
import { propertyOf, setIndexOf, type SetIndex } from './set-index'

/** Numbers beside the text of a rating, dB; null where there is none. */
export interface RatingNumbers {
  readonly rw: number | null
  readonly c: number | null
  readonly ctr: number | null
  readonly lnw: number | null
  readonly ci: number | null
  readonly uncertainty: number | null
  readonly standard: string
  readonly engine: string
  /** A link to the project. */
  readonly project: string
  /** When the project was saved, as `2026-11-30`. */
  readonly date: string
}

/** No `Pset_`: such names are reserved. */
const OWN_SET = 'Soundleaf_Acoustics'

/** The common property set of a class; IFC2X3 has none for roofs. */
export function commonSetOf(elementClass: ElementClass, schema: Schema): string | null {
  if (elementClass === 'IfcRoof' && schema === 'IFC2X3') return null
  return `Pset_${elementClass.slice('Ifc'.length)}Common`
}

/** The sets that hold a rating: the text in the set of the class, the numbers in a set of our own. */
export function ratingSets(
  elementClass: ElementClass,
  schema: Schema,
  text: string,
  numbers: RatingNumbers | null,
): readonly WrittenSet[] {
  const rating = { name: 'AcousticRating', type: 'IFCLABEL', value: text } as const
  const common = commonSetOf(elementClass, schema)
  const own = numbers === null ? [] : ownProperties(numbers)
  const sets: readonly WrittenSet[] =
    common === null
      ? [{ set: OWN_SET, properties: [rating, ...own] }]
      : [
          { set: common, properties: [rating] },
          { set: OWN_SET, properties: own },
        ]
  return sets.filter(({ properties }) => properties.length > 0)
}

function ownProperties(numbers: RatingNumbers): WrittenSet['properties'] {
  const real = (name: string, value: number | null) =>
    value === null ? [] : [{ name, type: 'IFCREAL', value } as const]
  const label = (name: string, value: string) =>
    value === '' ? [] : [{ name, type: 'IFCLABEL', value } as const]
  return [
    ...real('Rw', numbers.rw),
    ...real('C', numbers.c),
    ...real('Ctr', numbers.ctr),
    ...real('Lnw', numbers.lnw),
    ...real('CI', numbers.ci),
    ...real('Uncertainty', numbers.uncertainty),
    ...label('Standard', numbers.standard),
    ...label('Engine', numbers.engine),
    ...label('Project', numbers.project),
    ...label('Date', numbers.date),
  ]
}

/** A copy of a file with ratings, and what it took. */
export interface RatedCopy {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly changedLines: number
  readonly addedLines: number
  readonly notWritten: readonly NotWritten[]
}

/**
 * Writes ratings into a copy of a file; every byte but those of the changed lines stays. Null where the copy, read again,
 * is not what was wanted: then nothing is given out.
 */
export async function writeRatings(file: IfcFile, wanted: Wanted): Promise<RatedCopy | null> {
  const { edits, notWritten } = await planSets(file, wanted)
  const bytes = edits.apply()
  if (!edits.isFaithful(bytes)) return null
  const reopened = openIfc(bytes, WANTED_TYPES)
  if (!reopened.ok) return null
  const copy = reopened.file
  const isWhole =
    copy.count === file.count + edits.added() && copy.highestId === file.highestId + edits.added()
  const refused = new Set(notWritten.map(({ globalId }) => globalId))
  if (!isWhole || !isRead(file, copy, wanted, refused)) return null
  return { bytes, changedLines: edits.changed().length, addedLines: edits.added(), notWritten }
}

/** Whether each element has what it was to get, and every other one what it had. */
function isRead(file: IfcFile, copy: IfcFile, wanted: Wanted, refused: ReadonlySet<string>): boolean {
  const [before, after] = [setIndexOf(file), setIndexOf(copy)]
  for (const [element, sets] of wanted) {
    if (refused.has(textOf(file.line(element)?.values[0]) ?? `#${element}`)) continue
    for (const { set, properties } of sets)
      for (const property of properties) {
        const found = (after.setsOf.get(element) ?? [])
          .filter(({ name }) => name === set)
          .map((one) => propertyOf(copy, one, property.name)?.values[2])
        if (!found.some((value) => isEqual(value, property))) return false
      }
  }
  const isType = (id: number) =>
    file.typeOf(id)?.endsWith('TYPE') === true || file.typeOf(id)?.endsWith('STYLE') === true
  return [...before.setsOf.keys()].every(
    (element) =>
      wanted.has(element) ||
      isType(element) ||
      ratingsOf(file, before, element) === ratingsOf(copy, after, element),
  )
}

function ratingsOf(file: IfcFile, index: SetIndex, element: number): string {
  const found = (index.setsOf.get(element) ?? []).map((set) => {
    const value = propertyOf(file, set, 'AcousticRating')?.values[2]
    return [set.name, textOf(value)]
  })
  return JSON.stringify(found)
}
