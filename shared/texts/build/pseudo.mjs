const PLAIN = 'acdeghijklnorstuwyz'
const ACCENTED = 'áçđéğĥíĵķļñóřšţúŵýž'
const TAG = /(<\/?\w+>)/

/** Accented, and about two fifths longer by its doubled vowels and `s`; tags stay as they are. */
export const pseudoText = (text) =>
  text
    .split(TAG)
    .map((piece, index) => (index % 2 === 1 ? piece : stretched(piece)))
    .join('')

const stretched = (text) =>
  text.replace(/[aeiouys]/gi, (letter) => letter + letter.toLowerCase()).replace(/[a-z]/gi, accented)

function accented(letter) {
  const sign = ACCENTED[PLAIN.indexOf(letter.toLowerCase())] ?? letter
  return letter === letter.toLowerCase() ? sign : sign.toUpperCase()
}

/** A message of the pseudo-language: brackets show where a text begins and ends, and what stands outside of any. */
export const pseudoMessage = (tokens) => ['⟦', ...tokens, '⟧']
