import type { Product } from '@soundleaf/contracts'
import { Box, Icon } from '@soundleaf/ui'
import { memo, useEffect, useRef, useState } from 'react'
import { productThickness } from '../catalogue/offered-products'
import { rowWindow } from './row-window'
import { PAGE_ROWS, type Aim } from './use-aim'

const ROW_PX = 32

interface Props {
  readonly id: string
  readonly label: string
  readonly products: readonly Product[]
  readonly chosenId: string | null
  readonly aim: Aim
  readonly onChoose: (product: Product) => void
}

/** The id of a row, by which the search says where its keys are. */
export const rowId = (listId: string, index: number) => `${listId}-${index}`

/** A list box of products; only the rows in sight are rendered, so thousands cost what a dozen does. */
export function ProductList({ id, label, products, chosenId, aim, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [top_px, setTop] = useState(0)
  const chosen = products.findIndex((product) => product.id === chosenId)
  const height_px = Math.min(products.length, PAGE_ROWS) * ROW_PX
  const shown = rowWindow({ top_px, height_px, row_px: ROW_PX, count: products.length })
  const { aimed, active } = aim
  const isDrawn = active >= shown.from && active < shown.to

  useEffect(() => {
    const element = box.current
    if (element === null || aimed === null) return
    const [from, to] = [aimed * ROW_PX, (aimed + 1) * ROW_PX]
    if (from < element.scrollTop) element.scrollTop = from
    else if (to > element.scrollTop + height_px) element.scrollTop = to - height_px
  }, [aimed, height_px])
  useEffect(() => {
    // What is chosen shows when the list appears or the choice changes elsewhere, else the beginning.
    const element = box.current
    if (element !== null) element.scrollTop = Math.max(0, chosen * ROW_PX - height_px / 2)
  }, [chosen, height_px])

  return (
    <Box
      ref={box}
      role="listbox"
      id={id}
      aria-label={label}
      aria-activedescendant={isDrawn ? rowId(id, active) : undefined}
      tabIndex={0}
      mx="-4"
      mt="2"
      borderTopWidth="1px"
      overflowY="auto"
      position="relative"
      style={{ height: height_px + 1, scrollbarWidth: 'thin', outlineOffset: -2 }}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      onKeyDown={aim.onKeyDown}
      onBlur={aim.clear}
      onClick={({ target }) => {
        const row = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null
        const product = row === null ? undefined : products[Number(row.dataset.index)]
        if (product !== undefined) onChoose(product)
      }}
    >
      <div style={{ height: products.length * ROW_PX }} role="presentation">
        {products.slice(shown.from, shown.to).map((product, offset) => {
          const index = shown.from + offset
          return (
            <ProductRow
              key={product.id}
              id={rowId(id, index)}
              product={product}
              index={index}
              count={products.length}
              isChosen={product.id === chosenId}
              isAimed={index === aimed}
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
  readonly isAimed: boolean
}

/** It hears nothing itself, so that it stays as it is while what is selected changes. */
const ProductRow = memo(function ProductRow({ id, product, index, count, isChosen, isAimed }: RowProps) {
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
      bg={isChosen ? 'accent.subtle' : isAimed ? 'bg.muted' : undefined}
      _hover={isChosen ? {} : { bg: 'bg.muted' }}
    >
      <Box color="accent.fg">{isChosen ? <Icon name="check" /> : null}</Box>
      <Box truncate>{product.name}</Box>
      <Box textStyle="xs" color="fg.subtle">
        {productThickness(product)}
      </Box>
    </Box>
  )
})
