import type { Calculation, EvaluationKind, Structure } from '@soundleaf/contracts'
import { kindName, SingleNumberTable } from '@soundleaf/results-view'
import { Stack } from '@soundleaf/ui'
import { memo } from 'react'
import { MeasuredPanel, type MeasuredCurves } from '../measured/measured-panel'
import { WorkingPanel } from '../working/working-panel'
import { PAST } from './past'

interface DetailsProps extends MeasuredCurves {
  readonly calculation: Calculation
  readonly kinds: readonly EvaluationKind[]
  readonly structure: Structure | undefined
}

/**
 * Every number, what was measured nearby, and the working. While the next calculation is awaited those of the one before keep
 * their place, so that nothing jumps.
 */
export function Details({ isPast, ...details }: DetailsProps & { readonly isPast: boolean }) {
  return (
    <Stack gap="4" {...(isPast ? PAST : {})}>
      <DetailsOf {...details} />
    </Stack>
  )
}

const DetailsOf = memo(function DetailsOf({ calculation, kinds, structure, ...curves }: DetailsProps) {
  return (
    <>
      {kinds.map((kind) => (
        <SingleNumberTable key={kind} look="screen" heading={kindName(kind)} {...{ calculation, kind }} />
      ))}
      <MeasuredPanel measured={calculation.measured} {...{ kinds, curves }} />
      <WorkingPanel {...{ calculation, kinds, structure }} />
    </>
  )
})
