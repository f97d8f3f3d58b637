import type { Licence } from './enumerations'

const NAMES: Readonly<Record<Licence, string>> = {
  trial: 'Free Trial',
  light: 'Light licence',
  full: 'Full licence',
}

/** A licence in words, and for a trial how long it lasts, by the server's clock. */
export const licenceText = (licence: Licence, trialExpiryText: string | null): string =>
  trialExpiryText === null ? NAMES[licence] : `${NAMES[licence]} · ${trialExpiryText}`
