import type { CallFailure } from '@soundleaf/contracts'
import { callFailureText, type FailureText } from '../failure-text'
import { t } from '../texts/rooms'

/** A number outside its range is told in place of the results; asking again is of no use. */
export function roomsFailureText(failure: CallFailure): FailureText {
  const text = callFailureText(failure)
  return failure.reason === 'FieldInvalid' || failure.reason === 'FlankingUnsupported'
    ? { ...text, title: t('rooms.refused'), text: failure.message, actions: [] }
    : text
}
