import type { RemoteHost } from '@soundleaf/contracts'
import { Box, Button, Heading, Link, Separator, Stack } from '@soundleaf/ui'
import { PageMark } from '../form/page-mark'
import { TextLink } from '../form/text-link'
import { ExampleSection } from './example-section'
import { forgotPassword } from './forgot-password'
import { LoginForm } from './login-form'

/** The first page: the form on the left, what the product is about on the right. */
export function LoginPage({ host }: { host: RemoteHost<'auth'> }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '1fr', xl: 'minmax(480px, 5fr) 7fr' }}
      minHeight="100vh"
      bg="bg"
    >
      <Box display="grid" placeItems="center" padding={{ base: '32px 16px', md: '48px' }}>
        <Stack gap="24px" width="100%" maxWidth="360px">
          <PageMark />
          <Heading as="h1">Log in</Heading>
          <LoginForm host={host} />
          <Box textAlign="right" textStyle="sm" marginTop="-8px">
            <TextLink onClick={() => void forgotPassword(host)}>Forgot password</TextLink>
          </Box>
          <Separator />
          <Stack gap="16px" align="center">
            <Button size="lg" width="100%" onClick={() => host.navigate('/signup')}>
              Sign up for a free trial
            </Button>
            <Link href={host.links.pricing} textStyle="sm">
              Pricing
            </Link>
          </Stack>
        </Stack>
      </Box>
      <Box
        display={{ base: 'none', xl: 'grid' }}
        placeItems="center"
        bg="bg.paper"
        borderLeft="1px solid"
        borderColor="border"
        aria-hidden="true"
      >
        <ExampleSection />
      </Box>
    </Box>
  )
}
