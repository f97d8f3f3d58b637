import type { Calculation, EvaluationKind, FieldValues } from '@soundleaf/contracts'
import { requirement, VerdictPlace } from '@soundleaf/results-view'
import { formatQuantity } from '@soundleaf/texts'
import { Box, Link, Skeleton, Stack } from '@soundleaf/ui'
import type { ReactNode } from 'react'
import { t } from '../texts'
import { VerdictLine } from './verdict-line'

interface VerdictsProps {
  readonly kinds: readonly EvaluationKind[]
  readonly fieldValues: FieldValues
  readonly calculation: Calculation | null
  readonly isCalculating: boolean
  /** What the construction lacks before it can be calculated. */
  readonly unfinished: string | null
  /** The values from before stand below. */
  readonly isPast: boolean
  readonly isUnset: boolean
  readonly onChoose: () => void
}

/** px: a verdict in one line, and each further line of it. */
const LINE = 34
const FURTHER_LINE = 16

/** Whether the construction does what is asked of it, for a wall and twice for a floor; as high before the answer. */
export function Verdicts({
  kinds,
  fieldValues,
  calculation,
  isCalculating,
  unfinished,
  isPast,
  isUnset,
  onChoose,
}: VerdictsProps) {
  const isWall = kinds.length === 1
  const isDirect = fieldValues.flankingType === 0
  const each_px = LINE + (isDirect ? FURTHER_LINE : 0) + (isWall ? FURTHER_LINE : 0)
  const height = `${kinds.length * each_px + (kinds.length - 1) * 4}px`
  if (isCalculating)
    return (
      <Place height={height}>
        <Skeleton height="100%" borderRadius="l1" />
      </Place>
    )
  if (unfinished !== null)
    return (
      <Place height={height}>
        <VerdictPlace kind="none" wraps {...(isPast ? { note: t('verdict.past') } : {})}>
          <span role="status">{t('verdict.unfinished', { reason: unfinished })}</span>
        </VerdictPlace>
      </Place>
    )
  if (isUnset)
    return (
      <Place height={height}>
        <VerdictPlace
          kind="none"
          aside={
            <Link as="button" onClick={onChoose}>
              {t('verdict.choose')}
            </Link>
          }
        >
          {t('verdict.unset')}
        </VerdictPlace>
      </Place>
    )
  return (
    <Place height={height}>
      <Stack gap="1">
        {kinds.map((kind) => (
          <VerdictLine
            key={kind}
            asked={requirement(kind, fieldValues, calculation)}
            onChoose={onChoose}
            {...(isWall ? { source: roomText(fieldValues) } : {})}
          />
        ))}
      </Stack>
    </Place>
  )
}

function Place({ height, children }: { readonly height: string; readonly children: ReactNode }) {
  return (
    <Box flex="none" minHeight={height} marginX="5" marginBottom="2">
      {children}
    </Box>
  )
}

/** The room the expected value holds for, as `10 m², 35 m³ · no flanking`. */
function roomText({ separatingArea, volume, flankingType }: FieldValues): string {
  return t('verdict.room', {
    area: formatQuantity(separatingArea, 'm²', 1),
    volume: formatQuantity(volume, 'm³', 1),
    junction: String(flankingType),
    thin: formatQuantity(6, 'mm'),
    thick: formatQuantity(12, 'mm'),
  })
}
