import { useState } from 'react'
import type { ApiKey, MakeApiKeyAnswer, RemoteHost } from '@soundleaf/contracts'
import { useRead, useTopic } from '@soundleaf/federation'
import { formatDateAndClock, formatList } from '@soundleaf/texts'
import { Box, Button, Flex, Text } from '@soundleaf/ui'
import { serverText } from '../form/server-text'
import { t } from '../texts'
import { ApiLink } from './api-link'
import { MadeApiKey } from './made-api-key'
import { MakeApiKeyDialog } from './make-api-key-dialog'
import { NamedRows, type NamedRow } from './named-rows'
import { ProfileCard } from './profile-card'

/** The keys with which a person's own programs call the API; for the Full licence. */
export function ApiKeys({ host }: { host: RemoteHost<'auth'> }) {
  const session = useTopic(host.events, 'shell/session-changed')
  const hasPrograms = session?.signedIn === true && session.licence === 'full'
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<MakeApiKeyAnswer | null>(null)
  const { state, retry } = useRead('keys', (signal) =>
    host.api.call('listApiKeys', {}, { signal, reports: 'network' }),
  )

  async function revoke({ id, name }: NamedRow): Promise<void> {
    const { action } = await host.ask({
      title: t('key.revokeWhich', { name }),
      text: t('key.revokeWhat'),
      actions: [
        { id: 'keep', label: t('cancel'), kind: 'cancel' },
        { id: 'revoke', label: t('key.revoke'), kind: 'danger' },
      ],
    })
    if (action !== 'revoke') return
    const outcome = await host.api.call('revokeApiKey', { params: { id } }, { reports: 'network' })
    if (outcome.ok) {
      if (made?.apiKey.id === id) setMade(null)
    } else if (outcome.failure.code !== 'NetworkFailure') {
      host.toast({ kind: 'error', text: serverText(outcome.failure) ?? t('key.failed') })
    }
    retry()
  }

  return (
    <ProfileCard title={t('key.title')} note={t('key.note')}>
      {made !== null && <MadeApiKey host={host} made={made} />}
      {state.kind === 'failed' && (
        <Box marginBottom="12px">
          <Text marginBottom="8px">{t('key.unknown')}</Text>
          <Button onClick={retry}>{t('factor.readAgain')}</Button>
        </Box>
      )}
      {state.kind === 'ready' && (
        <NamedRows rows={state.value.keys.map(rowOf)} onRemove={(row) => void revoke(row)} />
      )}
      <Flex gap="16px" align="center" wrap="wrap">
        <Button
          disabledReason={hasPrograms ? undefined : t('key.licence')}
          onClick={() => {
            setMade(null)
            setMaking(true)
          }}
        >
          {t('key.make')}
        </Button>
        <ApiLink />
      </Flex>
      {isMaking && (
        <MakeApiKeyDialog
          host={host}
          onClose={() => setMaking(false)}
          onMade={(answer) => {
            setMaking(false)
            setMade(answer)
            retry()
          }}
        />
      )}
    </ProfileCard>
  )
}

function rowOf({ id, name, start, scopes, expiresDateUtc, lastUsedDateUtc }: ApiKey): NamedRow {
  const expires = new Date(expiresDateUtc)
  const facts = {
    start,
    scopes: formatList(scopes.map((scope) => t(`key.scope.${scope}`))),
    expires: formatDateAndClock(expires),
  }
  const used = lastUsedDateUtc === null ? null : formatDateAndClock(new Date(lastUsedDateUtc))
  return {
    ...{ id, name, remove: t('key.revoke'), removeWhich: t('key.revokeWhich', { name }) },
    facts: factsText({ ...facts, used, isOver: expires <= new Date() }),
  }
}

function factsText({
  used,
  isOver,
  ...facts
}: {
  readonly start: string
  readonly scopes: string
  readonly expires: string
  readonly used: string | null
  readonly isOver: boolean
}): string {
  if (isOver) return t('key.over', facts)
  return used === null ? t('key.unused', facts) : t('key.used', { ...facts, used })
}
