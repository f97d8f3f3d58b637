import type { Calculation, EvaluationKind } from '@soundleaf/contracts'
import { kindName, SingleNumberTable } from '@soundleaf/results-view'
import { Link, Stack, Text } from '@soundleaf/ui'
import type { Ref } from 'react'
import { Notes } from './notes'
import { rich } from '../texts'

interface LightValuesProps {
  readonly calculation: Calculation
  readonly kinds: readonly EvaluationKind[]
  readonly pricing: string
  readonly noticesRef: Ref<HTMLDivElement>
}

/** What a Light licence has in place of the charts: the small tables. */
export function LightValues({ calculation, kinds, pricing, noticesRef }: LightValuesProps) {
  return (
    <Stack gap="3" paddingX="5" paddingTop="2">
      {kinds.map((kind) => (
        <SingleNumberTable key={kind} look="screen" heading={kindName(kind)} {...{ calculation, kind }} />
      ))}
      <Notes ref={noticesRef} calculation={calculation} />
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
