import type { Account } from '@soundleaf/contracts'

const NAMES: Record<Account['license'], string> = {
  trial: 'Free Trial',
  light: 'Light licence',
  full: 'Full licence',
}

/** The licence, and for a trial how long it lasts, by the server's clock (LIC-01). */
export function licenceText({ license, trialExpiryText }: Account): string {
  return trialExpiryText === null ? NAMES[license] : `${NAMES[license]} · ${trialExpiryText}`
}
