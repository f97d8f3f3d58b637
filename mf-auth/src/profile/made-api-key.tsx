import type { MakeApiKeyAnswer, RemoteHost } from '@soundleaf/contracts'
import { Box, Button, Flex, TextField } from '@soundleaf/ui'
import { t } from '../texts'

interface MadeApiKeyProps {
  readonly host: Pick<RemoteHost, 'toast'>
  readonly made: MakeApiKeyAnswer
}

/** A new key, which nobody can read again later. */
export function MadeApiKey({ host, made: { apiKey, key } }: MadeApiKeyProps) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(key)
      host.toast({ kind: 'success', text: t('key.copied') })
    } catch {
      // The browser allows it to nobody, or not here.
      host.toast({ kind: 'error', text: t('key.notCopied') })
    }
  }
  return (
    <Flex
      role="status"
      align="end"
      gap="2"
      padding="3"
      marginBottom="12px"
      bg="accent.subtle"
      borderRadius="l2"
    >
      <Box flex="1" minWidth="0">
        <TextField
          label={t('key.made', { name: apiKey.name })}
          note={t('key.once')}
          readOnly
          value={key}
          onChange={() => {}}
          onFocus={(event) => event.target.select()}
        />
      </Box>
      <Button icon="copy" onClick={() => void copy()} marginBottom="6">
        {t('key.copy')}
      </Button>
    </Flex>
  )
}
