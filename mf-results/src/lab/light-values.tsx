import type { Calculation, EvaluationKind } from '@soundleaf/contracts'
import { KIND_NAMES, SingleNumberTable } from '@soundleaf/results-view'
import { Link, Stack, Text } from '@soundleaf/ui'
import { Notes } from './notes'

interface LightValuesProps {
  readonly calculation: Calculation
  readonly kinds: readonly EvaluationKind[]
  readonly pricing: string
}

/** What a Light licence has in place of the charts: the small tables (RES-04). */
export function LightValues({ calculation, kinds, pricing }: LightValuesProps) {
  return (
    <Stack gap="3" paddingX="5" paddingTop="2">
      {kinds.map((kind) => (
        <SingleNumberTable key={kind} look="screen" heading={KIND_NAMES[kind]} {...{ calculation, kind }} />
      ))}
      <Notes calculation={calculation} />
      <Text textStyle="xs" color="fg.muted" marginTop="1">
        Curves, tables by band and the report come with the Full licence.{' '}
        <Link href={pricing} target="_blank" rel="noreferrer">
          Upgrade
        </Link>
      </Text>
    </Stack>
  )
}
