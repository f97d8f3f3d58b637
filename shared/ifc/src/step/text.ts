/** How the letters of a page are called where a string names one: `\PE\` is ISO 8859-5. */
const PAGES = 'ABCDEFGHI'

const decoders = new Map<string, TextDecoder>()
function decoded(bytes: Uint8Array, encoding: string): string {
  const known = decoders.get(encoding) ?? new TextDecoder(encoding, { fatal: encoding === 'utf-8' })
  decoders.set(encoding, known)
  return known.decode(bytes)
}

const DIRECTIVE =
  /''|\\\\|\\N\\|\\X2\\((?:[0-9A-Fa-f]{4})*)\\X0\\|\\X4\\((?:[0-9A-Fa-f]{8})*)\\X0\\|\\X\\([0-9A-Fa-f]{2})|\\P([A-I])\\|\\S\\([ -~])/g

/**
 * The text of a STEP string (ISO 10303-21, 6.4.3), given what stands between its apostrophes with one character for each
 * byte. Exporters write UTF-8 and Windows' letters as they are, and forget to double a backslash: all of it is read.
 */
export function decodeText(raw: string): string {
  const text = raw.includes('\\') || raw.includes("''") ? withoutDirectives(raw) : raw
  return withPlainLetters(text)
}

/** A character that a directive gave, kept apart from the bytes until these are decoded. */
const APART = 0xe000

function withoutDirectives(raw: string): string {
  let page = 'A'
  const apart = (text: string) =>
    [...text]
      .map((letter) =>
        (letter.codePointAt(0) ?? 0) < 0x80 ? letter : `${String.fromCharCode(APART)}${letter}`,
      )
      .join('')
  return raw.replace(
    DIRECTIVE,
    (whole, two?: string, four?: string, one?: string, named?: string, high?: string) => {
      if (whole === "''") return "'"
      if (whole === '\\\\') return '\\'
      if (whole === '\\N\\') return '\n'
      if (two !== undefined) return apart(utf16Of(two))
      if (four !== undefined) return apart(utf32Of(four))
      if (one !== undefined) return apart(decoded(Uint8Array.of(Number.parseInt(one, 16)), 'iso-8859-1'))
      if (named !== undefined) {
        page = named
        return ''
      }
      const byte = ((high ?? ' ').charCodeAt(0) | 0x80) & 0xff
      return apart(decoded(Uint8Array.of(byte), `iso-8859-${PAGES.indexOf(page) + 1}`))
    },
  )
}

function utf16Of(digits: string): string {
  return digits.replace(/.{4}/g, (four) => String.fromCharCode(Number.parseInt(four, 16)))
}

function utf32Of(digits: string): string {
  return digits.replace(/.{8}/g, (eight) => {
    const code = Number.parseInt(eight, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
  })
}

/** Bytes above ASCII are UTF-8 where they can be, else Windows-1252. */
function withPlainLetters(text: string): string {
  return text.replace(/\ue000([^])(?:(?<=[\ud800-\udbff])[\udc00-\udfff])?|[\u0080-\u00ff]+/g, (run) => {
    if (run.charCodeAt(0) === APART) return run.slice(1)
    const bytes = Uint8Array.from(run, (letter) => letter.charCodeAt(0))
    try {
      return decoded(bytes, 'utf-8')
    } catch {
      return decoded(bytes, 'windows-1252')
    }
  })
}

/** Whether letters beyond ASCII are no UTF-8, so that they are taken for Windows-1252. */
export function isGuessed(raw: string): boolean {
  if (!/[\u0080-\u00ff]/.test(raw)) return false
  try {
    decoded(
      Uint8Array.from(raw, (letter) => letter.charCodeAt(0)),
      'utf-8',
    )
    return false
  } catch {
    return true
  }
}

/** A text as a STEP string with its apostrophes; what is not ASCII as `\X2\`. */
export function encodeText(text: string): string {
  const ascii = text
    .replace(/\\/g, '\\\\')
    .replace(/'/g, "''")
    .replace(/[^ -~]+/g, (run) => {
      const digits = Array.from({ length: run.length }, (_, at) =>
        run.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0'),
      )
      return `\\X2\\${digits.join('')}\\X0\\`
    })
  return `'${ascii}'`
}
