import type { Calculation, EvaluationKind } from '@soundleaf/contracts'
import { kindName, SingleNumberTable } from '@soundleaf/results-view'
import { Link, Stack, Text } from '@soundleaf/ui'
import { MeasuredPanel } from '../measured/measured-panel'
import { rich } from '../texts'

interface LightValuesProps {
  readonly calculation: Calculation
  readonly kinds: readonly EvaluationKind[]
  readonly pricing: string
}

/** What a Light licence has in place of the charts: the small tables. */
export function LightValues({ calculation, kinds, pricing }: LightValuesProps) {
  return (
    <Stack gap="3" paddingX="5" paddingTop="2" paddingBottom="3">
      {kinds.map((kind) => (
        <SingleNumberTable key={kind} look="screen" heading={kindName(kind)} {...{ calculation, kind }} />
      ))}
      <MeasuredPanel measured={calculation.measured} kinds={kinds} curves={null} />
      <Text textStyle="xs" color="fg.muted" marginTop="1">
        {rich(
          'light.note',
          {},
          {
            a: (text) => (
              <Link href={pricing} target="_blank" rel="noreferrer">
                {text}
              </Link>
            ),
          },
        )}
      </Text>
    </Stack>
  )
}
