import { useState } from 'react'
import type { RemoteHost, Webhook } from '@soundleaf/contracts'
import { useRead, useTopic } from '@soundleaf/federation'
import { Box, Button, chakra, Text, TextField } from '@soundleaf/ui'
import { ProfileCard } from '../profile/profile-card'
import { t } from '../texts/webhooks'
import { WebhookRow } from './webhook-row'

/** Addresses that are told when a project is saved. */
export default function Webhooks({ host }: { host: RemoteHost<'auth'> }) {
  const session = useTopic(host.events, 'shell/session-changed')
  const isTrial = session?.signedIn === true && session.licence === 'trial'
  return (
    <ProfileCard title={t('title')} note={t('note')}>
      {isTrial ? <Text>{t('trial')}</Text> : <OwnWebhooks host={host} />}
    </ProfileCard>
  )
}

function OwnWebhooks({ host }: { host: RemoteHost<'auth'> }) {
  const { state, retry, change } = useRead('', (signal) =>
    host.api.call('listWebhooks', {}, { signal, reports: 'nothing' }),
  )
  const [url, setUrl] = useState('')
  const [error, setError] = useState<string>()
  const [isMaking, setMaking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)

  async function make(): Promise<void> {
    const address = url.trim()
    if (!URL.canParse(address)) return setError(t('url.wrong'))
    setMaking(true)
    const made = await host.api.call('makeWebhook', { body: { url: address } }, { reports: 'network' })
    setMaking(false)
    if (!made.ok) return setError(made.failure.message)
    setError(undefined)
    setUrl('')
    setSecret(made.value.secret)
    change(({ webhooks }) => ({ webhooks: [...webhooks, made.value.webhook] }))
  }

  async function test({ id }: Webhook): Promise<void> {
    const tested = await host.api.call('testWebhook', { params: { id } })
    if (!tested.ok) return
    const { webhook } = tested.value
    change(({ webhooks }) => ({ webhooks: webhooks.map((one) => (one.id === id ? webhook : one)) }))
  }

  async function remove({ id, url }: Webhook): Promise<void> {
    const { action } = await host.ask({
      title: t('remove.title'),
      text: t('remove.text', { url }),
      actions: [
        { id: 'cancel', label: t('cancel'), kind: 'cancel' },
        { id: 'remove', label: t('remove'), kind: 'danger' },
      ],
    })
    if (action !== 'remove') return
    const removed = await host.api.call('removeWebhook', { params: { id } })
    if (!removed.ok) return
    setSecret(null)
    change(({ webhooks }) => ({ webhooks: webhooks.filter((one) => one.id !== id) }))
  }

  if (state.kind === 'failed')
    return (
      <>
        <Text marginBottom="12px">{t('unknown')}</Text>
        <Button onClick={retry}>{t('readAgain')}</Button>
      </>
    )
  const webhooks = state.kind === 'ready' ? state.value.webhooks : []
  return (
    <>
      {state.kind === 'ready' && webhooks.length === 0 && <Text marginBottom="12px">{t('none')}</Text>}
      {webhooks.length > 0 && (
        <chakra.ul listStyleType="none" marginBottom="12px">
          {webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              onTest={() => test(webhook)}
              onRemove={() => void remove(webhook)}
            />
          ))}
        </chakra.ul>
      )}
      {secret !== null && (
        <Box role="status" padding="3" marginBottom="12px" bg="accent.subtle" borderRadius="l2">
          <TextField
            label={t('secret')}
            note={t('secret.once')}
            readOnly
            value={secret}
            onChange={() => {}}
            onFocus={(event) => event.target.select()}
          />
        </Box>
      )}
      <chakra.form
        display="flex"
        flexWrap="wrap"
        gap="2"
        alignItems="flex-end"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isMaking) void make()
        }}
      >
        <Box flex="1 1 240px">
          <TextField label={t('url')} value={url} maxLength={2000} error={error} onChange={setUrl} />
        </Box>
        <Button type="submit" loading={isMaking}>
          {t('make')}
        </Button>
      </chakra.form>
    </>
  )
}
