import { Box } from '@soundleaf/ui'
import { ProductChoice } from '../solve/product-choice'
import { SpanFields } from './span-fields'
import { labelOf, type SweptPart } from './swept-part'
import type { Taken } from './taken'

interface Props {
  readonly part: SweptPart
  readonly taken: Taken
  readonly onChange: (taken: Taken) => void
  /** Whether it is one of two, so that its fields say of which they are. */
  readonly isSecond?: boolean
}

/** From, to and step of a number's values; or the products that take the place. */
export function TakenFields({ part, taken, onChange, isSecond = false }: Props) {
  if (part.kind === 'number')
    return (
      <SpanFields
        row={part.row}
        span={taken.span}
        {...(isSecond ? { of: part.row.label } : {})}
        onChange={(span) => onChange({ ...taken, span })}
      />
    )
  return (
    <Box gridColumn="2 / -1">
      <ProductChoice
        label={labelOf(part)}
        products={part.products}
        productIds={taken.productIds}
        onChange={(productIds) => onChange({ ...taken, productIds })}
      />
    </Box>
  )
}
