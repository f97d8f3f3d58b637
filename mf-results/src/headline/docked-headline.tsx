import type { Licence } from '@soundleaf/contracts'
import { requirement, statement } from '@soundleaf/results-view'
import { Box, Flex, Skeleton, Stack } from '@soundleaf/ui'
import { t } from '../texts'
import { VerdictLine } from '../verdict/verdict-line'
import { BigNumber } from './big-number'
import type { ResultInShort } from './strip-headline'

/** From this width on the words of two verdicts have room beside two ratings; below it the marks on the strip say them. */
const WORDS_FROM_PX = 800

interface DockedHeadlineProps extends ResultInShort {
  readonly isCalculating: boolean
  readonly licence: Licence
}

/**
 * At the lower edge of a narrow window, where the drawer is a strip: the number stays in sight. Always as high as the
 * room that the editor leaves it.
 */
export function DockedHeadline(props: DockedHeadlineProps) {
  const { kinds, standard, calculation, fieldValues, isCalculating, licence } = props
  return (
    <Flex
      data-docked=""
      role="group"
      aria-label={t('drawer.inShort')}
      hideFrom="lg"
      position="fixed"
      height="var(--h-docked)"
      left="var(--w-strip)"
      right="var(--w-strip)"
      bottom="0"
      zIndex="3"
      paddingX={{ base: '3', sm: '4' }}
      bg="bg"
      borderTopWidth="1px"
      align="center"
      columnGap={{ base: '3', sm: '6' }}
    >
      {licence === 'trial' ? (
        // There is no room for random values and the overlay above them.
        <Box flex="1" textAlign="center" textStyle="sm" role="note">
          <b>{t('trial.title')}</b>
          <br />
          {t('trial.text')}
        </Box>
      ) : isCalculating ? (
        <>
          <Skeleton width="150px" height="32px" />
          <Skeleton flex="1" height="32px" />
        </>
      ) : (
        <>
          {kinds.map((kind) => (
            <BigNumber key={kind} docked result={statement(kind, standard, calculation)} />
          ))}
          <Stack
            gap="1"
            flex="1"
            minWidth="0"
            css={{ [`@media (max-width: ${WORDS_FROM_PX - 1}px)`]: { display: 'none' } }}
          >
            {kinds.map((kind) => (
              <VerdictLine key={kind} brief asked={requirement(kind, fieldValues, calculation)} />
            ))}
          </Stack>
        </>
      )}
    </Flex>
  )
}
