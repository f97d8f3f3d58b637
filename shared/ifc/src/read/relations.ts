import type { IfcFile } from '../step/ifc-file'
import { refOf, refsOf } from '../step/value'

/** What the relations of a file say of its elements, by the id of the element or type. */
export interface Relations {
  readonly typeOf: ReadonlyMap<number, number>
  readonly materialOf: ReadonlyMap<number, number>
  /** Property sets and quantities, in the order of the file. */
  readonly definitionsOf: ReadonlyMap<number, readonly number[]>
  /** Coverings of an element. */
  readonly coveringsOf: ReadonlyMap<number, readonly number[]>
  /** Spaces that an element bounds. */
  readonly spacesOf: ReadonlyMap<number, readonly number[]>
}

export function relationsOf(file: IfcFile): Relations {
  const typeOf = new Map<number, number>()
  const materialOf = new Map<number, number>()
  const definitionsOf = new Map<number, number[]>()
  const coveringsOf = new Map<number, number[]>()
  const spacesOf = new Map<number, number[]>()
  const each = (type: string, take: (elements: readonly number[], to: number) => void, at = [4, 5]) => {
    const [one = 4, other = 5] = at
    for (const id of file.ids(type)) {
      const line = file.line(id)
      for (const to of refsOf(line?.values[other])) take(refsOf(line?.values[one]), to)
    }
  }
  each('IFCRELDEFINESBYTYPE', (elements, type) => {
    for (const element of elements) typeOf.set(element, type)
  })
  each('IFCRELASSOCIATESMATERIAL', (elements, material) => {
    for (const element of elements) {
      const before = materialOf.get(element)
      // Several: the layered one says more.
      if (before === undefined || !isLayered(file, before)) materialOf.set(element, material)
    }
  })
  each('IFCRELDEFINESBYPROPERTIES', (elements, definition) => {
    for (const element of elements) push(definitionsOf, element, definition)
  })
  each('IFCRELCOVERSBLDGELEMENTS', ([element], covering) => {
    if (element !== undefined) push(coveringsOf, element, covering)
  })
  for (const type of ['IFCRELSPACEBOUNDARY', 'IFCRELSPACEBOUNDARY1STLEVEL', 'IFCRELSPACEBOUNDARY2NDLEVEL'])
    for (const id of file.ids(type)) {
      const line = file.line(id)
      const [space, element] = [refOf(line?.values[4]), refOf(line?.values[5])]
      if (space !== null && element !== null) push(spacesOf, element, space)
    }
  return { typeOf, materialOf, definitionsOf, coveringsOf, spacesOf }
}

const LAYERED = new Set(['IFCMATERIALLAYERSETUSAGE', 'IFCMATERIALLAYERSET', 'IFCMATERIALCONSTITUENTSET'])
const isLayered = (file: IfcFile, id: number) => LAYERED.has(file.typeOf(id) ?? '')

function push(map: Map<number, number[]>, key: number, value: number): void {
  const before = map.get(key)
  if (before === undefined) map.set(key, [value])
  else if (!before.includes(value)) before.push(value)
}
