import type { Product } from '@soundleaf/contracts'
import type { ElementType, MaterialAnswer, Place } from '@soundleaf/ifc'
import { formatNumber } from '@soundleaf/texts'
import { Box, Button, Flex, Heading, Table } from '@soundleaf/ui'
import { useMemo, useState } from 'react'
import { ProductChoice } from '../review/product-choice'
import { t } from '../texts'

interface MaterialTableProps {
  readonly types: readonly ElementType[]
  readonly products: readonly Product[]
  readonly answers: ReadonlyMap<string, MaterialAnswer>
  /** Whose word it is that a material is what it is: an address, `null` for the person's own. */
  readonly ownerOf: (material: string) => string | null
  readonly onMaterial: (material: string, answer: MaterialAnswer | null) => void
}

interface UsedMaterial {
  readonly material: string
  readonly types: number
  readonly places: readonly Place[]
  readonly reads: ElementType['layers'][number]['reads']
}

/** Each row has a choice among all products: more are shown when they are asked for. */
const PAGE_ROWS = 25

/** Each material of the file once: how its name reads, what it becomes, and whose word that is. */
export function MaterialTable({ types, products, answers, ownerOf, onMaterial }: MaterialTableProps) {
  const [isOpen, setOpen] = useState(false)
  const [most, setMost] = useState(PAGE_ROWS)
  const used = useMemo(() => usedMaterials(types), [types])
  const isUnknown = ({ material, reads }: UsedMaterial) => !answers.has(material) && !isRead(reads)
  if (used.length === 0) return null
  return (
    <Box
      as="section"
      aria-label={t('materials.title')}
      bg="bg"
      borderWidth="1px"
      borderRadius="l3"
      marginTop="4"
    >
      <Flex align="center" padding="3" paddingInlineStart="4" gap="3" wrap="wrap">
        <Heading as="h2" size="sm">
          {t('materials.title')}
        </Heading>
        <Box textStyle="sm" color="fg.muted" role="status">
          {t('materials.summary', { count: used.length, open: used.filter(isUnknown).length })}
        </Box>
        <Button size="sm" marginInlineStart="auto" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'materials.hide' : 'materials.show')}
        </Button>
      </Flex>
      {isOpen && (
        <Box padding="4" paddingTop="0">
          <Box textStyle="sm" color="fg.muted" marginBottom="3">
            {t('materials.lead')}
          </Box>
          <Box role="region" aria-label={t('materials.table')} tabIndex={0} overflowX="auto">
            <Table.Root size="sm">
              <Table.Header>
                <Table.Row>
                  <Table.ColumnHeader>{t('column.material')}</Table.ColumnHeader>
                  <Table.ColumnHeader textAlign="end">{t('column.types')}</Table.ColumnHeader>
                  <Table.ColumnHeader>{t('review.reads')}</Table.ColumnHeader>
                  <Table.ColumnHeader>{t('review.becomes')}</Table.ColumnHeader>
                  <Table.ColumnHeader>{t('column.saidBy')}</Table.ColumnHeader>
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {used.slice(0, most).map((one) => (
                  <Table.Row key={one.material}>
                    <Table.Cell htmlTranslate="no" overflowWrap="anywhere" minWidth="120px">
                      {one.material}
                    </Table.Cell>
                    <Table.Cell textAlign="end">{formatNumber(one.types)}</Table.Cell>
                    <Table.Cell>
                      {one.reads === null ? t('review.unknown') : t(`reads.${one.reads}`)}
                    </Table.Cell>
                    <Table.Cell minWidth="170px">
                      <ProductChoice
                        label={t('materials.choose', { material: one.material })}
                        places={one.places}
                        products={products}
                        answer={answers.get(one.material)}
                        onAnswer={(answer) => onMaterial(one.material, answer)}
                      />
                    </Table.Cell>
                    <Table.Cell overflowWrap="anywhere">
                      {answers.has(one.material) && <SaidBy owner={ownerOf(one.material)} />}
                    </Table.Cell>
                  </Table.Row>
                ))}
              </Table.Body>
            </Table.Root>
          </Box>
          {used.length > most && (
            <Button size="sm" marginTop="3" onClick={() => setMost(most + PAGE_ROWS)}>
              {t('materials.more', { count: Math.min(PAGE_ROWS, used.length - most) })}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}

function SaidBy({ owner }: { readonly owner: string | null }) {
  return owner === null ? t('materials.you') : <span translate="no">{owner}</span>
}

/** Whether the name says what it is. */
const isRead = (reads: UsedMaterial['reads']) => reads !== null && reads !== 'unnamed'

/** What no name tells first, then what most types have. */
function usedMaterials(types: readonly ElementType[]): readonly UsedMaterial[] {
  const used = new Map<string, UsedMaterial>()
  for (const { layers, place } of types)
    for (const { material, reads } of new Map(layers.map((layer) => [layer.material, layer])).values()) {
      const before = used.get(material)
      used.set(material, {
        material,
        types: (before?.types ?? 0) + 1,
        places: before?.places.includes(place) === true ? before.places : [...(before?.places ?? []), place],
        reads: before?.reads ?? reads,
      })
    }
  return [...used.values()].toSorted(
    (one, other) => Number(isRead(one.reads)) - Number(isRead(other.reads)) || other.types - one.types,
  )
}
