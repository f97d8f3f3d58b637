import type { CallFailure, RemoteHost } from '@soundleaf/contracts'
import { useRead } from '@soundleaf/federation'
import { Box, Button, MessagePlace, Spinner } from '@soundleaf/ui'
import { useState } from 'react'
import { t } from '../texts'
import { LinkPassword } from './link-password'
import { LinkedPages } from './linked-pages'

interface LinkPageProps {
  readonly host: Pick<RemoteHost<'print'>, 'api'>
  /** Empty where the address has none. */
  readonly token: string
}

/** What a read-only link shows: one project, to whoever has the link. */
export default function LinkPage({ host, token }: LinkPageProps) {
  const [password, setPassword] = useState<string | null>(null)
  const key = token === '' ? null : JSON.stringify([token, password])
  const { state, retry } = useRead(key, (signal) =>
    host.api.call(
      'openLink',
      { body: { token, ...(password !== null && { password }) } },
      // The page says itself what is wrong.
      { signal, reports: 'nothing' },
    ),
  )
  const failure = state.kind === 'failed' ? state.failure : null
  const isOpening = state.kind === 'loading' && password !== null
  if (token === '' || failure?.reason === 'LinkGone')
    return (
      <Whole>
        <MessagePlace
          icon="failed"
          failed
          level={1}
          title={t('link.gone.title')}
          text={t('link.gone.text')}
        />
      </Whole>
    )
  if (isOpening || (failure !== null && isAboutPassword(failure, password)))
    return (
      <Whole>
        <LinkPassword
          isOpening={isOpening}
          error={password === null ? undefined : failure?.message}
          onPassword={(next) => (next === password ? retry() : setPassword(next))}
        />
      </Whole>
    )
  if (failure !== null)
    return (
      <Whole>
        <MessagePlace
          icon="failed"
          failed
          level={1}
          title={t('link.failed')}
          text={failure.message}
          actions={
            <Button variant="solid" onClick={retry}>
              {t('failed.retry')}
            </Button>
          }
        />
      </Whole>
    )
  if (state.kind !== 'ready')
    return (
      <Whole>
        <Spinner size="lg" role="status" aria-label={t('link.opening')} />
      </Whole>
    )
  return <LinkedPages linked={state.value} />
}

/** Also when the answer to a guess is that guessing has to wait. */
const isAboutPassword = ({ reason }: CallFailure, password: string | null): boolean =>
  reason === 'LinkPasswordNeeded' ||
  reason === 'LinkPasswordWrong' ||
  (reason === 'TooManyAttempts' && password !== null)

const Whole = ({ children }: { readonly children: React.ReactNode }) => (
  <Box
    display="grid"
    gridTemplateColumns="minmax(0, 1fr)"
    placeItems="center"
    minHeight="100vh"
    bg="bg.ground"
    color="fg"
    padding="4"
  >
    {children}
  </Box>
)
