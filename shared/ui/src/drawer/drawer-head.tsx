import { Box, Heading } from '@chakra-ui/react'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../buttons/icon-button'
import { t } from '../texts'

export interface DrawerHeadProps {
  readonly side: 'left' | 'right'
  readonly name: string
  readonly aside?: ReactNode
  readonly toggle: RefObject<HTMLButtonElement | null>
  readonly onCollapse: () => void
}

/** The first line of an open drawer. */
export function DrawerHead({ side, name, aside, toggle, onCollapse }: DrawerHeadProps) {
  return (
    <Box
      flex="none"
      display="flex"
      alignItems="center"
      gap="2"
      height="strip"
      pl={side === 'left' ? '4' : '5'}
      pr="2"
    >
      <Heading as="h2" size="sm">
        {name}
      </Heading>
      <Box flex="1" textAlign="right" textStyle="xs" color="fg.subtle" truncate>
        {aside}
      </Box>
      <IconButton
        ref={toggle}
        icon={side === 'left' ? 'collapse-left' : 'collapse-right'}
        label={t('drawer.collapse', { name })}
        onClick={onCollapse}
      />
    </Box>
  )
}
