/** What IDS asks of a name or a value: one text, one of several, a pattern, bounds, a length; null where it asks nothing. */
export interface Restriction {
  /** As a person reads it. */
  readonly words: string
  /** Null where it cannot be said here. */
  readonly accepts: (value: string | number) => boolean | null
}

/** By the names of XML Schema. */
const FACETS = ['enumeration', 'pattern', 'minInclusive', 'maxInclusive', 'minExclusive', 'maxExclusive']
const LENGTHS = ['length', 'minLength', 'maxLength']

/** Reads `simpleValue` or `xs:restriction` below an element; null where there is neither. */
export function restrictionOf(element: Element | undefined): Restriction | null {
  const [content] = element?.children ?? []
  if (content === undefined) return null
  if (content.localName === 'simpleValue') {
    const wanted = (content.textContent ?? '').trim()
    return { words: wanted, accepts: (value) => isAlike(value, wanted) }
  }
  if (content.localName !== 'restriction') return { words: content.localName, accepts: () => null }
  const facets = [...content.children]
  const values = (name: string) =>
    facets.filter(({ localName }) => localName === name).map((facet) => facet.getAttribute('value') ?? '')
  const isKnown = facets.every(({ localName }) => [...FACETS, ...LENGTHS].includes(localName))
  const words = facets
    .map((facet) => [facet.localName, facet.getAttribute('value') ?? ''].join(' '))
    .join(', ')
  const patterns = values('pattern').map(patternOf)
  if (!isKnown || facets.length === 0 || patterns.includes(null)) return { words, accepts: () => null }
  const enumerated = values('enumeration')
  return {
    words: enumerated.length === facets.length ? enumerated.join(' | ') : words,
    accepts: (value) =>
      (enumerated.length === 0 || enumerated.some((one) => isAlike(value, one))) &&
      patterns.every((pattern) => pattern?.test(String(value)) === true) &&
      isWithin(value, values) &&
      isAsLong(String(value), values),
  }
}

/** Numbers are compared as such, texts letter by letter. */
const isAlike = (value: string | number, wanted: string): boolean =>
  typeof value === 'number' ? wanted !== '' && Number(wanted) === value : value === wanted

/** A pattern of XML Schema is anchored; what JavaScript has no word for is not tried, and what it cannot read neither. */
function patternOf(pattern: string): RegExp | null {
  if (pattern.length > 500 || /\\[icIC]|-\[|\\p\{Is/.test(pattern)) return null
  try {
    return new RegExp(`^(?:${pattern})$`, 'u')
  } catch {
    return null
  }
}

type Values = (name: string) => readonly string[]

function isWithin(value: string | number, values: Values): boolean {
  const bounds: readonly (readonly [string, (value: number, bound: number) => boolean])[] = [
    ['minInclusive', (one, bound) => one >= bound],
    ['maxInclusive', (one, bound) => one <= bound],
    ['minExclusive', (one, bound) => one > bound],
    ['maxExclusive', (one, bound) => one < bound],
  ]
  const number = typeof value === 'number' ? value : Number.NaN
  return bounds.every(([name, holds]) => values(name).every((bound) => holds(number, Number(bound))))
}

function isAsLong(text: string, values: Values): boolean {
  const letters = [...text].length
  return (
    values('length').every((length) => letters === Number(length)) &&
    values('minLength').every((least) => letters >= Number(least)) &&
    values('maxLength').every((most) => letters <= Number(most))
  )
}
