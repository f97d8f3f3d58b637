import type { Calculation } from '@soundleaf/contracts'
import { messageTexts } from '@soundleaf/messages/calculation'
import { chakra, Icon } from '@soundleaf/ui'
import { t } from '../texts'

interface NoticeCountProps {
  readonly calculation: Calculation | null
  readonly onOpen: () => void
}

/** How many things a person must know of the number, beside it; nothing where there are none. */
export function NoticeCount({ calculation, onOpen }: NoticeCountProps) {
  const texts = messageTexts(calculation?.notices ?? [])
  if (texts.length === 0) return null
  return (
    <chakra.button
      type="button"
      display="inline-flex"
      alignItems="center"
      gap="1"
      color="fg.warning"
      fontWeight="semibold"
      textDecoration="underline"
      cursor="pointer"
      title={texts.join('\n')}
      onClick={onOpen}
    >
      <Icon name="near" size={14} />
      {t('notes.count', { count: texts.length })}
    </chakra.button>
  )
}
