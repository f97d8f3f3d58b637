import { requirement, statement } from '@soundleaf/reading'
import { Flex, Stack } from '@soundleaf/ui'
import { VerdictLine } from '../verdict/verdict-line'
import { BigNumber } from './big-number'
import type { ResultInShort } from './strip-headline'

/**
 * At the lower edge of a narrow window, where the drawer is a strip: the number stays in sight. Where there is no room
 * for the words of the verdict, its mark on the strip says it.
 */
export function DockedHeadline({ kinds, standard, answer, fieldValues }: ResultInShort) {
  return (
    <Flex
      data-docked=""
      hideFrom="lg"
      position="fixed"
      minHeight="var(--h-docked)"
      left="var(--w-strip)"
      right="var(--w-strip)"
      bottom="0"
      zIndex="3"
      paddingX="4"
      paddingY="2.5"
      bg="bg"
      borderTopWidth="1px"
      wrap="wrap"
      align="center"
      columnGap="6"
      rowGap="1"
    >
      {kinds.map((kind) => (
        <BigNumber key={kind} docked result={statement(kind, standard, answer)} />
      ))}
      <Stack gap="1" flex="1 1 280px" minWidth="0" hideBelow="sm">
        {kinds.map((kind) => (
          <VerdictLine key={kind} brief asked={requirement(kind, fieldValues, answer)} />
        ))}
      </Stack>
    </Flex>
  )
}
