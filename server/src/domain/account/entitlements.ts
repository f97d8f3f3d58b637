import type { Licence } from '@soundleaf/contracts'

/** What a licence includes (specification section 6). Every rule about licences asks here. */
export interface Entitlements {
  /** Predicted values; a trial sees made-up ones. */
  readonly trueValues: boolean
  /** Band tables and curves; without them the single numbers alone. */
  readonly spectra: boolean
  readonly flanking: boolean
  readonly report: boolean
}

const ENTITLEMENTS: Readonly<Record<Licence, Entitlements>> = {
  trial: { trueValues: false, spectra: true, flanking: false, report: false },
  light: { trueValues: true, spectra: false, flanking: false, report: false },
  full: { trueValues: true, spectra: true, flanking: true, report: true },
}

export function entitlementsOf(licence: Licence): Entitlements {
  return ENTITLEMENTS[licence]
}
