import type { ViewProps } from '@soundleaf/federation'
import { Box, Heading, Text } from '@soundleaf/ui'
import { t } from './texts'

/** Measured curves: read, rated, kept. */
export function BenchPage({ host: _host }: ViewProps<'bench'>) {
  return (
    <Box padding={{ base: '4', md: '6' }}>
      <Heading as="h1">{t('title')}</Heading>
      <Text color="fg.muted">{t('lead')}</Text>
    </Box>
  )
}
