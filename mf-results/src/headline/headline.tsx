import type { Calculation, EvaluationKind, Standard } from '@soundleaf/contracts'
import { statement } from '@soundleaf/results-view'
import { Box, Flex, Grid, Skeleton } from '@soundleaf/ui'
import type { ReactNode } from 'react'
import { howSure } from '../how-sure'
import { BigNumber } from './big-number'
import { Facts } from './facts'
import { NoticeCount } from './notice-count'

interface HeadlineProps {
  readonly kinds: readonly EvaluationKind[]
  readonly standard: Standard
  readonly calculation: Calculation | null
  readonly isCalculating: boolean
  /** Brings the notices into sight. */
  readonly onNotices: () => void
}

/** The result in one line of sight. Its place has the same height empty, waiting and filled. */
export function Headline({ kinds, standard, calculation, isCalculating, onNotices }: HeadlineProps) {
  return (
    <Grid
      height={{ base: 'auto', md: '92px' }}
      minHeight="92px"
      flex="none"
      paddingX="5"
      paddingBottom="3"
      gap="4"
      alignItems="end"
      templateColumns={{ base: '1fr', md: `repeat(${kinds.length}, 1fr) auto` }}
    >
      {isCalculating ? (
        <HeadlineShape />
      ) : (
        kinds.map((kind, index) => (
          <Result key={kind} isAlone={kinds.length === 1} {...{ kind, standard, calculation }}>
            {index === 0 && <NoticeCount calculation={calculation} onOpen={onNotices} />}
          </Result>
        ))
      )}
      {calculation !== null && !isCalculating && (
        <Facts calculation={calculation} unlabelled={kinds.length > 1} />
      )}
    </Grid>
  )
}

interface ResultProps {
  readonly kind: EvaluationKind
  readonly standard: Standard
  readonly calculation: Calculation | null
  /** There is room for the standard's edition. */
  readonly isAlone: boolean
  readonly children: ReactNode
}

function Result({ kind, standard, calculation, isAlone, children }: ResultProps) {
  const result = statement(kind, standard, calculation)
  return (
    <Box alignSelf="start">
      <BigNumber result={result} />
      <Flex
        textStyle="xs"
        color="fg.subtle"
        marginTop="0.5"
        minHeight="16px"
        columnGap="2"
        whiteSpace="nowrap"
      >
        {result.uncertainty_db !== null && <span>{howSure(result.uncertainty_db, result.range)}</span>}
        {children}
        {isAlone && <span>{edition(calculation)}</span>}
      </Flex>
    </Box>
  )
}

/** The standard's edition alone; its range stands with the single numbers. */
function edition(calculation: Calculation | null): string | null {
  return calculation?.editions[0]?.split(',')[0] ?? null
}

function HeadlineShape() {
  return (
    <>
      <Box alignSelf="start">
        <Skeleton width="64px" height="12px" marginTop="0.5" marginBottom="2" />
        <Skeleton width="184px" height="32px" marginBottom="2" />
        <Skeleton width="150px" height="12px" />
      </Box>
      <Box>
        <Skeleton width="138px" height="12px" marginBottom="2" />
        <Skeleton width="138px" height="12px" marginBottom="2" />
        <Skeleton width="138px" height="12px" />
      </Box>
    </>
  )
}
