import type { OwnProductContent, ProductKeeper, ProductType } from '@soundleaf/contracts'
import {
  fileProductOf,
  headOf,
  ownContentOf,
  questionsOf,
  readRows,
  writeRows,
  type Fault,
  type Reading,
  type Row,
} from '@soundleaf/products'
import { csvOf } from '@soundleaf/sheets'
import { structuresOf } from '../form/draft'
import type { Entry } from '../list/entry'
import { t } from '../texts'
import type { Mapping } from './mapping'
import { MOST_ROWS, type Table } from './read-file'

/** What lines have that say nothing of it themselves. */
export interface Defaults {
  readonly type: ProductType
  readonly material: OwnProductContent['material']
  readonly manufacturer: string
}

/** What an import would do, line by line, or what keeps it from doing anything. */
export interface Preview {
  readonly faults: readonly PlacedFault[]
  readonly lines: readonly PreviewLine[]
}
export interface PlacedFault extends Fault {
  /** As a spreadsheet calls it; null where the fault is of the whole line. */
  readonly column: string | null
}
export interface PreviewLine {
  readonly line: number
  readonly content: OwnProductContent
  readonly outcome: 'new' | 'changes' | 'same'
  readonly questions: readonly string[]
}

export function previewOf(
  table: Table,
  mapping: Mapping,
  defaults: Defaults,
  entries: readonly Entry[],
  keptBy: ProductKeeper,
): Preview {
  const reading: Reading<readonly { line: number; content: OwnProductContent }[]> = read(
    table,
    mapping,
    defaults,
    entries,
  )
  const merged = mergedCells(table)
  if (!reading.ok || merged.length > 0) {
    const faults = reading.ok ? [] : reading.faults.map((fault) => placed(fault, mapping))
    return { faults: [...merged, ...faults], lines: [] }
  }
  const kept = new Map(
    entries
      .filter((entry) => entry.keptBy === keptBy)
      .map((entry) => [keyOf(entry.content), JSON.stringify(rowOf(entry.content))]),
  )
  const lines = reading.value.map(({ line, content }): PreviewLine => {
    const before = kept.get(keyOf(content))
    const isSame = before === JSON.stringify(rowOf(content))
    return {
      line,
      content,
      outcome: before === undefined ? 'new' : isSame ? 'same' : 'changes',
      questions: questionsOf(content).map(({ message }) => message),
    }
  })
  return { faults: [], lines }
}

function read(table: Table, mapping: Mapping, defaults: Defaults, entries: readonly Entry[]) {
  const [heads, ...rows] = table.rows
  const fields = mapping.flatMap((field, at) => (field === '' ? [] : [{ field, at }]))
  const added = (['type', 'material', 'manufacturer'] as const).filter((field) => !mapping.includes(field))
  const hasStructures = mapping.includes('structures')
  const structures = new Map<string, string>()
  const structuresFor = (type: string) => {
    const known = structures.get(type) ?? structuresOf(type as ProductType, entries).join(' ')
    structures.set(type, known)
    return known
  }
  const typeAt = mapping.indexOf('type')
  const rowOfFile = ({ line, texts }: Row): Row => {
    // The heads again are a second table, which is said; they are passed on as they stand.
    if (texts.length > 1 && texts.every((text, at) => text === heads?.texts[at]))
      return { line, texts: headsOfFile.texts }
    const type = typeAt < 0 ? defaults.type : (texts[typeAt] ?? '')
    return {
      line,
      texts: [
        ...fields.map(({ at }) => texts[at] ?? ''),
        ...added.map((field) => defaults[field]),
        ...(hasStructures ? [] : [structuresFor(type)]),
      ],
    }
  }
  const headsOfFile: Row = {
    line: heads?.line ?? 1,
    texts: [
      ...fields.map(({ field }) => headOf(field)),
      ...added.map(headOf),
      ...(hasStructures ? [] : ['structures']),
    ],
  }
  const reading = readRows([headsOfFile, ...rows.map(rowOfFile)], {
    hasDecimalCommas: table.hasDecimalCommas,
    isOwn: true,
    most: MOST_ROWS,
  })
  return reading.ok
    ? {
        ok: true as const,
        value: reading.value.map((entry) => ({ line: entry.line, content: ownContentOf(entry) })),
      }
    : reading
}

/** Cells that are one in the lines that are read: what the others would say is not known. */
function mergedCells({ rows: [heads], merged }: Table): PlacedFault[] {
  return merged.flatMap((range) => {
    const [, column = '', line = '', last = line] = /^([A-Z]+)(\d+)(?::[A-Z]+(\d+))?$/.exec(range) ?? []
    return Number(last) < (heads?.line ?? 1)
      ? []
      : [{ line: Number(line), column, message: t('fault.merged', { range }) }]
  })
}

function placed(fault: Fault, mapping: Mapping): PlacedFault {
  const at = fault.field === undefined ? -1 : mapping.indexOf(fault.field)
  return { ...fault, column: at < 0 ? null : columnName(at) }
}

/** A to Z, then AA. */
export function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter
}

const keyOf = ({ manufacturer, type, name }: OwnProductContent) => JSON.stringify([manufacturer, type, name])
const rowOf = (content: OwnProductContent) =>
  writeRows([fileProductOf(content)], { withDeclarations: true })[1]

/** The file that the server reads: what was previewed, in the form of `export-catalogue`. */
export function fileOf(contents: readonly OwnProductContent[]): string {
  return csvOf(writeRows(contents.map(fileProductOf), { withDeclarations: true }))
}
