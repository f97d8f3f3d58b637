import type { MeasuredQuantity } from '@soundleaf/contracts'
import type { ViewProps } from '@soundleaf/federation'
import { Box, Grid, Heading, Stack, Text } from '@soundleaf/ui'
import { useMemo, useState } from 'react'
import { MeasuredCurve } from './ratings/measured-curve'
import { InputCard } from './input/input-card'
import { RatingsCard } from './ratings/ratings-card'
import { useRatings } from './ratings/use-ratings'
import { interpret, placeKey, readTable, type Choices } from './reading'
import { t } from './texts'

const NO_CORRECTIONS: ReadonlyMap<string, string> = new Map()

/** Measured curves: pasted, read under the person's eyes, rated by the server. */
export function BenchPage({ host }: ViewProps<'bench'>) {
  const [text, setText] = useState('')
  const [corrections, setCorrections] = useState(NO_CORRECTIONS)
  const [choices, setChoices] = useState<Choices>({})
  const [chosen, setChosen] = useState<MeasuredQuantity | null>(null)
  const table = useMemo(() => readTable(text, corrections), [text, corrections])
  const reading = useMemo(() => interpret(table, choices), [table, choices])
  const quantity = chosen ?? reading.quantity
  const { state, retry } = useRatings(host.api, quantity, reading.values)

  // What was corrected and chosen belongs to the text in which it was.
  function replaceText(next: string): void {
    setText(next)
    setCorrections(NO_CORRECTIONS)
    setChoices({})
    if (next === '') setChosen(null)
  }

  return (
    <Box padding={{ base: '16px', md: '24px' }} maxWidth="1440px" marginInline="auto">
      <Heading as="h1">{t('title')}</Heading>
      <Text color="fg.muted" textStyle="sm" marginBottom="4">
        {t('lead')}
      </Text>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(340px, 5fr) minmax(0, 9fr)' }}
        gap="4"
        alignItems="start"
      >
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
    </Box>
  )
}
