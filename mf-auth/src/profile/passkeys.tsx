import { useState } from 'react'
import type { Passkey, RemoteHost } from '@soundleaf/contracts'
import { formatDateAndClock } from '@soundleaf/texts'
import { Box, Button, Heading, Text } from '@soundleaf/ui'
import { serverText } from '../form/server-text'
import { knowsPasskeys } from '../second-factor/passkey'
import { t } from '../texts'
import { AddPasskeyDialog } from './add-passkey-dialog'
import { NamedRows, type NamedRow } from './named-rows'

interface PasskeysProps {
  readonly host: RemoteHost<'auth'>
  readonly passkeys: readonly Passkey[]
  /** Something may have changed. */
  readonly onChange: () => void
}

/** The passkeys that a login takes in place of a code. */
export function Passkeys({ host, passkeys, onChange }: PasskeysProps) {
  const [isAdding, setAdding] = useState(false)

  async function remove({ id, name }: NamedRow): Promise<void> {
    const { action } = await host.ask({
      title: t('passkey.removeWhich', { name }),
      text: t('passkey.removeWhat'),
      actions: [
        { id: 'keep', label: t('cancel'), kind: 'cancel' },
        { id: 'remove', label: t('passkey.remove'), kind: 'danger' },
      ],
    })
    if (action !== 'remove') return
    const outcome = await host.api.call('removePasskey', { params: { id } }, { reports: 'network' })
    if (!outcome.ok && outcome.failure.code !== 'NetworkFailure')
      host.toast({ kind: 'error', text: serverText(outcome.failure) ?? t('factor.failed') })
    onChange()
  }

  return (
    <Box as="section" marginTop="24px" aria-label={t('passkey.title')}>
      <Heading as="h3" size="xs">
        {t('passkey.title')}
      </Heading>
      <Text textStyle="sm" color="fg.muted" marginBottom="8px">
        {t('passkey.note')}
      </Text>
      <NamedRows rows={passkeys.map(rowOf)} onRemove={(row) => void remove(row)} />
      <Button
        disabledReason={knowsPasskeys() ? undefined : t('passkey.unknownHere')}
        onClick={() => setAdding(true)}
      >
        {t('passkey.add')}
      </Button>
      {isAdding && (
        <AddPasskeyDialog
          host={host}
          onClose={() => {
            setAdding(false)
            onChange()
          }}
        />
      )}
    </Box>
  )
}

function rowOf({ id, name, addedUtc, usedUtc }: Passkey): NamedRow {
  const added = formatDateAndClock(new Date(addedUtc))
  const facts =
    usedUtc === null
      ? t('passkey.unused', { added })
      : t('passkey.used', { added, used: formatDateAndClock(new Date(usedUtc)) })
  return { id, name, facts, remove: t('passkey.remove'), removeWhich: t('passkey.removeWhich', { name }) }
}
