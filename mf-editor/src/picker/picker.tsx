import { genericName } from '@soundleaf/construction'
import type { Material, Product, ProductType } from '@soundleaf/contracts'
import { Box, Button, Icon, Input, Select, SkeletonRows, Text } from '@soundleaf/ui'
import { memo, useId, useMemo, useRef, useState } from 'react'
import type { Loaded } from '@soundleaf/federation'
import { valueOf } from '../catalogue/catalogue'
import { useCatalogue, useEditor, useEditorState } from '../editor-context'
import {
  categoriesOf,
  EVERYTHING,
  manufacturersOf,
  materialsOf,
  narrowed,
  type Wanted,
} from '../catalogue/offered-products'
import { t } from '../texts'
import { ProductList, rowId } from './product-list'
import { useHighlight } from './use-highlight'

interface Props {
  readonly type: ProductType
  readonly loading: Loaded<unknown>['kind']
  /** The products to choose from, in natural order. */
  readonly products: readonly Product[]
  readonly chosenId: string | null
  readonly hasCategories: boolean
  readonly onChoose: (product: Product) => void
  /** After a choice: a popup closes. */
  readonly onChosen?: (() => void) | undefined
}

/**
 * Search, filters and list of products. The search is there before the list, so that on a slow line nothing typed is
 * lost. It does not render again when a number is typed elsewhere.
 */
export const Picker = memo(function Picker(props: Props) {
  const { type, loading, products, chosenId, hasCategories } = props
  const { catalogue } = useEditor()
  const structureType = useEditorState(({ document }) => document?.history.present.type)
  const [wanted, setWanted] = useState<Wanted>(EVERYTHING)
  const found = useMemo(
    () => (loading === 'ready' ? narrowed(products, wanted) : null),
    [loading, products, wanted],
  )
  const search = useRef<HTMLInputElement>(null)
  const listId = useId()
  const choose = (product: Product) => {
    props.onChoose(product)
    props.onChosen?.()
  }
  const highlight = useHighlight(found, chosenId, choose)
  const want = (part: Partial<Wanted>) => {
    setWanted({ ...wanted, ...part })
    highlight.clear()
  }
  const tryAgain = () => {
    // The button disappears, so its focus goes to the search.
    search.current?.focus()
    if (structureType !== undefined) catalogue.load(structureType)
  }

  return (
    <Box>
      <Box position="relative">
        <Icon name="search" position="absolute" left="9px" top="8px" color="fg.subtle" pointerEvents="none" />
        <Input
          ref={search}
          type="search"
          ps="8"
          placeholder={t('picker.search', { type })}
          aria-label={t('picker.search', { type })}
          role="combobox"
          aria-expanded={found !== null && found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={
            highlight.highlighted === null ? undefined : rowId(listId, highlight.highlighted)
          }
          value={wanted.search}
          onChange={(event) => want({ search: event.target.value })}
          onKeyDown={highlight.onKeyDown}
          onBlur={highlight.clear}
        />
      </Box>
      {loading === 'loading' && (
        <Box mt="3">
          <SkeletonRows rows={3} height={32} columns={['16px', '1fr', '48px']} />
        </Box>
      )}
      {loading === 'failed' && (
        <Box role="alert" mt="3" display="grid" gap="2" justifyItems="start" textStyle="sm">
          <Text color="fg.muted">{t('picker.failed')}</Text>
          <Button size="sm" onClick={tryAgain}>
            {t('picker.tryAgain')}
          </Button>
        </Box>
      )}
      {found !== null && (
        <Filters products={products} wanted={wanted} want={want} hasCategories={hasCategories} />
      )}
      {found !== null && found.length > 0 && (
        <ProductList
          id={listId}
          label={t('picker.list', { type })}
          products={found}
          chosenId={chosenId}
          highlight={highlight}
          onChoose={choose}
        />
      )}
      {found?.length === 0 && (
        <Text mt="3" textStyle="xs" color="fg.subtle" role="status">
          {products.length === 0 ? t('picker.empty', { type }) : t('picker.noMatch', { type })}
        </Text>
      )}
    </Box>
  )
})

const KEEPERS: readonly Wanted['keptBy'][] = ['', 'own', 'team', 'common']

function Filters({
  products,
  wanted,
  want,
  hasCategories,
}: {
  products: readonly Product[]
  wanted: Wanted
  want: (part: Partial<Wanted>) => void
  hasCategories: boolean
}) {
  const known = useCatalogue(({ manufacturers }) => valueOf(manufacturers))
  const makers = useMemo(() => manufacturersOf(products, known), [products, known])
  const materials = useMemo(() => materialsOf(products), [products])
  const hasOwn = useMemo(() => products.some(({ keptBy }) => keptBy !== undefined), [products])
  return (
    <Box display="grid" gridTemplateColumns="1fr 1fr" gap="2" mt="2">
      <Select<Material | ''>
        aria-label={t('picker.material')}
        value={wanted.material}
        choices={[
          { value: '', label: t('picker.allMaterials') },
          ...materials.map(({ material, name }) => ({ value: material, label: name })),
        ]}
        onChange={(material) => want({ material })}
      />
      <Select
        aria-label={t('picker.manufacturer')}
        value={wanted.manufacturerId}
        choices={[
          { value: '', label: t('picker.allManufacturers') },
          ...makers.map(({ manufacturerId, name }) => ({
            value: manufacturerId,
            label: name,
            translate: 'no' as const,
          })),
        ]}
        onChange={(manufacturerId) => want({ manufacturerId })}
      />
      {hasOwn && (
        <Box gridColumn="1 / -1">
          <Select
            aria-label={t('picker.keptBy')}
            value={wanted.keptBy}
            choices={KEEPERS.map((value) => ({ value, label: t(`picker.keptBy.${value || 'all'}`) }))}
            onChange={(keptBy) => want({ keptBy })}
          />
        </Box>
      )}
      {hasCategories ? (
        <Box gridColumn="1 / -1">
          <Select
            aria-label={t('picker.category')}
            value={wanted.category}
            choices={[
              { value: '', label: t('picker.allCategories') },
              ...categoriesOf(products).map((category) => ({
                value: category,
                label: genericName(category),
                translate: 'no' as const,
              })),
            ]}
            onChange={(category) => want({ category })}
          />
        </Box>
      ) : null}
    </Box>
  )
}
