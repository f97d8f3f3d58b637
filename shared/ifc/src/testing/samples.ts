import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readIfc, type ModelReading } from '../read/read-ifc'
import type { IfcFile } from '../step/ifc-file'

/** The test files; what is expected of each was written by hand, see samples/README.md. */
export const SAMPLES = [
  'revit-mm-ifc4',
  'archicad-m-ifc2x3',
  'us-inch-ifc2x3',
  'constituents-m-ifc4x3',
  'odd-mm-ifc2x3',
  'shared-mm-ifc4',
] as const
export type SampleName = (typeof SAMPLES)[number]

export interface ExpectedType {
  readonly class: string
  readonly name: string
  readonly count: number
  readonly area_m2: number | null
  readonly areaFrom: string | null
  readonly materials: string
  readonly order: string
  readonly orderBy?: string
  readonly acousticRating: readonly string[]
  readonly isExternal: boolean | null
  readonly layers: readonly {
    readonly material: string
    readonly thickness_mm: number | null
    readonly reads: string
    readonly ventilated?: boolean | null
  }[]
  readonly becomes: unknown
  readonly asks: readonly string[]
  readonly leftOut: readonly string[]
  readonly notes?: readonly string[]
  readonly suggests_mm?: readonly number[]
}

export interface ExpectedWrite {
  readonly about: string
  readonly give: Readonly<Record<string, string>>
  readonly changedLines: Readonly<Record<string, number>>
  readonly addedLines: Readonly<Record<string, number>>
  readonly reads: Readonly<Record<string, string | null>>
}

export interface ExpectedTable {
  readonly schema: string
  readonly length_mm: number
  readonly area_m2: number
  readonly types: readonly ExpectedType[]
  readonly combined?: readonly {
    readonly of: readonly [string, string]
    readonly becomes: unknown
    readonly asks: readonly string[]
  }[]
  readonly writes?: readonly ExpectedWrite[]
}

const folder = join(import.meta.dirname, '../../samples')

export const sampleBytes = (name: SampleName): Uint8Array =>
  new Uint8Array(readFileSync(join(folder, `${name}.ifc`)))

export const expectedTable = (name: SampleName): ExpectedTable =>
  sampleJson(`${name}.expected.json`) as ExpectedTable

export const sampleJson = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))

/** A file that is read; throws where it is refused. */
export function mustRead(bytes: Uint8Array): { readonly file: IfcFile; readonly model: ModelReading } {
  const reading = readIfc(bytes)
  if (!reading.ok) throw new Error(`It was refused: ${reading.refusal}.`)
  return reading
}

/** A file of statements, of a schema. */
export const stepFile = (statements: readonly string[], schema = 'IFC4'): Uint8Array =>
  new TextEncoder().encode(
    [
      'ISO-10303-21;',
      'HEADER;',
      "FILE_DESCRIPTION((''),'2;1');",
      "FILE_NAME('','',(''),(''),'','Test','');",
      `FILE_SCHEMA(('${schema}'));`,
      'ENDSEC;',
      'DATA;',
      ...statements.map((statement) => `${statement};`),
      'ENDSEC;',
      'END-ISO-10303-21;',
      '',
    ].join('\n'),
  )
