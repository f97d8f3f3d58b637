import { MOST_CELLS } from './most-cells'

export type FileRefusal = 'TooLarge' | 'TooManyCells' | 'Workbook' | 'NotText' | 'Unreadable'
export type FileText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly refusal: FileRefusal }

const refused = (refusal: FileRefusal): FileText => ({ ok: false, refusal })
/** XLSX is a zip, XLS a compound file. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

/** The text of a CSV or TSV file: UTF-8 or UTF-16 with its mark, UTF-8 without one, else as Windows writes it. */
export async function textOfFile(file: Blob, mostBytes: number): Promise<FileText> {
  if (file.size > mostBytes) return refused('TooLarge')
  try {
    const read = decoded(new Uint8Array(await file.arrayBuffer()))
    return read.ok && hasManyCells(read.text) ? refused('TooManyCells') : read
  } catch {
    return refused('Unreadable')
  }
}

/** Whether a text has so many lines, or marks between cells, that it is no table of a person. */
function hasManyCells(text: string): boolean {
  const marks = text.matchAll(/[\n\t,;]/g)
  for (let count = 0; count <= MOST_CELLS; count += 1) if (marks.next().done === true) return false
  return true
}

export function decoded(bytes: Uint8Array): FileText {
  if (WORKBOOKS.some((mark) => mark.every((byte, at) => bytes[at] === byte))) return refused('Workbook')
  const text = decodeAs(encodingOf(bytes), bytes) ?? decodeAs('windows-1252', bytes) ?? ''
  // A control character other than those of lines and columns is in no table.
  return /[\0-\x08\x0e-\x1f]/u.test(text) ? refused('NotText') : { ok: true, text }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
