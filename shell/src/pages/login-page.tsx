import { Box, Heading, ProductMark } from '@soundleaf/ui'
import { PRODUCT_NAME } from '../product-name'
import { RemotePlace } from '../remotes/remote-place'
import { MinimalLogin } from '../session/minimal-login'
import { useShell } from '../shell-context'
import { t } from '../texts'

/** The page after the login needs it. */
const AHEAD = ['mf-projects'] as const

export function LoginPage() {
  const { login, signOnFailure } = useShell()
  const refused = signOnFailure()
  return (
    <Box as="main" minHeight="100vh">
      <RemotePlace
        remote="mf-auth"
        page="login"
        {...(refused === null ? {} : { refused })}
        title={t('place.login')}
        consequence={t('consequence.projectsAreSafe')}
        shape="login"
        ahead={AHEAD}
        instead={(tryAgain) => (
          <Box
            display="grid"
            gridTemplateColumns="minmax(0, 360px)"
            placeContent="center"
            minHeight="100vh"
            p="4"
            bg="bg"
          >
            <Box display="grid" gap="6">
              <Box display="flex" alignItems="center" gap="2" fontWeight="semibold">
                <ProductMark />
                <span translate="no">{PRODUCT_NAME}</span>
              </Box>
              <Heading as="h1" size="xl">
                {t('login.title')}
              </Heading>
              <MinimalLogin login={login} onTryAgain={tryAgain} />
            </Box>
          </Box>
        )}
      />
    </Box>
  )
}
