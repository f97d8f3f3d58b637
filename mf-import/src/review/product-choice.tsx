import { genericName, productTypeLabel } from '@soundleaf/construction'
import type { Product, ProductType } from '@soundleaf/contracts'
import type { MaterialAnswer, Place } from '@soundleaf/ifc'
import { compareNames } from '@soundleaf/texts'
import { Select, type Choice } from '@soundleaf/ui'
import { useMemo } from 'react'
import { t } from '../texts'

interface ProductChoiceProps {
  readonly material: string
  readonly place: Place
  readonly products: readonly Product[]
  readonly answer: MaterialAnswer | undefined
  readonly onAnswer: (answer: MaterialAnswer | null) => void
}

const TYPES: Readonly<Record<Place, readonly ProductType[]>> = {
  wall: ['Panel', 'MassiveElement', 'WallFrame', 'Insulation'],
  floor: [
    'Panel',
    'MassiveElement',
    'FloorCovering',
    'ImpactBoard',
    'FloorFrame',
    'CeilingFrame',
    'Insulation',
  ],
}

/** What a material is: as its name reads, a product, air, or left out. */
export function ProductChoice({ material, place, products, answer, onAnswer }: ProductChoiceProps) {
  const choices = useMemo(
    (): readonly Choice<string>[] => [
      { value: '', label: t('review.asRead') },
      { value: 'left out', label: t('review.leftOut') },
      { value: 'air', label: t('review.air') },
      ...TYPES[place].flatMap((type) =>
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
    [place, products],
  )
  return (
    <Select
      size="sm"
      aria-label={t('review.choose', { material })}
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
