import { Button, Link, MessageDialog, Text } from '@soundleaf/ui'
import { useStore } from 'zustand'
import { support } from '../host/links'
import { useShell } from '../shell-context'
import { rich, t } from '../texts'
import { statusText } from './error-dialogs'

/** The error dialogs of failed calls whose callers show nothing themselves. */
export function ErrorDialog() {
  const { errors } = useShell()
  const [first] = useStore(errors.store)
  if (first === undefined) return null
  const close = (
    <Button variant="solid" data-autofocus onClick={errors.close}>
      {t('close')}
    </Button>
  )
  if (first.kind === 'network') {
    return (
      <MessageDialog title={t('network.title')} onClose={errors.close} actions={close}>
        <Text>{t('network.text')}</Text>
        <Text>
          {rich(
            'network.kept',
            { address: support().address ?? t('network.support') },
            {
              mail: (children) => (
                <Link href={support().href} target="_blank" rel="noopener noreferrer">
                  {children}
                </Link>
              ),
            },
          )}
        </Text>
      </MessageDialog>
    )
  }
  const { failure } = first
  return (
    <MessageDialog title={statusText(failure)} onClose={errors.close} actions={close}>
      <Text>{failure.message}</Text>
      <Text textStyle="xs" color="fg.subtle" fontVariantNumeric="tabular-nums" htmlTranslate="no">
        {failure.call}
      </Text>
      {failure.requestId !== undefined && (
        <Text textStyle="xs" color="fg.subtle">
          {t('error.request', { id: failure.requestId })}
        </Text>
      )}
    </MessageDialog>
  )
}
