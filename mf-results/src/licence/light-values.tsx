import type { CalculationAnswer, EvaluationKind } from '@soundleaf/contracts'
import { Link, Stack, Text } from '@soundleaf/ui'
import { Notes } from '../lab/notes'
import { SingleNumbers } from '../lab/single-numbers'

interface LightValuesProps {
  readonly answer: CalculationAnswer
  readonly kinds: readonly EvaluationKind[]
  readonly pricing: string
}

/** What a Light licence has in place of the charts: the small tables (RES-04). */
export function LightValues({ answer, kinds, pricing }: LightValuesProps) {
  return (
    <Stack gap="3" paddingX="5" paddingTop="2">
      {kinds.map((kind) => (
        <SingleNumbers key={kind} answer={answer} kind={kind} />
      ))}
      <Notes answer={answer} />
      <Text textStyle="xs" color="fg.muted" marginTop="1">
        Curves, tables by band and the report come with the Full licence.{' '}
        <Link href={pricing} target="_blank" rel="noreferrer">
          Upgrade
        </Link>
      </Text>
    </Stack>
  )
}
