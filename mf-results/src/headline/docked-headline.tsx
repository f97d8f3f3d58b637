import { requirement, statement } from '@soundleaf/reading'
import { Flex, Grid, Stack } from '@soundleaf/ui'
import { VerdictLine } from '../verdict/verdict-line'
import { BigNumber } from './big-number'
import type { ResultInShort } from './strip-headline'

/** At the lower edge of a narrow window, where the drawer is a strip: the number stays in sight. */
export function DockedHeadline({ kinds, standard, answer, fieldValues }: ResultInShort) {
  return (
    <Grid
      hideFrom="lg"
      position="fixed"
      left="var(--w-strip)"
      right="var(--w-strip)"
      bottom="0"
      zIndex="3"
      paddingX="4"
      paddingY="2.5"
      bg="bg"
      borderTopWidth="1px"
      templateColumns="auto minmax(0, 1fr)"
      gap="6"
      alignItems="center"
    >
      <Flex gap="6">
        {kinds.map((kind) => (
          <BigNumber key={kind} docked result={statement(kind, standard, answer)} />
        ))}
      </Flex>
      <Stack gap="1">
        {kinds.map((kind) => (
          <VerdictLine key={kind} brief asked={requirement(kind, fieldValues, answer)} />
        ))}
      </Stack>
    </Grid>
  )
}
