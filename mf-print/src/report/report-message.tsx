import { Box, Button, chakra, MessagePlace, Spinner } from '@soundleaf/ui'
import type { ReportState } from './report-state'

interface ReportMessageProps {
  readonly state: ReportState
  readonly pricing: string
  readonly onRetry: () => void
}

/** Where the sheets would be. */
export function ReportMessage({ state, pricing, onRetry }: ReportMessageProps) {
  if (state.phase === 'refused')
    return (
      <MessagePlace
        title="No report with this licence"
        text={state.reason}
        actions={
          <Button variant="solid" asChild>
            <chakra.a href={pricing} target="_blank" rel="noreferrer">
              Upgrade
            </chakra.a>
          </Button>
        }
      />
    )
  if (state.phase === 'failed')
    return (
      <MessagePlace
        failed
        icon="failed"
        title="The report did not load"
        text={`${state.failure.message} The project is not affected.`}
        actions={
          <Button variant="solid" onClick={onRetry}>
            Try again
          </Button>
        }
      />
    )
  if (state.phase === 'ready')
    return (
      <MessagePlace
        failed
        icon="error"
        title="There is no result to print"
        text="The construction could not be calculated. The editor says what is wrong with it."
      />
    )
  return (
    <Box display="grid" placeItems="center" height="320px">
      <Spinner size="lg" role="status" aria-label="The report is being calculated" />
    </Box>
  )
}
