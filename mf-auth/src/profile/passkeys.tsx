import { useState } from 'react'
import type { Passkey, RemoteHost } from '@soundleaf/contracts'
import { formatDateAndClock } from '@soundleaf/texts'
import { Box, Button, chakra, Heading, Text } from '@soundleaf/ui'
import { serverText } from '../form/server-text'
import { knowsPasskeys } from '../second-factor/passkey'
import { t } from '../texts'
import { AddPasskeyDialog } from './add-passkey-dialog'
import { ListedThing } from './listed-thing'

interface PasskeysProps {
  readonly host: RemoteHost<'auth'>
  readonly passkeys: readonly Passkey[]
  /** Something may have changed. */
  readonly onChange: () => void
}

/** The passkeys that a login takes in place of a code. */
export function Passkeys({ host, passkeys, onChange }: PasskeysProps) {
  const [isAdding, setAdding] = useState(false)

  async function remove({ id, name }: Passkey): Promise<void> {
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
      {passkeys.length > 0 && (
        <chakra.ul listStyleType="none" marginBottom="12px">
          {passkeys.map((passkey) => (
            <ListedThing key={passkey.id} name={passkey.name} note={historyOf(passkey)}>
              <Button
                size="sm"
                danger
                aria-label={t('passkey.removeWhich', { name: passkey.name })}
                onClick={() => void remove(passkey)}
              >
                {t('passkey.remove')}
              </Button>
            </ListedThing>
          ))}
        </chakra.ul>
      )}
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

function historyOf({ addedUtc, usedUtc }: Passkey): string {
  const added = formatDateAndClock(new Date(addedUtc))
  if (usedUtc === null) return t('passkey.unused', { added })
  return t('passkey.used', { added, used: formatDateAndClock(new Date(usedUtc)) })
}
