import { distinctNames } from '@soundleaf/construction'
import { Box } from '@soundleaf/ui'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useConstruction, useEditorState, useMarks } from '../editor-context'
import { useDrag } from '../interaction/use-drag'
import { t } from '../texts'
import { ComponentRow } from './component-row'
import { ListDropMark } from './list-drop-mark'

/** The components in their order: left to right of a wall, top to bottom of a floor. */
export function ComponentList() {
  const construction = useConstruction()
  const selectedId = useEditorState((state) => state.selectedId)
  const marks = useMarks(construction)
  const list = useRef<HTMLOListElement>(null)
  const press = useDrag({ surface: 'list', axis: 'y', edges_px: () => edgesOf(list.current) })
  useEffect(() => {
    const rows = [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement)
    // A layer that was chosen in the drawing has its row in sight.
    rows.find(({ dataset }) => dataset.component === selectedId)?.scrollIntoView?.({ block: 'nearest' })
  }, [selectedId])
  if (construction === null) return null
  const spoken = distinctNames(construction.components)
  return (
    <Box position="relative">
      <Box
        as="ol"
        ref={list}
        data-layer-rows=""
        borderTopWidth="1px"
        aria-label={t('list.components')}
        onKeyDown={toNextThickness}
      >
        {construction.components.map((component, index) => (
          <ComponentRow
            key={component.id}
            component={component}
            spoken={spoken[index] ?? ''}
            isSelected={component.id === selectedId}
            mark={marks.get(component.id)}
            onPress={press}
          />
        ))}
      </Box>
      <ListDropMark list={list} />
    </Box>
  )
}

/** The edges of the rows in the window: the top of each, and the bottom of the last. */
function edgesOf(list: HTMLElement | null): number[] {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect())
  return [...rows.map(({ top }) => top), ...rows.slice(-1).map(({ bottom }) => bottom)]
}

/** Tab moves from one thickness to the next; after the last one it works as everywhere. */
function toNextThickness(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab' || !(event.target instanceof HTMLInputElement)) return
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-thickness]')]
  const at = fields.indexOf(event.target)
  const next = at < 0 ? undefined : fields[at + (event.shiftKey ? -1 : 1)]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
  next.select()
}
