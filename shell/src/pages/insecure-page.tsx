import { Box, MessagePlace, UiProvider } from '@soundleaf/ui'
import { t } from '../texts'

/** Shown instead of the application over plain http, where a browser offers no way to check signatures. */
export function InsecurePage() {
  return (
    <UiProvider>
      <Box as="main" height="100vh">
        <MessagePlace failed icon="failed" level={1} title={t('insecure.title')} text={t('insecure.text')} />
      </Box>
    </UiProvider>
  )
}
