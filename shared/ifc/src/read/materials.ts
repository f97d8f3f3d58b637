import type { IfcFile, Line } from '../step/ifc-file'
import { numberOf, refOf, refsOf, textOf, truthOf, wordOf } from '../step/value'
import { cleanName } from './names'
import { rounded, type Units } from './units'

/** From what the layers of a type are read. */
export type MaterialSource =
  | 'layers'
  | 'constituents'
  | 'constituents with widths'
  | 'constituents with fractions'
  | 'one material'
  | 'one material with a width'
  | 'list'
  | 'none'

export interface FileLayer {
  readonly material: string
  /** Null where the file gives none. */
  readonly thickness_mm: number | null
  /** Null where the file does not know. */
  readonly ventilated: boolean | null
}

export interface MaterialDefinition {
  readonly source: MaterialSource
  /** Of the layer set or constituent set. */
  readonly name: string
  readonly layers: readonly FileLayer[]
  /** In which direction the layers are listed, where the file says so. */
  readonly sense: 'POSITIVE' | 'NEGATIVE' | null
  /** By the names of the constituents, for their widths among the quantities. */
  readonly constituents: readonly string[]
  /** Shares of the width. */
  readonly fractions: readonly (number | null)[]
}

const NOTHING: MaterialDefinition = {
  source: 'none',
  name: '',
  layers: [],
  sense: null,
  constituents: [],
  fractions: [],
}

/** More is no building element. */
export const MOST_LAYERS = 60
export const THICKEST_MM = 5000
/** A usage that names itself does not end. */
const DEEPEST = 4

/** Reads definitions of materials, each once. */
export function materialReader(file: IfcFile, units: Units): (id: number | null) => MaterialDefinition {
  const known = new Map<number, MaterialDefinition>()
  return (id) => {
    if (id === null) return NOTHING
    const read = known.get(id) ?? readMaterial(file, id, units, 0)
    known.set(id, read)
    return read
  }
}

function readMaterial(file: IfcFile, id: number, units: Units, depth: number): MaterialDefinition {
  const line = file.line(id)
  if (line === null || depth > DEEPEST) return NOTHING
  switch (line.type) {
    case 'IFCMATERIALLAYERSETUSAGE': {
      const sense = wordOf(line.values[2])
      const set = refOf(line.values[0])
      return {
        ...(set === null ? NOTHING : readMaterial(file, set, units, depth + 1)),
        sense: sense === 'POSITIVE' || sense === 'NEGATIVE' ? sense : null,
      }
    }
    case 'IFCMATERIALLAYERSET':
      return {
        ...NOTHING,
        source: 'layers',
        name: textOf(line.values[1]) ?? '',
        layers: linesOf(file, line.values[0]).map((layer) => readLayer(file, layer, units)),
      }
    case 'IFCMATERIALCONSTITUENTSET': {
      const parts = linesOf(file, line.values[2])
      return {
        ...NOTHING,
        source: 'constituents',
        name: textOf(line.values[0]) ?? '',
        layers: parts.map((part) => unmeasured(materialName(file, refOf(part.values[2])))),
        constituents: parts.map((part) => textOf(part.values[0]) ?? ''),
        fractions: parts.map((part) => share(numberOf(part.values[3]))),
      }
    }
    case 'IFCMATERIALLIST':
      return {
        ...NOTHING,
        source: 'list',
        layers: linesOf(file, line.values[0]).map((one) => unmeasured(cleanName(textOf(one.values[0])))),
      }
    case 'IFCMATERIAL':
      return { ...NOTHING, source: 'one material', layers: [unmeasured(cleanName(textOf(line.values[0])))] }
    default:
      return NOTHING
  }
}

const linesOf = (file: IfcFile, value: Line['values'][number] | undefined): readonly Line[] =>
  refsOf(value)
    .slice(0, MOST_LAYERS)
    .flatMap((id) => file.line(id) ?? [])

const unmeasured = (material: string): FileLayer => ({ material, thickness_mm: null, ventilated: null })

const share = (value: number | null) => (value !== null && value > 0 && value <= 1 ? value : null)

function materialName(file: IfcFile, id: number | null): string {
  return cleanName(textOf(file.line(id)?.values[0]))
}

function readLayer(file: IfcFile, line: Line, units: Units): FileLayer {
  // A layer without a material is air, as IFC says.
  const material = refOf(line.values[0])
  const own = textOf(line.values[3])
  const thickness = numberOf(line.values[1])
  return {
    material: material === null ? cleanName(own ?? 'Air') : materialName(file, material),
    thickness_mm: thickness === null ? null : lengthOf(thickness, units),
    ventilated: truthOf(line.values[2]),
  }
}

/** A thickness in mm; null where it is none that a layer can have. */
export function lengthOf(value: number, units: Units): number | null {
  const mm = rounded(value * units.length_mm)
  return Number.isFinite(mm) && mm >= 0 && mm <= THICKEST_MM ? mm : null
}
