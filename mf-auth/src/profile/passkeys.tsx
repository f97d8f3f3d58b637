import { useState } from 'react'
import type { Passkey, RemoteHost } from '@soundleaf/contracts'
import { formatDateAndClock } from '@soundleaf/texts'
import { Box, Button, chakra, Heading, Text } from '@soundleaf/ui'
import { knowsPasskeys } from '../second-factor/passkey'
import { t } from '../texts'
import { AddPasskeyDialog } from './add-passkey-dialog'
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
  const [leaving, setLeaving] = useState<Passkey | null>(null)

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
            <chakra.li
              key={passkey.id}
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
                  {passkey.name}
                </Text>
                <Text textStyle="xs" color="fg.muted">
                  {historyOf(passkey)}
                </Text>
              </Box>
              <Button
                size="sm"
                danger
                aria-label={t('passkey.removeWhich', { name: passkey.name })}
                onClick={() => setLeaving(passkey)}
              >
                {t('passkey.remove')}
              </Button>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      <Button
        disabledReason={knowsPasskeys() ? undefined : t('passkey.unknownHere')}
        onClick={() => setAdding(true)}
      >
        {t('passkey.add')}
      </Button>
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
