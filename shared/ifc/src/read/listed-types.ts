import { hasLayers, type ElementClass, type Place } from './classes'
import { readLayers } from './layers'
import type { FileLayer } from './materials'
import { cleanName } from './names'
import type { ElementType } from './types'

/** A type as a table lists it, with its layers left to right or from the top. */
export interface ListedType {
  readonly name: string
  readonly elementClass: ElementClass
  /** Null as the class usually stands. */
  readonly place: Place | null
  readonly count: number
  readonly area_m2: number | null
  /** How many of its elements the area is of. */
  readonly areaCount: number
  readonly isExternal: boolean | null
  readonly acousticRatings: readonly string[]
  readonly layers: readonly FileLayer[]
}

/**
 * The types of a table, as those of a model are: their materials are read the same way. No element of a file belongs to
 * them, so that nothing can be written back.
 */
export function listedTypes(listed: readonly ListedType[]): readonly ElementType[] {
  const seen = new Map<string, number>()
  return listed.map((one) => {
    const name = cleanName(one.name)
    const place = one.place ?? (isFloor(one.elementClass) ? 'floor' : 'wall')
    const layers = hasLayers(one.elementClass)
      ? one.layers.map((layer) => ({ ...layer, material: cleanName(layer.material) }))
      : []
    const key = `${one.elementClass}|${name}`
    const before = seen.get(key) ?? 0
    seen.set(key, before + 1)
    return {
      key: before === 0 ? key : `${key}|${before + 1}`,
      elementClass: one.elementClass,
      name,
      count: one.count,
      area_m2: one.area_m2,
      areaCount: one.areaCount,
      areaFrom: null,
      acousticRatings: one.acousticRatings.map(cleanName),
      isExternal: one.isExternal,
      order: 'as listed',
      orderBy: null,
      layers: readLayers(layers, place),
      source: layers.length === 0 ? 'none' : 'layers',
      place,
      spaces: [],
      suggested_mm: null,
      coveredBy: [],
      elements: [],
      globalIds: [],
      typeGlobalId: null,
    }
  })
}

/** Coverings of floors and ceilings are more than those of walls. */
const isFloor = (elementClass: ElementClass): boolean =>
  elementClass === 'IfcSlab' || elementClass === 'IfcRoof' || elementClass === 'IfcCovering'
