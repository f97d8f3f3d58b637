import { addable, ruleText, type ComponentKind, type Construction, type Side } from '@soundleaf/construction'
import { Box, Button } from '@soundleaf/ui'
import { dequal } from 'dequal/lite'
import { memo } from 'react'
import { useEditor } from '../editor-context'
import { t, type TextKey } from '../texts'

type AddedKind = Extract<ComponentKind, 'panel' | 'frame' | 'floorCovering' | 'impactBoard'>

interface Addition {
  readonly kind: AddedKind
  /** The name of its button. */
  readonly name: Extract<TextKey, `add.${AddedKind}.${Side}`>
}

/** What can be added on each side, in the order of the buttons. */
const OFFERED: Readonly<Record<Side, readonly Addition[]>> = {
  left: [
    { kind: 'panel', name: 'add.panel.left' },
    { kind: 'frame', name: 'add.frame.left' },
  ],
  right: [
    { kind: 'panel', name: 'add.panel.right' },
    { kind: 'frame', name: 'add.frame.right' },
  ],
  above: [
    { kind: 'floorCovering', name: 'add.floorCovering.above' },
    { kind: 'panel', name: 'add.panel.above' },
    { kind: 'frame', name: 'add.frame.above' },
    { kind: 'impactBoard', name: 'add.impactBoard.above' },
  ],
  below: [
    { kind: 'panel', name: 'add.panel.below' },
    { kind: 'frame', name: 'add.frame.below' },
  ],
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
  const offers = OFFERED[side].flatMap((addition): Offer[] => {
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
  const { texts, hasPlus, isStacked } = wordsFor(
    offers.map(({ kind }) => kind),
    isUpright ? height : width,
  )
  return (
    <Box
      role="group"
      aria-label={t(`add.${side}`)}
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
          {...(hasPlus ? { icon: 'add' as const } : {})}
          disabledReason={reason}
          aria-label={t(name)}
          title={texts[index] === '' ? t(name) : undefined}
          flex="1 1 auto"
          height="auto"
          {...(isStacked
            ? { minWidth: 'min-content', whiteSpace: 'normal', lineHeight: '1.15' }
            : { minWidth: '0' })}
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

/** The width of a button without its text, with and without a plus, and of each letter, px. */
const PLUS_PX = 34
const PLAIN_PX = 9
const LETTER_PX = 6.4

interface Words {
  readonly texts: readonly string[]
  readonly hasPlus: boolean
  /** Each word stands in a line of its own. */
  readonly isStacked: boolean
}

/**
 * `Add panel` for each button, or `Panel` where that is too long for the place, that without the plus, that word below
 * word, or the plus alone.
 */
function wordsFor(kinds: readonly AddedKind[], room_px: number): Words {
  const short = kinds.map((kind) => t(`add.${kind}.short`))
  const candidates: readonly Words[] = [
    { texts: kinds.map((kind) => t(`add.${kind}`)), hasPlus: true, isStacked: false },
    { texts: short, hasPlus: true, isStacked: false },
    { texts: short, hasPlus: false, isStacked: false },
    { texts: short, hasPlus: false, isStacked: true },
  ]
  const letters = (text: string, isStacked: boolean) =>
    isStacked ? Math.max(...text.split(' ').map(({ length }) => length)) : text.length
  const needs_px = ({ texts, hasPlus, isStacked }: Words) =>
    texts.reduce(
      (sum, text) => sum + (hasPlus ? PLUS_PX : PLAIN_PX) + letters(text, isStacked) * LETTER_PX,
      0,
    )
  const none = { texts: kinds.map(() => ''), hasPlus: true, isStacked: false }
  return candidates.find((words) => needs_px(words) <= room_px) ?? none
}
