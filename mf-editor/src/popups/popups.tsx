import { lazyView } from '@soundleaf/federation'
import { KeysDialog } from '@soundleaf/ui'
import { Suspense, useEffect } from 'react'
import { ComponentMenu } from '../actions/component-menu'
import { useComponent, useEditor, useInteraction } from '../editor-context'
import { isOpen } from '../interaction/interaction'
import { PickerPopup } from './picker-popup'
import { PropertiesPopup } from './properties-popup'
import { useReturnFocus } from './use-return-focus'

const SweepDialog = lazyView(() => import('../sweep/sweep-dialog'))

/** What is open above the editor: the menu, the properties, the products or the sweep of a component, or the keys. */
export function Popups() {
  const { interaction } = useEditor()
  // A drag does not render this again.
  const opened = useInteraction((state) => (isOpen(state) ? state : null))
  const componentId = opened !== null && 'componentId' in opened ? opened.componentId : null
  const component = useComponent(componentId)
  const isGone = component === null && componentId !== null
  useReturnFocus(opened !== null && !isGone)
  useEffect(() => {
    // Undo removed the component: its popup closes, and redo does not bring that back.
    if (opened !== null && isGone) interaction.send({ kind: 'closed', name: opened.name })
  }, [interaction, opened, isGone])
  if (opened === null || isGone) return null
  const onClose = () => interaction.send({ kind: 'closed', name: opened.name })
  switch (opened.name) {
    case 'menu-open':
      return <ComponentMenu key={opened.componentId} {...opened} onClose={onClose} />
    case 'properties-open':
      return <PropertiesPopup key={opened.componentId} {...opened} onClose={onClose} />
    case 'picker-open':
      return <PickerPopup key={opened.componentId} {...opened} onClose={onClose} />
    case 'sweep-open':
      return (
        component !== null && (
          <Suspense fallback={null}>
            <SweepDialog key={opened.componentId} {...{ component, onClose }} />
          </Suspense>
        )
      )
    case 'keys-open':
      return <KeysDialog onClose={onClose} />
  }
}
