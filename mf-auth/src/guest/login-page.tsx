import { languageInUse, languageOf } from '@soundleaf/texts'
import { Button, Link, Separator, Stack } from '@soundleaf/ui'
import { LanguageChoice } from '../form/language-choice'
import { t } from '../texts'
import { GuestPage } from './guest-page'
import { LoginForm, type LoginFormProps } from './login-form'

/** The first page. */
export function LoginPage(props: LoginFormProps) {
  const { host } = props
  return (
    <GuestPage title={t('login.title')}>
      <LoginForm {...props} />
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
        <LanguageChoice
          value={languageOf(languageInUse()) ?? 'en'}
          onChange={(language) => void host.speak?.(language)}
        />
      )}
    </GuestPage>
  )
}
