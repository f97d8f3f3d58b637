import type { RemoteHost } from '@soundleaf/contracts'
import { knownFailureText } from '@soundleaf/messages/failures'
import { Button, Flex } from '@soundleaf/ui'
import { useState } from 'react'
import type { Entry } from './list/entry'
import { t } from './texts'

interface DeletedNoteProps {
  readonly host: RemoteHost<'catalogue'>
  readonly entry: Entry
  readonly onDone: () => void
  readonly onRestored: () => void
}

/** Says what was deleted, and takes it back. It stays until it is closed: nobody has to hurry. */
export function DeletedNote({ host, entry, onDone, onRestored }: DeletedNoteProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  async function restore(): Promise<void> {
    const params = { id: entry.id }
    const outcome = await host.api.call('restoreOwnProduct', { params }, { reports: 'network' })
    if (!outcome.ok) {
      setRefusal(knownFailureText(outcome.failure) ?? outcome.failure.message)
      return
    }
    onRestored()
    onDone()
  }
  return (
    <Flex
      role="status"
      align="center"
      gap="3"
      wrap="wrap"
      padding="3"
      marginBottom="4"
      bg="bg"
      borderWidth="1px"
      borderRadius="l3"
      textStyle="sm"
    >
      {refusal ?? t('deleted.text', { name: entry.content.name })}
      <Button size="sm" icon="undo" onClick={() => void restore()}>
        {t('deleted.undo')}
      </Button>
      <Button size="sm" variant="ghost" onClick={onDone}>
        {t('deleted.close')}
      </Button>
    </Flex>
  )
}
