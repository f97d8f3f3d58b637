import { Box } from '@soundleaf/ui'
import { t } from '../texts'

/** What is printed when the browser's own print command is used too early, instead of blank pages. */
export function NotReadyPage({ reason }: { readonly reason: string }) {
  return (
    <Box display="none" _print={{ display: 'block', padding: '20mm', color: 'fg', textStyle: 'md' }}>
      <p>{t('waiting.title')}</p>
      <p>{reason}</p>
    </Box>
  )
}
