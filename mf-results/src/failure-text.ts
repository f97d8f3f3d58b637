import type { CallFailure, Validation } from '@soundleaf/contracts'

/** What stands in the charts' place when there is no result: what happened and what the person can do. */
export interface FailureText {
  readonly icon: 'info' | 'error' | 'failed'
  readonly title: string
  readonly text: string
  readonly actions: readonly ('guide' | 'contact' | 'retry')[]
}

/** The specification's text for a construction that no model covers (CAL-04). */
export const NOT_SUPPORTED =
  'The construction you have built is not supported by us for the moment. See the user guide for more information or contact us.'

/** The server found a fault in the construction, or no model for it. */
export function validationText({ result, message }: Validation): FailureText {
  switch (result) {
    case 'ConstructionNotSupported':
      return { icon: 'info', title: 'Not supported', text: NOT_SUPPORTED, actions: ['guide', 'contact'] }
    case 'FrameError':
    case 'PropertyError':
    case 'MassiveElementError':
      return {
        icon: 'error',
        title: 'The construction has an error',
        text: `${sentence(message)} Change the marked component and the calculation runs again.`,
        actions: [],
      }
    case 'Success':
    case 'CalculationError':
    case 'UnknownError':
      return {
        icon: 'error',
        title: 'The calculation failed',
        text: `${sentence(message)} Change the construction, or contact us if this goes on.`,
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
        title: 'No connection',
        text: 'The server could not be reached, so there is no result. Your construction is not affected. Check the connection and try again.',
        actions: ['retry'],
      }
    case 'FreeTrialExpired':
      return { icon: 'info', title: 'The free trial has expired', text: message, actions: ['contact'] }
    case 'ConstructionInvalid':
    case 'ValidationFailed':
      return {
        icon: 'error',
        title: 'The construction has an error',
        text: `${sentence(message)} Change it and the calculation runs again.`,
        actions: [],
      }
    default:
      return {
        icon: 'error',
        title: 'The calculation failed',
        text: `${sentence(message)} Your construction is not affected.`,
        actions: ['retry', 'contact'],
      }
  }
}

function sentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`
}
