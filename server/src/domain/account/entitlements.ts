import type { Licence } from '@soundleaf/contracts'

/** What a licence includes. Every rule about licences is stated here. */
export interface Entitlements {
  /** Predicted values; a trial gets random ones. */
  readonly trueValues: boolean
  /** Band tables and curves; without them only the single numbers. */
  readonly spectra: boolean
  readonly flanking: boolean
  readonly report: boolean
  /** Products of one's own and the team's, kept and changed; everyone reads what there is. */
  readonly ownCatalogue: boolean
  /** Keeps measured curves; whoever does not still reads what the team keeps. */
  readonly ownCurves: boolean
  /** Varies a construction to find one: sweeps. */
  readonly search: boolean
  /** Calls the API from programs of one's own: keys and batches. */
  readonly programs: boolean
  /** Has saved projects told to an address: anybody may have a trial, and nobody else is to be bothered by it. */
  readonly webhooks: boolean
}

const ENTITLEMENTS: Readonly<Record<Licence, Entitlements>> = {
  trial: {
    trueValues: false,
    spectra: true,
    flanking: false,
    report: false,
    ownCatalogue: false,
    ownCurves: false,
    search: false,
    programs: false,
    webhooks: false,
  },
  light: {
    trueValues: true,
    spectra: false,
    flanking: false,
    report: false,
    ownCatalogue: false,
    ownCurves: false,
    search: false,
    programs: false,
    webhooks: true,
  },
  full: {
    trueValues: true,
    spectra: true,
    flanking: true,
    report: true,
    ownCatalogue: true,
    ownCurves: true,
    search: true,
    programs: true,
    webhooks: true,
  },
}

export function entitlementsOf(licence: Licence): Entitlements {
  return ENTITLEMENTS[licence]
}
