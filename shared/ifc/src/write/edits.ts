import type { IfcFile, Line } from '../step/ifc-file'

/** Changes of single attributes, and lines that come in behind the last one. */
export interface Edits {
  readonly nextId: () => number
  readonly add: (id: number, statement: string) => void
  readonly change: (line: Line, attribute: number, text: string) => void
  /** The lines that change. */
  readonly changed: () => readonly number[]
  readonly added: () => number
  /** The bytes of the copy. Everything that is not changed is as it was. */
  readonly apply: () => Uint8Array<ArrayBuffer>
  /** Whether a copy has every byte that was not to change where it belongs. */
  readonly isFaithful: (copy: Uint8Array) => boolean
}

interface Splice {
  readonly start: number
  readonly end: number
  readonly text: string
}

export function editsOf(file: IfcFile): Edits {
  let highest = file.highestId
  const added: string[] = []
  const changes = new Map<string, Splice & { readonly line: number }>()
  const newLine = file.bytes[file.lastEnd] === 13 ? '\r\n' : '\n'

  /** In the order of the file, the added lines last. */
  function splices(): readonly Splice[] {
    const inside: Splice[] = [...changes.values()].sort((one, other) => one.start - other.start)
    const text = added.map((line) => newLine + line).join('')
    return text === '' ? inside : [...inside, { start: file.lastEnd, end: file.lastEnd, text }]
  }

  return {
    nextId: () => (highest += 1),
    add: (id, statement) => {
      added.push(`#${id}=${statement};`)
    },
    change: (line, attribute, text) => {
      const span = line.spans[attribute]
      if (span === undefined) throw new Error(`Line ${line.id} has no attribute ${attribute}.`)
      const place = { start: line.start + span.start, end: line.start + span.end }
      changes.set(`${line.id} ${attribute}`, { ...place, text, line: line.id })
    },
    changed: () => [...new Set([...changes.values()].map(({ line }) => line))],
    added: () => added.length,
    apply() {
      const all = splices()
      const more = all.reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0)
      const copy = new Uint8Array(file.bytes.length + more)
      let [from, to] = [0, 0]
      for (const { start, end, text } of all) {
        copy.set(file.bytes.subarray(from, start), to)
        to += start - from
        for (let at = 0; at < text.length; at += 1) copy[to + at] = text.charCodeAt(at)
        to += text.length
        from = end
      }
      copy.set(file.bytes.subarray(from), to)
      return copy
    },
    isFaithful(copy) {
      let [from, to] = [0, 0]
      const isSame = (end: number) => {
        for (; from < end; from += 1, to += 1) if (file.bytes[from] !== copy[to]) return false
        return true
      }
      for (const { start, end, text } of splices()) {
        if (!isSame(start)) return false
        from = end
        to += text.length
      }
      return isSame(file.bytes.length) && to === copy.length
    },
  }
}
