import { addable, type ComponentKind, type Construction, type Side } from '@soundleaf/construction'
import { Box, Button } from '@soundleaf/ui'
import { useEditor } from '../editor-context'

/** What can be added on each side, in the order of the buttons (DRW-06 to DRW-08). */
const OFFERED: Readonly<Record<Side, readonly ComponentKind[]>> = {
  left: ['panel', 'frame'],
  right: ['panel', 'frame'],
  above: ['floorCovering', 'panel', 'frame', 'impactBoard'],
  below: ['panel', 'frame'],
}

const TEXTS: Partial<Record<ComponentKind, string>> = {
  panel: 'Add panel',
  frame: 'Add frame',
  floorCovering: 'Add floor covering',
  impactBoard: 'Add impact board',
}

interface Props {
  readonly construction: Construction
  readonly side: Side
  readonly place: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** The dashed place where a component will appear, with a button for each kind that the rules allow there. */
export function AddSlot({ construction, side, place }: Props) {
  const { commands } = useEditor()
  const isUpright = side === 'left' || side === 'right'
  const offers = OFFERED[side].flatMap((kind) => {
    const verdict = addable(construction, kind, side)
    return verdict.allowed || !verdict.hidden ? [{ kind, verdict }] : []
  })
  if (offers.length === 0) return null
  const { x, y, width, height } = place
  return (
    <Box
      role="group"
      aria-label={`Add ${side}`}
      position="absolute"
      style={{ left: x, top: y, width, height }}
      display="flex"
      flexDirection={isUpright ? 'column' : 'row'}
      border="1px dashed var(--line-2)"
      borderRadius="l1"
    >
      {offers.map(({ kind, verdict }, index) => (
        <Button
          key={kind}
          variant="ghost"
          icon="add"
          disabledReason={verdict.allowed ? undefined : verdict.reason}
          aria-label={`${TEXTS[kind]} ${WHERE[side]}`}
          flex="1 1 auto"
          height="auto"
          minWidth="0"
          minHeight="0"
          px={isUpright ? '0' : '2.5'}
          py={isUpright ? '2' : '0'}
          gap="1.5"
          fontSize="xs"
          borderRadius="0"
          {...(verdict.allowed
            ? { color: 'fg.muted', _hover: { bg: 'accent.subtle', color: 'accent.fg' } }
            : { color: 'fg.disabled' })}
          css={{
            ...(isUpright ? { writingMode: 'vertical-rl' } : {}),
            ...(index === 0 ? {} : { [isUpright ? 'borderTop' : 'borderLeft']: '1px dashed var(--line-2)' }),
          }}
          onClick={() => commands.add(kind, side)}
        >
          {TEXTS[kind]}
        </Button>
      ))}
    </Box>
  )
}

const WHERE: Readonly<Record<Side, string>> = {
  left: 'on the left',
  right: 'on the right',
  above: 'above',
  below: 'below',
}
