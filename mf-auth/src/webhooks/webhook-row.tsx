import { useState } from 'react'
import type { Webhook } from '@soundleaf/contracts'
import { formatDateAndClock } from '@soundleaf/texts'
import { Button } from '@soundleaf/ui'
import { ListedThing } from '../profile/listed-thing'
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
    <ListedThing
      name={url}
      note={
        <>
          {lastText(webhook)}
          {waiting > 0 && <> {t('waiting', { count: waiting })}</>}
        </>
      }
    >
      <Button size="sm" loading={isTesting} aria-label={t('test.of', { url })} onClick={() => void test()}>
        {t('test')}
      </Button>
      <Button size="sm" danger aria-label={t('remove.of', { url })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </ListedThing>
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
