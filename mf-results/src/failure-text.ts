import { isUnfinished } from '@soundleaf/construction'
import type { CalculationValidation, CallFailure } from '@soundleaf/contracts'
import { messageText } from '@soundleaf/messages/calculation'
import { t } from './texts'

/** What stands in the charts' place when there is no result: what happened and what the person can do. */
export interface FailureText {
  readonly icon: 'info' | 'error' | 'failed'
  readonly title: string
  readonly text: string
  readonly actions: readonly ('guide' | 'contact' | 'retry')[]
}

/** What the construction lacks before it can be calculated; null where it is finished, or is wrong. */
export function unfinishedText({ reason }: CalculationValidation): string | null {
  return reason !== null && isUnfinished(reason) ? messageText(reason) : null
}

/** The server found a fault in the construction, or no model for it. */
export function validationText({ result, reason }: CalculationValidation): FailureText {
  const message = reason === null ? '' : messageText(reason)
  if (reason !== null && isUnfinished(reason))
    return {
      icon: 'info',
      title: t('failure.unfinished'),
      text: t('failure.unfinishedNote', { reason: message }),
      actions: [],
    }
  switch (result) {
    case 'ConstructionNotSupported':
      return {
        icon: 'info',
        title: t('failure.notSupported'),
        text: withReason(t('failure.notSupportedNote'), message),
        actions: ['guide', 'contact'],
      }
    case 'FrameError':
    case 'PropertyError':
    case 'MassiveElementError':
      return {
        icon: 'error',
        title: t('failure.construction'),
        text: t('failure.component', { reason: sentence(message) }),
        actions: [],
      }
    case 'Success':
    case 'CalculationError':
    case 'UnknownError':
      return {
        icon: 'error',
        title: t('failure.calculation'),
        text: t('failure.calculationNote', { reason: sentence(message) }),
        actions: ['retry', 'contact'],
      }
  }
}

/** The question did not reach the server, or was refused there. */
export function callFailureText({ code, message }: CallFailure): FailureText {
  switch (code) {
    case 'NetworkFailure':
      return {
        icon: 'failed',
        title: t('failure.offline'),
        text: t('failure.offlineNote'),
        actions: ['retry'],
      }
    case 'FreeTrialExpired':
      return { icon: 'info', title: t('failure.trialExpired'), text: message, actions: ['contact'] }
    case 'ConstructionInvalid':
    case 'ValidationFailed':
      return {
        icon: 'error',
        title: t('failure.construction'),
        text: t('failure.refused', { reason: sentence(message) }),
        actions: [],
      }
    default:
      return {
        icon: 'error',
        title: t('failure.calculation'),
        text: t('failure.unaffected', { reason: sentence(message) }),
        actions: ['retry', 'contact'],
      }
  }
}

/** An older server tells no reason, but the same sentence again. */
function withReason(note: string, reason: string): string {
  return reason === '' || reason === note
    ? note
    : t('failure.notSupportedBecause', { note, reason: sentence(reason) })
}

function sentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`
}
