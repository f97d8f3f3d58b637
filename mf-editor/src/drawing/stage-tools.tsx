import { ScaleBar } from '@soundleaf/drawing'
import { formatNumber, withUnit } from '@soundleaf/texts'
import { Box, Button, IconButton, Kbd, shortcutText, useActionKeys } from '@soundleaf/ui'
import { memo, type ReactNode } from 'react'
import { useEditor, useEditorState } from '../editor-context'
import { historyActions, type EditorAction } from '../actions/editor-actions'
import { duplicated, hasStrip } from '../document/variants'
import { t } from '../texts'
import { focusTabStop } from './use-drawing-keys'
import { nextZoom } from './zoom'

const CORNERS = {
  topLeft: { top: '8px', left: '12px' },
  topRight: { top: '8px', right: '12px' },
  bottomLeft: { bottom: '12px', left: '16px' },
  bottomRight: { bottom: '8px', right: '12px' },
} as const

function Corner({ at, children }: { at: keyof typeof CORNERS; children: ReactNode }) {
  return (
    <Box position="absolute" zIndex="2" display="flex" alignItems="center" gap="0.5" {...CORNERS[at]}>
      {children}
    </Box>
  )
}

/** Undo and redo as buttons, the search for build-ups, and the beginning of variants where there is one alone. */
export function HistoryTools() {
  const editor = useEditor()
  const history = useEditorState(({ document }) => document?.history)
  const isOnly = useEditorState(({ document }) => !hasStrip(document))
  return (
    <Corner at="topLeft">
      {historyActions(editor, history).map(({ id, label, keys, isAllowed, run }) => (
        <IconButton
          key={id}
          icon={id}
          label={label}
          keys={shortcutText(keys)}
          disabled={!isAllowed}
          color={isAllowed ? 'fg.muted' : 'fg.disabled'}
          onClick={run}
        />
      ))}
      {history !== undefined && (
        <IconButton
          icon="search"
          label={t('action.solve')}
          color="fg.muted"
          onClick={() => editor.interaction.send({ kind: 'solve-requested' })}
        />
      )}
      {isOnly && history !== undefined && (
        <IconButton
          icon="copy"
          label={t('variant.new')}
          color="fg.muted"
          onClick={() => {
            editor.store.changeVariants(duplicated(history.present.id, () => crypto.randomUUID()))
            // The button goes to the strip, so its focus goes to the drawing.
            focusTabStop(editor.drawing)
          }}
        />
      )}
    </Corner>
  )
}

interface ZoomProps {
  readonly zoom: number
  readonly onZoom: (zoom: number) => void
  readonly onFit: () => void
}

/** The zoom as buttons, and its keys. */
export const ZoomTools = memo(function ZoomTools({ zoom, onZoom, onFit }: ZoomProps) {
  const percent = withUnit(formatNumber(Math.round(zoom * 100)), '%')
  const zoomOut = () => onZoom(nextZoom(zoom, -1))
  const zoomIn = () => onZoom(nextZoom(zoom, 1))
  useActionKeys([
    { id: 'zoom-out', label: t('drawing.zoomOut'), keys: 'zoomOut', isAllowed: true, run: zoomOut },
    { id: 'zoom-in', label: t('drawing.zoomIn'), keys: 'zoomIn', isAllowed: true, run: zoomIn },
    { id: 'fit', label: t('drawing.zoomToFit'), keys: 'zoomToFit', isAllowed: true, run: onFit },
  ])
  return (
    <Corner at="topRight">
      <IconButton
        icon="remove"
        label={t('drawing.zoomOut')}
        keys={shortcutText('zoomOut')}
        onClick={zoomOut}
      />
      <Button
        variant="ghost"
        size="sm"
        minWidth="52px"
        px="1"
        fontSize="xs"
        aria-label={t('drawing.zoom', { percent })}
        onClick={() => onZoom(1)}
      >
        {percent}
      </Button>
      <IconButton icon="add" label={t('drawing.zoomIn')} keys={shortcutText('zoomIn')} onClick={zoomIn} />
      <IconButton
        icon="fit"
        label={t('drawing.zoomToFit')}
        keys={shortcutText('zoomToFit')}
        onClick={onFit}
      />
    </Corner>
  )
})

/** A narrower stage has no room for the scale bar, less so beside a button; the dimensions still show the scale. */
const SCALE_FROM_PX = { alone: 300, withButton: 440 } as const
const WORDS_FROM_PX = 500

interface FootProps {
  readonly width_px: number
  readonly scale_pxmm: number
  /** Whether a part of the drawing has to be scrolled to. */
  readonly isCut: boolean
  readonly onFit: () => void
  readonly help: EditorAction
}

/** The scale, a button that shows all of a drawing that does not fit, and the one that shows the keys. */
export const StageFoot = memo(function StageFoot(props: FootProps) {
  const { width_px, scale_pxmm, isCut, onFit, help } = props
  return (
    <>
      {width_px < SCALE_FROM_PX[isCut ? 'withButton' : 'alone'] ? null : (
        <Corner at="bottomLeft">
          <ScaleBar scale_pxmm={scale_pxmm} />
        </Corner>
      )}
      <Corner at="bottomRight">
        {isCut ? (
          <Button variant="ghost" size="sm" fontSize="xs" icon="fit" color="accent.fg" onClick={onFit}>
            {width_px < WORDS_FROM_PX ? t('drawing.showAll') : t('drawing.cut')}
          </Button>
        ) : null}
        <Button variant="ghost" size="sm" fontSize="xs" onClick={help.run}>
          <Kbd>{shortcutText(help.keys)}</Kbd>
          {help.label}
        </Button>
      </Corner>
    </>
  )
})
