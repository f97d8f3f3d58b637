import { Box, Heading, ProductMark, Text } from '@soundleaf/ui'
import { RemotePlace } from '../remotes/remote-place'
import { MinimalLogin } from '../session/minimal-login'
import { useShell } from '../shell-context'

export function LoginPage() {
  const { login } = useShell()
  return (
    <Box as="main" minHeight="100vh">
      <RemotePlace
        remote="mf-auth"
        page="login"
        title="The login page"
        consequence="Your projects are safe on the server."
        shape="login"
        instead={
          <Box display="grid" placeItems="center" minHeight="100vh" p="4" bg="bg">
            <Box width="360px" maxWidth="100%" display="grid" gap="6">
              <Box display="flex" alignItems="center" gap="2" fontWeight="semibold">
                <ProductMark />
                Soundleaf
              </Box>
              <Heading as="h1" size="xl">
                Log in
              </Heading>
              <Text textStyle="sm" color="fg.muted">
                The login page did not load. You can log in here all the same.
              </Text>
              <MinimalLogin login={login} />
            </Box>
          </Box>
        }
      />
    </Box>
  )
}
