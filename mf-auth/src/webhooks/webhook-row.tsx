import { useState } from 'react'
import type { Webhook } from '@soundleaf/contracts'
import { formatDateAndClock } from '@soundleaf/texts'
import { Box, Button, chakra, Text } from '@soundleaf/ui'
import { t } from '../texts/webhooks'

interface WebhookRowProps {
  readonly webhook: Webhook
  readonly onTest: () => Promise<void>
  readonly onRemove: () => void
}

/** One address with what became of the last message. */
export function WebhookRow({ webhook, onTest, onRemove }: WebhookRowProps) {
  const [isTesting, setTesting] = useState(false)
  const { url, waiting } = webhook

  async function test(): Promise<void> {
    setTesting(true)
    await onTest()
    setTesting(false)
  }

  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="center"
      gap="4px 16px"
      paddingY="8px"
      borderBottom="1px solid"
      borderColor="border"
    >
      <Box minWidth="0">
        <Text htmlTranslate="no" overflowWrap="anywhere">
          {url}
        </Text>
        <Text textStyle="xs" color="fg.muted" aria-live="polite">
          {lastText(webhook)} {waiting > 0 && t('waiting', { count: waiting })}
        </Text>
      </Box>
      <Box display="flex" gap="8px">
        <Button size="sm" loading={isTesting} aria-label={t('test.of', { url })} onClick={() => void test()}>
          {t('test')}
        </Button>
        <Button size="sm" danger aria-label={t('remove.of', { url })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </Box>
    </chakra.li>
  )
}

function lastText({ last }: Webhook): string {
  if (last === null) return t('last.never')
  const date = formatDateAndClock(new Date(last.dateUtc))
  const { status } = last
  if (status === null) return t('last.notReached', { date })
  return status >= 200 && status < 300
    ? t('last.taken', { date })
    : t('last.refused', { date, status: String(status) })
}
