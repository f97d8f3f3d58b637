import type { RemoteHost, RemoteProps } from '@soundleaf/contracts'
import { lazyView } from '@soundleaf/federation'
import { LoginForm } from './guest/login-form'
import { LoginPage } from './guest/login-page'

// Who logs in needs none of them: each is fetched when it is opened.
const ProfilePage = lazyView(async () => ({ default: (await import('./profile/profile-page')).ProfilePage }))
const SignUpPage = lazyView(async () => ({ default: (await import('./guest/sign-up-page')).SignUpPage }))
const ResetPage = lazyView(async () => ({ default: (await import('./guest/reset-page')).ResetPage }))

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
      return <LoginPage host={host} refused={props.refused} />
  }
}
