import { Box, Icon } from '@soundleaf/ui'
import type { ReactNode } from 'react'
import { VERDICT_LOOKS, type VerdictKind } from './verdict-looks'

export interface VerdictPlaceProps {
  readonly kind: VerdictKind
  /** The verdict in a word: `Met`, `Met, within uncertainty`, `Missed by 3`. The colour never stands alone. */
  readonly word?: string
  readonly children?: ReactNode
  /** At the right: the margin, or a link. */
  readonly aside?: ReactNode
  /** A second line: what the value leaves out. It wraps rather than lose a word. */
  readonly note?: ReactNode
  /** A last, quieter line: where the requirement comes from. */
  readonly source?: ReactNode
  /** A sentence, which wraps rather than lose a word. */
  readonly wraps?: boolean
}

/**
 * A requirement and whether it is met. 34 px high, 16 more with a note and with a source: nothing moves. Where the window is
 * narrower than a drawer the words wrap.
 */
export function VerdictPlace({
  kind,
  word,
  children,
  aside,
  note,
  source,
  wraps = false,
}: VerdictPlaceProps) {
  const look = VERDICT_LOOKS[kind]
  return (
    <Box
      display="grid"
      gridTemplateColumns="20px minmax(0, 1fr) auto"
      columnGap="2"
      alignItems="center"
      px="3"
      py="2"
      borderRadius="l1"
      bg={look.ground}
      fontSize="sm"
      lineHeight="18px"
    >
      <Icon name={look.icon} size={18} color={look.colour} />
      <Box
        overflow="hidden"
        textOverflow="ellipsis"
        whiteSpace={wraps ? 'normal' : { base: 'normal', sm: 'nowrap' }}
      >
        {word !== undefined && (
          <Box as="b" color={look.colour} marginInlineEnd="1">
            {word}
          </Box>
        )}
        {/* For those who hear it: two words. */}
        {word !== undefined && ' '}
        {children}
      </Box>
      <Box color="fg.muted" whiteSpace="nowrap">
        {aside}
      </Box>
      {note !== undefined && (
        <Box gridColumn="2 / 4" fontSize="xs" lineHeight="16px">
          {note}
        </Box>
      )}
      {source !== undefined && (
        <Box gridColumn="2 / 4" color="fg.muted" fontSize="xs" lineHeight="16px" truncate>
          {source}
        </Box>
      )}
    </Box>
  )
}
