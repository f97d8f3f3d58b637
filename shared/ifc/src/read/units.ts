import type { IfcFile } from '../step/ifc-file'
import { numberOf, refOf, refsOf, wordOf } from '../step/value'

/** What a number of the file is worth in mm and m². */
export interface Units {
  readonly length_mm: number
  readonly area_m2: number
  /** Whether the project says its unit of length; without one metres are taken. */
  readonly isSaid: boolean
}

const PREFIXES: Readonly<Record<string, number>> = {
  KILO: 1e3,
  HECTO: 1e2,
  DECA: 10,
  DECI: 0.1,
  CENTI: 0.01,
  MILLI: 1e-3,
  MICRO: 1e-6,
}

/** The units of the project and no other: a file holds several, and the first is often not the project's. */
export function unitsOf(file: IfcFile): Units {
  const project = file.line(file.ids('IFCPROJECT')[0] ?? null)
  const assignment = file.line(refOf(project?.values[8]))
  const units = refsOf(assignment?.values[0])
  const worth = (kind: string) => {
    for (const id of units) {
      const found = unitWorth(file, id, kind)
      if (found !== null) return found
    }
    return null
  }
  const length_m = worth('LENGTHUNIT')
  return {
    length_mm: rounded((length_m ?? 1) * 1000),
    area_m2: rounded(worth('AREAUNIT') ?? 1),
    isSaid: length_m !== null,
  }
}

/** A unit in metres or square metres; null where it is of another kind or not readable. */
export function unitWorth(file: IfcFile, id: number, kind: string, depth = 0): number | null {
  const line = file.line(id)
  if (line === null || depth > 4 || wordOf(line.values[1]) !== kind) return null
  if (line.type === 'IFCSIUNIT') {
    const prefix = wordOf(line.values[2])
    const factor = prefix === null ? 1 : PREFIXES[prefix]
    if (factor === undefined) return null
    return kind === 'AREAUNIT' ? factor ** 2 : factor
  }
  const measure = file.line(refOf(line.values[3]))
  const factor = numberOf(measure?.values[0])
  const base = refOf(measure?.values[1])
  if (factor === null || base === null || factor <= 0) return null
  const worth = unitWorth(file, base, kind, depth + 1)
  return worth === null ? null : factor * worth
}

/** Without the last digits that a product of decimals brings. */
export const rounded = (value: number): number => Number(value.toPrecision(12))
