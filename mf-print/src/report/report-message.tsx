import { Box, Button, chakra, MessagePlace, Spinner } from '@soundleaf/ui'
import { t } from '../texts'
import type { ReportState } from './report-state'

interface ReportMessageProps {
  readonly state: ReportState
  readonly pricing: string
  readonly onRetry: () => void
}

/** What is shown in place of the pages while there are none. */
export function ReportMessage({ state, pricing, onRetry }: ReportMessageProps) {
  if (state.phase === 'refused')
    return (
      <MessagePlace
        level={1}
        title={t('refused.title')}
        text={state.reason}
        actions={
          <Button variant="solid" asChild>
            <chakra.a href={pricing} target="_blank" rel="noreferrer">
              {t('refused.upgrade')}
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
        level={1}
        title={t('failed.title')}
        text={t('failed.text', { reason: state.failure.message })}
        actions={
          <Button variant="solid" onClick={onRetry}>
            {t('failed.retry')}
          </Button>
        }
      />
    )
  if (state.phase === 'ready')
    return (
      <MessagePlace failed icon="error" level={1} title={t('noResult.title')} text={t('noResult.text')} />
    )
  return (
    <Box display="grid" placeItems="center" height="320px">
      <Spinner size="lg" role="status" aria-label={t('waiting.spinner')} />
    </Box>
  )
}
