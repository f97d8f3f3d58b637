import { Box, MessagePlace, UiProvider } from '@soundleaf/ui'

/** Shown instead of the application over plain http, where a browser offers no way to check signatures. */
export function InsecurePage() {
  return (
    <UiProvider>
      <Box as="main" height="100vh">
        <MessagePlace
          failed
          icon="failed"
          level={1}
          title="This address is not secure"
          text="Soundleaf checks all of its code before it runs, and browsers allow that over https alone. Open it by an address that begins with https://, or on the computer where it runs by http://localhost."
        />
      </Box>
    </UiProvider>
  )
}
