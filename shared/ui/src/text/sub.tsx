import { Fragment } from 'react'

interface Piece {
  readonly text: string
  readonly low: boolean
}

/** `_x` and `_{x y}` begin a subscript; a bare one ends at the first character that is no letter, digit, comma or dash. */
const SUBSCRIPT = /_(?:\{([^}]*)\}|([\p{L}\p{N},–-]*[\p{L}\p{N}]))/gu

/** Cuts `R_w (C; C_tr)` and `L'_nT,w + C_{I,50–2500}` into pieces on and below the line. */
export function subscriptPieces(notation: string): readonly Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of notation.matchAll(SUBSCRIPT)) {
    if (match.index > end) pieces.push({ text: notation.slice(end, match.index), low: false })
    pieces.push({ text: match[1] ?? match[2] ?? '', low: true })
    end = match.index + match[0].length
  }
  if (end < notation.length) pieces.push({ text: notation.slice(end), low: false })
  return pieces
}

/** A quantity with real subscripts, from its plain notation. */
export function Sub({ children }: { readonly children: string }) {
  return subscriptPieces(children).map((piece, index) =>
    piece.low ? <sub key={index}>{piece.text}</sub> : <Fragment key={index}>{piece.text}</Fragment>,
  )
}
