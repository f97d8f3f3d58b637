import { languageInUse, languageOf, type Language } from '@soundleaf/texts'
import { Button, Link, Separator, Stack } from '@soundleaf/ui'
import { useState } from 'react'
import { LanguageChoice } from '../form/language-choice'
import { t } from '../texts'
import { GuestPage } from './guest-page'
import { halfTyped, type Typed } from './half-typed'
import { LoginForm, type LoginFormProps } from './login-form'

/** The first page. */
export function LoginPage(props: LoginFormProps) {
  const { host } = props
  const [typed, setTyped] = useState<Typed | null>(null)

  function speak(language: Language): void {
    if (typed !== null) halfTyped.keep(typed)
    void host.speak?.(language)
  }

  return (
    <GuestPage title={t('login.title')}>
      <LoginForm {...props} onTyped={setTyped} />
      <Separator />
      <Stack gap="16px" align="center">
        <Button size="lg" width="100%" onClick={() => host.navigate('/signup')}>
          {t('login.signUp')}
        </Button>
        <Link href={host.links.pricing} textStyle="sm">
          {t('login.pricing')}
        </Link>
      </Stack>
      {host.speak !== undefined && (
        <LanguageChoice value={languageOf(languageInUse()) ?? 'en'} onChange={speak} />
      )}
    </GuestPage>
  )
}
