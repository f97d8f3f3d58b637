import type { Product } from '@soundleaf/contracts'
import type { ElementType, MaterialAnswer, TypeAnswers } from '@soundleaf/ifc'
import { numberIn, unitName } from '@soundleaf/texts'
import { Box, Table } from '@soundleaf/ui'
import { t } from '../texts'
import { ProductChoice } from './product-choice'
import { ThicknessField } from './thickness-field'

interface LayerRowsProps {
  readonly type: Pick<ElementType, 'layers' | 'place' | 'suggested_mm'>
  readonly answers: TypeAnswers
  readonly materials: ReadonlyMap<string, MaterialAnswer>
  readonly products: readonly Product[]
  readonly leftOut: readonly string[]
  /** Whose word it is that a material is what it is; null for the person's own. */
  readonly ownerOf: (material: string) => string | null
  readonly onMaterial: (material: string, answer: MaterialAnswer | null) => void
  readonly onThickness: (at: number, thickness_mm: number | null) => void
}

/** The layers as the file names them, and what each becomes. */
export function LayerRows(props: LayerRowsProps) {
  const { type, answers, materials, products, leftOut, ownerOf, onMaterial, onThickness } = props
  return (
    <Box role="region" aria-label={t('review.layers')} tabIndex={0} overflowX="auto">
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t('review.inFile')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('column.thickness', { unit: unitName('mm') })}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('review.reads')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('review.becomes')}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {type.layers.map((layer, at) => (
            <Table.Row key={at}>
              <Table.Cell minWidth="120px" overflowWrap="anywhere">
                <Box htmlTranslate="no">{layer.material}</Box>
                {layer.ventilated === true && (
                  <Box textStyle="xs" color="fg.muted">
                    {t('review.ventilated')}
                  </Box>
                )}
              </Table.Cell>
              <Table.Cell>
                {layer.thickness_mm === null ? (
                  <ThicknessField
                    material={layer.material}
                    value={answers.thicknesses_mm[at] ?? null}
                    onValue={(thickness_mm) => onThickness(at, thickness_mm)}
                  />
                ) : (
                  numberIn('mm', layer.thickness_mm)
                )}
                {layer.thickness_mm === null && type.suggested_mm?.[at] !== undefined && (
                  <Box textStyle="xs" color="fg.muted">
                    {t('review.suggested', { thickness: numberIn('mm', type.suggested_mm[at]) })}
                  </Box>
                )}
              </Table.Cell>
              <Table.Cell>
                {layer.reads === null ? t('review.unknown') : t(`reads.${layer.reads}`)}
                {layer.word !== null && (
                  <Box textStyle="xs" color="fg.muted">
                    {t('review.word', { word: layer.word })}
                  </Box>
                )}
              </Table.Cell>
              <Table.Cell minWidth="170px">
                <ProductChoice
                  label={t('review.choose', { material: layer.material })}
                  places={[type.place]}
                  products={products}
                  answer={materials.get(layer.material)}
                  onAnswer={(answer) => onMaterial(layer.material, answer)}
                />
                <ColleaguesWord owner={ownerOf(layer.material)} />
                {leftOut.includes(layer.material) && (
                  <Box textStyle="xs" color="fg.muted">
                    {t('review.isLeftOut')}
                  </Box>
                )}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}

function ColleaguesWord({ owner }: { readonly owner: string | null }) {
  if (owner === null) return null
  return (
    <Box textStyle="xs" color="fg.muted" overflowWrap="anywhere">
      {t('review.colleague', { owner })}
    </Box>
  )
}
