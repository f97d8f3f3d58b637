import { useEffect, useState } from 'react'
import type { RemoteHost, SecondFactorState } from '@soundleaf/contracts'
import { formatDateAndClock } from '@soundleaf/texts'
import { Box, Button, Text } from '@soundleaf/ui'
import { t } from '../texts'
import { Passkeys } from './passkeys'
import { ProfileCard } from './profile-card'
import { SetUpFactorDialog } from './set-up-factor-dialog'
import { TakeAwayDialog } from './take-away-dialog'

/** Whether logging in asks for a code of an app as well, and how that changes. */
export function SecondFactor({ host }: { host: RemoteHost<'auth'> }) {
  const [state, setState] = useState<SecondFactorState | 'unknown' | null>(null)
  const [open, setOpen] = useState<'set-up' | 'remove' | null>(null)
  const [reads, setReads] = useState(0)

  useEffect(() => {
    const abort = new AbortController()
    const options = { signal: abort.signal, reports: 'network' } as const
    void host.api.call('getSecondFactor', {}, options).then((outcome) => {
      if (!abort.signal.aborted) setState(outcome.ok ? outcome.value : 'unknown')
    })
    return () => abort.abort()
  }, [host, reads])

  /** Also what was left half done may have used a recovery code up. */
  function close(): void {
    setOpen(null)
    setReads(reads + 1)
  }

  return (
    <ProfileCard title={t('factor.title')} note={t('factor.note')}>
      <Text aria-live="polite" marginBottom="12px" minHeight="6">
        {textOf(state)}
      </Text>
      <Box display="flex" flexWrap="wrap" gap="8px">
        {state === 'unknown' && <Button onClick={() => setReads(reads + 1)}>{t('factor.readAgain')}</Button>}
        {state !== null && state !== 'unknown' && (
          <Button onClick={() => setOpen('set-up')}>
            {t(state.sinceUtc === null ? 'factor.begin' : 'factor.replace')}
          </Button>
        )}
        {state !== null && state !== 'unknown' && state.sinceUtc !== null && (
          <Button
            danger
            disabledReason={state.isRequired ? t('factor.isRequired') : undefined}
            onClick={() => setOpen('remove')}
          >
            {t('factor.remove')}
          </Button>
        )}
      </Box>
      {state !== null && state !== 'unknown' && state.sinceUtc !== null && (
        <Passkeys host={host} passkeys={state.passkeys} onChange={() => setReads(reads + 1)} />
      )}
      {open === 'set-up' && state !== null && state !== 'unknown' && (
        <SetUpFactorDialog host={host} replaces={state.sinceUtc !== null} onClose={close} />
      )}
      {open === 'remove' && (
        <TakeAwayDialog
          host={host}
          title={t('factor.remove')}
          text={t('factor.removeWhat')}
          action={t('factor.remove')}
          done={t('factor.isOff')}
          takeAway={(body) => host.api.call('removeSecondFactor', { body }, { reports: 'network' })}
          onClose={close}
        />
      )}
    </ProfileCard>
  )
}

function textOf(state: SecondFactorState | 'unknown' | null): string {
  if (state === null) return ''
  if (state === 'unknown') return t('factor.unknown')
  const { sinceUtc, recoveryCodesLeft } = state
  if (sinceUtc === null) return t('factor.off')
  return t('factor.on', { since: formatDateAndClock(new Date(sinceUtc)), count: recoveryCodesLeft })
}
