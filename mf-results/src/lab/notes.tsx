import type { Calculation } from '@soundleaf/contracts'
import { messageTexts } from '@soundleaf/messages/calculation'
import { editionsText, releaseText } from '@soundleaf/results-view'
import { Box, chakra, Text } from '@soundleaf/ui'
import { t } from '../texts'

/** Where the numbers come from: editions and ranges, the engine, and the limits of its models. */
export function Notes({ calculation }: { readonly calculation: Calculation }) {
  const { notices, editions, engineVersion } = calculation
  return (
    <Box textStyle="xs" color="fg.muted">
      {notices.length > 0 && (
        <chakra.ul paddingStart="3.5" marginBottom="2" listStyleType="'–  '">
          {messageTexts(notices).map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </chakra.ul>
      )}
      <Text color="fg.subtle">
        {t('notes.origin', { editions: editionsText(editions), version: releaseText(engineVersion) })}
      </Text>
    </Box>
  )
}
