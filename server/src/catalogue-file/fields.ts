import { PROPERTY_TABLE, kindOf } from '@soundleaf/construction'
import { FRAME_TYPES, INSULATION_MATERIALS, type ProductType } from '@soundleaf/contracts'
import { isFrame } from '../domain/catalogue/make-product'

/** The numbers that a product may give, each with the unit that a catalogue file names beside it. */
export const UNITS = {
  thickness: 'mm',
  density: 'kg/m³',
  modulusOfElasticity: 'MPa',
  modulusOfElasticityMajor: 'GPa',
  modulusOfElasticityMinor: 'GPa',
  dampingCoefficient: '',
  dynamicStiffness: 'MN/m³',
  contactStiffness: 'MN/m',
  totalCavityDepth: 'mm',
  depthOfBeam: 'mm',
  thicknessOfBeam: 'mm',
  cc: 'mm',
} as const
export type NumberKey = keyof typeof UNITS
export const NUMBER_KEYS = Object.keys(UNITS) as readonly NumberKey[]

/** What else a product may give, each with the words it may be. */
export const WORDS = {
  frameType: FRAME_TYPES,
  insulationMaterial: INSULATION_MATERIALS,
  linkCavityAndBeamHeightDepth: ['true', 'false'],
} as const
export type WordKey = keyof typeof WORDS
export const WORD_KEYS = Object.keys(WORDS) as readonly WordKey[]

interface NumberField {
  readonly key: NumberKey
  readonly least: number
  readonly most: number
}

/** The numbers and words that every product of a type gives: all of them, and no others. */
export function fieldsOf(type: ProductType): {
  readonly numbers: readonly NumberField[]
  readonly words: readonly WordKey[]
} {
  if (type === 'Insulation') {
    const numbers = [
      { key: 'thickness', least: 1, most: 1000 },
      { key: 'density', least: 1, most: 300 },
    ] as const
    return { numbers, words: ['insulationMaterial'] }
  }
  const numbers = PROPERTY_TABLE[kindOf(type)].flatMap(({ key, range }) => {
    const known = NUMBER_KEYS.find((number) => number === key)
    return known === undefined ? [] : [{ key: known, least: range.min, most: range.max }]
  })
  return { numbers, words: isFrame(type) ? ['frameType', 'linkCavityAndBeamHeightDepth'] : [] }
}
