import {
  NEW_PROJECT_TYPES,
  type Material,
  type Product,
  type ProductType,
  type Property,
} from '@soundleaf/contracts'

const idOf = (number: number) => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`

export const GENERIC_ID = idOf(1)
export const MAKER_ID = idOf(2)
export const MANUFACTURERS = [
  { manufacturerId: GENERIC_ID, name: 'Generic' },
  { manufacturerId: MAKER_ID, name: 'Nordvik' },
]

interface Made {
  readonly name: string
  readonly type: ProductType
  readonly material: Material
  readonly category?: string
  readonly isMakers?: boolean
  readonly values: Readonly<Record<string, string>>
}

const property = ([key, value]: [string, string]): Property => ({
  id: null,
  key,
  value,
  type: key === 'frameType' || key === 'insulationMaterial' ? 'String' : 'Decimal',
  isUiProperty: true,
  rangeConfiguration: null,
})

let count = 10
export function product({ name, type, material, category, isMakers = false, values }: Made): Product {
  count += 1
  return {
    id: idOf(count),
    name,
    type,
    material,
    category: category ?? null,
    manufacturerId: isMakers ? MAKER_ID : GENERIC_ID,
    properties: Object.entries(values).map(property),
    supportedStructures: [...NEW_PROJECT_TYPES],
  }
}

const board = { density: '690', modulusOfElasticity: '2200', dampingCoefficient: '0.025' }
const massive = { modulusOfElasticityMajor: '12', modulusOfElasticityMinor: '12', dampingCoefficient: '0.01' }

export const PRODUCTS: readonly Product[] = [
  product({ name: 'Board 12', type: 'Panel', material: 'Gypsum', values: { thickness: '12.5', ...board } }),
  product({ name: 'Board 9', type: 'Panel', material: 'Gypsum', values: { thickness: '9.5', ...board } }),
  product({
    name: 'Nordvik Standard 13',
    type: 'Panel',
    material: 'Gypsum',
    isMakers: true,
    values: { thickness: '13', ...board },
  }),
  product({ name: 'Plywood', type: 'Panel', material: 'Wood', values: { thickness: '15', ...board } }),
  product({
    name: 'Concrete',
    type: 'MassiveElement',
    material: 'Concrete',
    category: 'Concrete',
    values: { thickness: '200', density: '2300', ...massive },
  }),
  product({
    name: 'Clay brick',
    type: 'MassiveElement',
    material: 'Other',
    category: 'Masonry',
    values: { thickness: '120', density: '1750', ...massive },
  }),
]

export const INSULATIONS: readonly Product[] = [
  product({
    name: 'Stone wool batt 70',
    type: 'Insulation',
    material: 'Stonewool',
    values: { thickness: '70', density: '30', insulationMaterial: 'Stonewool' },
  }),
]
