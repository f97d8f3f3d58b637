import type { OwnProductContent, PropertyKey } from '@soundleaf/contracts'
import { unitOfField } from '@soundleaf/products'
import { formatQuantity } from '@soundleaf/texts'

const LEADING: readonly PropertyKey[] = [
  'dynamicStiffness',
  'contactStiffness',
  'density',
  'totalCavityDepth',
]

/** What tells a product from its neighbours in a list: its thickness, and the property that counts most. */
export function leadingProperty({ values }: OwnProductContent): string {
  const shown = (key: PropertyKey) => {
    const value = values[key]
    return typeof value === 'number' ? [formatQuantity(value, unitOfField(key))] : []
  }
  const leading = LEADING.find((key) => typeof values[key] === 'number')
  return [...shown('thickness'), ...(leading === undefined ? [] : shown(leading))].join(' · ')
}
