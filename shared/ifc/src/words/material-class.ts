import type { Place } from '../read/classes'
import { plainName } from './plain-name'
import words from './material-words.json' with { type: 'json' }

/** What a layer can be, by the name of its material. */
export const MATERIAL_CLASSES = [
  'unnamed',
  'membrane',
  'impact-insulation',
  'air',
  'frame',
  'screed',
  'aerated-concrete',
  'lightweight-aggregate',
  'calcium-silicate',
  'clt',
  'hollow-core',
  'concrete-block',
  'fibre-cement',
  'plaster',
  'gypsum-board',
  'insulation-soft',
  'insulation-rigid',
  'wood-board',
  'insulation',
  'ceiling-tile',
  'covering',
  'brick',
  'concrete',
  'gravel',
  'glass',
  'metal-sheet',
  'timber',
] as const
export type MaterialClass = (typeof MATERIAL_CLASSES)[number]

interface Rule {
  readonly reads: MaterialClass
  readonly pattern: RegExp
  readonly place: string | undefined
  readonly isUnderScreed: boolean
  readonly thickness_mm: readonly number[] | undefined
}

interface WordRow {
  readonly class: string
  readonly only?: { readonly in?: string; readonly below?: string; readonly thickness_mm?: readonly number[] }
  readonly words: Readonly<Record<string, readonly string[] | undefined>>
}

const isMaterialClass = (name: string): name is MaterialClass => MATERIAL_CLASSES.some((one) => one === name)

const RULES: readonly Rule[] = (words.classes as readonly WordRow[]).flatMap((row) => {
  if (!isMaterialClass(row.class)) return []
  const all = Object.values(row.words).flatMap((some) => some ?? [])
  return {
    reads: row.class,
    pattern: new RegExp(all.join('|'), 'u'),
    place: row.only?.in,
    isUnderScreed: row.only?.below === 'screed',
    thickness_mm: row.only?.thickness_mm,
  }
})

export interface Surroundings {
  readonly place: Place
  /** Null where it is not known: then no class is refused for it. */
  readonly thickness_mm: number | null
  /** Whether it lies directly under a screed. */
  readonly isUnderScreed: boolean
}

/** What the name of a layer's material says that it is, and the word that said it; null where no word is known. */
export function materialClassOf(
  name: string,
  { place, thickness_mm, isUnderScreed }: Surroundings,
): { readonly reads: MaterialClass; readonly word: string } | null {
  const plain = plainName(name)
  for (const rule of RULES) {
    const [min = 0, max = Infinity] = rule.thickness_mm ?? []
    if (rule.place !== undefined && rule.place !== place) continue
    if (rule.isUnderScreed && !isUnderScreed) continue
    if (thickness_mm !== null && (thickness_mm < min || thickness_mm > max)) continue
    const found = rule.pattern.exec(plain)
    if (found !== null) return { reads: rule.reads, word: found[0].trim() }
  }
  return null
}
