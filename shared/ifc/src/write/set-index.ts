import type { IfcFile, Line } from '../step/ifc-file'
import { refOf, refsOf, textOf } from '../step/value'
import { ELEMENT_CLASSES } from '../read/classes'

/** A property set, with everything that has it. */
export interface SetUse {
  readonly id: number
  readonly name: string
  readonly properties: readonly number[]
  /** Relations that give it to elements. */
  readonly relations: { readonly id: number; readonly elements: readonly number[] }[]
  /** Types that have it. */
  readonly types: number[]
  /** Whether a relation gives it together with other sets: then it cannot be taken apart. */
  isBound: boolean
}

export interface SetIndex {
  /** The sets of an element or type, in the order of the file. */
  readonly setsOf: ReadonlyMap<number, readonly SetUse[]>
  /** In how many sets a property is. */
  readonly uses: ReadonlyMap<number, number>
}

const TYPE_LINES = [
  ...ELEMENT_CLASSES.map((name) => `${name.toUpperCase()}TYPE`),
  'IFCDOORSTYLE',
  'IFCWINDOWSTYLE',
]

/** Who has which property set, and which properties several sets share. */
export function setIndexOf(file: IfcFile): SetIndex {
  const sets = new Map<number, SetUse>()
  const uses = new Map<number, number>()
  for (const id of file.ids('IFCPROPERTYSET')) {
    const line = file.line(id)
    if (line === null) continue
    const properties = refsOf(line.values[4])
    for (const property of properties) uses.set(property, (uses.get(property) ?? 0) + 1)
    sets.set(id, {
      id,
      name: textOf(line.values[2]) ?? '',
      properties,
      relations: [],
      types: [],
      isBound: false,
    })
  }
  const setsOf = new Map<number, SetUse[]>()
  const give = (holder: number, set: SetUse) => {
    const held = setsOf.get(holder)
    if (held === undefined) setsOf.set(holder, [set])
    else if (!held.includes(set)) held.push(set)
  }
  for (const id of file.ids('IFCRELDEFINESBYPROPERTIES')) {
    const line = file.line(id)
    const elements = refsOf(line?.values[4])
    const isBound = refOf(line?.values[5]) === null
    for (const definition of refsOf(line?.values[5])) {
      const set = sets.get(definition)
      if (set === undefined) continue
      set.isBound ||= isBound
      set.relations.push({ id, elements })
      for (const element of elements) give(element, set)
    }
  }
  for (const type of TYPE_LINES.flatMap((name) => file.ids(name)))
    for (const definition of refsOf(file.line(type)?.values[5])) {
      const set = sets.get(definition)
      if (set === undefined) continue
      set.types.push(type)
      give(type, set)
    }
  return { setsOf, uses }
}

/** The line of a property of a set, by its name. */
export function propertyOf(file: IfcFile, { properties }: SetUse, name: string): Line | null {
  for (const id of properties) {
    const line = file.line(id)
    if (line !== null && textOf(line.values[0]) === name) return line
  }
  return null
}
