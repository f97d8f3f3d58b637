/** What is per kilogram of carbon dioxide or a stiffness is given in SI everywhere. */
const EVERYWHERE = /kg CO₂e(?:\/m[²³])?|MN\/m³?|m\/s|\bper m²|for each m[²³]/gu
/** A length, area, volume, mass, density or modulus; `m` alone is no symbol of a mass, and no part of a word. */
const OF_SI = /(?<![\p{L}\p{N}/′])(?:mm|cm|m[²³]?|kg(?:\/m[²³])?|[MG]Pa)(?![\p{L}\p{N}/′'²³])/u

/**
 * Texts of the page, and names that are read aloud, in which a unit of SI stands that the imperial units have another one
 * for. What a person or a maker named is left out by `isName`.
 */
export function unitsOfSi(root: Element, isName: (text: string) => boolean = () => false): readonly string[] {
  const texts = [...root.querySelectorAll('*')].flatMap((element) => [
    [...element.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
      .join(''),
    ...['aria-label', 'title', 'placeholder', 'aria-valuetext'].map((name) => element.getAttribute(name)),
  ])
  const found = texts.filter(
    (text): text is string => text !== null && !isName(text) && OF_SI.test(text.replace(EVERYWHERE, '')),
  )
  return [...new Set(found)]
}
