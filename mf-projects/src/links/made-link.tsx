import type { RemoteHost } from '@soundleaf/contracts'
import { Box, Button, Flex, TextField } from '@soundleaf/ui'
import { t } from '../texts/exchange'

interface MadeLinkProps {
  readonly host: Pick<RemoteHost, 'toast'>
  readonly address: string
}

/** The address of a new link, which nobody can read again later. */
export function MadeLink({ host, address }: MadeLinkProps) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      host.toast({ kind: 'success', text: t('links.copied') })
    } catch {
      // The browser allows it to nobody, or not here.
      host.toast({ kind: 'error', text: t('links.notCopied') })
    }
  }
  return (
    <Flex role="status" align="end" gap="2" padding="3" bg="accent.subtle" borderRadius="l2">
      <Box flex="1" minWidth="0">
        <TextField
          label={t('links.made')}
          note={t('links.made.once')}
          readOnly
          value={address}
          onChange={() => {}}
          onFocus={(event) => event.target.select()}
        />
      </Box>
      <Button icon="copy" onClick={() => void copy()} marginBottom="6">
        {t('links.copy')}
      </Button>
    </Flex>
  )
}
