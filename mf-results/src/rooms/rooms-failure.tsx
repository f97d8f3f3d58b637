import type { CallFailure, RemoteHost } from '@soundleaf/contracts'
import { Box } from '@soundleaf/ui'
import { FailurePlace } from '../failure-place'
import { callFailureText, type FailureText } from '../failure-text'
import { t } from '../texts/rooms'

interface RoomsFailureProps {
  readonly failure: CallFailure
  readonly links: RemoteHost<'results'>['links']
  readonly onRetry: () => void
}

/** Stands where the results of the rooms stood. */
export function RoomsFailure({ failure, links, onRetry }: RoomsFailureProps) {
  return (
    <Box minHeight="160px">
      <FailurePlace failure={textOf(failure)} {...{ links, onRetry }} />
    </Box>
  )
}

/** Reasons that say what the rooms are refused for. */
const REFUSED: readonly (string | undefined)[] = [
  'FieldInvalid',
  'FlankingUnsupported',
  'NumberOutsideRange',
  'OpeningsTooLarge',
  'ShapeWithoutSight',
]

/** What the rooms are refused for is told as it is; asking again is of no use. */
function textOf(failure: CallFailure): FailureText {
  const text = callFailureText(failure)
  return REFUSED.includes(failure.reason)
    ? { ...text, title: t('rooms.refused'), text: failure.message, actions: [] }
    : text
}
