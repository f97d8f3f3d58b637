import { decodeText } from './text'
import type { StepValue } from './value'

/** Where an attribute stands in its statement: first letter, and the one after the last. */
export interface Span {
  readonly start: number
  readonly end: number
}

export interface Attributes {
  readonly values: readonly StepValue[]
  readonly spans: readonly Span[]
}

/** Deeper is nobody's file. */
const DEEPEST = 32

/**
 * The attributes of a statement, of which one character is one byte, from its first bracket to the one that closes it.
 * Null where it is no list of values.
 */
export function readAttributes(statement: string): Attributes | null {
  const open = afterBlanks(statement, keywordEnd(statement))
  if (statement[open] !== '(') return null
  const values: StepValue[] = []
  const spans: Span[] = []
  const reader = new Reader(statement, open + 1)
  const isWhole = reader.list(values, spans, 1)
  return isWhole ? { values, spans } : null
}

/** Behind `#12=IFCWALL`: the bracket may stand on the next line. */
function keywordEnd(statement: string): number {
  const sign = statement.indexOf('=')
  let at = afterBlanks(statement, sign + 1)
  while (/[A-Za-z0-9_]/.test(statement[at] ?? '')) at += 1
  return at
}

/** Behind blanks and comments. */
function afterBlanks(text: string, from: number): number {
  let at = from
  for (;;) {
    while (at < text.length && text.charCodeAt(at) <= 32) at += 1
    if (!text.startsWith('/*', at)) return at
    const end = text.indexOf('*/', at + 2)
    if (end < 0) return text.length
    at = end + 2
  }
}

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y
const BINARY = /"[0-9A-Fa-f]*"/y
const WORD = /\.([A-Za-z0-9_]+)\./y

class Reader {
  private at: number
  private readonly text: string

  constructor(text: string, at: number) {
    this.text = text
    this.at = at
  }

  /** Reads up to the bracket that closes; false where the text is no list. */
  list(values: StepValue[], spans: Span[] | null, depth: number): boolean {
    if (depth > DEEPEST) return false
    this.at = afterBlanks(this.text, this.at)
    if (this.take(')')) return true
    for (;;) {
      this.at = afterBlanks(this.text, this.at)
      const start = this.at
      const value = this.value(depth)
      if (value === undefined) return false
      values.push(value)
      spans?.push({ start, end: this.at })
      this.at = afterBlanks(this.text, this.at)
      if (this.take(')')) return true
      if (!this.take(',')) return false
    }
  }

  private value(depth: number): StepValue | undefined {
    switch (this.text[this.at]) {
      case '$':
      case '*':
        this.at += 1
        return null
      case "'":
        return this.string()
      case '#':
        return this.reference()
      case '(': {
        this.at += 1
        const values: StepValue[] = []
        return this.list(values, null, depth + 1) ? values : undefined
      }
      case '"':
        return this.match(BINARY) === null ? undefined : null
      default:
        return this.plain(depth)
    }
  }

  private plain(depth: number): StepValue | undefined {
    const word = this.match(WORD)?.[1]
    if (word !== undefined) return { word: word.toUpperCase() }
    const number = this.match(NUMBER)?.[0]
    if (number !== undefined) return Number(number)
    const type = this.match(NAME)?.[0]
    if (type === undefined) return undefined
    this.at = afterBlanks(this.text, this.at)
    if (!this.take('(')) return undefined
    const values: StepValue[] = []
    if (!this.list(values, null, depth + 1)) return undefined
    return { type: type.toUpperCase(), value: values[0] ?? null }
  }

  private string(): string | undefined {
    const start = this.at + 1
    let end = this.text.indexOf("'", start)
    while (end >= 0 && this.text[end + 1] === "'") end = this.text.indexOf("'", end + 2)
    if (end < 0) return undefined
    this.at = end + 1
    return decodeText(this.text.slice(start, end))
  }

  private reference(): StepValue | undefined {
    this.at = afterBlanks(this.text, this.at + 1)
    const digits = this.match(/\d{1,15}(?!\d)/y)?.[0]
    return digits === undefined ? undefined : { ref: Number(digits) }
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (found !== null) this.at = pattern.lastIndex
    return found
  }

  private take(letter: string): boolean {
    if (this.text[this.at] !== letter) return false
    this.at += 1
    return true
  }
}
