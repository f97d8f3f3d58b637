import { Box } from '@soundleaf/ui'
import { useLayoutEffect, useState, type RefObject } from 'react'
import { useInteraction } from '../editor-context'
import { edgeOf } from '../interaction/interaction'

/** Where a dragged row would be dropped. */
export function ListDropMark({ list }: { list: RefObject<HTMLElement | null> }) {
  const dragging = useInteraction((state) =>
    state.name === 'dragging' && state.surface === 'list' ? state : null,
  )
  const [top_px, setTop] = useState(0)
  const edge = dragging === null ? null : edgeOf(dragging.target, dragging.from)
  useLayoutEffect(() => {
    if (edge === null) return
    const rows = [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement)
    const last = rows.at(-1)
    setTop(rows[edge]?.offsetTop ?? (last === undefined ? 0 : last.offsetTop + last.offsetHeight))
  }, [edge, list])
  if (dragging === null) return null
  return (
    <>
      <Box position="fixed" inset="0" zIndex="overlay" cursor="grabbing" />
      {dragging.target === dragging.from ? null : (
        <Box
          data-drop={dragging.target}
          position="absolute"
          left="0"
          right="0"
          height="3px"
          style={{ top: top_px - 1.5 }}
          bg="accent.solid"
          pointerEvents="none"
        />
      )}
    </>
  )
}
