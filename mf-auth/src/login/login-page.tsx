import type { RemoteHost } from '@soundleaf/contracts'
import { Button, Link, Separator, Stack } from '@soundleaf/ui'
import { DoorPage } from '../door/door-page'
import { LoginForm } from './login-form'

/** The first page. */
export function LoginPage({ host }: { host: RemoteHost<'auth'> }) {
  return (
    <DoorPage title="Log in">
      <LoginForm host={host} />
      <Separator />
      <Stack gap="16px" align="center">
        <Button size="lg" width="100%" onClick={() => host.navigate('/signup')}>
          Sign up for a free trial
        </Button>
        <Link href={host.links.pricing} textStyle="sm">
          Pricing
        </Link>
      </Stack>
    </DoorPage>
  )
}
