import { canDuplicate, canMove, canRemove, nameOf, orientation } from '@soundleaf/construction'
import { Menu } from '@soundleaf/ui'
import { useConstruction, useEditor, useEditorState } from '../editor-context'
import type { Place } from '../interaction/interaction'

interface Props {
  readonly componentId: string
  readonly place: Place
  readonly onClose: () => void
}

/** What can be done with a component, with the keys for it; what the rules forbid cannot be chosen (CMP-08). */
export function ComponentMenu({ componentId, place, onClose }: Props) {
  const { commands, interaction } = useEditor()
  const hasCopy = useEditorState(({ copied }) => copied !== null)
  const construction = useConstruction()
  const component = construction?.components.find(({ id }) => id === componentId)
  if (construction === null || component === undefined) return null
  const isWall = orientation(construction.type) === 'wall'
  const items = [
    {
      id: 'properties',
      text: 'Properties',
      keys: 'Enter',
      isAllowed: true,
      run: () => interaction.tell({ kind: 'properties-asked', componentId, place }),
    },
    {
      id: 'picker',
      text: 'Choose product',
      keys: '/',
      isAllowed: true,
      run: () => interaction.tell({ kind: 'picker-asked', componentId, place }),
    },
    {
      id: 'before',
      text: isWall ? 'Move left' : 'Move up',
      keys: isWall ? 'Alt ←' : 'Alt ↑',
      isAllowed: canMove(construction, componentId, -1),
      run: () => commands.move(componentId, -1),
    },
    {
      id: 'after',
      text: isWall ? 'Move right' : 'Move down',
      keys: isWall ? 'Alt →' : 'Alt ↓',
      isAllowed: canMove(construction, componentId, 1),
      run: () => commands.move(componentId, 1),
    },
    { id: 'copy', text: 'Copy', keys: 'Ctrl C', isAllowed: true, run: () => commands.copy(componentId) },
    { id: 'paste', text: 'Paste after', keys: 'Ctrl V', isAllowed: hasCopy, run: commands.paste },
    {
      id: 'duplicate',
      text: 'Duplicate',
      keys: 'Ctrl D',
      isAllowed: canDuplicate(construction, componentId),
      run: () => commands.duplicate(componentId),
    },
    {
      id: 'delete',
      text: 'Delete',
      keys: 'Del',
      isAllowed: canRemove(construction, componentId),
      isDanger: true,
      run: () => commands.remove(componentId),
    },
  ]
  return (
    <Menu.Root
      open
      aria-label={`Menu of ${nameOf(component)}`}
      // It stays in the page's main part, where a screen reader looks for it, and is not cut off there.
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
        items.find(({ id }) => id === value)?.run()
      }}
    >
      <Menu.Positioner>
        <Menu.Content>
          {items.map(({ id, text, keys, isAllowed, isDanger }) => (
            <Menu.Item key={id} value={id} disabled={!isAllowed} {...(isDanger ? { 'data-danger': '' } : {})}>
              <Menu.ItemText>{text}</Menu.ItemText>
              <Menu.ItemCommand fontFamily="body">{keys}</Menu.ItemCommand>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
