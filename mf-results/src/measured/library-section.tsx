import { lazyView } from '@soundleaf/federation'
import { Box, Button, Heading, SkeletonRows, Text } from '@soundleaf/ui'
import { Suspense, useId, useState } from 'react'
import { t } from '../texts'
import type { LibraryPanelProps } from './library-panel'

const LibraryPanel = lazyView(() => import('./library-panel'))

/** The way to the kept curves; nothing of them is loaded before it is taken. */
export function LibrarySection(props: LibraryPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} textStyle="xs">
      <Heading as="h3" id={id} textStyle="sm">
        {t('library.title')}
      </Heading>
      <Text color="fg.muted" marginBottom="2">
        {t('library.note')}
      </Text>
      <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'library.close' : 'library.open')}
      </Button>
      {isOpen && (
        <Box marginTop="3">
          <Suspense fallback={<SkeletonRows rows={3} />}>
            <LibraryPanel {...props} />
          </Suspense>
        </Box>
      )}
    </Box>
  )
}
