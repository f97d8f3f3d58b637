import { Button, Link, MessageDialog, Text } from '@soundleaf/ui'
import { useStore } from 'zustand'
import { SUPPORT_ADDRESS } from '../host/links'
import { useShell } from '../shell-context'
import { statusText } from './error-dialogs'

/** The error dialogs of failed calls whose callers show nothing themselves. */
export function ErrorDialog() {
  const { errors } = useShell()
  const [first] = useStore(errors.store)
  if (first === undefined) return null
  const close = (
    <Button variant="solid" data-autofocus onClick={errors.close}>
      Close
    </Button>
  )
  if (first.kind === 'network') {
    return (
      <MessageDialog title="Network Error" onClose={errors.close} actions={close}>
        <Text>The server could not be reached. Your connection seems unstable.</Text>
        <Text>
          What you changed is kept on this computer and is saved when the connection is back. If this goes on,
          contact <Link href={`mailto:${SUPPORT_ADDRESS}`}>{SUPPORT_ADDRESS}</Link>.
        </Text>
      </MessageDialog>
    )
  }
  const { failure } = first
  return (
    <MessageDialog title={statusText(failure)} onClose={errors.close} actions={close}>
      <Text>{failure.message}</Text>
      <Text textStyle="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
        {failure.call}
      </Text>
    </MessageDialog>
  )
}
