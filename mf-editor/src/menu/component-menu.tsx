import { canDuplicate, canMove, canRemove, nameOf, orientation } from '@soundleaf/construction'
import { Menu, Portal } from '@soundleaf/ui'
import { useConstruction, useEditor, type Place } from '../editor-context'

interface Props {
  readonly componentId: string
  readonly place: Place
  readonly onClose: () => void
}

/** What can be done with a component, with the keys for it; what the rules forbid cannot be chosen (CMP-08). */
export function ComponentMenu({ componentId, place, onClose }: Props) {
  const { commands, openProperties } = useEditor()
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
      run: () => openProperties(componentId, place),
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
      positioning={{ getAnchorRect: () => place, placement: 'bottom-start', gutter: 2 }}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
      onSelect={({ value }) => {
        onClose()
        items.find(({ id }) => id === value)?.run()
      }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {items.map(({ id, text, keys, isAllowed, isDanger }) => (
              <Menu.Item
                key={id}
                value={id}
                disabled={!isAllowed}
                {...(isDanger ? { 'data-danger': '' } : {})}
              >
                <Menu.ItemText>{text}</Menu.ItemText>
                <Menu.ItemCommand fontFamily="body">{keys}</Menu.ItemCommand>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
