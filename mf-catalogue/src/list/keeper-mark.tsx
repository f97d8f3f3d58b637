import { Box } from '@soundleaf/ui'
import { t } from '../texts'
import type { Keeper } from './entry'

/** Whose product it is, in a word. */
export function KeeperMark({ keeper }: { readonly keeper: Keeper }) {
  const isOwn = keeper === 'own' || keeper === 'team'
  return (
    <Box
      as="span"
      display="inline-block"
      paddingInline="1.5"
      borderWidth="1px"
      borderRadius="l1"
      borderStyle={isOwn ? 'solid' : 'dashed'}
      borderColor={keeper === 'own' ? 'accent.solid' : 'border.emphasized'}
      color={keeper === 'own' ? 'accent.fg' : 'fg.muted'}
      textStyle="xs"
    >
      {t(`keeper.${keeper}`)}
    </Box>
  )
}
