import type { Material, Product } from '@soundleaf/contracts'
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
} from './offered-products'
import { ProductList, rowId } from './product-list'
import { useAim } from './use-aim'

interface Props {
  /** What is searched, as `wall frames`. */
  readonly things: string
  /** Whether the answer is there, still coming, or did not come. */
  readonly loading: Loaded<unknown>['kind']
  /** What can be chosen, in natural order. */
  readonly products: readonly Product[]
  readonly chosenId: string | null
  readonly hasCategories: boolean
  readonly onChoose: (product: Product) => void
  /** After a choice: a popup closes. */
  readonly onChosen?: (() => void) | undefined
}

/**
 * Search, filters and list of products (EDT-08, EDT-09). The search is there before the list: what is typed into it on
 * a slow line is not lost. A number that is typed draws nothing of it anew.
 */
export const Picker = memo(function Picker(props: Props) {
  const { things, loading, products, chosenId, hasCategories } = props
  const { catalogue } = useEditor()
  const type = useEditorState(({ document }) => document?.history.present.type)
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
  const aim = useAim(found, chosenId, choose)
  const want = (part: Partial<Wanted>) => {
    setWanted({ ...wanted, ...part })
    aim.clear()
  }
  const tryAgain = () => {
    // The button goes with what it is for.
    search.current?.focus()
    if (type !== undefined) catalogue.load(type)
  }

  return (
    <Box>
      <Box position="relative">
        <Icon name="search" position="absolute" left="9px" top="8px" color="fg.subtle" pointerEvents="none" />
        <Input
          ref={search}
          type="search"
          ps="8"
          placeholder={`Search ${things}`}
          aria-label={`Search ${things}`}
          role="combobox"
          aria-expanded={found !== null && found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={aim.aimed === null ? undefined : rowId(listId, aim.aimed)}
          value={wanted.search}
          onChange={(event) => want({ search: event.target.value })}
          onKeyDown={aim.onKeyDown}
          onBlur={aim.clear}
        />
      </Box>
      {loading === 'loading' && (
        <Box mt="3">
          <SkeletonRows rows={3} height={32} columns={['16px', '1fr', '48px']} />
        </Box>
      )}
      {loading === 'failed' && (
        <Box role="alert" mt="3" display="grid" gap="2" justifyItems="start" textStyle="sm">
          <Text color="fg.muted">The products did not load. What is chosen stays as it is.</Text>
          <Button size="sm" onClick={tryAgain}>
            Try again
          </Button>
        </Box>
      )}
      {found !== null && (
        <Filters products={products} wanted={wanted} want={want} hasCategories={hasCategories} />
      )}
      {found !== null && found.length > 0 && (
        <ProductList
          id={listId}
          label={`Choose from ${things}`}
          products={found}
          chosenId={chosenId}
          aim={aim}
          onChoose={choose}
        />
      )}
      {found?.length === 0 && (
        <Text mt="3" textStyle="xs" color="fg.subtle" role="status">
          {products.length === 0 ? `The catalogue has no ${things}.` : `No ${things} match.`}
        </Text>
      )}
    </Box>
  )
})

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
  return (
    <Box display="grid" gridTemplateColumns="1fr 1fr" gap="2" mt="2">
      <Select<Material | ''>
        aria-label="Material"
        value={wanted.material}
        choices={[
          { value: '', label: 'All materials' },
          ...materials.map((material) => ({ value: material, label: material })),
        ]}
        onChange={(material) => want({ material })}
      />
      <Select
        aria-label="Manufacturer"
        value={wanted.manufacturerId}
        choices={[
          { value: '', label: 'All manufacturers' },
          ...makers.map(({ manufacturerId, name }) => ({ value: manufacturerId, label: name })),
        ]}
        onChange={(manufacturerId) => want({ manufacturerId })}
      />
      {hasCategories ? (
        <Box gridColumn="1 / -1">
          <Select
            aria-label="Product category"
            value={wanted.category}
            choices={[
              { value: '', label: 'All categories' },
              ...categoriesOf(products).map((category) => ({ value: category, label: category })),
            ]}
            onChange={(category) => want({ category })}
          />
        </Box>
      ) : null}
    </Box>
  )
}
