import { useEffect, useState } from 'react'
import { object, string } from 'yup'
import type {
  BeginSecondFactorAnswer,
  CallFailure,
  Credentials,
  PasskeyQuestion,
  RemoteHost,
} from '@soundleaf/contracts'
import { Box, Button, Stack, Text } from '@soundleaf/ui'
import { Notice } from '../form/notice'
import { PageForm } from '../form/page-form'
import { serverText } from '../form/server-text'
import { TextLink } from '../form/text-link'
import { useForm } from '../form/use-form'
import { BegunFactor } from '../second-factor/begun-factor'
import { CodeField } from '../second-factor/code-field'
import { knowsPasskeys, signByPasskey } from '../second-factor/passkey'
import { t } from '../texts'
import { loginFailure } from './login-failure'

interface SecondStepProps {
  readonly host: RemoteHost<'auth'>
  /** The server has found the password right. */
  readonly credentials: Credentials
  /** The team asks for a second factor that is not there yet. */
  readonly setsUp: boolean
  /** Back to address and password. */
  readonly onBack: () => void
}

/** The second half of a login: a code, after the second factor was set up where it is missing. */
export default function SecondStep({ host, credentials, setsUp, onBack }: SecondStepProps) {
  const [begun, setBegun] = useState<BeginSecondFactorAnswer | null>(null)
  return (
    <Stack gap="16px">
      {setsUp && begun === null && <Begin host={host} credentials={credentials} onBegun={setBegun} />}
      {begun !== null && (
        <Box ref={focus} tabIndex={-1}>
          <BegunFactor begun={begun} />
        </Box>
      )}
      {(!setsUp || begun !== null) && <CodeForm host={host} credentials={credentials} isFirst={setsUp} />}
      {!setsUp && <ByPasskey host={host} credentials={credentials} />}
      <Box textAlign="right">
        <TextLink onClick={onBack}>{t('factor.back')}</TextLink>
      </Box>
    </Stack>
  )
}

/** The button that was pressed is gone. */
const focus = (element: HTMLElement | null): void => element?.focus()

interface BeginProps extends Pick<SecondStepProps, 'host' | 'credentials'> {
  readonly onBegun: (begun: BeginSecondFactorAnswer) => void
}

function Begin({ host, credentials: { email, password }, onBegun }: BeginProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function begin(): Promise<void> {
    setBusy(true)
    const body = { username: email, password }
    const outcome = await host.api.call('beginSecondFactor', { body }, { reports: 'network' })
    setBusy(false)
    if (outcome.ok) onBegun(outcome.value)
    else if (outcome.failure.code !== 'NetworkFailure')
      setFailure(serverText(outcome.failure) ?? t('factor.failed'))
  }

  return (
    <>
      <Text>{t('factor.asked')}</Text>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      <Button variant="solid" size="lg" autoFocus loading={isBusy} onClick={() => void begin()}>
        {t('factor.begin')}
      </Button>
    </>
  )
}

const rules = object({ code: string().required() })

function CodeForm({
  host,
  credentials,
  isFirst,
}: Pick<SecondStepProps, 'host' | 'credentials'> & { readonly isFirst: boolean }) {
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({
    initial: { code: '' },
    rules,
    async submit({ code }) {
      setFailure(null)
      const outcome = await host.api.login({ ...credentials, code })
      if (!outcome.ok) setFailure(textOf(outcome.failure))
    },
  })
  return (
    <PageForm form={form} label={t('factor.title')} submit={t('login.submit')} failure={failure}>
      {!isFirst && <Text>{t('factor.enter')}</Text>}
      <CodeField
        entry={form.entry('code')}
        label={t(isFirst ? 'factor.firstCode' : 'factor.code')}
        autoFocus={!isFirst}
        size="lg"
      />
    </PageForm>
  )
}

/** Logs in by a passkey in place of a code, where the account has one. */
function ByPasskey({ host, credentials }: Pick<SecondStepProps, 'host' | 'credentials'>) {
  const [tries, setTries] = useState(0)
  const [asked, setAsked] = useState<{ readonly question: PasskeyQuestion; readonly tries: number } | null>(
    null,
  )
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { email: username, password } = credentials

  // What is asked holds for one try; it is there before the press, for a browser may ask for no other work in between.
  useEffect(() => {
    if (!knowsPasskeys()) return
    const abort = new AbortController()
    const options = { signal: abort.signal, reports: 'nothing' } as const
    void host.api.call('askPasskey', { body: { username, password } }, options).then((outcome) => {
      if (abort.signal.aborted) return
      if (!outcome.ok) return setAsked((before) => before && { ...before, tries })
      const { question } = outcome.value
      setAsked(question && { question, tries })
    })
    return () => abort.abort()
  }, [host, username, password, tries])

  async function use(question: PasskeyQuestion): Promise<void> {
    setBusy(true)
    setFailure(null)
    const passkey = await signByPasskey(question)
    const outcome = passkey === null ? null : await host.api.login({ ...credentials, passkey })
    setBusy(false)
    if (outcome?.ok === true) return
    setFailure(outcome === null ? t('passkey.notUsed') : textOf(outcome.failure))
    setTries(tries + 1)
  }

  if (asked === null) return null
  return (
    <>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      <Button size="lg" loading={isBusy || asked.tries !== tries} onClick={() => void use(asked.question)}>
        {t('passkey.use')}
      </Button>
    </>
  )
}

/** Of the code the server says what is wrong; of everything else the form says what it says of a password. */
const textOf = (failure: CallFailure): string | null =>
  failure.reason === undefined ? (loginFailure(failure)?.text ?? null) : failure.message
