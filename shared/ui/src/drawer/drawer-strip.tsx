import { Box } from '@chakra-ui/react'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../buttons/icon-button'
import { t } from '../texts'

export interface DrawerStripProps {
  readonly side: 'left' | 'right'
  readonly name: string
  readonly onStrip?: ReactNode
  readonly toggle: RefObject<HTMLButtonElement | null>
  readonly onExpand: () => void
}

/** What is left of a drawer while it is collapsed: its name, read from the top, and the number. */
export function DrawerStrip({ side, name, onStrip, toggle, onExpand }: DrawerStripProps) {
  return (
    <Box
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="3"
      height="100%"
      pt="2"
      pb="4"
      overflow="hidden"
      textStyle="xs"
      fontWeight="semibold"
    >
      <IconButton
        ref={toggle}
        icon={side === 'left' ? 'expand-left' : 'expand-right'}
        label={t('drawer.open', { name })}
        onClick={onExpand}
      />
      <Box color="fg.muted" css={{ writingMode: 'vertical-rl' }}>
        {name}
      </Box>
      <Box css={{ writingMode: 'vertical-rl' }}>{onStrip}</Box>
    </Box>
  )
}
