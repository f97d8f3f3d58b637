import { addable, ruleText, type ComponentKind, type Construction, type Side } from '@soundleaf/construction'
import { Box, Button } from '@soundleaf/ui'
import { dequal } from 'dequal/lite'
import { memo } from 'react'
import { useEditor } from '../editor-context'

/** What can be added on each side, in the order of the buttons (DRW-06 to DRW-08). */
const OFFERED: Readonly<Record<Side, readonly ComponentKind[]>> = {
  left: ['panel', 'frame'],
  right: ['panel', 'frame'],
  above: ['floorCovering', 'panel', 'frame', 'impactBoard'],
  below: ['panel', 'frame'],
}

const NAMES: Partial<Record<ComponentKind, string>> = {
  panel: 'panel',
  frame: 'frame',
  floorCovering: 'floor covering',
  impactBoard: 'impact board',
}

interface Place {
  readonly side: Side
  readonly place: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

interface Offer {
  readonly kind: ComponentKind
  /** Why it cannot be added now; none where it can. */
  readonly reason?: string
}

/** The dashed place where a component will appear, with a button for each kind that the rules allow there. */
export function AddSlot({ construction, side, place }: Place & { readonly construction: Construction }) {
  const offers = OFFERED[side].flatMap((kind): Offer[] => {
    const verdict = addable(construction, kind, side)
    if (verdict.allowed) return [{ kind }]
    return verdict.hidden ? [] : [{ kind, reason: ruleText(verdict.refusal) }]
  })
  return offers.length === 0 ? null : <Slot side={side} place={place} offers={offers} />
}

/** Rendered again only when an edit changes its place or what it offers. */
const Slot = memo(Offers, dequal)

function Offers({ side, place, offers }: Place & { readonly offers: readonly Offer[] }) {
  const { commands } = useEditor()
  const isUpright = side === 'left' || side === 'right'
  const { x, y, width, height } = place
  const texts = textsFor(
    offers.map(({ kind }) => NAMES[kind] ?? ''),
    isUpright ? height : width,
  )
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
      {offers.map(({ kind, reason }, index) => (
        <Button
          key={kind}
          variant="ghost"
          icon="add"
          disabledReason={reason}
          aria-label={`Add ${NAMES[kind]} ${WHERE[side]}`}
          title={texts[index] === '' ? `Add ${NAMES[kind]} ${WHERE[side]}` : undefined}
          flex="1 1 auto"
          height="auto"
          minWidth="0"
          minHeight="0"
          px={isUpright ? '0' : '1'}
          py={isUpright ? '1' : '0'}
          gap="1.5"
          fontSize="xs"
          borderRadius="0"
          {...(reason === undefined
            ? { color: 'fg.muted', _hover: { bg: 'accent.subtle', color: 'accent.fg' } }
            : { color: 'fg.disabled' })}
          css={{
            ...(isUpright ? { writingMode: 'vertical-rl' } : {}),
            ...(index === 0 ? {} : { [isUpright ? 'borderTop' : 'borderLeft']: '1px dashed var(--line-2)' }),
          }}
          onClick={() => commands.add(kind, side)}
        >
          {texts[index]}
        </Button>
      ))}
    </Box>
  )
}

/** What a button takes beside its text, and each of its letters, px. */
const BUTTON_PX = 34
const LETTER_PX = 6.4

/** `Add panel`, or `Panel` where that is too long for the place, or the plus alone. */
function textsFor(names: readonly string[], room_px: number): readonly string[] {
  const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
  const needs_px = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + BUTTON_PX + text.length * LETTER_PX, 0)
  const candidates = [names.map((name) => `Add ${name}`), names.map(capital)]
  return candidates.find((texts) => needs_px(texts) <= room_px) ?? names.map(() => '')
}

const WHERE: Readonly<Record<Side, string>> = {
  left: 'on the left',
  right: 'on the right',
  above: 'above',
  below: 'below',
}
