/** What a query in Power Query's language asks of the API, through its function `Ask`. */
export interface QueryParts {
  readonly calls: readonly {
    /** As the description has it: what is put together ends with an id. */
    readonly path: string
    readonly query: readonly string[]
    /** Null where there is none. */
    readonly body: readonly string[] | null
  }[]
  /** Fields that are read of what was answered. */
  readonly read: readonly string[]
  readonly isBalanced: boolean
}

const OPENING = '([{'
const CLOSING = ')]}'

export function partsOfQuery(text: string): QueryParts {
  const code = text.replace(/\/\/.*$/gm, '')
  const isOfQuery = /Ask = \(path as text, query as record\)/.test(code)
  const calls = [...code.matchAll(/Ask\(/g)].flatMap(({ index }) => {
    const [path = '', fields = ''] = split(inside(code, index + 'Ask('.length), ',')
    const named = /^\s*"([^"]+)"\s*(&\s*\w+)?\s*$/.exec(path)
    if (named === null) return []
    const names = split(fields.trim().slice(1, -1), ',').flatMap((field) => field.split('=')[0]?.trim() || [])
    return [
      {
        path: `/${named[1] ?? ''}${named[2] === undefined ? '' : '{id}'}`,
        query: isOfQuery ? names : [],
        body: isOfQuery || names.length === 0 ? null : names,
      },
    ]
  })
  const read = [...code.matchAll(/(?<=[\w\]])\[(\w+)\]/g)].map(([, field = '']) => field)
  const byName = [...code.matchAll(/Record\.FieldOrDefault\(\w+, "(\w+)"/g)].map(([, field = '']) => field)
  return { calls, read: [...read, ...byName], isBalanced: isBalanced(code) }
}

/** The text up to the bracket that closes the one before it. */
function inside(code: string, from: number): string {
  let depth = 1
  for (let at = from; at < code.length; at += 1) {
    const sign = code.charAt(at)
    if (OPENING.includes(sign)) depth += 1
    if (CLOSING.includes(sign)) depth -= 1
    if (depth === 0) return code.slice(from, at)
  }
  return code.slice(from)
}

/** Its parts between signs that stand in no bracket. */
function split(text: string, sign: string): readonly string[] {
  const parts = ['']
  let depth = 0
  for (const one of text) {
    if (OPENING.includes(one)) depth += 1
    if (CLOSING.includes(one)) depth -= 1
    if (one === sign && depth === 0) parts.push('')
    else parts[parts.length - 1] += one
  }
  return parts
}

function isBalanced(code: string): boolean {
  const open: string[] = []
  for (const sign of code.replace(/"(?:[^"]|"")*"/g, '')) {
    if (OPENING.includes(sign)) open.push(sign)
    if (CLOSING.includes(sign) && open.pop() !== OPENING[CLOSING.indexOf(sign)]) return false
  }
  return open.length === 0
}
