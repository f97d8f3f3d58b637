import { BANDS_HZ } from '@soundleaf/contracts'
import { lazyView } from '@soundleaf/federation'
import {
  bandColumns,
  BandTable,
  chartSeries,
  kindsOf,
  NO_COMPARISONS,
  ratedSpectrum,
  SpectrumChart,
  tableColumns,
  type RatedSpectrum,
} from '@soundleaf/results-view'
import { Box, Button, MessagePlace } from '@soundleaf/ui'
import { ShadowUiProvider } from '@soundleaf/ui/shadow'
import { Suspense, useRef } from 'react'
import { callFailureText, validationText, type FailureText } from '../failure-text'
import { Headline } from '../headline/headline'
import { Notes } from '../notes'
import { t } from '../texts'
import type { EmbedProps } from './embed-props'
import { useAnswer } from './use-answer'

/**
 * In the same file, which a page can pin, and run when it is wanted: its controls cannot begin in a page that gives every
 * object a further key, and the line that says so comes first.
 */
const ListenSection = lazyView(() => import(/* webpackMode: "eager" */ './listen-section'))
const RoomsSection = lazyView(() => import(/* webpackMode: "eager" */ './rooms-section'))

interface EmbeddedResultsProps extends EmbedProps {
  readonly root: ShadowRoot
}

/** The results in somebody else's page: the number, the curves and the values by band. */
export function EmbeddedResults({ root, theme = 'light', nonce, ...props }: EmbeddedResultsProps) {
  return (
    <ShadowUiProvider root={root} nonce={nonce}>
      <Box
        data-theme={theme}
        bg="bg"
        color="fg"
        paddingTop="3"
        paddingBottom="4"
        role="region"
        aria-label={t('embed.name')}
      >
        <Content {...props} />
      </Box>
    </ShadowUiProvider>
  )
}

function Content(props: EmbedProps) {
  const state = useAnswer(props)
  const notices = useRef<HTMLDivElement>(null)
  if (state.phase === 'none') return <MessagePlace title={t('embed.empty')} text={t('embed.emptyNote')} />
  const failure = failureOf(state)
  if (failure !== null) {
    const { icon, title, text, actions } = failure
    return (
      <MessagePlace
        failed
        icon={icon}
        title={title}
        text={text}
        actions={actions.includes('retry') && <Button onClick={state.retry}>{t('failure.retry')}</Button>}
      />
    )
  }
  const calculation = state.phase === 'answered' ? state.calculation : null
  const standard = calculation?.standard ?? 'Iso'
  const type = state.phase === 'answered' ? state.type : props.construction?.type
  // What a link shows is known when it has come.
  const kinds = type === undefined ? [] : kindsOf(type)
  const isCalculating = state.phase === 'calculating'
  return (
    <>
      <Headline
        {...{ kinds, standard, calculation, isCalculating }}
        onNotices={() => notices.current?.scrollIntoView({ block: 'center' })}
      />
      {kinds.map((kind) => {
        const set = ratedSpectrum(kind, standard, calculation)
        // A link of a licence without curves shows the numbers above alone.
        const isBare = calculation !== null && set.current === null
        return !isBare && <Spectrum key={kind} set={set} isCalculating={isCalculating} />
      })}
      {calculation !== null &&
        props.rooms !== undefined &&
        props.link === undefined &&
        props.construction && (
          <Suspense fallback={null}>
            <RoomsSection {...props} construction={props.construction} rooms={props.rooms} />
          </Suspense>
        )}
      {calculation !== null && props.listening === true && (
        <Suspense fallback={null}>
          <ListenSection {...{ calculation, kinds }} fieldValues={props.fieldValues ?? {}} />
        </Suspense>
      )}
      {calculation !== null && (
        <Box paddingX="5" paddingTop="3">
          <Notes ref={notices} calculation={calculation} />
        </Box>
      )}
    </>
  )
}

function Spectrum({ set, isCalculating }: { readonly set: RatedSpectrum; readonly isCalculating: boolean }) {
  const columns = bandColumns(set, NO_COMPARISONS[set.kind])
  const { name: quantity, ratedRange_hz } = set.quantity
  return (
    <Box as="section" aria-label={t(`sound.${set.kind}`)} paddingX="5">
      <SpectrumChart
        title={t('chart.title', { quantity })}
        bands_hz={BANDS_HZ}
        series={chartSeries(columns, set)}
        ratedRange={ratedRange_hz}
        deficiencies={set.deficiencies}
        height={280}
        busy={isCalculating}
      />
      <BandTable
        caption={t('table.caption', { quantity })}
        bands_hz={BANDS_HZ}
        columns={tableColumns(columns, set)}
      />
    </Box>
  )
}

function failureOf(state: ReturnType<typeof useAnswer>): FailureText | null {
  if (state.phase === 'failed') return callFailureText(state.failure)
  if (state.phase !== 'answered' || state.calculation.validation.result === 'Success') return null
  return validationText(state.calculation.validation)
}
