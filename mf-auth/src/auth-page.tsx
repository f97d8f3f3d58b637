import type { RemoteHost, RemoteProps } from '@soundleaf/contracts'
import { LoginForm } from './login/login-form'
import { LoginPage } from './login/login-page'
import { ProfilePage } from './profile/profile-page'
import { ResetPage } from './reset/reset-page'
import { SignUpPage } from './sign-up/sign-up-page'

/** One page of four, or the bare form in the shell's login dialog. */
export function AuthPage({ host, props }: { host: RemoteHost<'auth'>; props: RemoteProps }) {
  if (props.inDialog === true) return <LoginForm host={host} />
  switch (props.page) {
    case 'signup':
      return <SignUpPage host={host} />
    case 'reset-password':
      return <ResetPage host={host} reset={props.reset} />
    case 'profile':
      return <ProfilePage host={host} />
    default:
      return <LoginPage host={host} />
  }
}
