import { roomEdgeName } from '@soundleaf/construction'
import type { RoomsAnswer } from '@soundleaf/contracts'
import { formatSigned } from '@soundleaf/texts'
import { Box, Flex } from '@soundleaf/ui'
import { t } from '../texts/rooms'

interface ChangeListProps {
  readonly changes: readonly RoomsAnswer['whatIf'][number][]
  readonly isFloor: boolean
}

/** Changes of one element or junction, and what each would gain. */
export function ChangeList({ changes, isFloor }: ChangeListProps) {
  return (
    <Box as="ul" textStyle="sm" listStyleType="none">
      {changes.map(({ change, junction, gain }) => (
        <li key={`${change}/${junction}`}>
          <Gain name={t(`rooms.change.${change}`, { edge: roomEdgeName(junction, isFloor) })} gain={gain} />
        </li>
      ))}
    </Box>
  )
}

export function Gain({ name, gain }: { readonly name: string; readonly gain: number }) {
  return (
    <Flex justify="space-between" gap="3" minHeight="28px" align="center" textStyle="sm">
      {name}
      <Box fontWeight="semibold" flex="none">
        {t('rooms.gain', { gain: formatSigned(gain, 1) })}
      </Box>
    </Flex>
  )
}
