import type { EvaluationKind, MeasuredNeighbour } from '@soundleaf/contracts'
import type { ComparisonCurve, Comparisons } from '@soundleaf/results-view'
import { Box, Button, Flex, Heading, Stack, Sub, Text } from '@soundleaf/ui'
import { useId } from 'react'
import { t } from '../texts'
import { differenceText, layerText, ratingsText } from './measured-text'

/** How measured curves come into the charts and go again. */
export interface MeasuredCurves {
  readonly comparisons: Comparisons
  readonly onShow: (kind: EvaluationKind, curve: ComparisonCurve) => void
  readonly onHide: (kind: EvaluationKind, slot: 0 | 1) => void
}

interface MeasuredPanelProps {
  readonly measured: readonly MeasuredNeighbour[]
  readonly kinds: readonly EvaluationKind[]
  /** Null where there is no chart. */
  readonly curves: MeasuredCurves | null
}

/** The measured constructions nearest to the calculated one: what was measured of them, what differs, and who says so. */
export function MeasuredPanel({ measured, kinds, curves }: MeasuredPanelProps) {
  const id = useId()
  if (measured.length === 0) return null
  return (
    <Box as="section" aria-labelledby={id} textStyle="xs">
      <Heading as="h3" id={id} textStyle="sm">
        {t('measured.title')}
      </Heading>
      <Text color="fg.muted">{t('measured.note')}</Text>
      <Stack as="ol" gap="3" marginTop="2" paddingInlineStart="4">
        {measured.map((one) => (
          <Measured key={one.id} {...{ one, kinds, curves }} />
        ))}
      </Stack>
    </Box>
  )
}

function Measured({
  one,
  kinds,
  curves,
}: Pick<MeasuredPanelProps, 'kinds' | 'curves'> & { readonly one: MeasuredNeighbour }) {
  const { ratings, layers, differences, source, inOctaves } = one
  const listed = (texts: readonly string[]) => texts.filter((text) => text !== '').join(' · ')
  const differs = listed(differences.map(differenceText))
  return (
    <Box as="li">
      <Flex align="baseline" justify="space-between" columnGap="3" wrap="wrap">
        <Box fontWeight="semibold">
          <Sub>{ratings.length === 0 ? t('measured.unrated') : ratingsText(ratings)}</Sub>
        </Box>
        {curves !== null && kinds.map((kind) => <CurveButton key={kind} {...{ one, kind, curves }} />)}
      </Flex>
      <Box>
        <bdi>{listed(layers.map(layerText))}</bdi>
      </Box>
      <Box>{differs === '' ? t('measured.alike') : t('measured.differs', { differences: differs })}</Box>
      {/* The title of a book or a report is in the language that it has. */}
      <Box color="fg.muted" htmlTranslate="no">
        {inOctaves ? t('measured.sourceOctaves', { source }) : t('measured.source', { source })}
      </Box>
    </Box>
  )
}

interface CurveButtonProps {
  readonly one: MeasuredNeighbour
  readonly kind: EvaluationKind
  readonly curves: MeasuredCurves
}

/** Puts the measured curve into the chart, or takes it out; nothing where no curve was published. */
function CurveButton({ one, kind, curves }: CurveButtonProps) {
  const values = one[kind]
  if (values === null) return null
  const name = t('measured.curve', { id: one.id })
  const slot = ([0, 1] as const).find((at) => curves.comparisons[kind][at]?.name === name)
  return (
    <Button
      variant="ghost"
      size="xs"
      aria-pressed={slot !== undefined}
      onClick={() => (slot === undefined ? curves.onShow(kind, { name, values }) : curves.onHide(kind, slot))}
    >
      {t(slot === undefined ? `measured.show.${kind}` : `measured.hide.${kind}`)}
    </Button>
  )
}
