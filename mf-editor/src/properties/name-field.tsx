import { genericName, MAX_NAME, nameOf, type Component } from '@soundleaf/construction'
import { Box, chakra, Input, isInterrupted } from '@soundleaf/ui'
import { useId, useState } from 'react'
import { useEditor } from '../editor-context'
import { t } from '../texts'

/**
 * What a person calls the layer. Enter and leaving the field keep it, a dialog that opens over it does not; Esc brings back
 * what was there.
 */
export function NameField({ component }: { component: Component }) {
  const { commands } = useEditor()
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const keep = () => {
    if (draft !== null && draft !== component.name) commands.rename(component.id, draft)
    setDraft(null)
  }
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr) 2fr" columnGap="2" alignItems="center" mb="1.5">
      <chakra.label htmlFor={id} color="fg.muted" textStyle="sm">
        {t('property.name')}
      </chakra.label>
      <Input
        id={id}
        size="sm"
        data-commits=""
        data-draft={draft === null ? undefined : ''}
        htmlTranslate="no"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_NAME}
        value={draft ?? genericName(component.name)}
        placeholder={nameOf(component)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={(event) => {
          if (!isInterrupted(event)) keep()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep()
          if (draft !== null && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
            // What is typed and not kept is undone first.
            event.preventDefault()
            setDraft(null)
          }
          if (event.key === 'Escape' && draft !== null) {
            // The first Esc is the field's.
            event.stopPropagation()
            setDraft(null)
          }
        }}
      />
    </Box>
  )
}
