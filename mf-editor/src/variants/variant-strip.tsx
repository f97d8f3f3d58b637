import { orientation } from '@soundleaf/construction'
import { sketchScale_pxmm } from '@soundleaf/drawing'
import { lazyView, useTopic } from '@soundleaf/federation'
import { Box, Button, Menu, Text } from '@soundleaf/ui'
import {
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import { shownVariants } from '../document/variants'
import type { OpenDocument } from '../document/open-document'
import { useEditor } from '../editor-context'
import { t } from '../texts/variants'
import { fullReason, variantActions } from './variant-actions'
import { SKETCH, VariantTab } from './variant-tab'

const AddVariantsDialog = lazyView(() => import('./add-variants-dialog'))

const STEP = 1.05

/** Down to the next step of the scales: an edit of the thickest variant seldom draws the others anew. */
const inSteps = (scale_pxmm: number): number =>
  scale_pxmm === SKETCH.most_pxmm ? scale_pxmm : STEP ** Math.floor(Math.log(scale_pxmm) / Math.log(STEP))

/** The variants of the project under the header: they are opened, added, named, moved and deleted here. */
export default function VariantStrip({ document }: { readonly document: OpenDocument }) {
  const editor = useEditor()
  const actions = useMemo(() => variantActions(editor), [editor])
  const dragged = useRef<string | null>(null)
  const [dropOn, setDropOn] = useState<string | null>(null)
  const [isAdding, setAdding] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const variants = shownVariants(document)
  const rated = useTopic(editor.host.events, 'results/variants-calculated')
  const ratingOf = (id: string) =>
    rated?.projectId === document.projectId
      ? (rated.ratings.find(({ structureId }) => structureId === id)?.text ?? '')
      : ''
  const { place, removed } = document.variants
  const open = variants[place]
  const ids = variants.map(({ id }) => id)
  const isWall = orientation(document.history.present.type) === 'wall'
  // Where it changes, all sketches are drawn anew, and what is typed goes before.
  const scale_pxmm = useDeferredValue(
    inSteps(
      sketchScale_pxmm(
        variants.map(({ construction }) => construction),
        { most_pxmm: SKETCH.most_pxmm, room_px: isWall ? SKETCH.width_px : SKETCH.height_px },
      ),
    ),
  )

  const tabOf = (id: string | undefined) =>
    list.current?.querySelector<HTMLElement>(`[data-variant="${id ?? ''}"]`)
  const openId = open?.id
  useEffect(() => {
    const tab = openId && list.current?.querySelector(`[data-variant="${openId}"]`)
    if (tab) tab.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [openId])

  const onDrag = useCallback((id: string | null) => {
    dragged.current = id
    setDropOn(null)
  }, [])
  /** What is dragged here from elsewhere, as a file, has no place among the variants. */
  const onDragOver = useCallback((id: string) => {
    if (dragged.current !== null) setDropOn(id)
  }, [])
  const onDrop = useCallback(
    (id: string) => {
      if (dragged.current !== null) actions.moveOnto(dragged.current, id)
      setDropOn(null)
    },
    [actions],
  )

  /** What had the focus is gone: it stays in the strip. */
  const focusOpen = () =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus())

  /** Arrows go from one to the next; what has the focus is opened, named, moved and deleted by keys. */
  function onKeyDown(event: KeyboardEvent) {
    const id = event.target instanceof HTMLElement ? event.target.dataset.variant : undefined
    const at = ids.indexOf(id ?? '')
    const variant = variants[at]
    if (variant === undefined) return
    const steps: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: ids.length - 1,
    }
    const to = steps[event.key]
    if (to !== undefined && event.altKey) {
      actions.move(variant.id, to)
      // Whatever is moved on a page loses the focus.
      requestAnimationFrame(() => tabOf(variant.id)?.focus())
    } else if (to !== undefined) tabOf(ids[to])?.focus()
    else if (event.key === 'Enter' || event.key === ' ') {
      if (!variant.isOpen) actions.open(variant.id)
    } else if (event.key === 'F2') void actions.rename(variant)
    else if (event.key === 'Delete' && ids.length > 1) {
      actions.remove(variant.id)
      focusOpen()
    } else return
    event.preventDefault()
  }

  if (open === undefined) return null
  const last = removed.at(-1)
  const full = fullReason(variants.length)
  return (
    <Box
      as="section"
      aria-label={t('variant.strip')}
      display="flex"
      alignItems="stretch"
      height="64px"
      flex="none"
      bg="bg"
      borderBottomWidth="1px"
    >
      <Box
        ref={list}
        role="tablist"
        aria-label={t('variant.list')}
        display="flex"
        flex="1"
        minWidth="0"
        overflowX="auto"
        css={{ scrollbarWidth: 'thin' }}
        onKeyDown={onKeyDown}
      >
        {variants.map((variant, index) => (
          <VariantTab
            key={variant.id}
            {...variant}
            number={index + 1}
            scale_pxmm={scale_pxmm}
            rating={ratingOf(variant.id)}
            isDropTarget={dropOn === variant.id}
            onOpen={actions.open}
            onDrag={onDrag}
            onDragOver={onDragOver}
            onDrop={onDrop}
          />
        ))}
      </Box>
      <Box display="flex" alignItems="center" gap="1" px="2" flex="none" borderLeftWidth="1px">
        <Text role="status" textStyle="xs" color="fg.muted" maxWidth="160px" truncate css={HEARD_ALONE}>
          {last === undefined ? '' : t('variant.deleted', { name: last.variant.name })}
        </Text>
        {last !== undefined && (
          <Button
            variant="ghost"
            size="sm"
            icon="undo"
            aria-label={t('variant.restore', { name: last.variant.name })}
            disabledReason={full}
            onClick={() => {
              actions.restore()
              focusOpen()
            }}
          >
            {t('variant.undo')}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          icon="add"
          aria-label={t('variant.another')}
          disabledReason={full}
          onClick={() => actions.duplicate(open.id)}
        >
          {t('variant.short')}
        </Button>
        <Menu.Root positioning={{ strategy: 'fixed', placement: 'bottom-end' }}>
          <Menu.Trigger asChild>
            <Button
              variant="ghost"
              size="sm"
              icon="menu"
              px="1"
              aria-label={t('variant.menuOf', { name: open.name })}
            />
          </Menu.Trigger>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value="rename" onSelect={() => void actions.rename(open)}>
                <Menu.ItemText flex="1">{t('variant.rename')}</Menu.ItemText>
                <Menu.ItemCommand>F2</Menu.ItemCommand>
              </Menu.Item>
              <Menu.Item
                value="duplicate"
                disabled={full !== undefined}
                onSelect={() => actions.duplicate(open.id)}
              >
                <Menu.ItemText>{t('variant.duplicate')}</Menu.ItemText>
              </Menu.Item>
              <Menu.Item value="add" disabled={full !== undefined} onSelect={() => setAdding(true)}>
                <Menu.ItemText>{t('add.open')}</Menu.ItemText>
              </Menu.Item>
              <Menu.Item
                value="left"
                disabled={place === 0}
                onSelect={() => actions.move(open.id, place - 1)}
              >
                <Menu.ItemText>{t('variant.left')}</Menu.ItemText>
              </Menu.Item>
              <Menu.Item
                value="right"
                disabled={place === variants.length - 1}
                onSelect={() => actions.move(open.id, place + 1)}
              >
                <Menu.ItemText>{t('variant.right')}</Menu.ItemText>
              </Menu.Item>
              <Menu.Item
                value="delete"
                data-danger=""
                disabled={variants.length === 1}
                onSelect={() => actions.remove(open.id)}
              >
                <Menu.ItemText>{t('variant.delete')}</Menu.ItemText>
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Menu.Root>
      </Box>
      {isAdding && (
        <Suspense fallback={null}>
          <AddVariantsDialog document={document} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Box>
  )
}

/** In a narrow window the button that undoes it stands alone, and says the same. */
const HEARD_ALONE = {
  '@media (max-width: 899px)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
} as const
