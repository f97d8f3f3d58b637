import { lazyView } from '@soundleaf/federation'
import { KeysDialog } from '@soundleaf/ui'
import { Suspense, useEffect } from 'react'
import { ComponentMenu } from '../actions/component-menu'
import { useComponent, useEditor, useInteraction } from '../editor-context'
import { isOpen } from '../interaction/interaction'
import { PickerPopup } from './picker-popup'
import { PropertiesPopup } from './properties-popup'
import { useReturnFocus } from './use-return-focus'

const SaveProductDialog = lazyView(() => import('../own-product/save-product-dialog'))
const NewerVersionDialog = lazyView(() => import('../own-product/newer-version-dialog'))
const SweepDialog = lazyView(() => import('../sweep/sweep-dialog'))
const SolveDialog = lazyView(() => import('../solve/solve-dialog'))

/** What is open above the editor: the menu, the properties, the products, a dialog of a component, or the keys. */
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
    case 'saving-open':
      return (
        <Suspense fallback={null}>
          <SaveProductDialog key={opened.componentId} {...opened} onClose={onClose} />
        </Suspense>
      )
    case 'newer-open':
    case 'newer-fill-open':
      return (
        <Suspense fallback={null}>
          <NewerVersionDialog
            key={opened.componentId}
            {...opened}
            part={opened.name === 'newer-open' ? 'product' : 'fill'}
            onClose={onClose}
          />
        </Suspense>
      )
    case 'sweep-open':
      return (
        component !== null && (
          <Suspense fallback={null}>
            <SweepDialog key={opened.componentId} {...{ component, onClose }} />
          </Suspense>
        )
      )
    case 'solve-open':
      return (
        <Suspense fallback={null}>
          <SolveDialog onClose={onClose} />
        </Suspense>
      )
    case 'keys-open':
      return <KeysDialog onClose={onClose} />
  }
}
