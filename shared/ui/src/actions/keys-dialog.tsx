import { Box } from '@chakra-ui/react'
import { lengthSteps } from '@soundleaf/texts'
import { Button } from '../buttons/button'
import { MessageDialog } from '../questions/message-dialog'
import { Kbd } from '../text/kbd'
import { t } from '../texts'
import { keysText, type Shortcut, SHORTCUTS } from './shortcuts'

/** Every key there is: the one list that the account menu and the drawing show. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <MessageDialog
      title={t('keys.title')}
      onClose={onClose}
      actions={
        <Button variant="solid" data-autofocus onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Box as="dl" m="0">
        {listedKeys().map(([what, keys]) => (
          <Box key={what} display="flex" justifyContent="space-between" gap="4" py="1" textStyle="sm">
            <dt>{what}</dt>
            <Box as="dd" m="0" display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
              {keys.map((shortcut) => (
                <Kbd key={shortcut}>{keysText(shortcut, ' ')}</Kbd>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </MessageDialog>
  )
}

/** Each thing that keys do, in the order of the table, with all of its keys. */
export function listedKeys(): readonly (readonly [what: string, keys: readonly Shortcut[]])[] {
  const rows = new Map<string, Shortcut[]>()
  for (const { what, keys } of Object.values(SHORTCUTS)) {
    const said = wordsOf(what)
    rows.set(said, [...(rows.get(said) ?? []), ...keys])
  }
  return [...rows]
}

/** An arrow changes a length by a round number of the unit in use. */
function wordsOf(what: (typeof SHORTCUTS)[keyof typeof SHORTCUTS]['what']): string {
  switch (what) {
    case 'keys.step':
      return t('keys.step', { step: lengthSteps()[0] })
    case 'keys.leap':
      return t('keys.leap', { step: lengthSteps()[1] })
    default:
      return t(what)
  }
}
