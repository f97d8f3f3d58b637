import { Box, Skeleton, type SkeletonProps, VisuallyHidden } from '@chakra-ui/react'
import { t } from '../texts'

export interface SkeletonRowsProps {
  readonly rows?: number
  /** Height of a row in px; a list's 36 when not given. */
  readonly height?: number
  /** Widths of the pieces of a row, in px or as a share of what is left. */
  readonly columns?: readonly string[]
}

/** A list or table before it has come. Says so to a screen reader. */
export function SkeletonRows({
  rows = 5,
  height = 36,
  columns = ['26px', '48px', '1fr'],
}: SkeletonRowsProps) {
  return (
    <Box role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Box
          key={row}
          display="grid"
          gridTemplateColumns={columns.join(' ')}
          alignItems="center"
          gap="4"
          px="4"
          height={`${height}px`}
          borderTopWidth="1px"
        >
          {columns.map((_column, piece) => (
            // The last piece is a text, and texts differ in length.
            <SkeletonPiece
              key={piece}
              width={piece === columns.length - 1 ? `${65 - ((row * 17) % 30)}%` : '100%'}
            />
          ))}
        </Box>
      ))}
    </Box>
  )
}

/** One quiet block of the shape of what comes. */
export function SkeletonPiece(props: SkeletonProps) {
  return <Skeleton height="14px" aria-hidden {...props} />
}
