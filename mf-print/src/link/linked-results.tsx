import type { Calculation, EvaluationKind } from '@soundleaf/contracts'
import { NO_COMPARISONS, releaseText, SingleNumberTable, standardsText } from '@soundleaf/results-view'
import { Box, Heading, Text } from '@soundleaf/ui'
import { SoundPage } from '../pages/sound-page'
import { t } from '../texts'

interface LinkedResultsProps {
  readonly calculation: Calculation
  readonly kinds: readonly EvaluationKind[]
}

/** Each kind of sound with its curve, or with its single numbers alone where the owner's licence shows no more. */
export function LinkedResults({ calculation, kinds }: LinkedResultsProps) {
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" maxWidth="880px" marginInline="auto">
      {kinds.map((kind) => (
        <Box
          key={kind}
          as="section"
          aria-label={t(`page.${kind}`)}
          bg="bg"
          borderWidth="1px"
          borderRadius="l3"
          padding="4"
        >
          <Heading as="h2" size="md" marginBottom="3">
            {t(`page.${kind}`)}
          </Heading>
          {calculation.spectra[kind].values_db === null ? (
            <SingleNumberTable look="screen" heading={t('sound.singleNumbers')} {...{ calculation, kind }} />
          ) : (
            // What is for screen readers alone is placed in it, not in the page, which would be as wide.
            <Box
              position="relative"
              overflowX="auto"
              tabIndex={0}
              role="group"
              aria-label={t('link.curve', { kind: t(`page.${kind}`) })}
            >
              <SoundPage
                calculation={calculation}
                kind={kind}
                slots={NO_COMPARISONS[kind]}
                onChartReady={() => {}}
              />
            </Box>
          )}
        </Box>
      ))}
      <Text textStyle="xs" color="fg.muted">
        {[
          t('page.engine', { version: releaseText(calculation.engineVersion) }),
          standardsText(calculation.editions),
          t('page.predicted'),
        ].join(' · ')}
      </Text>
    </Box>
  )
}
