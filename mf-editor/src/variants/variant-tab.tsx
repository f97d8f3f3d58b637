import { orientation, totalThickness_mm, type Construction } from '@soundleaf/construction'
import { SectionSketch } from '@soundleaf/drawing'
import { formatNumber, formatQuantity } from '@soundleaf/texts'
import { Box, Text } from '@soundleaf/ui'
import { memo } from 'react'
import type { ShownVariant } from '../document/variants'
import { t } from '../texts/variants'

/** What a sketch has in a tab: across and along a wall; a floor lies. */
export const SKETCH = { width_px: 56, height_px: 40, most_pxmm: 0.17 } as const

interface Props extends ShownVariant {
  readonly number: number
  /** One for all, so that thicker looks thicker. */
  readonly scale_pxmm: number
  /** As it is stated; empty while it is not known. */
  readonly rating: string
  readonly isDropTarget: boolean
  readonly onOpen: (id: string) => void
  readonly onDrag: (id: string | null) => void
  readonly onDragOver: (id: string) => void
  readonly onDrop: (id: string) => void
}

/** A variant in the strip: its sketch, its number, what it is called and how thick it is. */
export const VariantTab = memo(function VariantTab(props: Props) {
  const { id, name, isOpen, construction, number, rating, scale_pxmm, isDropTarget } = props
  const { onOpen, onDrag, onDragOver, onDrop } = props
  return (
    <Box
      role="tab"
      aria-selected={isOpen}
      tabIndex={isOpen ? 0 : -1}
      data-variant={id}
      draggable
      cursor="pointer"
      display="flex"
      alignItems="center"
      gap="2"
      flex="none"
      width="196px"
      height="100%"
      px="2.5"
      borderRightWidth="1px"
      bg={isOpen ? 'accent.subtle' : undefined}
      boxShadow={
        isDropTarget ? 'inset 2px 0 0 var(--accent)' : isOpen ? 'inset 0 -2px 0 var(--accent)' : undefined
      }
      _focusVisible={{ outline: '2px solid var(--accent)', outlineOffset: '-2px' }}
      onClick={() => {
        if (!isOpen) onOpen(id)
      }}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', name)
        onDrag(id)
      }}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => {
        event.preventDefault()
        onDragOver(id)
      }}
      onDrop={(event) => {
        event.preventDefault()
        onDrop(id)
      }}
    >
      <Box
        width={`${SKETCH.width_px}px`}
        height={`${SKETCH.height_px}px`}
        overflow="hidden"
        flex="none"
        display="grid"
        placeItems="center"
      >
        {construction !== null && (
          <SectionSketch
            construction={construction}
            scale_pxmm={scale_pxmm}
            length_px={orientation(construction.type) === 'wall' ? SKETCH.height_px : SKETCH.width_px}
          />
        )}
      </Box>
      <Box minWidth="0" flex="1">
        <Box display="flex" alignItems="center" gap="1.5">
          <Box
            flex="none"
            minWidth="20px"
            height="20px"
            px="1"
            borderRadius="10px"
            borderWidth="1px"
            display="grid"
            placeItems="center"
            textStyle="2xs"
            {...(isOpen
              ? { bg: 'accent.solid', color: 'accent.contrast', borderColor: 'accent.solid' }
              : { borderColor: 'border.emphasized' })}
          >
            {formatNumber(number)}
          </Box>
          <Text as="bdi" truncate textStyle="sm" title={name} fontWeight={isOpen ? 'semibold' : 'normal'}>
            {name}
          </Text>
        </Box>
        <Text textStyle="xs" color="fg.muted" truncate>
          {rating !== '' && <b>{rating} </b>}
          {thicknessText(construction)}
        </Text>
      </Box>
    </Box>
  )
})

const thicknessText = (construction: Construction | null): string =>
  construction === null
    ? t('variant.unreadableShort')
    : formatQuantity(totalThickness_mm(construction), 'mm', 0)
