/** ASTM's symbols are words of capitals and carry no index; ISO's CI is C with the index I. */
const WORD = /^(?!CI$)[A-Z]{2,}$/

/**
 * A symbol of the standards in plain text, as the contract spells it (`R'w`, `CI,50-2500`, `STC`), in the notation
 * of subscripts: `R′_{w}`, `C_{I,50–2500}`, `STC`.
 */
export function notation(symbol: string): string {
  if (WORD.test(symbol)) return symbol
  const isPrimed = symbol.charAt(1) === "'"
  const index = symbol.slice(isPrimed ? 2 : 1).replace('-', '–')
  const base = symbol.charAt(0) + (isPrimed ? '′' : '')
  return index === '' ? base : `${base}_{${index}}`
}

/** The same where no index can be set low: `R′w`. */
export function plainNotation(text: string): string {
  return text.replace(/_\{([^}]*)\}/g, '$1')
}

/** A quantity with the adaptation term that is added to it: `D_{nT,w} + C_{50–3150}`. */
export function sumNotation(quantity: string, term: string | null): string {
  return term === null ? notation(quantity) : `${notation(quantity)} + ${notation(term)}`
}
