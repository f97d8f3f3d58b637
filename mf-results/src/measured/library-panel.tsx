import {
  predictionFitOf,
  type ApiClient,
  type CallFailure,
  type EvaluationKind,
  type MeasuredCurve,
  type MeasuredCurveList,
  type PredictionFit,
} from '@soundleaf/contracts'
import { useRead } from '@soundleaf/federation'
import { failureText } from '@soundleaf/messages/failures'
import type { ComparisonCurve, Comparisons } from '@soundleaf/results-view'
import { Box, Button, Flex, SkeletonRows, Stack, Text, TextField } from '@soundleaf/ui'
import { useState } from 'react'
import { t } from '../texts'
import { comparisonOf, sourceText } from './library-curve'

export interface LibraryPanelProps {
  readonly api: ApiClient
  readonly kinds: readonly EvaluationKind[]
  readonly comparisons: Comparisons
  readonly onShow: (kind: EvaluationKind, curve: ComparisonCurve) => void
  readonly onHide: (kind: EvaluationKind, slot: 0 | 1) => void
}

/** The kept curves that lie over this prediction, to be put into the charts and taken out. */
export default function LibraryPanel(props: LibraryPanelProps) {
  const { api } = props
  const [search, setSearch] = useState('')
  const { state, retry } = useRead<MeasuredCurveList>('library', (signal) =>
    api.call('listMeasuredCurves', { query: {} }, { signal, reports: 'network' }),
  )
  if (state.kind === 'loading') return <SkeletonRows rows={3} />
  if (state.kind === 'failed')
    return (
      <Flex role="alert" gap="2" align="center" wrap="wrap" color="fg.error">
        {failureText(state.failure)}
        <Button size="sm" onClick={retry}>
          {t('library.again')}
        </Button>
      </Flex>
    )
  const wanted = search.trim().toLowerCase()
  const found = state.value.curves.filter((curve) =>
    `${curve.title} ${sourceText(curve)}`.toLowerCase().includes(wanted),
  )
  return (
    <Stack gap="2">
      <TextField
        type="search"
        label={t('library.search')}
        value={search}
        maxLength={100}
        onChange={setSearch}
      />
      {found.length === 0 && (
        <Text color="fg.muted">
          {t(state.value.curves.length === 0 ? 'library.empty' : 'library.nothing')}
        </Text>
      )}
      <Stack as="ul" gap="2" listStyleType="none" maxHeight="280px" overflowY="auto">
        {found.map((curve) => (
          <Kept key={curve.id} curve={curve} {...props} />
        ))}
      </Stack>
    </Stack>
  )
}

function Kept({
  curve,
  api,
  kinds,
  comparisons,
  onShow,
  onHide,
}: LibraryPanelProps & { readonly curve: MeasuredCurve }) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const fit = predictionFitOf(curve)
  const kind = kinds.find((one) => one === fit)
  const slot = kind && ([0, 1] as const).find((place) => comparisons[kind][place]?.measured?.id === curve.id)

  async function show(into: EvaluationKind): Promise<void> {
    setBusy(true)
    const { quantity, values } = curve
    const outcome = await api.call('rate', { body: { quantity, values } }, { reports: 'network' })
    setBusy(false)
    setFailure(outcome.ok ? null : outcome.failure)
    if (outcome.ok) onShow(into, comparisonOf(curve, outcome.value.ratings))
  }

  return (
    <Box as="li">
      <Flex gap="2" justify="space-between" align="baseline">
        <Box as="bdi" fontWeight="semibold" overflowWrap="anywhere" minWidth="0">
          {curve.title}
        </Box>
        {kind !== undefined && (
          <Button
            variant="ghost"
            size="xs"
            flex="none"
            loading={isBusy}
            aria-pressed={slot !== undefined}
            aria-label={t(slot === undefined ? 'library.showNamed' : 'library.hideNamed', {
              title: curve.title,
            })}
            onClick={() => (slot === undefined ? void show(kind) : onHide(kind, slot))}
          >
            {t(slot === undefined ? 'library.show' : 'library.hide')}
          </Button>
        )}
      </Flex>
      <Box color="fg.muted" overflowWrap="anywhere">
        <bdi>{sourceText(curve)}</bdi>
      </Box>
      {kind === undefined && <Box color="fg.muted">{t(`library.unfit.${unfitOf(fit)}`)}</Box>}
      {failure !== null && (
        <Box role="alert" color="fg.error">
          {failureText(failure)}
        </Box>
      )}
    </Box>
  )
}

/** Why a curve does not lie over this prediction. */
const unfitOf = (fit: PredictionFit) =>
  fit === 'inOctaves' || fit === 'inBuilding' ? fit : ('otherSound' as const)
