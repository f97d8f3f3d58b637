import { Box } from '@chakra-ui/react'
import { Button } from '../buttons/button'
import { MessageDialog } from '../questions/message-dialog'
import { Kbd } from '../text/kbd'

/** Every key of the editor: the one list that the account menu and the drawing show. */
const KEYS: readonly (readonly [what: string, keys: readonly string[]])[] = [
  ['Walk the layers', ['← →', '↑ ↓']],
  ['Open properties', ['Enter']],
  ['Find a product', ['/']],
  ['Move the layer', ['Alt + arrow']],
  ['Copy, paste the layer', ['Ctrl C', 'Ctrl V']],
  ['Duplicate', ['Ctrl D']],
  ['Delete', ['Del']],
  ['Undo, redo', ['Ctrl Z', 'Ctrl Shift Z']],
  ['Save', ['Ctrl S']],
  ['Layer menu', ['Shift F10']],
  ['Deselect', ['Esc']],
  ['In a field: 1 mm, 10 mm', ['↑ ↓', 'Shift ↑ ↓']],
  ['Next thickness', ['Tab']],
  ['This list', ['?']],
]

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <MessageDialog
      title="Keyboard"
      onClose={onClose}
      actions={
        <Button variant="solid" data-autofocus onClick={onClose}>
          Close
        </Button>
      }
    >
      <Box as="dl" m="0">
        {KEYS.map(([what, keys]) => (
          <Box key={what} display="flex" justifyContent="space-between" gap="4" py="1" textStyle="sm">
            <dt>{what}</dt>
            <Box as="dd" m="0" display="flex" gap="2">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </MessageDialog>
  )
}
