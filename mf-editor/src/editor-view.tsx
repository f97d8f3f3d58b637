import type { ViewProps } from '@soundleaf/federation'
import { Box, DrawerPanel, KeysDialog, MessagePlace, SkeletonRows, Text } from '@soundleaf/ui'
import { useEffect, useMemo } from 'react'
import { createCatalogue } from './catalogue/catalogue'
import { createClipboard } from './document/clipboard'
import { createCommands } from './document/commands'
import { createDocumentStore } from './document/document-store'
import { Stage } from './drawing/stage'
import {
  EditorContext,
  useComponent,
  useConstruction,
  useEditor,
  useEditorState,
  useInteraction,
  type Editor,
} from './editor-context'
import { createInteraction } from './interaction/interaction-store'
import { isOpened } from './interaction/interaction'
import { useHistoryKeys } from './keyboard/use-history-keys'
import { useReturnFocus } from './keyboard/use-return-focus'
import { ComponentList } from './list/component-list'
import { ComponentMenu } from './menu/component-menu'
import { PickerPopup } from './picker/picker-popup'
import { PropertiesPopup } from './properties/properties-popup'
import { SelectedSections } from './sections/selected-sections'

/** From this width of the window the list stands beside the drawing. */
const LIST_BESIDE_PX = 1300

/** One for the page: the editor goes with its project, what was copied in it goes into the next one. */
const clipboard = createClipboard()

/** The construction of the open project: its list in the left drawer, its drawing in the middle. */
export function EditorView({ host }: ViewProps<'editor'>) {
  const editor = useMemo(() => createEditor(host), [host])
  useEffect(() => editor.store.listen(), [editor])
  return (
    <EditorContext value={editor}>
      <Workplace />
      <Opened />
    </EditorContext>
  )
}

function createEditor(host: ViewProps<'editor'>['host']): Editor {
  const store = createDocumentStore(host, clipboard)
  const commands = createCommands(store, {
    newId: () => crypto.randomUUID(),
    toast: (message) => host.toast(message),
  })
  const interaction = createInteraction({
    construction: () => store.state.getState().document?.history.present ?? null,
    select: store.select,
    moveTo: commands.moveTo,
  })
  return { store, commands, interaction, catalogue: createCatalogue(host.api) }
}

/** What lies above the editor: the menu or the properties of a component, or the keys. */
function Opened() {
  const { interaction } = useEditor()
  // A drag changes nothing here.
  const opened = useInteraction((state) => (isOpened(state) ? state : null))
  const aboutId = opened !== null && 'componentId' in opened ? opened.componentId : null
  const isGone = useComponent(aboutId) === null && aboutId !== null
  useReturnFocus(opened !== null && !isGone)
  useEffect(() => {
    // Undo took away what it is about; it does not come back with it.
    if (opened !== null && isGone) interaction.tell({ kind: 'closed', name: opened.name })
  }, [interaction, opened, isGone])
  if (opened === null || isGone) return null
  const onClose = () => interaction.tell({ kind: 'closed', name: opened.name })
  switch (opened.name) {
    case 'menu-open':
      return <ComponentMenu key={opened.componentId} {...opened} onClose={onClose} />
    case 'properties-open':
      return <PropertiesPopup key={opened.componentId} {...opened} onClose={onClose} />
    case 'picker-open':
      return <PickerPopup key={opened.componentId} {...opened} onClose={onClose} />
    case 'keys-open':
      return <KeysDialog onClose={onClose} />
  }
}

/** What stands where; it does not look at the construction itself, so that an edit draws only what it changes. */
function Workplace() {
  const editor = useEditor()
  const unreadable = useEditorState((state) => state.unreadable)
  const type = useEditorState(({ document }) => document?.history.present.type)
  const count = useEditorState(({ document }) => document?.history.present.components.length ?? 0)
  useHistoryKeys()
  useEffect(() => {
    if (type !== undefined) editor.catalogue.load(type)
  }, [editor, type])
  useEffect(() => () => editor.catalogue.stop(), [editor])

  if (unreadable !== null) {
    return (
      <MessagePlace
        failed
        icon="failed"
        title="The construction cannot be shown"
        text={`${unreadable} The project is kept as it is.`}
      />
    )
  }
  return (
    <Box display="flex" height="100%" minHeight="0" bg="bg">
      <DrawerPanel
        side="left"
        name="Construction"
        storageKey="construction"
        besideFrom_px={LIST_BESIDE_PX}
        aside={type === undefined ? null : `${count} ${count === 1 ? 'component' : 'components'}`}
      >
        {type === undefined ? (
          <SkeletonRows />
        ) : (
          <>
            <ComponentList />
            <SelectedSections />
          </>
        )}
      </DrawerPanel>
      <Middle />
    </Box>
  )
}

function Middle() {
  const construction = useConstruction()
  if (construction !== null) return <Stage construction={construction} />
  return (
    <Box flex="1" bg="bg.paper" display="grid" placeItems="center">
      <Text textStyle="sm" color="fg.subtle">
        No project is open.
      </Text>
    </Box>
  )
}
