import type { MeasuredCurve as KeptCurve, MeasuredQuantity } from '@soundleaf/contracts'
import { lazyView, useKept, useTopic, type ViewProps } from '@soundleaf/federation'
import { Box, Button, Grid, Heading, SkeletonRows, Stack, Text } from '@soundleaf/ui'
import { Suspense, useMemo, useRef, useState } from 'react'
import { InputCard } from './input/input-card'
import { detailsOf, LONGEST_LINE, NO_DETAILS, tableOf } from './library/details'
import { DetailsCard } from './library/details-card'
import { useKeeping } from './library/use-keeping'
import { useLibrary } from './library/use-library'
import { MeasuredCurve } from './ratings/measured-curve'
import { RatingsCard } from './ratings/ratings-card'
import { useRatings } from './ratings/use-ratings'
import { interpret, placeKey, readTable, type Choices } from './reading'
import { t } from './texts'

const LibraryCard = lazyView(() => import('./library/library-card'))
const ValidationCard = lazyView(() => import('./validation/validation-card'))

const NO_CORRECTIONS: ReadonlyMap<string, string> = new Map()

/** Measured curves: pasted, read under the person's eyes, rated by the server, kept with their source. */
export function BenchPage({ host }: ViewProps<'bench'>) {
  const [text, setText] = useKept(host, 'bench text', '')
  const [corrections, setCorrections] = useKept(host, 'bench corrections', NO_CORRECTIONS)
  const [choices, setChoices] = useKept<Choices>(host, 'bench choices', {})
  const [chosen, setChosen] = useKept<MeasuredQuantity | null>(host, 'bench quantity', null)
  const table = useMemo(() => readTable(text, corrections), [text, corrections])
  const reading = useMemo(() => interpret(table, choices), [table, choices])
  const quantity = chosen ?? reading.quantity
  const { state, retry } = useRatings(host.api, quantity, reading.values)
  const session = useTopic(host.events, 'shell/session-changed')
  const canKeep = session?.signedIn === true && session.licence === 'full'
  const keeping = useKeeping(host)
  /** What was on the bench when it was opened or kept: anything else would be lost with the next curve. */
  const [clean, setClean] = useKept(host, 'bench as it was', { text: '', details: NO_DETAILS })
  const library = useLibrary(host.api)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isCompared, setCompared] = useState(false)
  const hasLinks =
    library.state.kind === 'ready' &&
    library.state.value.curves.some(({ projectId, owner }) => projectId !== null && owner === null)

  // What was corrected and chosen belongs to the text in which it was.
  function replaceText(next: string, fileName?: string): void {
    setText(next)
    setCorrections(NO_CORRECTIONS)
    setChoices({})
    if (next === '') {
      setChosen(null)
      keeping.open(null)
    }
    if (fileName !== undefined) keeping.change({ sourceFile: [...fileName].slice(0, LONGEST_LINE).join('') })
  }

  async function mayLeave(): Promise<boolean> {
    if (text === clean.text && JSON.stringify(keeping.details) === JSON.stringify(clean.details)) return true
    const { action } = await host.ask({
      title: t('leave.title'),
      text: t('leave.text'),
      actions: [
        { id: 'stay', label: t('leave.stay'), kind: 'cancel' },
        { id: 'leave', label: t('leave.leave'), kind: 'danger' },
      ],
    })
    return action === 'leave'
  }

  async function open(curve: KeptCurve): Promise<void> {
    if (!(await mayLeave())) return
    setClean({ text: tableOf(curve), details: detailsOf(curve) })
    replaceText(tableOf(curve))
    setChosen(null)
    keeping.open(curve)
    // The library lies below; what was opened stands at the top.
    heading.current?.scrollIntoView()
    heading.current?.focus()
  }

  async function remove(curve: KeptCurve): Promise<void> {
    if (await library.remove(curve)) keeping.replaced(curve.id, null)
  }

  return (
    <Box padding={{ base: '16px', md: '24px' }} maxWidth="1440px" marginInline="auto">
      <Heading as="h1" ref={heading} tabIndex={-1}>
        {t('title')}
      </Heading>
      <Text color="fg.muted" textStyle="sm" marginBottom="4">
        {t('lead')}
      </Text>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(340px, 5fr) minmax(0, 9fr)' }}
        gap="4"
        alignItems="start"
      >
        <Stack gap="4" minWidth="0">
          <InputCard
            text={text}
            table={table}
            reading={reading}
            quantity={quantity}
            onText={replaceText}
            onQuantity={setChosen}
            onChoices={(some) => setChoices({ ...choices, ...some })}
            onCorrection={({ line, column }, correction) =>
              setCorrections(new Map(corrections).set(placeKey(line, column), correction))
            }
          />
          {canKeep ? (
            <DetailsCard
              api={host.api}
              keeping={keeping}
              quantity={quantity}
              values={reading.values}
              leftOut={reading.faults.length}
              onKept={(curve) => {
                setClean({ text, details: detailsOf(curve) })
                library.reload()
              }}
            />
          ) : (
            <Text textStyle="sm" color="fg.muted">
              {t('keep.licence')}
            </Text>
          )}
        </Stack>
        <Stack gap="4" minWidth="0">
          {quantity !== null && reading.values.length > 0 && (
            <MeasuredCurve
              quantity={quantity}
              values={reading.values}
              ratings={state.kind === 'ready' ? state.value.ratings : []}
            />
          )}
          <RatingsCard
            state={state}
            isEmpty={reading.values.length === 0}
            isQuantityMissing={quantity === null && reading.values.length > 0}
            onRetry={retry}
          />
        </Stack>
      </Grid>
      <Box marginTop="4">
        <Suspense fallback={<SkeletonRows rows={4} />}>
          <LibraryCard
            library={library}
            openId={keeping.kept?.id ?? null}
            onOpen={(curve) => void open(curve)}
            onDelete={(curve) => void remove(curve)}
          />
        </Suspense>
      </Box>
      {canKeep && (
        <Box marginTop="4">
          {isCompared && library.state.kind === 'ready' ? (
            <Suspense fallback={<SkeletonRows rows={4} />}>
              <ValidationCard api={host.api} curves={library.state.value.curves} />
            </Suspense>
          ) : (
            <Button
              disabledReason={hasLinks ? undefined : t('validation.none')}
              onClick={() => setCompared(true)}
            >
              {t('validation.show')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}
