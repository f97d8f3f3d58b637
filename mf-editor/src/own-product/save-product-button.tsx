import type { Component } from '@soundleaf/construction'
import { Box, Button } from '@soundleaf/ui'
import { useEditor } from '../editor-context'
import { t } from '../texts'

/** Makes a product of one's own of a layer. */
export function SaveProductButton({ component }: { readonly component: Component }) {
  const { host, interaction } = useEditor()
  const session = host.session.current()
  const mayKeep = session.signedIn && session.licence === 'full'
  return (
    <Box mt="2">
      <Button
        size="sm"
        icon="add"
        data-save-product=""
        disabledReason={mayKeep ? undefined : t('save.licence')}
        onClick={() =>
          interaction.send({ kind: 'product-requested', name: 'saving-open', componentId: component.id })
        }
      >
        {t('save.button')}
      </Button>
    </Box>
  )
}
