/** Why a file is not read. */
export type FileRefusal = 'Empty' | 'TooLarge' | 'NotStep' | 'Truncated' | 'UnknownSchema' | 'NoElements'

/** Statements of the wanted kinds: where each begins (`#`) and ends (behind `;`). */
export interface Scan {
  readonly ids: readonly number[]
  readonly keywords: readonly string[]
  readonly starts: readonly number[]
  readonly ends: readonly number[]
  /** Of every statement with an id, wanted or not. */
  readonly highestId: number
  readonly count: number
  /** Behind the last statement with an id. */
  readonly lastEnd: number
  /** The statements before the data, without their semicolons. */
  readonly header: readonly string[]
}

const [SPACE, QUOTE, NUMBER, STAR, SLASH, SEMICOLON, EQUALS, CAPITAL_E] = [32, 39, 35, 42, 47, 59, 61, 69]
const LONGEST_KEYWORD = 80
/** How often it is told how far the reading is. */
const STEP = 4_000_000
const LONGEST_HEADER = 1_000_000

/**
 * Walks through the bytes of a STEP file once and keeps the places of the wanted statements. Comments and strings are
 * respected; nothing of a statement is interpreted but its id and keyword.
 */
export function scan(
  bytes: Uint8Array,
  wanted: ReadonlySet<string>,
  onProgress: (read: number) => void = () => undefined,
): Scan | 'NotStep' | 'Truncated' {
  const ids: number[] = []
  const keywords: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  const header: string[] = []
  const find = keywordFinder(wanted)
  let [highestId, count, lastEnd, told] = [0, 0, 0, 0]
  let isInData = false
  let at = blanksEnd(bytes, bytes[0] === 0xef && bytes[1] === 0xbb ? 3 : 0)
  if (!startsWith(bytes, at, 'ISO-10303-21')) return 'NotStep'
  for (;;) {
    if (at >= bytes.length) return 'Truncated'
    if (bytes[at] === CAPITAL_E && startsWith(bytes, at, 'END-ISO-10303-21'))
      return { ids, keywords, starts, ends, highestId, count, lastEnd, header }
    const end = statementEnd(bytes, at)
    if (end < 0) return 'Truncated'
    if (bytes[at] === NUMBER) {
      const { id, next } = readId(bytes, at + 1)
      count += 1
      lastEnd = end + 1
      if (id > highestId && Number.isSafeInteger(id)) highestId = id
      const sign = blanksEnd(bytes, next)
      const keyword = bytes[sign] === EQUALS ? find(bytes, blanksEnd(bytes, sign + 1)) : null
      if (keyword !== null && Number.isSafeInteger(id)) {
        ids.push(id)
        keywords.push(keyword)
        starts.push(at)
        ends.push(end + 1)
      }
    } else if (!isInData) {
      isInData = startsWith(bytes, at, 'DATA')
      if (!isInData && end - at < LONGEST_HEADER) header.push(latin1(bytes, at, end))
    }
    if (end - told > STEP) {
      told = end
      onProgress(end)
    }
    at = blanksEnd(bytes, end + 1)
  }
}

/** The semicolon that ends a statement; -1 where there is none. */
function statementEnd(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === SEMICOLON) return at
    if (byte === QUOTE) {
      at = bytes.indexOf(QUOTE, at + 1)
      if (at < 0) return -1
    } else if (byte === SLASH && bytes[at + 1] === STAR) {
      at = commentEnd(bytes, at)
      if (at < 0) return -1
    }
  }
  return -1
}

/** The slash that ends a comment; -1 where there is none. */
function commentEnd(bytes: Uint8Array, from: number): number {
  let star = bytes.indexOf(STAR, from + 2)
  while (star >= 0 && bytes[star + 1] !== SLASH) star = bytes.indexOf(STAR, star + 1)
  return star < 0 ? -1 : star + 1
}

/** Behind blanks and comments. */
function blanksEnd(bytes: Uint8Array, from: number): number {
  let at = from
  for (;;) {
    while (at < bytes.length && (bytes[at] ?? 0) <= SPACE) at += 1
    if (bytes[at] !== SLASH || bytes[at + 1] !== STAR) return at
    const end = commentEnd(bytes, at)
    if (end < 0) return bytes.length
    at = end + 1
  }
}

function readId(bytes: Uint8Array, from: number): { id: number; next: number } {
  let [id, at] = [0, blanksEnd(bytes, from)]
  for (let digit = digitAt(bytes, at); digit >= 0; digit = digitAt(bytes, at)) {
    id = id * 10 + digit
    at += 1
  }
  return { id, next: at }
}

function digitAt(bytes: Uint8Array, at: number): number {
  const digit = (bytes[at] ?? 0) - 48
  return digit >= 0 && digit <= 9 ? digit : -1
}

/** Which wanted keyword stands at a place, in any case. Most of a file is geometry, which is passed by its hash. */
function keywordFinder(wanted: ReadonlySet<string>) {
  const byHash = new Map<number, string[]>()
  const hashed = (hash: number, letter: number) => (Math.imul(hash, 31) + letter) | 0
  for (const keyword of wanted) {
    const hash = Array.from(keyword, (letter) => letter.charCodeAt(0)).reduce(hashed, 0)
    byHash.set(hash, [...(byHash.get(hash) ?? []), keyword])
  }
  return (bytes: Uint8Array, from: number): string | null => {
    let hash = 0
    let at = from
    for (; at - from <= LONGEST_KEYWORD; at += 1) {
      const letter = upperLetter(bytes[at] ?? 0)
      if (letter === 0) break
      hash = hashed(hash, letter)
    }
    const alike = byHash.get(hash)
    if (alike === undefined) return null
    const found = latin1(bytes, from, at).toUpperCase()
    return alike.includes(found) ? found : null
  }
}

/** A letter, digit or underline as in a keyword, letters large; 0 for anything else. */
function upperLetter(byte: number): number {
  if (byte >= 97 && byte <= 122) return byte - 32
  return (byte >= 65 && byte <= 90) || (byte >= 48 && byte <= 57) || byte === 95 ? byte : 0
}

function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  return latin1(bytes, at, at + text.length).toUpperCase() === text
}

/** Bytes as text, one character each. */
export function latin1(bytes: Uint8Array, start: number, end: number): string {
  let text = ''
  const last = Math.min(end, bytes.length)
  for (let at = start; at < last; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, Math.min(at + 8192, last)))
  return text
}
