import type { Calculation, ProjectChanged, Standard } from '@soundleaf/contracts'
import { lazyView, useTopic, type ViewProps } from '@soundleaf/federation'
import { kindsOf } from '@soundleaf/results-view'
import { formatClock } from '@soundleaf/texts'
import { Box, DrawerPanel, MessagePlace, Tabs } from '@soundleaf/ui'
import { Suspense, useRef, useState } from 'react'
import type { CalculationState } from './calculation/calculation-state'
import { callFailureText, unfinishedText, validationText, type FailureText } from './failure-text'
import { FailurePlace } from './failure-place'
import { FieldValuesTab } from './field/field-values-tab'
import { useStandardChange } from './field/use-standard-change'
import { DockedHeadline } from './headline/docked-headline'
import { Headline } from './headline/headline'
import { StripHeadline } from './headline/strip-headline'
import { LaboratoryTab } from './lab/laboratory-tab'
import { LightValues } from './lab/light-values'
import { PAST } from './lab/past'
import { Notes } from './notes'
import { t } from './texts'
import { TrialOverlay } from './trial-overlay'
import { useComparisons } from './comparison/use-comparisons'
import { useRecalculation } from './use-recalculation'
import { useVariants } from './variants/use-variants'
import { Verdicts } from './verdict/verdicts'

/** Beside the drawing from the width at which both have room; below it the number docks under the drawing. */
const PLACE = { side: 'right', storageKey: 'results', besideFrom_px: 1080 } as const

const TABS = ['laboratory', 'field', 'rooms', 'listen'] as const
type Tab = (typeof TABS)[number]

const RoomsTab = lazyView(() => import('./rooms/rooms-tab'))
const VariantsSection = lazyView(() => import('./variants/variants-section'))
const ListenTab = lazyView(() => import('./listening/listen-tab'))

/** The right drawer of the editor: what the construction does, and whether that is enough. */
export function ResultsDrawer({ host }: ViewProps<'results'>) {
  const { state, retry } = useRecalculation(host)
  const { comparisons, keep, show, clear } = useComparisons(host)
  const { variants, retry: retryVariants } = useVariants(host, state)
  const [overlaid, setOverlaid] = useState<ReadonlySet<string>>(new Set())
  const session = useTopic(host.events, 'shell/session-changed') ?? host.session.current()
  const [tab, setTab] = useState<Tab>('laboratory')
  const notices = useRef<HTMLDivElement>(null)
  const project = state.phase === 'closed' ? null : state.project
  useStandardChange(host, project, session)

  if (!session.signedIn || project === null)
    return (
      <DrawerPanel {...PLACE} name={t('drawer.name')}>
        <MessagePlace title={t('closed.title')} text={t('closed.text')} />
      </DrawerPanel>
    )

  const standard = session.evaluationStandard
  const { licence } = session
  const kinds = kindsOf(project.structures[0]?.type ?? 'Wall')
  const isCalculating = state.phase === 'calculating'
  const failure = failureOf(state)
  const current = state.phase === 'answered' && failure === null ? state.calculation : null
  const { fieldValues } = project
  const unfinished = state.phase === 'answered' ? unfinishedText(state.calculation.validation) : null
  const last = lastOf(state, standard)
  const past = unfinished === null ? null : last
  const isPast = past !== null
  const calculation = current ?? past
  // While the next one is awaited its numbers keep their place.
  const detailed = calculation ?? (isCalculating ? last : null)
  const shared = { kinds, standard, calculation, isCalculating }
  const inShort = { kinds, standard, calculation: current, fieldValues }

  function showNotices(): void {
    notices.current?.scrollIntoView({ block: 'center' })
    notices.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <DrawerPanel
        {...PLACE}
        name={t('drawer.name')}
        aside={asideOf(state)}
        onStrip={licence !== 'trial' && <StripHeadline {...inShort} />}
      >
        <Box position="relative" minHeight="full">
          <Box {...(isPast ? PAST : {})}>
            <Headline {...shared} onNotices={showNotices} />
          </Box>
          <Verdicts
            {...shared}
            calculation={current}
            fieldValues={fieldValues}
            unfinished={unfinished}
            isPast={isPast}
            isUnset={state.phase === 'unset'}
            onChoose={() => setTab('field')}
          />
          {variants.length > 1 && (
            <Suspense fallback={null}>
              <VariantsSection
                {...{ host, variants, kinds, standard, licence, fieldValues }}
                projectName={project.name}
                onRetry={() => {
                  retry()
                  retryVariants()
                }}
              />
            </Suspense>
          )}
          <Tabs.Root
            value={tab}
            onValueChange={({ value }) => setTab(TABS.find((one) => one === value) ?? 'laboratory')}
          >
            <Tabs.List marginX="5" flexWrap="wrap">
              <Tabs.Trigger value="laboratory">{t('drawer.laboratory')}</Tabs.Trigger>
              <Tabs.Trigger value="field">{t('drawer.field')}</Tabs.Trigger>
              <Tabs.Trigger value="rooms">{t('drawer.rooms')}</Tabs.Trigger>
              <Tabs.Trigger value="listen">{t('drawer.listen')}</Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="laboratory" {...(isPast ? PAST : {})}>
              {failure !== null && !isPast ? (
                <Box height="420px">
                  <FailurePlace failure={failure} links={host.links} onRetry={retry} />
                </Box>
              ) : licence === 'light' ? (
                detailed !== null && (
                  <Box {...(calculation === null ? PAST : {})}>
                    <LightValues kinds={kinds} calculation={detailed} pricing={host.links.pricing} />
                  </Box>
                )
              ) : (
                <LaboratoryTab
                  {...shared}
                  host={host}
                  project={project}
                  isPast={isPast}
                  detailed={detailed}
                  licence={licence}
                  comparisons={comparisons}
                  overlays={{ variants, shown: overlaid, onShow: setOverlaid }}
                  onKeep={(kind, slot, current) => void keep(kind, slot, current)}
                  onShow={show}
                  onClear={clear}
                />
              )}
            </Tabs.Content>
            <Tabs.Content value="field">
              {tab === 'field' && (
                <FieldValuesTab
                  {...shared}
                  calculation={current}
                  host={host}
                  project={project}
                  licence={licence}
                  onChange={(changed) =>
                    host.events.publish('results/field-values-edited', {
                      projectId: project.projectId,
                      fieldValues: changed,
                      baseEdit: editOf(host.events.last('shell/project-changed')),
                    })
                  }
                />
              )}
            </Tabs.Content>
            <Tabs.Content value="rooms">
              {tab === 'rooms' && (
                <Suspense fallback={null}>
                  <RoomsTab {...{ host, project, licence }} />
                </Suspense>
              )}
            </Tabs.Content>
            <Tabs.Content value="listen">
              {tab === 'listen' && (
                <Suspense fallback={null}>
                  <ListenTab
                    {...shared}
                    {...{ host, project, licence, comparisons }}
                    overlays={{ variants, shown: overlaid }}
                  />
                </Suspense>
              )}
            </Tabs.Content>
          </Tabs.Root>
          {current !== null && (
            <Box paddingX="5" paddingBottom="5">
              <Notes ref={notices} calculation={current} />
            </Box>
          )}
          {licence === 'trial' && (failure === null || isPast) && (
            <TrialOverlay pricing={host.links.pricing} top={tab === 'laboratory' ? '280px' : '460px'} />
          )}
        </Box>
      </DrawerPanel>
      <DockedHeadline {...inShort} isCalculating={isCalculating} licence={licence} />
    </>
  )
}

function failureOf(state: CalculationState): FailureText | null {
  if (state.phase === 'failed') return callFailureText(state.failure)
  if (state.phase !== 'answered' || state.calculation.validation.result === 'Success') return null
  return validationText(state.calculation.validation)
}

/** What the construction was last, by the standard in use, while it is calculated anew or is not finished. */
function lastOf(state: CalculationState, standard: Standard): Calculation | null {
  const last = 'lastSuccess' in state ? state.lastSuccess : null
  return last?.standard === standard ? last : null
}

function asideOf(state: CalculationState): string {
  if (state.phase === 'calculating') return t('drawer.calculating')
  if (state.phase !== 'answered' || unfinishedText(state.calculation.validation) !== null) return ''
  return t('drawer.calculated', { time: formatClock(state.answeredAt) })
}

function editOf(changed: ProjectChanged | undefined): number {
  return changed === undefined || changed.project === null ? 0 : changed.edit
}
