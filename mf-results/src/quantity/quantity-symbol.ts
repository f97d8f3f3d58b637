/** A symbol of the standards in the parts in which it is written: `DnT,w` is D with the index nT,w. */
export interface QuantitySymbol {
  readonly base: string
  readonly index: string
}

/** ASTM's symbols are words of capitals and carry no index. */
const WORD = /^[A-Z]{3,}$/

/** Takes a symbol in plain text apart, as the contract spells it: `R'w`, `CI,50-2500`, `STC`. */
export function quantitySymbol(text: string): QuantitySymbol {
  if (WORD.test(text)) return { base: text, index: '' }
  const primed = text.charAt(1) === "'"
  const base = primed ? `${text.charAt(0)}′` : text.charAt(0)
  // A range reads with an en dash.
  return { base, index: text.slice(primed ? 2 : 1).replace('-', '–') }
}
