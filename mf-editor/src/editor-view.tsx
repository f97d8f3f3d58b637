import { lazyView, type ViewProps } from '@soundleaf/federation'
import { Box, DrawerPanel, MessagePlace, SkeletonRows, Text } from '@soundleaf/ui'
import { createRef, Suspense, useEffect, useMemo, type ReactNode } from 'react'
import { useHistoryKeys } from './actions/use-history-keys'
import { createCatalogue } from './catalogue/catalogue'
import { createClipboard } from './document/clipboard'
import { createCommands } from './document/commands'
import { createDocumentStore } from './document/document-store'
import { hasStrip } from './document/variants'
import { Stage } from './drawing/stage'
import { EditorContext, useConstruction, useEditor, useEditorState, type Editor } from './editor-context'
import { createInteraction } from './interaction/interaction-store'
import { ComponentList } from './list/component-list'
import { Popups } from './popups/popups'
import { SelectedSections } from './properties/selected-sections'
import { t } from './texts'

const VariantStrip = lazyView(() => import('./variants/variant-strip'))

/** From this width of the window the list stands beside the drawing. */
const LIST_BESIDE_PX = 1300

/** One for the page: the editor is closed with its project, but what was copied can be pasted into the next one. */
const clipboard = createClipboard()

/** The construction of the open project: its list in the left drawer, its drawing in the middle. */
export function EditorView({ host }: ViewProps<'editor'>) {
  const editor = useMemo(() => createEditor(host), [host])
  useEffect(() => editor.store.listen(), [editor])
  return (
    <EditorContext value={editor}>
      <Workplace />
      <Popups />
    </EditorContext>
  )
}

export function createEditor(host: ViewProps<'editor'>['host']): Editor {
  const store = createDocumentStore(host, clipboard)
  const catalogue = createCatalogue(host.api)
  const commands = createCommands(store, {
    newId: () => crypto.randomUUID(),
    genericProducts: catalogue.genericProducts,
    withMaker: catalogue.withMaker,
    toast: (message) => host.toast(message),
  })
  const interaction = createInteraction({
    construction: () => store.state.getState().document?.history.present ?? null,
    select: store.select,
    moveTo: commands.moveTo,
  })
  return { host, store, commands, interaction, catalogue, drawing: createRef() }
}

/** The layout. It does not read the construction itself, so that an edit renders only what it changes. */
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
        title={t('unreadable.title')}
        text={t('unreadable.text', { reason: unreadable })}
      />
    )
  }
  return (
    <Box display="flex" flexDirection="column" height="100%" minHeight="0" bg="bg">
      <Strip />
      <Box display="flex" flex="1" minHeight="0">
        <DrawerPanel
          side="left"
          name={t('list.title')}
          storageKey="construction"
          besideFrom_px={LIST_BESIDE_PX}
          aside={type === undefined ? null : t('list.count', { count })}
        >
          {type === undefined ? (
            <SkeletonRows />
          ) : (
            <TwoScrollers upper={<ComponentList />} lower={<SelectedSections />} />
          )}
        </DrawerPanel>
        <Middle />
      </Box>
    </Box>
  )
}

function Strip() {
  const document = useEditorState((state) => state.document)
  if (document === null || !hasStrip(document)) return null
  return (
    <Suspense fallback={<Box height="64px" flex="none" borderBottomWidth="1px" />}>
      <VariantStrip document={document} />
    </Suspense>
  )
}

/**
 * The list and the fields of the selected layer, each with a scroller of its own, so that the fields stay in sight
 * however long the list is. A very low window has no room for two.
 */
function TwoScrollers({ upper, lower }: { upper: ReactNode; lower: ReactNode }) {
  return (
    <Box css={TOGETHER}>
      <Box css={{ ...SCROLLER, flex: 'none', maxHeight: LIST_HEIGHT }}>{upper}</Box>
      <Box css={{ ...SCROLLER, flex: '1' }}>{lower}</Box>
    </Box>
  )
}

/** The most that the list takes of the drawer. */
const LIST_HEIGHT = '45%'
const ROOM_FOR_TWO = '@media (min-height: 520px)'
const TOGETHER = { [ROOM_FOR_TWO]: { display: 'flex', flexDirection: 'column', height: '100%' } }
const SCROLLER = { [ROOM_FOR_TWO]: { minHeight: '0', overflowY: 'auto', scrollbarWidth: 'thin' } }

function Middle() {
  const construction = useConstruction()
  if (construction !== null) return <Stage construction={construction} />
  return (
    <Box flex="1" bg="bg.paper" display="grid" placeItems="center">
      <Text textStyle="sm" color="fg.subtle">
        {t('noProject')}
      </Text>
    </Box>
  )
}
