import type { CallFailure } from '@soundleaf/contracts'
import { t } from '../texts'

/** Why the rooms have no numbers. Which number is outside of its range says its field in the editor, not the paper. */
export const roomsFailureText = ({ reason, message }: CallFailure): string =>
  reason === 'FieldInvalid' ? t('rooms.outOfRange') : t('rooms.failed', { reason: message })
