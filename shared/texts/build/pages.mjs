/** What a page says, block by block: headings, paragraphs, items and cells, and what stands for pictures. */
const BLOCK = /(<(title|h[1-6]|p|li|td|th)(?:\s[^>]*)?>)(.*?)(<\/\2>)/gs
const ATTRIBUTE = /\b((?:alt|aria-label)=")([^"]*)(")/g
/** A link that says nothing beside the heading or the page to which it leads. */
const LINK = /^(<a href="[^"]*">)(.*)(<\/a>\.?)$/
/** Units, and names of standards and of their numbers. */
const ALIKE = /^(?:mm|kg\/m³|[GM]Pa|MN\/m³?|ISO|ASTM|NNIC, ASTC|NISR, AIIC)$/

const flat = (text) => text.replace(/\s+/g, ' ').trim()
const linked = (text) => LINK.exec(text)?.[2] ?? text
/** Keys and symbols alone are the same everywhere. */
const hasWords = (text) =>
  /\p{L}{2,}/u.test(text.replace(/<kbd>.*?<\/kbd>|<[^>]+>/gs, '')) && !ALIKE.test(text)

/** The texts of a page that a translation needs, as their English. */
export function textsOfPage(html) {
  const found = [
    ...[...html.matchAll(BLOCK)].map(([, , , inner]) => linked(flat(inner))),
    ...[...html.matchAll(ATTRIBUTE)].map(([, , text]) => flat(text)),
  ]
  return [...new Set(found.filter(hasWords))]
}

/** The page in another language, for a folder beside it; a text without a translation stays in English. */
export function pageInLanguage(html, language, texts) {
  const said = (text) => texts[flat(text)] ?? text
  const block = (text) => {
    const [, open = '', inner = text, close = ''] = LINK.exec(flat(text)) ?? []
    return `${open}${said(inner)}${close}`
  }
  return html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(BLOCK, (_, open, __, inner, close) => `${open}${block(inner)}${close}`)
    .replace(ATTRIBUTE, (_, before, text, after) => `${before}${said(text)}${after}`)
    .replace(/\b(href|src)="(?=[\w-]+\.(?:css|png|svg)")/g, '$1="../')
}
