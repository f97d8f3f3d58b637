import type { Calculation } from '@soundleaf/contracts'
import { messageTexts } from '@soundleaf/messages/calculation'
import { editionsText, releaseText } from '@soundleaf/results-view'
import { Box, Flex, Icon, Text } from '@soundleaf/ui'
import type { Ref } from 'react'
import { t } from './texts'

interface NotesProps {
  readonly calculation: Calculation
  /** Has the notices, for whoever brings them into sight. */
  readonly ref?: Ref<HTMLDivElement>
}

/** The limits of the models, and where the numbers come from: editions and ranges, the engine. */
export function Notes({ calculation, ref }: NotesProps) {
  const { notices, editions, engineVersion } = calculation
  const texts = messageTexts(notices)
  return (
    <Box textStyle="xs" color="fg.muted">
      {texts.length > 0 && (
        <Box
          ref={ref}
          role="group"
          aria-label={t('notes.count', { count: texts.length })}
          tabIndex={-1}
          bg="bg.warning"
          color="fg"
          borderRadius="l1"
          paddingX="3"
          paddingY="2"
          marginBottom="2"
        >
          {texts.map((notice) => (
            <Flex key={notice} gap="2">
              <Icon name="near" size={14} color="fg.warning" flex="none" marginTop="1px" />
              <span>{notice}</span>
            </Flex>
          ))}
        </Box>
      )}
      <Text color="fg.subtle">
        {t('notes.origin', { editions: editionsText(editions), version: releaseText(engineVersion) })}
      </Text>
    </Box>
  )
}
