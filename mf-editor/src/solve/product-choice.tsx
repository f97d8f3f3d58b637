import { genericName } from '@soundleaf/construction'
import { MAX_VARIED_PRODUCTS, type Product } from '@soundleaf/contracts'
import { formatNumber } from '@soundleaf/texts'
import { Box, CheckboxField, Stack, Text, TextField } from '@soundleaf/ui'
import { useMemo, useState } from 'react'
import { EVERYTHING, narrowed, productThickness } from '../catalogue/offered-products'
import { t } from '../texts/solve'

/** More are found by searching. */
const SHOWN = 30

interface Props {
  readonly label: string
  /** Those to choose from. */
  readonly products: readonly Product[]
  /** Those that are chosen. */
  readonly productIds: readonly string[]
  readonly onChange: (productIds: readonly string[]) => void
}

/** The products that may be there; the chosen ones stay in sight while others are searched for. */
export function ProductChoice({ label, products, productIds, onChange }: Props) {
  const [search, setSearch] = useState('')
  const found = useMemo(() => narrowed(products, { ...EVERYTHING, search }), [products, search])
  const chosen = products.filter(({ id }) => productIds.includes(id))
  const others = found.filter(({ id }) => !productIds.includes(id))
  return (
    <Box display="grid" gap="1" role="group" aria-label={label}>
      <TextField
        type="search"
        label={label}
        placeholder={t('solve.searchProducts')}
        value={search}
        note={
          productIds.length > MAX_VARIED_PRODUCTS
            ? t('solve.noProducts', { most: formatNumber(MAX_VARIED_PRODUCTS) })
            : t('solve.chosenProducts', { count: productIds.length })
        }
        onChange={setSearch}
      />
      <Stack
        gap="1"
        maxHeight="160px"
        overflowY="auto"
        tabIndex={0}
        role="group"
        aria-label={t('solve.products')}
        p="1"
      >
        {[...chosen, ...others.slice(0, SHOWN)].map((product) => (
          <CheckboxField
            key={product.id}
            label={`${genericName(product.name)} ${productThickness(product)}`.trim()}
            checked={productIds.includes(product.id)}
            onChange={(isChosen) =>
              onChange(isChosen ? [...productIds, product.id] : productIds.filter((id) => id !== product.id))
            }
          />
        ))}
      </Stack>
      {others.length > SHOWN && (
        <Text textStyle="xs" color="fg.muted">
          {t('solve.moreProducts', { count: formatNumber(SHOWN) })}
        </Text>
      )}
    </Box>
  )
}
