import { addable, ruleText, type ComponentKind, type Construction, type Side } from '@soundleaf/construction'
import { Box, Button } from '@soundleaf/ui'
import { dequal } from 'dequal/lite'
import { memo } from 'react'
import { useEditor } from '../editor-context'

/** What can be added on each side, in the order of the buttons, with the name of each button. */
const OFFERED: Readonly<Record<Side, { readonly label: string; readonly kinds: readonly Addition[] }>> = {
  left: {
    label: 'Add left',
    kinds: [
      { kind: 'panel', name: 'Add panel on the left' },
      { kind: 'frame', name: 'Add frame on the left' },
    ],
  },
  right: {
    label: 'Add right',
    kinds: [
      { kind: 'panel', name: 'Add panel on the right' },
      { kind: 'frame', name: 'Add frame on the right' },
    ],
  },
  above: {
    label: 'Add above',
    kinds: [
      { kind: 'floorCovering', name: 'Add floor covering above' },
      { kind: 'panel', name: 'Add panel above' },
      { kind: 'frame', name: 'Add frame above' },
      { kind: 'impactBoard', name: 'Add impact board above' },
    ],
  },
  below: {
    label: 'Add below',
    kinds: [
      { kind: 'panel', name: 'Add panel below' },
      { kind: 'frame', name: 'Add frame below' },
    ],
  },
}

/** The text of a button where the place has room for it, and the shorter one. */
const TEXTS: Readonly<Record<AddedKind, { readonly long: string; readonly short: string }>> = {
  panel: { long: 'Add panel', short: 'Panel' },
  frame: { long: 'Add frame', short: 'Frame' },
  floorCovering: { long: 'Add floor covering', short: 'Floor covering' },
  impactBoard: { long: 'Add impact board', short: 'Impact board' },
}

type AddedKind = Extract<ComponentKind, 'panel' | 'frame' | 'floorCovering' | 'impactBoard'>

interface Addition {
  readonly kind: AddedKind
  readonly name: string
}

interface Place {
  readonly side: Side
  readonly place: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

interface Offer extends Addition {
  /** Why it cannot be added now; none where it can. */
  readonly reason?: string
}

/** The dashed place where a component will appear, with a button for each kind that the rules allow there. */
export function AddSlot({ construction, side, place }: Place & { readonly construction: Construction }) {
  const offers = OFFERED[side].kinds.flatMap((addition): Offer[] => {
    const verdict = addable(construction, addition.kind, side)
    if (verdict.allowed) return [addition]
    return verdict.hidden ? [] : [{ ...addition, reason: ruleText(verdict.refusal) }]
  })
  return offers.length === 0 ? null : <Slot side={side} place={place} offers={offers} />
}

/** Renders again only where an edit changes the place or the offers. */
const Slot = memo(Offers, dequal)

function Offers({ side, place, offers }: Place & { readonly offers: readonly Offer[] }) {
  const { commands } = useEditor()
  const isUpright = side === 'left' || side === 'right'
  const { x, y, width, height } = place
  const texts = textsFor(
    offers.map(({ kind }) => kind),
    isUpright ? height : width,
  )
  return (
    <Box
      role="group"
      aria-label={OFFERED[side].label}
      position="absolute"
      style={{ left: x, top: y, width, height }}
      display="flex"
      flexDirection={isUpright ? 'column' : 'row'}
      border="1px dashed var(--line-2)"
      borderRadius="l1"
    >
      {offers.map(({ kind, name, reason }, index) => (
        <Button
          key={kind}
          variant="ghost"
          icon="add"
          disabledReason={reason}
          aria-label={name}
          title={texts[index] === '' ? name : undefined}
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

/** The width of a button without its text, and of each letter, px. */
const BUTTON_PX = 34
const LETTER_PX = 6.4

/** `Add panel` for each button, or `Panel` where that is too long for the place, or nothing beside the plus. */
function textsFor(kinds: readonly AddedKind[], room_px: number): readonly string[] {
  const needs_px = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + BUTTON_PX + text.length * LETTER_PX, 0)
  const candidates = [kinds.map((kind) => TEXTS[kind].long), kinds.map((kind) => TEXTS[kind].short)]
  return candidates.find((texts) => needs_px(texts) <= room_px) ?? kinds.map(() => '')
}
