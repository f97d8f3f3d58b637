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

/** Reasons that say what the rooms are refused for; what they do not say is beside a field. */
const SAID: readonly (string | undefined)[] = ['FlankingUnsupported', 'OpeningsTooLarge', 'ShapeWithoutSight']

/** What the rooms are refused for; asking again is of no use. */
function textOf(failure: CallFailure): FailureText {
  const text = callFailureText(failure)
  const isSaid = SAID.includes(failure.reason)
  return isSaid || failure.reason === 'FieldInvalid'
    ? {
        ...text,
        title: t('rooms.refused'),
        text: isSaid ? failure.message : t('rooms.refusedText'),
        actions: [],
      }
    : text
}
