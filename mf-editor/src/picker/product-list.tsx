import { genericName } from '@soundleaf/construction'
import type { Product, ProductKeeper } from '@soundleaf/contracts'
import { Box, Icon } from '@soundleaf/ui'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useRef } from 'react'
import { productThickness } from '../catalogue/offered-products'
import { t } from '../texts'
import { PAGE_ROWS, type Highlight } from './use-highlight'

const ROW_PX = 32
/** Rows rendered beyond those in view, so that a quick scroll shows no gap. */
const OVERSCAN = 4

interface Props {
  readonly id: string
  readonly label: string
  readonly products: readonly Product[]
  readonly chosenId: string | null
  readonly highlight: Highlight
  readonly onChoose: (product: Product) => void
}

/** The id of a row, which the search names as its active descendant. */
export const rowId = (listId: string, index: number) => `${listId}-${index}`

/** A list box of products; only the rows in view are rendered, so thousands cost as much as a dozen. */
export function ProductList({ id, label, products, chosenId, highlight, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const chosen = products.findIndex((product) => product.id === chosenId)
  const height_px = Math.min(products.length, PAGE_ROWS) * ROW_PX
  const rows = useVirtualizer({
    count: products.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    useFlushSync: false,
  })
  const shown = rows.getVirtualItems()
  const { highlighted, active } = highlight
  const isActiveShown = shown.some(({ index }) => index === active)

  useEffect(() => {
    if (highlighted !== null) rows.scrollToIndex(highlighted)
  }, [highlighted, rows])
  useEffect(() => {
    // The chosen product is in view when the list appears and when the choice changes elsewhere; without one, the start.
    rows.scrollToOffset(Math.max(0, chosen * ROW_PX - height_px / 2))
  }, [chosen, height_px, rows])

  return (
    <Box
      ref={box}
      role="listbox"
      id={id}
      aria-label={label}
      aria-activedescendant={isActiveShown ? rowId(id, active) : undefined}
      tabIndex={0}
      mx="-4"
      mt="2"
      borderTopWidth="1px"
      overflowY="auto"
      position="relative"
      style={{ height: height_px + 1, scrollbarWidth: 'thin', outlineOffset: -2 }}
      onKeyDown={highlight.onKeyDown}
      onBlur={highlight.clear}
      onClick={({ target }) => {
        const row = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null
        const product = row === null ? undefined : products[Number(row.dataset.index)]
        if (product !== undefined) onChoose(product)
      }}
    >
      <div style={{ height: products.length * ROW_PX }} role="presentation">
        {shown.map(({ index }) => {
          const product = products[index]
          return product === undefined ? null : (
            <ProductRow
              key={product.id}
              id={rowId(id, index)}
              product={product}
              index={index}
              count={products.length}
              isChosen={product.id === chosenId}
              isHighlighted={index === highlighted}
            />
          )
        })}
      </div>
    </Box>
  )
}

interface RowProps {
  readonly id: string
  readonly product: Product
  readonly index: number
  readonly count: number
  readonly isChosen: boolean
  readonly isHighlighted: boolean
}

/** It has no handlers of its own, so that it does not render again when another component is selected. */
const ProductRow = memo(function ProductRow({
  id,
  product,
  index,
  count,
  isChosen,
  isHighlighted,
}: RowProps) {
  return (
    <Box
      id={id}
      data-index={index}
      role="option"
      aria-selected={isChosen}
      aria-setsize={count}
      aria-posinset={index + 1}
      position="absolute"
      left="0"
      right="0"
      style={{ top: index * ROW_PX, height: ROW_PX }}
      display="grid"
      gridTemplateColumns="16px minmax(0, 1fr) auto"
      gap="2"
      alignItems="center"
      px="4"
      borderTopWidth={index === 0 ? '0' : '1px'}
      textStyle="sm"
      cursor="pointer"
      bg={isChosen ? 'accent.subtle' : isHighlighted ? 'bg.muted' : undefined}
      _hover={isChosen ? {} : { bg: 'bg.muted' }}
    >
      <Box color="accent.fg">{isChosen ? <Icon name="check" /> : null}</Box>
      <Box truncate htmlTranslate="no">
        {genericName(product.name)}
      </Box>
      <Box display="flex" gap="2" alignItems="center" textStyle="xs" color="fg.subtle">
        {product.keptBy !== undefined && <KeeperMark keptBy={product.keptBy} />}
        {productThickness(product)}
      </Box>
    </Box>
  )
})

/** Those of the common catalogue have no mark. */
const KeeperMark = ({ keptBy }: { keptBy: ProductKeeper }) => (
  <Box
    as="span"
    px="1"
    borderWidth="1px"
    borderRadius="l1"
    borderColor={keptBy === 'own' ? 'accent.solid' : 'border.emphasized'}
    color={keptBy === 'own' ? 'accent.fg' : 'fg.muted'}
  >
    {t(`picker.keptBy.${keptBy}`)}
  </Box>
)
