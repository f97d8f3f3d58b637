import type { ViewProps } from '@soundleaf/federation'
import { Box, DrawerPanel, MessagePlace, SkeletonRows, Text } from '@soundleaf/ui'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { createCatalogue } from './catalogue/catalogue'
import { createCommands } from './document/commands'
import { createDocumentStore } from './document/document-store'
import { Stage } from './drawing/stage'
import { EditorContext, type Editor, type Place } from './editor-context'
import { useHistoryKeys } from './keyboard/use-history-keys'
import { useReturnFocus } from './keyboard/use-return-focus'
import { ComponentList } from './list/component-list'
import { ComponentMenu } from './menu/component-menu'
import { PropertiesPopup } from './properties/properties-popup'
import { SelectedSections } from './sections/selected-sections'

interface Opened {
  readonly what: 'menu' | 'properties'
  readonly componentId: string
  readonly place: Place
}

/** From this width of the window the list stands beside the drawing. */
const LIST_BESIDE_PX = 1300

/** The construction of the open project: its list in the left drawer, its drawing in the middle. */
export function EditorView({ host }: ViewProps<'editor'>) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const editor = useMemo((): Editor => {
    const store = createDocumentStore(host)
    return {
      store,
      commands: createCommands(store, {
        newId: () => crypto.randomUUID(),
        toast: (message) => host.toast(message),
      }),
      catalogue: createCatalogue(host.api),
      openMenu: (componentId, place) => {
        // What the menu is about is what is selected.
        store.select(componentId)
        setOpened({ what: 'menu', componentId, place })
      },
      openProperties: (componentId, place) => setOpened({ what: 'properties', componentId, place }),
    }
  }, [host])
  useEffect(() => editor.store.listen(), [editor])
  useReturnFocus(opened !== null)
  const close = () => setOpened(null)
  const popup =
    opened === null ? null : { componentId: opened.componentId, place: opened.place, onClose: close }
  return (
    <EditorContext value={editor}>
      <Workplace editor={editor} />
      {popup === null ? null : opened?.what === 'menu' ? (
        <ComponentMenu key={popup.componentId} {...popup} />
      ) : (
        <PropertiesPopup key={popup.componentId} {...popup} />
      )}
    </EditorContext>
  )
}

function Workplace({ editor }: { editor: Editor }) {
  const document = useStore(editor.store.state, (state) => state.document)
  const unreadable = useStore(editor.store.state, (state) => state.unreadable)
  const construction = document?.history.present ?? null
  const type = construction?.type
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
  const count = construction?.components.length ?? 0
  return (
    <Box display="flex" height="100%" minHeight="0" bg="bg">
      <DrawerPanel
        side="left"
        name="Construction"
        storageKey="construction"
        besideFrom_px={LIST_BESIDE_PX}
        aside={construction === null ? null : `${count} ${count === 1 ? 'component' : 'components'}`}
      >
        {construction === null ? (
          <SkeletonRows />
        ) : (
          <>
            <ComponentList />
            <SelectedSections />
          </>
        )}
      </DrawerPanel>
      {construction === null ? (
        <Box flex="1" bg="bg.paper" display="grid" placeItems="center">
          <Text textStyle="sm" color="fg.subtle">
            No project is open.
          </Text>
        </Box>
      ) : (
        <Stage construction={construction} />
      )}
    </Box>
  )
}
