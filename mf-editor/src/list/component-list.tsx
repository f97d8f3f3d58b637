import { componentLetter } from '@soundleaf/construction'
import { Box } from '@soundleaf/ui'
import type { KeyboardEvent } from 'react'
import { useConstruction, useEditorState } from '../editor-context'
import { ComponentRow } from './component-row'

/** The components in their order: left to right of a wall, top to bottom of a floor (EDT-05). */
export function ComponentList() {
  const construction = useConstruction()
  const selectedId = useEditorState((state) => state.selectedId)
  const faults = useEditorState((state) => state.faults)
  if (construction === null) return null
  return (
    <Box as="ol" borderTopWidth="1px" aria-label="Components" onKeyDown={toNextThickness}>
      {construction.components.map((component, index) => (
        <ComponentRow
          key={component.id}
          component={component}
          letter={componentLetter(index)}
          isSelected={component.id === selectedId}
          reason={faults.get(component.id)}
        />
      ))}
    </Box>
  )
}

/** Tab goes from one layer's thickness to the next one's; past the last it goes on as everywhere. */
function toNextThickness(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab' || !(event.target instanceof HTMLInputElement)) return
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-thickness]')]
  const at = fields.indexOf(event.target)
  const next = at < 0 ? undefined : fields[at + (event.shiftKey ? -1 : 1)]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
  next.select()
}
