import { NO_NUMBER, type Statement } from '@soundleaf/results-view'
import { Box, Flex, Sub, Unit } from '@soundleaf/ui'

interface BigNumberProps {
  readonly result: Statement
  /** Smaller, in the strip under the drawing of a narrow window. */
  readonly docked?: boolean
}

/** A rating with its adaptation terms, as the standards write it. */
export function BigNumber({ result, docked = false }: BigNumberProps) {
  // An empty place is quiet.
  const look = result.rating === NO_NUMBER ? { color: 'fg.subtle', fontWeight: 'normal' } : {}
  return (
    <Box>
      <Box textStyle={docked ? '2xs' : 'xs'} color="fg.muted" marginBottom={docked ? 0 : '0.5'}>
        <Sub>{result.notation}</Sub>
      </Box>
      <Flex
        align="baseline"
        gap={docked ? { base: '1.5', sm: '2' } : '2.5'}
        whiteSpace="nowrap"
        fontSize={docked ? { base: '20px', sm: '24px' } : '4xl'}
        lineHeight={docked ? '28px' : 'var(--lh-36)'}
        fontWeight="semibold"
        letterSpacing="-.015em"
        {...look}
      >
        {result.rating}
        {result.terms !== '' && (
          <Box
            as="span"
            fontSize={docked ? { base: 'xs', sm: 'lg' } : 'xl'}
            fontWeight="normal"
            letterSpacing="0"
            color="fg.muted"
          >
            {result.terms}
          </Box>
        )}
        <Unit textStyle="md" letterSpacing="0" {...(docked ? { hideBelow: 'sm' } : {})}>
          {result.unit}
        </Unit>
      </Flex>
    </Box>
  )
}
