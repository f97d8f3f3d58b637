import { Box } from '@soundleaf/ui'
import { t } from '../texts'

/** What comes out of the printer when the browser's own print command is used too early: a sentence, not blanks. */
export function NotReadyPage({ reason }: { readonly reason: string }) {
  return (
    <Box display="none" _print={{ display: 'block', padding: '20mm', color: 'fg', textStyle: 'md' }}>
      <p>{t('waiting.title')}</p>
      <p>{reason}</p>
    </Box>
  )
}
