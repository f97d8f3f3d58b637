import { genericName, productTypeLabel } from '@soundleaf/construction'
import type { Product, ProductType } from '@soundleaf/contracts'
import type { MaterialAnswer, Place } from '@soundleaf/ifc'
import { compareNames } from '@soundleaf/texts'
import { Select, type Choice } from '@soundleaf/ui'
import { useMemo } from 'react'
import { t } from '../texts'

interface ProductChoiceProps {
  /** What the choice is called. */
  readonly label: string
  /** Where the material lies: products of these places are offered. */
  readonly places: readonly Place[]
  readonly products: readonly Product[]
  readonly answer: MaterialAnswer | undefined
  readonly onAnswer: (answer: MaterialAnswer | null) => void
}

const BOTH: readonly Place[] = ['wall', 'floor']
/** Where products of each type belong, in the order in which they are offered. */
const PLACES: readonly (readonly [type: ProductType, places: readonly Place[]])[] = [
  ['Panel', BOTH],
  ['MassiveElement', BOTH],
  ['WallFrame', ['wall']],
  ['FloorCovering', ['floor']],
  ['ImpactBoard', ['floor']],
  ['FloorFrame', ['floor']],
  ['CeilingFrame', ['floor']],
  ['Insulation', BOTH],
]

/** What a material is: as its name reads, a product, air, or left out. */
export function ProductChoice({ label, places, products, answer, onAnswer }: ProductChoiceProps) {
  const [inWalls, inFloors] = [places.includes('wall'), places.includes('floor')]
  const choices = useMemo(
    (): readonly Choice<string>[] => [
      { value: '', label: t('review.asRead') },
      { value: 'left out', label: t('review.leftOut') },
      { value: 'air', label: t('review.air') },
      ...PLACES.filter(
        ([, of]) => (inWalls && of.includes('wall')) || (inFloors && of.includes('floor')),
      ).flatMap(([type]) =>
        products
          .filter((product) => product.type === type)
          .map(({ id, name }) => ({ id, name: genericName(name) }))
          .toSorted((one, other) => compareNames(one.name, other.name))
          .map(({ id, name }) => ({
            value: id,
            label: t('review.product', { type: productTypeLabel(type), name }),
            translate: 'no' as const,
          })),
      ),
    ],
    [inWalls, inFloors, products],
  )
  return (
    <Select
      size="sm"
      aria-label={label}
      value={answer === undefined ? '' : typeof answer === 'string' ? answer : answer.product.id}
      choices={choices}
      onChange={(value) => {
        if (value === '') return onAnswer(null)
        if (value === 'air' || value === 'left out') return onAnswer(value)
        const product = products.find(({ id }) => id === value)
        if (product !== undefined) onAnswer({ product })
      }}
    />
  )
}
