import { cutText } from '@soundleaf/texts'
import { Box, Icon, Input } from '@soundleaf/ui'
import { t } from '../texts'

/** As the server has it, in code points. */
const LONGEST_FILTER = 100

/** Finds a project by a part of its name or type. */
export function FilterField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <Box position="relative">
      <Box position="absolute" left="9px" top="8px" color="fg.subtle" pointerEvents="none">
        <Icon name="search" />
      </Box>
      <Input
        type="search"
        aria-label={t('filter')}
        placeholder={t('filter')}
        paddingInlineStart="8"
        value={value}
        onChange={(event) => onChange(cutText(event.target.value, LONGEST_FILTER))}
      />
    </Box>
  )
}
