import { nameOf } from '@soundleaf/construction'
import { Menu, shortcutText } from '@soundleaf/ui'
import { useConstruction, useEditor, useEditorState } from '../editor-context'
import type { Place } from '../interaction/interaction'
import { t } from '../texts'
import { componentActions } from './editor-actions'

interface Props {
  readonly componentId: string
  readonly place: Place
  readonly onClose: () => void
}

/** The actions of one component with their keys; those that the rules forbid are disabled. */
export function ComponentMenu({ componentId, place, onClose }: Props) {
  const editor = useEditor()
  const hasCopy = useEditorState(({ copied }) => copied !== null)
  const construction = useConstruction()
  const component = construction?.components.find(({ id }) => id === componentId)
  if (construction === null || component === undefined) return null
  const actions = componentActions(editor, { construction, component, place, hasCopy })
  return (
    <Menu.Root
      open
      aria-label={t('list.menuOf', { name: nameOf(component) })}
      // It stays inside the page's main landmark, where a screen reader looks for it, and is not clipped there.
      positioning={{
        strategy: 'fixed',
        getAnchorRect: () => place,
        placement: 'bottom-start',
        gutter: 2,
        overlap: true,
      }}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
      onSelect={({ value }) => {
        onClose()
        actions.find(({ id }) => id === value)?.run()
      }}
    >
      <Menu.Positioner>
        <Menu.Content>
          {actions.map(({ id, label, keys, isAllowed, isDanger }) => (
            <Menu.Item key={id} value={id} disabled={!isAllowed} {...(isDanger ? { 'data-danger': '' } : {})}>
              <Menu.ItemText>{label}</Menu.ItemText>
              <Menu.ItemCommand fontFamily="body">{shortcutText(keys, ' ')}</Menu.ItemCommand>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
