import type { Calculation, EvaluationKind, Structure } from '@soundleaf/contracts'
import { kindName } from '@soundleaf/results-view'
import { Box, Button, Heading, Stack, useRemembered } from '@soundleaf/ui'
import { t } from '../texts'
import { Circumstances } from './circumstances'
import { DeviationTable } from './deviation-table'
import { componentNames, limitRuns } from './limits'
import { NumberWorkings } from './number-workings'
import { Terms } from './terms'

interface WorkingPanelProps {
  readonly calculation: Calculation
  readonly kinds: readonly EvaluationKind[]
  readonly structure: Structure | undefined
}

/** How every number of the result comes about; folded away until it is asked for. */
export function WorkingPanel({ calculation, kinds, structure }: WorkingPanelProps) {
  const [isOpen, setIsOpen] = useRemembered('working', false)
  const { circumstances, spectra, notices } = calculation
  if (circumstances === null) return null
  const names = componentNames(structure)
  return (
    <Box as="section" aria-label={t('working.title')}>
      <Button
        variant="ghost"
        size="sm"
        marginStart="-2"
        icon={isOpen ? 'down' : 'forward'}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('working.title')}
      </Button>
      {isOpen && (
        <Stack gap="4" marginTop="2">
          {kinds.map((kind) => (
            <Box key={kind}>
              {kinds.length > 1 && (
                <Heading as="h3" textStyle="sm">
                  {kindName(kind)}
                </Heading>
              )}
              <NumberWorkings calculation={calculation} kind={kind} />
              <DeviationTable calculation={calculation} kind={kind} />
              <Terms
                title={t('working.limits')}
                terms={limitRuns(spectra[kind].limits, names).map(({ range, what }) => ({
                  term: range,
                  text: what,
                }))}
              />
            </Box>
          ))}
          <Circumstances {...{ circumstances, spectra, notices, names }} />
        </Stack>
      )}
    </Box>
  )
}
