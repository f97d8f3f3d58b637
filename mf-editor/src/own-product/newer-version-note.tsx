import type { Component } from '@soundleaf/construction'
import { formatNumber } from '@soundleaf/texts'
import { Box, Button, Icon } from '@soundleaf/ui'
import { useEditor } from '../editor-context'
import { t } from '../texts'
import { useNewerVersion, type Part } from './newer-version'

interface Props {
  readonly component: Component
  readonly part: Part
  /** What its row is called. */
  readonly spoken: string
}

/** Says under a component's row that its product has a newer version, and opens the comparison. */
export function NewerVersionNote({ component, part, spoken }: Props) {
  const { interaction } = useEditor()
  const newer = useNewerVersion(component, part)
  if (newer === null) return null
  const version = formatNumber(newer.to)
  return (
    <Box
      display="flex"
      alignItems="center"
      gap="1.5"
      pl="64px"
      pr="2"
      pb="1.5"
      textStyle="xs"
      color="fg.muted"
    >
      <Icon name="info" size={14} />
      <Box flex="1" minWidth="0">
        {t(part === 'product' ? 'newer.note' : 'newer.noteInsulation', { version })}
      </Box>
      <Button
        size="sm"
        aria-label={t('newer.compareOf', { name: spoken })}
        onClick={() =>
          interaction.send({
            kind: 'product-requested',
            name: part === 'product' ? 'newer-open' : 'newer-fill-open',
            componentId: component.id,
          })
        }
      >
        {t('newer.compare')}
      </Button>
    </Box>
  )
}
