import { orientation, type Construction } from '@soundleaf/construction'
import type { Product } from '@soundleaf/contracts'
import { drawnLength_px, fitZoom, naturalScale_pxmm, SectionDrawing } from '@soundleaf/drawing'
import { formatList, formatNumber, unitName } from '@soundleaf/texts'
import { Box, Button, Flex, Heading, IconButton, SelectField, Stack } from '@soundleaf/ui'
import { t } from '../texts'
import {
  stackOf,
  typeAnswersOf,
  withMaterial,
  withStack,
  withType,
  type Answers,
  type ReviewedType,
} from '../types/reviews'
import { areaText, noteText, stateText } from '../types/words'
import { LayerRows } from './layer-rows'
import { Questions } from './questions'

interface ReviewCardProps {
  readonly row: ReviewedType
  /** The other types, which can be combined with it. */
  readonly others: readonly ReviewedType[]
  readonly products: readonly Product[]
  readonly answers: Answers
  readonly ownerOf: (material: string) => string | null
  readonly onAnswers: (answers: Answers) => void
  readonly onClose: () => void
}

const STAGE = { width: 400, height: 190 }

/** One type: its layers as they are named, what they become, and what is asked. */
export function ReviewCard(props: ReviewCardProps) {
  const { row, others, products, answers, ownerOf, onAnswers, onClose } = props
  const { type, whole, review } = row
  const own = typeAnswersOf(answers, type.key)
  const { construction, questions, leftOut, notes } = review
  const answer = (part: Partial<typeof own>) => onAnswers(withType(answers, type.key, part))
  const said = [...notes.map(noteText), ...sourceNotes(row)]
  return (
    <Box as="section" aria-label={t('review.title')} bg="bg" borderWidth="1px" borderRadius="l3" minWidth="0">
      <Flex align="center" padding="3" paddingInlineStart="4" borderBottomWidth="1px" gap="2">
        <Heading as="h2" size="sm" overflowWrap="anywhere" htmlTranslate="no">
          {type.name === '' ? t('types.unnamed') : type.name}
        </Heading>
        <Box textStyle="xs" color="fg.muted" marginInlineStart="auto" whiteSpace="nowrap">
          {t('review.count', { count: type.count })}
          {type.area_m2 !== null && `, ${t('review.area', { area: areaText(type), unit: unitName('m²') })}`}
        </Box>
        <IconButton icon="close" label={t('review.close')} size="sm" onClick={onClose} />
      </Flex>
      <Stack gap="4" padding="4">
        <Box role="status" textStyle="sm" color={review.state === 'ready' ? 'fg.success' : 'fg'}>
          {stateText(review)}
        </Box>
        {construction !== null && <Section construction={construction} />}
        {type.layers.length > 0 && (
          <LayerRows
            type={{
              ...whole,
              suggested_mm: whole.layers.length === type.layers.length ? type.suggested_mm : null,
            }}
            answers={own}
            materials={answers.materials}
            products={products}
            leftOut={leftOut}
            ownerOf={ownerOf}
            onMaterial={(material, one) => onAnswers(withMaterial(answers, material, one))}
            onThickness={(at, thickness_mm) =>
              answer({
                thicknesses_mm: whole.layers.map((_, one) =>
                  one === at ? thickness_mm : (own.thicknesses_mm[one] ?? null),
                ),
              })
            }
          />
        )}
        <Questions questions={questions} answers={own} onAnswer={answer} />
        {type.layers.length > 1 && (
          <Flex gap="3" align="center" wrap="wrap">
            <Button size="sm" aria-pressed={own.isTurned} onClick={() => answer({ isTurned: !own.isTurned })}>
              {t('review.turn')}
            </Button>
            <Box textStyle="xs" color="fg.muted">
              {t(`orderBy.${type.order === 'unknown' ? 'unknown' : (type.orderBy ?? 'listed')}`)}
            </Box>
          </Flex>
        )}
        <Combining row={row} others={others} answers={answers} onAnswers={onAnswers} />
        {said.length > 0 && (
          <Box as="ul" textStyle="xs" color="fg.muted" paddingInlineStart="4">
            {said.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Box>
        )}
      </Stack>
    </Box>
  )
}

/** Whence the numbers are, and where the elements stand. */
function sourceNotes({ type }: ReviewedType): readonly string[] {
  return [
    ...(type.areaFrom === null ? [] : [t('review.areaFrom', { from: type.areaFrom })]),
    ...(type.spaces.length === 0 ? [] : [t('review.spaces', { spaces: formatList(type.spaces) })]),
    ...(type.isExternal === null ? [] : [t(type.isExternal ? 'review.isExternal' : 'review.isInternal')]),
    t('review.elements', { count: formatNumber(type.count) }),
  ]
}

function Section({ construction }: { readonly construction: Construction }) {
  const scale_pxmm = naturalScale_pxmm(construction) * fitZoom(construction, STAGE, false)
  return (
    <Box display="grid" placeItems="center" css={{ '& svg': { maxWidth: '100%', height: 'auto' } }}>
      <SectionDrawing
        construction={construction}
        scale_pxmm={scale_pxmm}
        drawnLength_px={drawnLength_px(construction, STAGE, false)}
        labels={orientation(construction.type) === 'wall' ? 'fitting' : 'all'}
      />
    </Box>
  )
}

type CombiningProps = Pick<ReviewCardProps, 'row' | 'others' | 'answers' | 'onAnswers'>

/** A finish or ceiling of its own, or a lining, is added to the floor or wall that it belongs to. */
function Combining({ row: { type }, others, answers, onAnswers }: CombiningProps) {
  if (type.elementClass !== 'IfcWall' && type.elementClass !== 'IfcSlab' && type.elementClass !== 'IfcRoof')
    return null
  const addable = others.filter(
    (other) =>
      other.type.place === type.place && other.type.layers.length > 0 && other.review.construction === null,
  )
  if (addable.length === 0) return null
  const stack = stackOf(answers, type.key)
  const choices = [
    { value: '', label: t('review.nothing') },
    ...addable.map((other) => ({
      value: other.type.key,
      label: type.coveredBy.includes(other.type.key)
        ? t('review.covers', { name: other.type.name })
        : other.type.name,
      translate: 'no' as const,
    })),
  ]
  return (
    <Flex gap="3" wrap="wrap">
      {(['above', 'below'] as const).map((side) => (
        <Box key={side} flex="1" minWidth="180px">
          <SelectField
            label={t(`review.${type.place === 'floor' ? side : side === 'above' ? 'left' : 'right'}`)}
            value={stack[side] ?? ''}
            choices={choices}
            onChange={(value) =>
              onAnswers(withStack(answers, type.key, { [side]: value === '' ? null : value }))
            }
          />
        </Box>
      ))}
    </Flex>
  )
}
