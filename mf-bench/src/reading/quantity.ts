import type { MeasuredQuantity } from '@soundleaf/contracts'

/** How headings write the quantities, without signs of subscript and spaces, in small letters. */
const NAMES: readonly (readonly [RegExp, MeasuredQuantity])[] = [
  [/^(δ|delta|d)r(w)?$/u, 'DeltaR'],
  [/^(δ|delta|d)l(w|n)?$/u, 'DeltaL'],
  [/^(d(ls)?2m,?nt|d2m,?n,?t)(,?w)?$/u, 'D2m,nT'],
  [/^dn,?t(,?w)?$/u, 'DnT'],
  [/^l'n,?t(,?w)?$/u, "L'nT"],
  [/^l'n(,?w)?$/u, "L'n"],
  [/^ln(,?w)?$/u, 'Ln'],
  [/^r'(w|45°?)?$/u, "R'"],
  [/^rw?$/u, 'R'],
  [/^s?tl$/u, 'TL'],
]

/** The quantity that a heading names; null where it names none. */
export function quantityIn(heading: string): MeasuredQuantity | null {
  const plain = heading
    .normalize('NFKC')
    .replace(/[′’‘´`]/gu, "'")
    .replace(/\(.*?\)|\[.*?\]|\bin\b|\bdb\b/giu, '')
    .replace(/[_{}\s]/gu, '')
    .replace(/[,;:/]+$/u, '')
    .toLowerCase()
  return NAMES.find(([name]) => name.test(plain))?.[1] ?? null
}
