import type { IfcFile, Line } from '../step/ifc-file'
import { refsOf, textOf, wordOf } from '../step/value'
import { ELEMENT_CLASSES, hasLayers, typesOf, type ElementClass, type Place } from './classes'
import { definitionReader, type Definition } from './definitions'
import { measuredLayers, orderedLayers, type MeasuredLayers, type OrderedLayers } from './layers'
import { materialReader, type MaterialDefinition, type MaterialSource } from './materials'
import { cleanId, cleanName, familyOf, suggestedThicknesses, withoutNumber } from './names'
import { relationsOf } from './relations'
import { totals, type Totals } from './totals'
import type { Units } from './units'

/** Elements of one type with the same layers. */
export interface ElementType extends Totals, OrderedLayers {
  /** The same in every reading of the same model. */
  readonly key: string
  readonly elementClass: ElementClass
  readonly name: string
  readonly source: MaterialSource
  readonly place: Place
  /** Names of the spaces that its elements bound, where the file says so. */
  readonly spaces: readonly string[]
  /** Thicknesses that the name of the type tells, for materials without any; never taken unasked. */
  readonly suggested_mm: readonly number[] | null
  /** Keys of types that cover it. */
  readonly coveredBy: readonly string[]
  /** The lines of its elements. */
  readonly elements: readonly number[]
  readonly globalIds: readonly string[]
  readonly typeGlobalId: string | null
}

/** More types are no model of a building. */
export const MOST_TYPES = 20_000
const MOST_SPACES = 20

interface Found extends MeasuredLayers {
  readonly elementClass: ElementClass
  readonly fullName: string
  readonly definition: MaterialDefinition
  readonly place: Place
  readonly typeId: number | null
  readonly members: Member[]
}

interface Member {
  readonly line: number
  readonly globalId: string
  readonly definitions: readonly Definition[]
}

/** Every wall, slab, roof, covering, plate, door and window of a file, by type and layers. */
export function typesOfFile(file: IfcFile, units: Units): readonly ElementType[] {
  const relations = relationsOf(file)
  const definitionOf = definitionReader(file, units)
  const materialOf = materialReader(file, units)

  const found = ELEMENT_CLASSES.flatMap((elementClass) => {
    const rows = new Map<string, Found>()
    for (const id of idsOf(file, elementClass)) {
      const line = file.line(id)
      if (line === null || rows.size >= MOST_TYPES) continue
      const typeId = relations.typeOf.get(id) ?? null
      const definitions = [
        ...(relations.definitionsOf.get(id) ?? []),
        ...(typeId === null ? [] : refsOf(file.line(typeId)?.values[5])),
      ].flatMap((one) => definitionOf(one) ?? [])
      const material = materialOf(
        relations.materialOf.get(id) ?? (typeId === null ? null : relations.materialOf.get(typeId)) ?? null,
      )
      const measured = measuredLayers(elementClass, material, definitions)
      const place = placeOf(elementClass, line)
      const fullName = typeName(file, typeId, line, hasLayers(elementClass) ? material.name : '')
      const sense = place === 'floor' ? material.sense : null
      const signature = JSON.stringify([fullName, measured, place, sense])
      const row = rows.get(signature) ?? {
        elementClass,
        fullName,
        definition: material,
        ...measured,
        place,
        typeId,
        members: [],
      }
      rows.set(signature, row)
      row.members.push({ line: id, globalId: cleanId(textOf(line.values[0])), definitions })
    }
    return [...rows.values()]
  }).slice(0, MOST_TYPES)

  const keys = keysOf(found)
  const keyOfLine = new Map(
    found.flatMap(({ members }, at) => members.map(({ line }) => [line, keys[at] ?? ''] as const)),
  )
  const cutFamily = classesWithFamilies(found)
  return found.map((row, at): ElementType => {
    const lines = row.members.map(({ line }) => line)
    const distinct = (ids: (line: number) => readonly number[]) => [...new Set(lines.flatMap(ids))]
    return {
      key: keys[at] ?? '',
      elementClass: row.elementClass,
      name: cutFamily.has(row.elementClass)
        ? row.fullName.slice((familyOf(row.fullName) ?? '').length + 1).trim()
        : row.fullName,
      ...totals(row.members),
      ...orderedLayers(row, row.place, file.program, row.definition.sense),
      source: row.source,
      place: row.place,
      spaces: distinct((line) => relations.spacesOf.get(line) ?? [])
        .slice(0, MOST_SPACES)
        .flatMap((space) => spaceName(file, space)),
      suggested_mm:
        row.source === 'list' && row.layers.every(({ thickness_mm }) => thickness_mm === null)
          ? suggestedThicknesses(row.fullName, row.layers.length)
          : null,
      coveredBy: [
        ...new Set(
          distinct((line) => relations.coveringsOf.get(line) ?? []).flatMap(
            (line) => keyOfLine.get(line) ?? [],
          ),
        ),
      ],
      elements: lines,
      globalIds: row.members.map(({ globalId }) => globalId),
      typeGlobalId: row.typeId === null ? null : cleanId(textOf(file.line(row.typeId)?.values[0])),
    }
  })
}

const idsOf = (file: IfcFile, elementClass: ElementClass) =>
  typesOf(elementClass)
    .flatMap((type) => file.ids(type))
    .sort((one, other) => one - other)

function typeName(file: IfcFile, typeId: number | null, element: Line, setName: string): string {
  const named = typeId === null ? null : textOf(file.line(typeId)?.values[2])
  const objectType = textOf(element.values[4])
  const own = textOf(element.values[2])
  const first = [named, objectType === null ? null : withoutNumber(objectType), setName, own].map(cleanName)
  return first.find((name) => name !== '') ?? ''
}

/** Coverings lie on floors, hang below them or stand before walls. */
function placeOf(elementClass: ElementClass, line: Line): Place {
  if (elementClass === 'IfcSlab' || elementClass === 'IfcRoof') return 'floor'
  if (elementClass !== 'IfcCovering') return 'wall'
  return wordOf(line.values[8]) === 'CLADDING' ? 'wall' : 'floor'
}

function spaceName(file: IfcFile, id: number): readonly string[] {
  const space = file.line(id)
  if (space?.type !== 'IFCSPACE') return []
  const names = [textOf(space.values[2]), textOf(space.values[7])]
    .map(cleanName)
    .filter((name) => name !== '')
  return names.length === 0 ? [] : [names.join(' ')]
}

/** The classes of which every type has a family in front of its name. */
function classesWithFamilies(found: readonly Found[]): ReadonlySet<ElementClass> {
  const without = new Set(
    found.filter(({ fullName }) => familyOf(fullName) === null).map(({ elementClass }) => elementClass),
  )
  return new Set(ELEMENT_CLASSES.filter((elementClass) => !without.has(elementClass)))
}

/** Class, name and, where layers differ under one name, the count of them. */
function keysOf(found: readonly Found[]): readonly string[] {
  const seen = new Map<string, number>()
  return found.map(({ elementClass, fullName }) => {
    const name = `${elementClass}|${fullName}`
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return before === 0 ? name : `${name}|${before + 1}`
  })
}
