import type { IfcFile, Line } from '../step/ifc-file'
import { isList, numberOf, refOf, refsOf, textOf, truthOf, type StepValue } from '../step/value'
import { rounded, unitWorth, type Units } from './units'

/** What is taken from one property set or one list of quantities. */
export interface Definition {
  readonly name: string
  readonly acousticRating: string | null
  readonly isExternal: boolean | null
  /** By the name of the quantity or property, m². */
  readonly areas_m2: ReadonlyMap<string, number>
  readonly width_mm: number | null
  /** Widths of layers by the name of the constituent or material, in the order of the list. */
  readonly layerWidths_mm: readonly { readonly name: string; readonly width_mm: number }[]
}

/** Reads property sets and quantities, each once. */
export function definitionReader(file: IfcFile, units: Units): (id: number) => Definition | null {
  const known = new Map<number, Definition | null>()
  return (id) => {
    const before = known.get(id)
    if (before !== undefined) return before
    const line = file.line(id)
    const read = line === null ? null : readDefinition(file, line, units)
    known.set(id, read)
    return read
  }
}

const isCommonSet = (name: string): boolean => /^Pset_\w*Common$/i.test(name)

function readDefinition(file: IfcFile, line: Line, units: Units): Definition | null {
  const name = textOf(line.values[2]) ?? ''
  if (line.type === 'IFCELEMENTQUANTITY') return readQuantities(file, name, refsOf(line.values[5]), units)
  if (line.type !== 'IFCPROPERTYSET') return null
  let acousticRating: string | null = null
  let isExternal: boolean | null = null
  const areas_m2 = new Map<string, number>()
  for (const id of refsOf(line.values[4])) {
    const property = file.line(id)
    const key = textOf(property?.values[0])
    if (property === null || key === null) continue
    const value = valueOf(property)
    if (key === 'AcousticRating' && isCommonSet(name)) acousticRating = textOf(value) ?? acousticRating
    if (key === 'IsExternal' && isCommonSet(name)) isExternal = truth(value)
    if (key === 'Area' && name === 'PSet_Revit_Dimensions') {
      const area = numberOf(value)
      if (area !== null) areas_m2.set(key, rounded(area * units.area_m2))
    }
  }
  return { name, acousticRating, isExternal, areas_m2, width_mm: null, layerWidths_mm: [] }
}

/** The nominal value, or the first of those that are enumerated. */
function valueOf(property: Line): StepValue | undefined {
  const value = property.values[2]
  return property.type === 'IFCPROPERTYENUMERATEDVALUE' && isList(value) ? value[0] : value
}

function truth(value: StepValue | undefined): boolean | null {
  return typeof value === 'object' && value !== null && 'type' in value
    ? truthOf(value.value)
    : truthOf(value)
}

function readQuantities(file: IfcFile, name: string, ids: readonly number[], units: Units): Definition {
  const areas_m2 = new Map<string, number>()
  const layerWidths_mm: { name: string; width_mm: number }[] = []
  let width_mm: number | null = null
  for (const id of ids) {
    const quantity = file.line(id)
    const key = textOf(quantity?.values[0])
    if (quantity === null || key === null) continue
    if (quantity.type === 'IFCQUANTITYAREA') {
      const area = quantityOf(file, quantity, 'AREAUNIT', units.area_m2)
      if (area !== null) areas_m2.set(key, area)
    } else if (quantity.type === 'IFCQUANTITYLENGTH' && key === 'Width') {
      width_mm = lengthOf(file, quantity, units)
    } else if (quantity.type === 'IFCPHYSICALCOMPLEXQUANTITY') {
      const width = layerWidth(file, quantity, units)
      if (width !== null) layerWidths_mm.push({ name: key, width_mm: width })
    }
  }
  return { name, acousticRating: null, isExternal: null, areas_m2, width_mm, layerWidths_mm }
}

/** The width of a layer, which Revit's reference view gives as a quantity of quantities. */
function layerWidth(file: IfcFile, quantity: Line, units: Units): number | null {
  if (textOf(quantity.values[3])?.toLowerCase() !== 'layer') return null
  for (const id of refsOf(quantity.values[2])) {
    const part = file.line(id)
    if (part?.type === 'IFCQUANTITYLENGTH' && textOf(part.values[0]) === 'Width')
      return lengthOf(file, part, units)
  }
  return null
}

function lengthOf(file: IfcFile, quantity: Line, units: Units): number | null {
  const metres = quantityOf(file, quantity, 'LENGTHUNIT', units.length_mm / 1000)
  return metres === null ? null : rounded(metres * 1000)
}

/** A quantity in m or m²: in its own unit, where it has one. */
function quantityOf(file: IfcFile, line: Line, kind: string, projectWorth: number): number | null {
  const value = numberOf(line.values[3])
  const own = refOf(line.values[2])
  const worth = own === null ? projectWorth : (unitWorth(file, own, kind) ?? projectWorth)
  return value === null || value < 0 ? null : rounded(value * worth)
}
