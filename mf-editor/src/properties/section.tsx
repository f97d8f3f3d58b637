import { Box, Heading, IconButton } from '@soundleaf/ui'
import { useId, type ReactNode } from 'react'
import { t } from '../texts'

interface Props {
  readonly title: string
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** Shown beside the title while it is closed. */
  readonly summary?: ReactNode
  readonly children: ReactNode
}

/** A part of the drawer below the list that can be opened and closed. */
export function Section({ title, isOpen, onToggle, summary, children }: Props) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} borderTopWidth="1px">
      <Box
        display="flex"
        alignItems="center"
        gap="2"
        height="row"
        pl="4"
        pr="2"
        cursor="pointer"
        onClick={onToggle}
      >
        <Heading as="h3" size="sm" id={id} flex="none">
          {title}
        </Heading>
        <Box flex="1" minWidth="0" textAlign="right" textStyle="xs" color="fg.subtle" truncate>
          {isOpen ? null : summary}
        </Box>
        <IconButton
          icon={isOpen ? 'down' : 'forward'}
          label={isOpen ? t('section.close', { title }) : t('section.open', { title })}
          aria-expanded={isOpen}
          css={{ '&:not(:hover)': { background: 'transparent' } }}
          onClick={(event) => {
            event.stopPropagation()
            onToggle()
          }}
        />
      </Box>
      {isOpen ? (
        <Box px="4" pb="3.5">
          {children}
        </Box>
      ) : null}
    </Box>
  )
}
