import { useState } from 'react'
import type { Passkey, RemoteHost } from '@soundleaf/contracts'
import { formatDateAndClock } from '@soundleaf/texts'
import { Box, Button, Heading, Text } from '@soundleaf/ui'
import { knowsPasskeys } from '../second-factor/passkey'
import { t } from '../texts'
import { AddPasskeyDialog } from './add-passkey-dialog'
import { NamedRows, type NamedRow } from './named-rows'
import { TakeAwayDialog } from './take-away-dialog'

interface PasskeysProps {
  readonly host: RemoteHost<'auth'>
  readonly passkeys: readonly Passkey[]
  /** Something may have changed. */
  readonly onChange: () => void
}

/** The passkeys that a login takes in place of a code. */
export function Passkeys({ host, passkeys, onChange }: PasskeysProps) {
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<NamedRow | null>(null)

  return (
    <Box as="section" marginTop="24px" aria-label={t('passkey.title')}>
      <Heading as="h3" size="xs">
        {t('passkey.title')}
      </Heading>
      <Text textStyle="sm" color="fg.muted" marginBottom="8px">
        {t('passkey.note')}
      </Text>
      <NamedRows rows={passkeys.map(rowOf)} onRemove={setLeaving} />
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
      {leaving !== null && (
        <TakeAwayDialog
          host={host}
          title={t('passkey.removeWhich', { name: leaving.name })}
          text={t('passkey.removeWhat')}
          action={t('passkey.remove')}
          takeAway={(proof) =>
            host.api.call('removePasskey', { body: { id: leaving.id, ...proof } }, { reports: 'network' })
          }
          onClose={() => {
            setLeaving(null)
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
