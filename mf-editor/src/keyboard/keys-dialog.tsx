import { Box, Dialog, IconButton, Kbd, Portal } from '@soundleaf/ui'

const KEYS: readonly (readonly [what: string, keys: readonly string[]])[] = [
  ['Walk the layers', ['← →', '↑ ↓']],
  ['Open properties', ['Enter']],
  ['Move the layer', ['Alt arrow']],
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

/** The keys of the drawing and its fields. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Keyboard</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              {KEYS.map(([what, keys]) => (
                <Box key={what} display="flex" justifyContent="space-between" gap="4" py="1" textStyle="sm">
                  <span>{what}</span>
                  <Box display="flex" gap="2">
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </Box>
                </Box>
              ))}
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <IconButton icon="close" label="Close" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
