import { Box, Button, Kbd, MessageDialog } from '@soundleaf/ui'

const KEYS: readonly (readonly [what: string, keys: readonly string[]])[] = [
  ['Walk the layers', ['←', '→', '↑', '↓']],
  ['Open properties', ['Enter']],
  ['Move the layer', ['Alt + arrow']],
  ['Duplicate', ['Ctrl D']],
  ['Delete', ['Del']],
  ['Undo, redo', ['Ctrl Z', 'Ctrl Shift Z']],
  ['Save', ['Ctrl S']],
  ['Layer menu', ['Shift F10']],
  ['Deselect', ['Esc']],
  ['In a field: 1 mm, 10 mm', ['↑ ↓', 'Shift']],
  ['Next thickness', ['Tab']],
]

/** HDR-04: the list of keys. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <MessageDialog
      title="Keyboard"
      onClose={onClose}
      actions={
        <Button variant="solid" onClick={onClose}>
          Close
        </Button>
      }
    >
      {KEYS.map(([what, keys]) => (
        <Box key={what} display="flex" justifyContent="space-between" gap="4" textStyle="sm">
          <span>{what}</span>
          <Box as="span" display="flex" gap="1">
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </Box>
        </Box>
      ))}
    </MessageDialog>
  )
}
