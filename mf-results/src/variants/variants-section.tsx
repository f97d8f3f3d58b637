import { lazyView } from '@soundleaf/federation'
import { Box, Button, Flex, Text } from '@soundleaf/ui'
import { Suspense, useState } from 'react'
import { t } from '../texts/variants'
import type { VariantsDialogProps } from './variants-dialog'

const VariantsDialog = lazyView(() => import('./variants-dialog'))

/** In the drawer of a project that has several: the way to their table. */
export default function VariantsSection(props: Omit<VariantsDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  const open = props.variants.find(({ isOpen: isIt }) => isIt)
  return (
    <Flex align="center" justify="space-between" gap="3" paddingX="5" paddingBottom="2">
      <Text textStyle="xs" color="fg.muted" truncate>
        {open !== undefined && t('variants.curve', { number: String(open.number), name: open.name })}
      </Text>
      <Box flex="none">
        <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
          {t('variants.compare')}
        </Button>
      </Box>
      {isOpen && (
        <Suspense fallback={null}>
          <VariantsDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Flex>
  )
}
