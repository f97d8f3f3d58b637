import type { MaterialClass } from './material-class'
import words from './material-words.json' with { type: 'json' }
import { plainName } from './plain-name'

interface Reading {
  readonly product: string
  readonly when?: readonly (readonly string[])[]
}

const READINGS = new Map<string, Reading>(Object.entries(words.readings))

/** The product of the generic catalogue for a material of a class; null for what has none of its own, as air. */
export function genericProductName(reads: MaterialClass, material: string): string | null {
  const reading = READINGS.get(reads === 'insulation' ? 'insulation-soft' : reads)
  if (reading === undefined) return null
  const plain = plainName(material)
  const special = reading.when?.find(([pattern = '']) => new RegExp(pattern, 'u').test(plain))
  return special?.[1] ?? reading.product
}
